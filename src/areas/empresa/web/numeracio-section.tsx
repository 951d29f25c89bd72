import { Button, Modal } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { MAX_DARRER, type Numeracio, numeracioRoutes } from '#areas/factura/contract/numeracio.ts';
import type { AnswerOf } from '#contract/route.ts';
import { useTexts } from '#web/language.tsx';
import { useMay, usePlatform } from '#web/platform.tsx';
import { webTexts } from '#web/texts/index.ts';
import { tellFault } from '#web/transport-text.ts';
import { toast } from '#web/ui/feedback/toasts.tsx';
import { useFocusBack } from '#web/ui/feedback/use-focus-back.ts';
import { Form, FormSection } from '#web/ui/form/form.tsx';
import { NumberField } from '#web/ui/form/typed-fields.tsx';
import { useRecordForm } from '#web/ui/form/use-record-form.ts';
import { empresaTexts } from '../texts/index.ts';
import css from './numeracio.module.css';

type Given = { readonly empresa: number; readonly exercici: number };

/** Where each series of invoices goes on from in the exercise, and, before its first one here, from which other number. */
export const NumeracioSection = ({ empresa, exercici }: Given) => {
  const t = useTexts(empresaTexts);
  const web = useTexts(webTexts);
  const { api } = usePlatform();
  const may = useMay();
  const [chosen, choose] = useState<Numeracio | null>(null);
  const { data, error } = useQuery({
    queryKey: ['empresa', 'numeracio', empresa, exercici],
    queryFn: ({ signal }) => api.call(numeracioRoutes.list, { params: { id: empresa }, query: { exercici }, signal }),
  });
  const mayStart = may(numeracioRoutes.start);
  return (
    <FormSection title={t('empresa.numeracio', { any: String(exercici) })} help={t('empresa.numeracio_ajuda')}>
      {error ? <p role="alert">{tellFault(error, web)}</p> : null}
      {data ? (
        <div className={css.scroll}>
          <table className={css.table}>
            <thead>
              <tr>
                <th scope="col">{t('empresa.numeracio.serie')}</th>
                <th scope="col" data-align="right">
                  {t('empresa.numeracio.darrer')}
                </th>
                <th scope="col">{t('empresa.numeracio.seguent')}</th>
                {mayStart ? <td /> : null}
              </tr>
            </thead>
            <tbody>
              {data.items.map((item) => (
                <tr key={item.serie}>
                  <th scope="row">{item.nom ? `${item.serie} · ${item.nom}` : item.serie}</th>
                  <td data-align="right">{item.darrer === 0 ? t('empresa.numeracio.cap') : item.darrer}</td>
                  <td>{item.seguent}</td>
                  {mayStart ? (
                    <td>
                      {item.pot ? (
                        <Button
                          variant="default"
                          aria-label={t('empresa.numeracio.canviar_de', { serie: item.serie })}
                          onClick={() => choose(item)}
                        >
                          {t('empresa.numeracio.canviar')}
                        </Button>
                      ) : (
                        <span className={css.note}>{t('empresa.numeracio.comencada')}</span>
                      )}
                    </td>
                  ) : null}
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      ) : null}
      {chosen ? <StartDialog empresa={empresa} exercici={exercici} item={chosen} onClose={() => choose(null)} /> : null}
    </FormSection>
  );
};

type Answer = AnswerOf<typeof numeracioRoutes.start>;

const StartDialog = ({ empresa, exercici, item, onClose }: Given & { item: Numeracio; onClose: () => void }) => {
  const t = useTexts(empresaTexts);
  const web = useTexts(webTexts);
  const { api, queries } = usePlatform();
  useFocusBack();
  const [first] = useState<{ darrer: number | null }>({ darrer: item.darrer === 0 ? null : item.darrer });
  const form = useRecordForm<typeof first, Answer>({
    record: first,
    draft: null,
    scope: 'numeracio-',
    fields: { darrer: { label: t('empresa.numeracio.darrer_altre'), required: true } },
    save: ({ values, idempotencyKey }) =>
      api.call(numeracioRoutes.start, {
        params: { id: empresa },
        body: { serie: item.serie, exercici, darrer: values.darrer ?? 0 },
        idempotencyKey,
      }),
    read: () => ({ values: first, versio: 0 }),
    onSaved: (answer) => {
      queries.setQueryData(['empresa', 'numeracio', empresa, exercici], answer);
      void queries.invalidateQueries({ queryKey: ['factura', 'next'] });
      void queries.invalidateQueries({ queryKey: ['pressupost', 'next'] });
      const numero = answer.items.find(({ serie }) => serie === item.serie)?.seguent ?? '';
      toast(t('empresa.numeracio.feta', { serie: item.serie, numero }));
      onClose();
    },
    onLeave: onClose,
  });
  return (
    <Modal
      opened
      onClose={onClose}
      title={t('empresa.numeracio.canviar_de', { serie: item.serie })}
      closeButtonProps={{ 'aria-label': web('web.tancar') }}
    >
      <Form form={form} saveText={t('empresa.numeracio.desar')}>
        <div className={css.fields}>
          <NumberField name="darrer" as="integer" span={12} autoFocus min={0} max={MAX_DARRER} />
        </div>
      </Form>
    </Modal>
  );
};

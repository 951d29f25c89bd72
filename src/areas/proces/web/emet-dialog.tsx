import { Button, Modal } from '@mantine/core';
import { IconAlertTriangle } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { today, useFormats } from '#web/formats.ts';
import { useLanguage, useTexts } from '#web/language.tsx';
import { GoLink } from '#web/navigation.tsx';
import { useApi, useEmpresaId } from '#web/platform.tsx';
import { webTexts } from '#web/texts/index.ts';
import { TransportFailure } from '#web/transport-error.ts';
import { tellFault } from '#web/transport-text.ts';
import { toast } from '#web/ui/feedback/toasts.tsx';
import { useFocusBack } from '#web/ui/feedback/use-focus-back.ts';
import { Form } from '#web/ui/form/form.tsx';
import { DateField } from '#web/ui/form/typed-fields.tsx';
import { useRecordForm } from '#web/ui/form/use-record-form.ts';
import { programaRoutes, type Revisio } from '../contract/programa.ts';
import { procesTexts } from '../texts/index.ts';
import { CanvisList } from './canvis-list.tsx';
import { PlanFoot } from './plan-foot.tsx';
import type { Programa } from './plan-rows.ts';
import css from './programa.module.css';
import { PLA, programaHref } from './queries.ts';

/** A revision that repeats the one before is asked about on its own: the button does not accept it. */
const SENSE_CANVIS = 'programa_sense_canvis';

/** An item whose uses do not hold, as the refusal names it. */
interface Falta {
  readonly treball_partida_fk: number;
  readonly nom: string;
  readonly missatges: readonly string[];
}
interface FaltaDita extends Omit<Falta, 'missatges'> {
  readonly errors: readonly { readonly missatge: string }[];
}
const faltesOf = (error: unknown): readonly Falta[] => {
  if (!(error instanceof TransportFailure) || error.problem?.codi !== 'programa_amb_faltes') return [];
  const { faltes = [] } = error.problem as unknown as { faltes?: readonly FaltaDita[] };
  return faltes.map(({ errors, ...one }) => ({ ...one, missatges: errors.map(({ missatge }) => missatge) }));
};

/** Issues the programme as its next revision: what changes with it is read first, and what is wrong leads to where it is mended. */
export const EmetDialog = ({
  treball,
  programa,
  onDone,
  onClose,
}: {
  treball: number;
  programa: Programa;
  onDone: () => void;
  onClose: () => void;
}) => {
  const t = useTexts(procesTexts);
  const n = (programa.revisio?.numero ?? 0) + 1;
  useFocusBack();
  return (
    <Modal opened onClose={onClose} title={t('proces.emetre.titol', { n })} withCloseButton={false} size="lg">
      <EmetForm treball={treball} programa={programa} n={n} onDone={onDone} onClose={onClose} />
    </Modal>
  );
};

const EmetForm = ({ treball, programa, n, onDone, onClose }: Parameters<typeof EmetDialog>[0] & { n: number }) => {
  const t = useTexts(procesTexts);
  const web = useTexts(webTexts);
  const formats = useFormats();
  const api = useApi();
  const empresa = useEmpresaId();
  const { language } = useLanguage();
  const [refused, setRefused] = useState<readonly Falta[]>([]);
  const { data: canvis, error } = useQuery({
    queryKey: [PLA, empresa, treball, 'canvis', language],
    queryFn: ({ signal }) => api.call(programaRoutes.canvis, { params: { id: treball }, signal }),
    staleTime: 0,
  });
  const told = canvis?.avisos ?? [];
  // Told before it is asked, as the refusal tells them.
  const faltes = refused.length > 0 ? refused : (canvis?.faltes ?? []);
  const form = useRecordForm<{ data: string | null }, Revisio>({
    record: { data: today() },
    draft: null,
    scope: 'emet-',
    fields: { data: { label: t('proces.emetre.data'), required: true } },
    save: async ({ values, avisos_acceptats, idempotencyKey }) => {
      setRefused([]);
      const listed = told.flatMap(({ codi }) => (codi === SENSE_CANVIS ? [] : [codi]));
      const taken = [...new Set([...listed, ...(avisos_acceptats ?? [])])];
      try {
        return await api.call(programaRoutes.emet, {
          params: { id: treball },
          // What the dialog says is accepted with its button; what has come since is asked.
          body: { data: values.data ?? '', ...(taken.length > 0 ? { avisos_acceptats: taken } : {}) },
          idempotencyKey,
        });
      } catch (fault) {
        setRefused(faltesOf(fault));
        throw fault;
      }
    },
    read: (answer) => ({ values: { data: answer.data }, versio: 0 }),
    onSaved: ({ numero }) => {
      toast(t('proces.emetre.fet', { n: numero }));
      onDone();
    },
    onLeave: onClose,
  });
  const { state } = form;
  return (
    <Form form={form} bar={false} sends>
      <div className={css.dialog}>
        {programa.revisio ? (
          <p>{t('proces.emetre.canvis', { n: canvis?.n ?? programa.n_canvis, anterior: programa.revisio.numero })}</p>
        ) : (
          <p>{t('proces.emetre.primera')}</p>
        )}
        {state.kind === 'failed' || faltes.length > 0 ? (
          <div role="alert" className={css.faults}>
            <p>
              <IconAlertTriangle size={16} aria-hidden />{' '}
              {state.kind === 'failed' ? state.sentence : t('proces.emetre.faltes', { n: faltes.length })}
            </p>
            <ul>
              {faltes.map((one) => (
                <li key={one.treball_partida_fk}>
                  <GoLink to={`${programaHref(empresa, treball)}?partida=${one.treball_partida_fk}`} onClick={onClose}>
                    {one.nom}
                  </GoLink>
                  <span className={css.second}>{one.missatges.join(' ')}</span>
                </li>
              ))}
            </ul>
          </div>
        ) : null}
        {error ? <p role="alert">{tellFault(error, web)}</p> : null}
        {canvis && programa.revisio ? (
          <>
            <CanvisList canvis={canvis} />
            {canvis.cost.abans === canvis.cost.despres ? null : (
              <p>
                {t('proces.emetre.cost', {
                  abans: formats.money(canvis.cost.abans),
                  despres: formats.money(canvis.cost.despres),
                })}
              </p>
            )}
          </>
        ) : null}
        <PlanFoot programa={programa} />
        {told.length > 0 ? (
          <section className={css.told} aria-label={t('proces.emetre.avisos')}>
            <strong>
              <IconAlertTriangle size={16} aria-hidden /> {t('proces.emetre.avisos')}
            </strong>
            <ul>
              {told.map(({ codi, missatge }) => (
                <li key={codi}>{missatge}</li>
              ))}
            </ul>
          </section>
        ) : null}
        <div className={css.short}>
          <DateField name="data" autoFocus />
        </div>
        <p className={css.quiet}>{t('proces.emetre.ajuda')}</p>
        <div className={css.choices} data-foot-of-dialog>
          <Button variant="default" onClick={onClose}>
            {web('web.cancellar')}
          </Button>
          <Button
            type="submit"
            loading={state.kind === 'saving'}
            disabled={canvis === undefined && !error}
            title="Ctrl+Enter"
          >
            {t('proces.emetre.fer', { n })}
          </Button>
        </div>
      </div>
    </Form>
  );
};

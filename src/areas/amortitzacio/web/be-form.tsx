import { Drawer } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTexts } from '#web/language.tsx';
import { useApi, useEmpresaId, usePlatform } from '#web/platform.tsx';
import { webTexts } from '#web/texts/index.ts';
import { tellFault } from '#web/transport-text.ts';
import { toast } from '#web/ui/feedback/toasts.tsx';
import { Form } from '#web/ui/form/form.tsx';
import { useRecordForm } from '#web/ui/form/use-record-form.ts';
import { amortitzacioRoutes } from '../contract/routes.ts';
import type { BeInversio } from '../contract/schemas.ts';
import { pantallaTexts } from '../texts/pantalla.ts';
import css from './amortitzacio.module.css';
import { BeFields } from './be-fields.tsx';
import { blankValues, bodyOf, desDeOf, type Values, valuesOf } from './be-values.ts';
import { useLayers } from './layers.ts';
import { beQuery } from './queries.ts';

/** «Nou bé»: one that no expense kept here bought. */
export const BeNewLayer = ({ open }: { open: boolean }) => {
  const t = useTexts(pantallaTexts);
  const web = useTexts(webTexts);
  const layers = useLayers();
  return (
    <Drawer
      opened={open}
      onClose={layers.close}
      position="right"
      size="lg"
      title={t('amortitzacio.nou_titol')}
      closeButtonProps={{ 'aria-label': web('web.tancar') }}
    >
      {open ? (
        <>
          <p className={css.hint}>{t('amortitzacio.nou_ajuda')}</p>
          <BeForm be={null} onDone={layers.close} />
        </>
      ) : null}
    </Drawer>
  );
};

/** A good that is changed. */
export const BeEditLayer = ({ id }: { id: number | null }) => {
  const t = useTexts(pantallaTexts);
  const web = useTexts(webTexts);
  const api = useApi();
  const empresa = useEmpresaId();
  const layers = useLayers();
  const { data: be, error } = useQuery({ ...beQuery(api, empresa, id ?? 0), enabled: id !== null });
  return (
    <Drawer
      opened={id !== null}
      onClose={() => layers.backTo(id ?? 0)}
      position="right"
      size="lg"
      title={t('amortitzacio.editar_titol')}
      closeButtonProps={{ 'aria-label': web('web.tancar') }}
    >
      {error ? <p role="alert">{tellFault(error, web)}</p> : null}
      {be && be.id === id ? <BeForm be={be} onDone={() => layers.backTo(be.id)} /> : null}
    </Drawer>
  );
};

const BeForm = ({ be, onDone }: { be: BeInversio | null; onDone: () => void }) => {
  const t = useTexts(pantallaTexts);
  const api = useApi();
  const empresa = useEmpresaId();
  const { queries } = usePlatform();
  const [first] = useState<Values>(() => (be ? valuesOf(be) : blankValues()));
  const form = useRecordForm<Values, BeInversio>({
    record: first,
    versio: be?.versio,
    draft: be ? `amortitzacio.${be.id}` : 'amortitzacio.nou',
    scope: 'be-',
    fields: {
      descripcio: { label: t('amortitzacio.camp.descripcio'), required: true },
      identificador: { label: t('amortitzacio.camp.identificador') },
      tipus_be: { label: t('amortitzacio.camp.tipus_be'), required: true },
      fila: { label: t('amortitzacio.camp.fila') },
      data_inici: { label: t('amortitzacio.camp.data_inici'), required: true },
      valor: { label: t('amortitzacio.camp.valor'), required: be === null || be.despesa === null },
      valor_residual: { label: t('amortitzacio.camp.valor_residual') },
      amortitzat_abans: { label: t('amortitzacio.camp.amortitzat_abans') },
      exercici_inicial: { label: t('amortitzacio.camp.exercici_inicial') },
      percentatge: { label: t('amortitzacio.camp.percentatge'), required: true },
      des_de: { label: t('amortitzacio.camp.des_de') },
      metode: { label: t('amortitzacio.camp.metode') },
      usat: { label: t('amortitzacio.camp.usat') },
      observacions: { label: t('amortitzacio.camp.observacions') },
    },
    save: ({ values, changed, versio, avisos_acceptats, idempotencyKey }) => {
      const accepted = avisos_acceptats ? { avisos_acceptats } : {};
      return be
        ? api.call(amortitzacioRoutes.update, {
            params: { id: empresa, bid: be.id },
            body: { ...bodyOf(changed), ...desDeOf(be, values), ...accepted, versio: versio ?? be.versio },
            idempotencyKey,
          })
        : api.call(amortitzacioRoutes.create, {
            params: { id: empresa },
            body: { ...bodyOf(values), ...accepted } as never,
            idempotencyKey,
          });
    },
    read: (kept) => ({ values: valuesOf(kept), versio: kept.versio }),
    onSaved: (kept) => {
      queries.setQueryData(beQuery(api, empresa, kept.id).queryKey, kept);
      void queries.invalidateQueries({ queryKey: ['amortitzacio', 'list'] });
      toast(t('amortitzacio.desat'));
      onDone();
    },
    onLeave: onDone,
  });
  return (
    <Form form={form}>
      <BeFields form={form} be={be} />
    </Form>
  );
};

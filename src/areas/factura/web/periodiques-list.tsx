import { IconRepeat } from '@tabler/icons-react';
import { useMemo } from 'react';
import { PLAIN_FORMATS } from '#contract/llistat.ts';
import { useFormats } from '#web/formats.ts';
import { useTexts } from '#web/language.tsx';
import { useApi, useEmpresaId, useMay } from '#web/platform.tsx';
import { listExport } from '#web/ui/list/list-exports.ts';
import { ListScreen } from '#web/ui/list/list-screen.tsx';
import type { ListExport, ListExportAsked, ListSpec } from '#web/ui/list/list-types.ts';
import { Mark } from '#web/ui/mark/mark.tsx';
import { type Periodica, periodicaRoutes } from '../contract/periodiques.ts';
import { facturaTexts } from '../texts/index.ts';
import css from './factura.module.css';

/** A toggle that is off asks for nothing: all are shown, not those that stand still. */
const turnedOn = (filters: Readonly<Record<string, boolean>>) => ({
  ...(filters['actives'] ? { actives: true } : {}),
  ...(filters['amb_falla'] ? { amb_falla: true } : {}),
});
const activesAlone = ({ formats, download, putOff }: ListExport): ListExport => {
  const asked = (given: ListExportAsked): ListExportAsked => ({
    ...given,
    filters: turnedOn(given.filters),
  });
  return { formats, download: (given) => download(asked(given)), putOff: (given) => putOff(asked(given)) };
};

/** Periòdiques: invoices that are made by themselves each month, quarter or year. */
export const Screen = () => {
  const t = useTexts(facturaTexts);
  const formats = useFormats();
  const api = useApi();
  const empresa = useEmpresaId();
  const may = useMay();
  const mayCreate = may(periodicaRoutes.create);
  const mayUpdate = may(periodicaRoutes.update);
  const mayRemove = may(periodicaRoutes.remove);
  const spec = useMemo((): ListSpec<Periodica> => {
    const next = (item: Periodica) =>
      item.activa && item.propera === null ? (
        <span className={css.pair}>
          <Mark form="closed" word={t('factura.periodica.acabada')} />
          {item.falla ? (
            <Mark form="warning" word={t('factura.periodica.falla', { motiu: item.falla })} size="icon" />
          ) : null}
        </span>
      ) : item.activa ? (
        <span className={css.pair}>
          {item.propera ? formats.date(item.propera) : null}
          {item.falla ? (
            <Mark form="warning" word={t('factura.periodica.falla', { motiu: item.falla })} size="icon" />
          ) : null}
        </span>
      ) : (
        <Mark form="closed" word={t('factura.periodica.pausada')} />
      );
    return {
      area: 'periodiques',
      title: t('factura.periodiques'),
      queryKey: ['periodica', 'list'],
      order: { field: 'propera', direction: 'ASC' },
      filters: [
        { key: 'actives', text: t('factura.periodica.actives'), initial: false },
        { key: 'amb_falla', text: t('factura.periodica.amb_falla'), initial: false },
      ],
      columns: [
        { key: 'client', head: t('factura.col.client'), width: 'flex', order: 'agent', show: (item) => item.agent.nom },
        { key: 'nom', head: t('factura.periodica.nom'), width: 220, order: 'nom', show: (item) => item.nom },
        {
          key: 'periodicitat',
          head: t('factura.periodica.periodicitat'),
          width: 112,
          show: (item) => t(`factura.periodica.${item.periodicitat}`),
        },
        { key: 'propera', head: t('factura.periodica.propera'), width: 124, order: 'propera', show: next },
        {
          key: 'accio',
          head: t('factura.periodica.accio'),
          width: 176,
          show: (item) => t(`factura.periodica.${item.accio}`),
        },
        {
          key: 'treball',
          head: t('factura.col.treball'),
          width: 92,
          optional: true,
          show: (item) => item.treball?.codi ?? '—',
        },
        {
          key: 'total',
          head: t('factura.col.total'),
          width: 112,
          align: 'right',
          show: (item) => formats.money(item.total),
        },
      ],
      fetchPage: ({ filters, ordre_camp, ...query }, signal) =>
        api.call(periodicaRoutes.list, {
          params: { id: empresa },
          query: {
            ...turnedOn(filters),
            ...query,
            ordre_camp: ordre_camp as 'nom' | 'propera' | 'agent',
          },
          signal,
        }),
      idOf: (item) => item.id,
      nameOf: (item) => item.nom,
      href: (item) => `/empresa/${empresa}/periodica/${item.id}`,
      muted: (item) => !item.activa || item.propera === null,
      entry: (item) => ({
        title: item.agent.nom,
        aside: formats.money(item.total),
        second: item.nom,
        mark: next(item),
      }),
      bulk: [
        ...(mayUpdate
          ? ([true, false] as const).map((activa) => ({
              key: activa ? 'reprendre' : 'pausar',
              text: t(activa ? 'factura.periodica.reprendre' : 'factura.periodica.pausar'),
              fits: (item: Periodica) => item.activa !== activa,
              act: ({ id: pid, versio }: Periodica) =>
                api.call(periodicaRoutes.update, { params: { id: empresa, pid }, body: { versio, activa } }),
            }))
          : []),
        ...(mayRemove
          ? [
              {
                key: 'suprimir',
                text: t('factura.periodica.suprimir'),
                danger: true,
                act: ({ id: pid }: Periodica) => api.call(periodicaRoutes.remove, { params: { id: empresa, pid } }),
              },
            ]
          : []),
      ],
      create: mayCreate ? { text: t('factura.periodica.nova'), href: `/empresa/${empresa}/periodica/nova` } : null,
      exports: activesAlone(listExport(api, periodicaRoutes.llistat, PLAIN_FORMATS, { id: empresa })),
      empty: { icon: IconRepeat, sentence: t('factura.periodica.buit') },
    };
  }, [t, formats, api, empresa, mayCreate, mayUpdate, mayRemove]);
  return <ListScreen spec={spec} />;
};

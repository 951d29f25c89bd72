import { IconCoinEuro } from '@tabler/icons-react';
import { useMemo } from 'react';
import { useExercici } from '#areas/empresa/web/index.tsx';
import { showCompte } from '#areas/fiscal/domain/iban.ts';
import { PLAIN_FORMATS } from '#contract/llistat.ts';
import type { AnswerOf } from '#contract/route.ts';
import { useFormats } from '#web/formats.ts';
import { useTexts } from '#web/language.tsx';
import { useApi, useEmpresaId, useMay, usePlatform } from '#web/platform.tsx';
import { listExport } from '#web/ui/list/list-exports.ts';
import { ListScreen } from '#web/ui/list/list-screen.tsx';
import type { ListSpec } from '#web/ui/list/list-types.ts';
import { type COBRAMENT_ORDER, type CobramentItem, cobramentRoutes } from '../contract/cobraments.ts';
import { facturaTexts } from '../texts/index.ts';
import { formaOf } from './forma.ts';
import { PeriodControl } from './list-controls.tsx';
import { asQuery } from './list-query.ts';

type Answer = AnswerOf<typeof cobramentRoutes.list>;

/** Cobraments: what came in, of all invoices. */
export const Screen = () => {
  const t = useTexts(facturaTexts);
  const formats = useFormats();
  const api = useApi();
  const empresa = useEmpresaId();
  const may = useMay();
  const { queries } = usePlatform();
  const { exercici } = useExercici(empresa);
  const mayCreate = may(cobramentRoutes.create);
  const mayRemove = may(cobramentRoutes.remove);
  const spec = useMemo(
    (): ListSpec<CobramentItem, Answer> => ({
      area: 'cobraments',
      title: t('factura.cobraments'),
      queryKey: ['cobrament', 'list', exercici],
      order: { field: 'data', direction: 'DESC' },
      values: [{ key: 'periode', initial: 'exercici' }],
      controls: (given) => <PeriodControl given={given} />,
      columns: [
        {
          key: 'data',
          head: t('factura.cobrament.data'),
          width: 96,
          order: 'data',
          show: (item) => formats.date(item.data),
        },
        {
          key: 'factura',
          head: t('factura.factura'),
          width: 124,
          order: 'factura',
          show: (item) => item.factura.numero,
        },
        {
          key: 'client',
          head: t('factura.col.client'),
          width: 'flex',
          order: 'agent',
          show: (item) => item.agent?.nom ?? '—',
        },
        {
          key: 'forma',
          head: t('factura.cobrament.forma'),
          width: 190,
          show: (item) => formaOf(t, item),
        },
        {
          key: 'compte',
          head: t('factura.cobrament.compte'),
          width: 236,
          show: (item) => showCompte(item.compte) || '—',
        },
        {
          key: 'total',
          head: t('factura.cobrament.import_col'),
          width: 112,
          align: 'right',
          order: 'total',
          show: (item) => formats.money(item.total),
        },
      ],
      fetchPage: ({ filters: _filters, values, ordre_camp, ...query }, signal) =>
        api.call(cobramentRoutes.list, {
          params: { id: empresa },
          query: {
            ...asQuery(values ?? {}, exercici),
            ...query,
            ordre_camp: ordre_camp as (typeof COBRAMENT_ORDER)[number],
          },
          signal,
        }),
      idOf: (item) => item.id,
      nameOf: (item) => `${item.factura.numero} · ${formats.date(item.data)}`,
      href: (item) => `/empresa/${empresa}/factura/${item.factura.id}?part=cobraments`,
      entry: (item) => ({
        title: item.factura.numero,
        aside: formats.money(item.total),
        second: item.agent?.nom ?? '—',
        mark: formats.date(item.data),
      }),
      bulk: mayRemove
        ? [
            {
              key: 'suprimir',
              text: t('factura.cobrament.suprimir'),
              danger: true,
              act: ({ id: pid, factura }) =>
                api.call(cobramentRoutes.remove, { params: { id: empresa, fid: factura.id, pid } }),
              after: () => void queries.invalidateQueries({ queryKey: ['factura'] }),
            },
          ]
        : [],
      create: mayCreate ? { text: t('factura.cobrament.nou'), href: `/empresa/${empresa}/cobrament/nou` } : null,
      exports: listExport(api, cobramentRoutes.llistat, PLAIN_FORMATS, { id: empresa }, (values) =>
        asQuery(values, exercici),
      ),
      empty: { icon: IconCoinEuro, sentence: t('factura.cobrament.buit') },
      foot: (_total, page) => t('factura.cobrament.suma', { import: formats.money(page.suma) }),
    }),
    [t, formats, api, empresa, exercici, mayCreate, mayRemove, queries],
  );
  return <ListScreen spec={spec} />;
};

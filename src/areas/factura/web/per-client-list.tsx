import { IconUsersGroup } from '@tabler/icons-react';
import { useMemo } from 'react';
import { useExercici } from '#areas/empresa/web/index.tsx';
import { PLAIN_FORMATS } from '#contract/llistat.ts';
import type { AnswerOf } from '#contract/route.ts';
import { vistaContingutSchema } from '#contract/vistes.ts';
import { type Formats, useFormats } from '#web/formats.ts';
import { type Translate, useTexts } from '#web/language.tsx';
import { useApi, useEmpresaId } from '#web/platform.tsx';
import { listExport } from '#web/ui/list/list-exports.ts';
import { ListScreen } from '#web/ui/list/list-screen.tsx';
import type { ListColumn, ListSpec } from '#web/ui/list/list-types.ts';
import { viewToLink } from '#web/ui/list/list-view.ts';
import { type PER_CLIENT_ORDER, type PerClient, perClientRoutes } from '../contract/per-client.ts';
import { facturaTexts } from '../texts/index.ts';
import { FacturesSwitch } from './factures-switch.tsx';
import { PeriodControl } from './list-controls.tsx';
import { endsOf } from './list-query.ts';

/** A client, with the days that its figures are of. */
type Fila = PerClient & { readonly periode: string };
type Answer = Omit<AnswerOf<typeof perClientRoutes.list>, 'items'> & { readonly items: Fila[] };
type T = Translate<typeof facturaTexts.ca>;

const MONEY = ['base', 'total', 'pendent', 'vencut'] as const;
const columns = (t: T, formats: Formats): readonly ListColumn<Fila>[] => [
  {
    key: 'client',
    head: t('factura.col.client'),
    width: 'flex',
    order: 'client',
    show: ({ agent }) => agent?.nom ?? t('factura.per_client.ningu'),
  },
  { key: 'nif', head: t('factura.col.nif'), width: 120, show: ({ agent }) => agent?.nif ?? '' },
  {
    key: 'factures',
    head: t('factura.col.factures'),
    width: 96,
    align: 'right',
    order: 'factures',
    show: (item) => formats.integer(item.factures),
  },
  ...MONEY.map(
    (key): ListColumn<Fila> => ({
      key,
      head: t(`factura.col.${key}`),
      width: 128,
      align: 'right',
      order: key,
      show: (item) => formats.money(item[key]),
    }),
  ),
];

/** The invoices of a client in the same days, whatever was paid of them. */
const invoicesOf = ({ agent, periode }: Fila): string =>
  viewToLink(
    vistaContingutSchema.parse({
      filtres: { pendents: true, cobrades_parcialment: true, cobrades: true },
      valors: { periode, ...(agent && { agents: String(agent.id) }) },
    }),
  );

/** Factures per client: who was invoiced how much, what each owes and what of it is past due. */
export const Screen = () => {
  const t = useTexts(facturaTexts);
  const formats = useFormats();
  const api = useApi();
  const empresa = useEmpresaId();
  const { exercici } = useExercici(empresa);
  const spec = useMemo((): ListSpec<Fila, Answer> => {
    const periodeOf = (values: Readonly<Record<string, string>> | undefined): string => values?.periode ?? 'tot';
    const asked = (values: Readonly<Record<string, string>> | undefined) => {
      const [data_inici, data_final] = endsOf(periodeOf(values), exercici);
      return { ...(data_inici && { data_inici }), ...(data_final && { data_final }) };
    };
    return {
      area: 'per_client',
      title: t('factura.per_client'),
      queryKey: ['factura', 'per_client', exercici],
      order: { field: 'pendent', direction: 'DESC' },
      filters: [
        { key: 'deuen', text: t('factura.per_client.filtre.deuen'), initial: false },
        { key: 'vencuts', text: t('factura.per_client.filtre.vencuts'), initial: false },
      ],
      // Who owes does so whatever the year that it was invoiced in.
      values: [{ key: 'periode', initial: 'tot' }],
      controls: (given) => <PeriodControl given={given} />,
      columns: columns(t, formats),
      fetchPage: async ({ filters, values, ordre_camp, ...query }, signal) => {
        const page = await api.call(perClientRoutes.list, {
          params: { id: empresa },
          query: {
            ...filters,
            ...query,
            ...asked(values),
            ordre_camp: ordre_camp as (typeof PER_CLIENT_ORDER)[number],
          },
          signal,
        });
        return { ...page, items: page.items.map((item) => ({ ...item, periode: periodeOf(values) })) };
      },
      idOf: ({ agent }) => agent?.id ?? 0,
      nameOf: ({ agent }) => agent?.nom ?? t('factura.per_client.ningu'),
      href: (item) => `/empresa/${empresa}/factura?vista=${invoicesOf(item)}`,
      entry: (item) => ({
        title: item.agent?.nom ?? t('factura.per_client.ningu'),
        aside: formats.money(item.pendent),
        second: [
          t('factura.per_client.n', { n: item.factures }),
          `${t('factura.col.total').replace(' €', '')} ${formats.euros(item.total)}`,
          item.vencut === 0 ? null : `${t('factura.col.vencut').replace(' €', '')} ${formats.euros(item.vencut)}`,
        ]
          .filter(Boolean)
          .join(' · '),
      }),
      actions: <FacturesSwitch current="clients" />,
      exports: listExport(api, perClientRoutes.llistat, PLAIN_FORMATS, { id: empresa }, asked),
      empty: { icon: IconUsersGroup, sentence: t('factura.per_client.buit') },
      foot: (_total, { sumes }) =>
        t('factura.per_client.suma', {
          clients: sumes.clients,
          factures: formats.integer(sumes.factures),
          base: formats.money(sumes.base),
          total: formats.money(sumes.total),
          pendent: formats.money(sumes.pendent),
          vencut: formats.money(sumes.vencut),
        }),
    };
  }, [t, formats, api, empresa, exercici]);
  return <ListScreen spec={spec} />;
};

import { IconFileDescription } from '@tabler/icons-react';
import { useMemo } from 'react';
import { PLAIN_FORMATS } from '#contract/llistat.ts';
import type { AnswerOf } from '#contract/route.ts';
import { NOTHING, useFormats } from '#web/formats.ts';
import { useTexts } from '#web/language.tsx';
import { useApi, useEmpresaId, useMay } from '#web/platform.tsx';
import { listExport } from '#web/ui/list/list-exports.ts';
import { ListScreen } from '#web/ui/list/list-screen.tsx';
import type { ListSpec } from '#web/ui/list/list-types.ts';
import { pressupostRoutes } from '../contract/routes.ts';
import type { PRESSUPOST_ORDER, PressupostItem } from '../contract/schemas.ts';
import { pressupostTexts } from '../texts/index.ts';
import { pressupostHref } from './queries.ts';
import { SituacioMark } from './situacio-mark.tsx';

type Found = AnswerOf<typeof pressupostRoutes.list>;
export const numberOf = ({ numero, revisio }: Pick<PressupostItem, 'numero' | 'revisio'>): string =>
  numero === null ? NOTHING : revisio > 1 ? `${numero} v${revisio}` : numero;

/** Pressupostos: what was offered, and what was said of it. */
export const Screen = () => {
  const t = useTexts(pressupostTexts);
  const formats = useFormats();
  const api = useApi();
  const empresa = useEmpresaId();
  const mayCreate = useMay()(pressupostRoutes.create);
  const spec = useMemo((): ListSpec<PressupostItem, Found> => {
    const { date, money } = formats;
    return {
      area: 'pressupostos',
      title: t('pressupost.pressupostos'),
      queryKey: ['pressupost', 'list'],
      order: { field: 'data', direction: 'DESC' },
      filters: [
        { key: 'esborranys', text: t('pressupost.filtre.esborranys'), initial: true },
        { key: 'enviats', text: t('pressupost.filtre.enviats'), initial: true },
        { key: 'acceptats', text: t('pressupost.filtre.acceptats'), initial: true },
        { key: 'tancats', text: t('pressupost.filtre.tancats'), initial: false },
      ],
      columns: [
        { key: 'numero', head: t('pressupost.col.numero'), width: 136, order: 'numero', show: numberOf },
        { key: 'data', head: t('pressupost.col.data'), width: 104, order: 'data', show: (item) => date(item.data) },
        {
          key: 'agent',
          head: t('pressupost.col.agent'),
          width: 'flex',
          order: 'agent',
          show: (item) => item.agent?.nom ?? NOTHING,
        },
        {
          key: 'titol',
          head: t('pressupost.col.titol'),
          width: 200,
          order: 'titol',
          show: (item) => item.titol || NOTHING,
        },
        {
          key: 'validesa',
          head: t('pressupost.col.validesa'),
          width: 104,
          order: 'validesa',
          show: (item) => (item.validesa === null ? NOTHING : date(item.validesa)),
        },
        {
          key: 'situacio',
          head: t('pressupost.col.situacio'),
          width: 168,
          show: (item) => <SituacioMark situacio={item.situacio} />,
        },
        {
          key: 'total',
          head: t('pressupost.col.total'),
          width: 120,
          align: 'right',
          order: 'total',
          show: (item) => money(item.total),
        },
        {
          key: 'treball',
          head: t('pressupost.col.treball'),
          width: 104,
          optional: true,
          show: (item) => item.treball?.codi ?? NOTHING,
        },
        {
          key: 'base',
          head: t('pressupost.col.base'),
          width: 120,
          align: 'right',
          optional: true,
          show: (item) => money(item.base),
        },
      ],
      fetchPage: ({ filters, ordre_camp, ...query }, signal) =>
        api.call(pressupostRoutes.list, {
          params: { id: empresa },
          query: { ...filters, ...query, ordre_camp: ordre_camp as (typeof PRESSUPOST_ORDER)[number] },
          signal,
        }),
      idOf: (item) => item.id,
      href: (item) => pressupostHref(empresa, item.id),
      muted: (item) => item.situacio === 'substituit' || item.situacio === 'rebutjat',
      entry: (item) => ({
        title: `${numberOf(item)} · ${money(item.total)}`,
        second: [item.agent?.nom, item.titol].filter(Boolean).join(' · '),
        mark: <SituacioMark situacio={item.situacio} />,
      }),
      nameOf: (item) => [numberOf(item), item.titol].join(' '),
      exports: listExport(api, pressupostRoutes.llistat, PLAIN_FORMATS, { id: empresa }),
      foot: (_total, { sumes }) =>
        t('pressupost.suma', {
          n: sumes.pressupostos,
          base: money(sumes.base),
          total: money(sumes.total),
        }),
      create: mayCreate ? { text: t('pressupost.nou'), href: `/empresa/${empresa}/pressupost/nou` } : null,
      empty: { icon: IconFileDescription, sentence: t('pressupost.buit') },
    };
  }, [t, formats, api, empresa, mayCreate]);
  return <ListScreen spec={spec} />;
};

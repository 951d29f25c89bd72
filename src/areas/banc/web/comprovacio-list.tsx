import { IconBooks } from '@tabler/icons-react';
import { useMemo } from 'react';
import { NOTHING } from '#web/formats.ts';
import { useTexts } from '#web/language.tsx';
import { useGo } from '#web/navigation.tsx';
import { useApi, useEmpresaId, useMay } from '#web/platform.tsx';
import { webTexts } from '#web/texts/index.ts';
import { tellFault } from '#web/transport-text.ts';
import { toastError } from '#web/ui/feedback/toasts.tsx';
import { ListScreen } from '#web/ui/list/list-screen.tsx';
import type { ListSpec, RowKey } from '#web/ui/list/list-types.ts';
import { comprovacioRoutes } from '../contract/routes.ts';
import type { COMPROVACIO_ORDER, Comprovacio } from '../contract/schemas.ts';
import { bancTexts } from '../texts/index.ts';
import { useBancLists } from './banc-lists.ts';
import { BancSwitch } from './banc-switch.tsx';
import { tellPartides } from './comprovacio-values.ts';
import { TickMark } from './partida-list.tsx';
import { comprovacioHref } from './queries.ts';
import { useBancChanged, useComprovacioBulk } from './use-banc-bulk.tsx';
import { ValueControl } from './value-control.tsx';

/** Comprovacions: the checks of the bank and of the office. */
export const Screen = () => {
  const t = useTexts(bancTexts);
  const web = useTexts(webTexts);
  const api = useApi();
  const go = useGo();
  const may = useMay();
  const empresa = useEmpresaId();
  const lists = useBancLists();
  const bulk = useComprovacioBulk();
  const changed = useBancChanged();
  const [creates, marks] = [may(comprovacioRoutes.create), may(comprovacioRoutes.basic)];
  const spec = useMemo((): ListSpec<Comprovacio> => {
    const keys: RowKey<Comprovacio>[] = [
      ...(creates
        ? [
            {
              key: 'c',
              text: t('banc.tecla.copiar'),
              act: (item: Comprovacio) => go(`/empresa/${empresa}/banc/comprovacio/nova?de=${item.id}`),
            },
          ]
        : []),
      ...(marks
        ? [
            {
              key: 'b',
              text: t('banc.tecla.basica'),
              act: ({ id, basic }: Comprovacio) =>
                void api
                  .call(comprovacioRoutes.basic, { params: { id }, body: { basic: !basic } })
                  .then(changed, (error: unknown) => toastError(tellFault(error, web))),
            },
          ]
        : []),
    ];
    return {
      area: 'comprovacions',
      title: t('banc.comprovacions.titol'),
      queryKey: ['banc', 'comprovacions'],
      order: { field: 'categoria', direction: 'ASC' },
      filters: [
        { key: 'propies', text: t('banc.filtre.propies'), initial: false },
        { key: 'baixes', text: t('banc.filtre.baixes'), initial: false },
      ],
      values: [{ key: 'categoria_fk', initial: '' }],
      controls: (given) => (
        <ValueControl
          given={given}
          name="categoria_fk"
          label={t('banc.comp.categoria_fk')}
          all={t('banc.filtre.tots_apartats')}
          options={lists.categories}
        />
      ),
      columns: [
        { key: 'nom', head: t('banc.col.nom'), width: 'flex', order: 'nom', show: (item) => item.nom },
        { key: 'partida', head: t('banc.col.partida'), width: 240, show: (item) => tellPartides(t, item) },
        {
          key: 'categoria',
          head: t('banc.col.categoria'),
          width: 176,
          order: 'categoria',
          show: (item) => lists.categoria(item.categoria_fk),
        },
        { key: 'frequencia', head: t('banc.col.frequencia'), width: 176, show: (item) => item.frequencia || NOTHING },
        {
          key: 'criteri',
          head: t('banc.col.criteri'),
          width: 200,
          optional: true,
          show: (item) => item.criteri || NOTHING,
        },
        { key: 'normes', head: t('banc.col.normes'), width: 144, show: (item) => item.normes.join(', ') || NOTHING },
        {
          key: 'basic',
          head: t('banc.col.basic'),
          width: 72,
          align: 'center',
          show: (item) => (item.basic ? <TickMark word={t('banc.col.basic')} /> : null),
        },
        {
          key: 'propia',
          head: t('banc.col.propia'),
          width: 72,
          align: 'center',
          show: (item) => (item.propia ? <TickMark word={t('banc.propia.si')} /> : null),
        },
      ],
      fetchPage: ({ filters, values, ordre_camp, ...query }, signal) =>
        api.call(comprovacioRoutes.list, {
          query: {
            ...filters,
            ...(values?.categoria_fk ? { categoria_fk: Number(values.categoria_fk) } : {}),
            ...query,
            ordre_camp: ordre_camp as (typeof COMPROVACIO_ORDER)[number],
          },
          signal,
        }),
      idOf: (item) => item.id,
      href: (item) => comprovacioHref(empresa, item.id),
      muted: (item) => !item.activa,
      entry: (item) => ({
        title: item.nom,
        second: [item.partida, lists.categoria(item.categoria_fk)].filter(Boolean).join(' · '),
        mark: item.propia ? <TickMark word={t('banc.propia.si')} /> : null,
      }),
      nameOf: (item) => item.nom,
      bulk,
      rowKeys: keys,
      actions: <BancSwitch current="comprovacio" />,
      create: creates ? { text: t('banc.nova_comprovacio'), href: `/empresa/${empresa}/banc/comprovacio/nova` } : null,
      empty: { icon: IconBooks, sentence: t('banc.comprovacions.buit') },
    };
  }, [t, web, api, go, empresa, creates, marks, lists, bulk, changed]);
  return <ListScreen spec={spec} />;
};

import { IconBooks, IconCheck } from '@tabler/icons-react';
import { useMemo } from 'react';
import { PLAIN_FORMATS } from '#contract/llistat.ts';
import { NOTHING, useFormats } from '#web/formats.ts';
import { useTexts } from '#web/language.tsx';
import { useGo } from '#web/navigation.tsx';
import { useApi, useEmpresaId, useMay } from '#web/platform.tsx';
import { listExport } from '#web/ui/list/list-exports.ts';
import { ListScreen } from '#web/ui/list/list-screen.tsx';
import type { ListExport, ListSpec } from '#web/ui/list/list-types.ts';
import { partidaRoutes } from '../contract/routes.ts';
import type { PARTIDA_ORDER, PartidaItem } from '../contract/schemas.ts';
import { bancTexts } from '../texts/index.ts';
import css from './banc.module.css';
import { CONTROLS, isControl, useBancLists } from './banc-lists.ts';
import { BancSwitch } from './banc-switch.tsx';
import { partidaHref } from './queries.ts';
import { usePartidaBulk } from './use-banc-bulk.tsx';
import { ValueControl } from './value-control.tsx';

type Flags = Readonly<Record<string, boolean>>;
const kindKey = (id: number): string => `control${id}`;
/** The filters as the call takes them: kinds joined by colons, none of them being all. */
const askedOf = (flags: Flags, values: Readonly<Record<string, string>> = {}) => ({
  nomesVigents: flags.nomesVigents ?? true,
  propies: flags.propies ?? false,
  tots: flags.tots ?? false,
  controls: CONTROLS.filter((id) => flags[kindKey(id)]).join(':'),
  ...(values.proces ? { proces: Number(values.proces) } : {}),
});

/** Banc de control: what can be controlled, of the bank and of the office. */
export const Screen = () => {
  const t = useTexts(bancTexts);
  const formats = useFormats();
  const api = useApi();
  const go = useGo();
  const empresa = useEmpresaId();
  const mayCreate = useMay()(partidaRoutes.create);
  const lists = useBancLists();
  const bulk = usePartidaBulk();
  const spec = useMemo((): ListSpec<PartidaItem> => {
    const control = (item: PartidaItem): string =>
      isControl(item.control_fk) ? t(`banc.control.${item.control_fk}`) : '';
    const file = listExport(api, partidaRoutes.document, PLAIN_FORMATS);
    const exports: ListExport = {
      formats: file.formats,
      download: ({ filters, values, ...asked }) =>
        file.download({ ...asked, filters: askedOf(filters, values) as unknown as Flags }),
      putOff: ({ filters, values, ...asked }) =>
        file.putOff({ ...asked, filters: askedOf(filters, values) as unknown as Flags }),
    };
    return {
      area: 'banc',
      title: t('banc.banc'),
      queryKey: ['banc', 'partides'],
      order: { field: 'proces', direction: 'ASC' },
      filters: [
        { key: 'nomesVigents', text: t('banc.filtre.nomesVigents'), initial: true },
        ...CONTROLS.map((id) => ({ key: kindKey(id), text: t(`banc.control.${id}`), initial: false })),
        { key: 'propies', text: t('banc.filtre.propies'), initial: false },
        { key: 'tots', text: t('banc.filtre.tots'), initial: false },
      ],
      values: [{ key: 'proces', initial: '' }],
      controls: (given) => (
        <ValueControl
          given={given}
          name="proces"
          label={t('banc.proces_fk')}
          all={t('banc.filtre.tots_processos')}
          options={lists.processos}
        />
      ),
      columns: [
        { key: 'nom', head: t('banc.col.nom'), width: 'flex', order: 'nom', show: (item) => item.nom },
        {
          key: 'codi',
          head: t('banc.col.codi'),
          width: 120,
          order: 'codi',
          optional: true,
          show: (item) => item.codi || NOTHING,
        },
        {
          key: 'proces',
          head: t('banc.col.proces'),
          width: 176,
          order: 'proces',
          show: (item) => lists.proces(item.proces_fk),
        },
        { key: 'control', head: t('banc.col.control'), width: 120, order: 'control', show: control },
        {
          key: 'normes',
          head: t('banc.col.normes'),
          width: 200,
          show: (item) => item.normes.join(', ') || NOTHING,
        },
        {
          key: 'vigentDesde',
          head: t('banc.col.vigentDesde'),
          width: 128,
          order: 'vigentDesde',
          show: (item) => formats.date(item.vigentDesde),
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
        api.call(partidaRoutes.list, {
          query: { ...askedOf(filters, values), ...query, ordre_camp: ordre_camp as (typeof PARTIDA_ORDER)[number] },
          signal,
        }),
      idOf: (item) => item.id,
      href: (item) => partidaHref(empresa, item.id),
      muted: (item) => !item.activa,
      entry: (item) => ({
        title: item.nom,
        second: [lists.proces(item.proces_fk), control(item), item.codi].filter(Boolean).join(' · '),
        mark: item.propia ? <TickMark word={t('banc.propia.si')} /> : null,
      }),
      nameOf: (item) => item.nom,
      bulk,
      rowKeys: mayCreate
        ? [
            {
              key: 'c',
              text: t('banc.tecla.copiar'),
              act: (item) => go(`/empresa/${empresa}/banc/partida/nova?de=${item.id}`),
            },
          ]
        : [],
      actions: <BancSwitch current="partida" />,
      create: mayCreate ? { text: t('banc.nova'), href: `/empresa/${empresa}/banc/partida/nova` } : null,
      exports,
      empty: { icon: IconBooks, sentence: t('banc.buit') },
    };
  }, [t, formats, api, go, empresa, mayCreate, lists, bulk]);
  return <ListScreen spec={spec} />;
};

/** A mark in a narrow column: of the office, in the short programme. */
export const TickMark = ({ word }: { word: string }) => (
  <span role="img" aria-label={word} title={word} className={css.own}>
    <IconCheck size={16} aria-hidden />
  </span>
);

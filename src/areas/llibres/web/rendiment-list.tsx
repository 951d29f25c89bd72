import { NativeSelect } from '@mantine/core';
import { IconChartBar } from '@tabler/icons-react';
import { useMemo } from 'react';
import { useExercici } from '#areas/empresa/web/index.tsx';
import { PLAIN_FORMATS } from '#contract/llistat.ts';
import type { AnswerOf } from '#contract/route.ts';
import { type Formats, useFormats } from '#web/formats.ts';
import { type Translate, useTexts } from '#web/language.tsx';
import { useApi, useEmpresaId, usePlatform } from '#web/platform.tsx';
import type { ScreenProps } from '#web/room.ts';
import { listExport } from '#web/ui/list/list-exports.ts';
import { ListScreen } from '#web/ui/list/list-screen.tsx';
import type { ListColumn, ListSpec, ListValues } from '#web/ui/list/list-types.ts';
import { llibresRoutes } from '../contract/routes.ts';
import type { RENDIMENT_ORDER, RendimentItem } from '../contract/schemas.ts';
import { pantallaTexts } from '../texts/pantalla.ts';
import { Amount } from './amount.tsx';
import css from './llibres.module.css';
import { RendimentDrawer, resultKey } from './rendiment-drawer.tsx';

type Answer = AnswerOf<typeof llibresRoutes.rendiment>;
type T = Translate<typeof pantallaTexts.ca>;

/** Of an exercise, or of the whole life of each work. */
const PeriodControl = ({ given }: { given: ListValues }) => {
  const t = useTexts(pantallaTexts);
  const { years } = useExercici(useEmpresaId());
  const chosen = given.values.exercici ?? '';
  const offered = [...new Set([...years, ...(chosen ? [Number(chosen)] : [])])].sort((one, other) => other - one);
  return (
    <NativeSelect
      aria-label={t('llibres.rendiment.any')}
      className={css.period}
      data={[
        { value: '', label: t('llibres.rendiment.vida') },
        ...offered.map((year) => ({ value: String(year), label: t('llibres.any_n', { any: String(year) }) })),
      ]}
      value={chosen}
      onChange={({ currentTarget }) => given.set('exercici', currentTarget.value)}
    />
  );
};

const MONEY = ['pressupostat', 'facturat', 'cobrat', 'gastat'] as const;
const HUNDREDTHS = 100;
const columns = (t: T, formats: Formats): readonly ListColumn<RendimentItem>[] => [
  {
    key: 'treball',
    head: t('llibres.rendiment.col.treball'),
    width: 'flex',
    order: 'treball',
    show: ({ treball }) => `${treball.codi} ${treball.nom}`,
  },
  ...MONEY.map(
    (key): ListColumn<RendimentItem> => ({
      key,
      head: t(`llibres.rendiment.col.${key}`),
      width: key === 'cobrat' ? 152 : 120,
      align: 'right',
      order: key,
      show: (item) => formats.money(item[key]),
    }),
  ),
  {
    key: 'marge',
    head: t('llibres.rendiment.col.marge'),
    width: 128,
    align: 'right',
    order: 'marge',
    show: (item) => <Amount cents={item.marge} loss={t('llibres.rendiment.perdua')} />,
  },
  {
    key: 'percentatge',
    head: t('llibres.rendiment.col.percentatge'),
    width: 72,
    align: 'right',
    order: 'percentatge',
    show: ({ percentatge }) => formats.decimal(percentatge === null ? null : percentatge / HUNDREDTHS, 2),
  },
];

/** Resultat per treball: quoted, invoiced, paid and spent, and what is left. */
export const Screen = ({ search }: ScreenProps) => {
  const t = useTexts(pantallaTexts);
  const formats = useFormats();
  const api = useApi();
  const empresa = useEmpresaId();
  const { queries } = usePlatform();
  const here = `/empresa/${empresa}/rendiment`;
  const spec = useMemo((): ListSpec<RendimentItem, Answer> => {
    const asked = (values: Readonly<Record<string, string>> | undefined) =>
      values?.exercici ? { exercici: Number(values.exercici) } : {};
    return {
      area: 'rendiment',
      title: t('llibres.rendiment'),
      queryKey: ['rendiment', 'list'],
      order: { field: 'marge', direction: 'ASC' },
      filters: [
        { key: 'obert', text: t('llibres.rendiment.obert'), initial: false },
        { key: 'tancat', text: t('llibres.rendiment.tancat'), initial: false },
      ],
      values: [{ key: 'exercici', initial: '' }],
      controls: (given) => <PeriodControl given={given} />,
      columns: columns(t, formats),
      fetchPage: async ({ filters, values, ordre_camp, ...query }, signal) => {
        const page = await api.call(llibresRoutes.rendiment, {
          params: { id: empresa },
          query: {
            ...filters,
            ...query,
            ...asked(values),
            ordre_camp: ordre_camp as (typeof RENDIMENT_ORDER)[number],
          },
          signal,
        });
        for (const item of page.items)
          queries.setQueryData(resultKey(empresa, item.treball.id, values?.exercici ?? ''), item);
        return page;
      },
      idOf: ({ treball }) => treball.id,
      nameOf: ({ treball }) => `${treball.codi} ${treball.nom}`,
      href: ({ treball }) => `${here}?treball=${treball.id}`,
      entry: (item) => ({
        title: `${item.treball.codi} ${item.treball.nom}`,
        aside: <Amount cents={item.marge} loss={t('llibres.rendiment.perdua')} />,
        second: `${t('llibres.rendiment.col.facturat')} ${formats.money(item.facturat)} · ${t('llibres.rendiment.col.gastat')} ${formats.money(item.gastat)}`,
      }),
      muted: ({ treball }) => !treball.obert,
      exports: listExport(api, llibresRoutes.rendimentExporta, PLAIN_FORMATS, { id: empresa }, asked),
      empty: { icon: IconChartBar, sentence: t('llibres.rendiment_buit') },
      foot: (_total, { sumes }) =>
        t('llibres.rendiment.suma', {
          treballs: sumes.treballs,
          pressupostat: formats.euros(sumes.pressupostat),
          facturat: formats.euros(sumes.facturat),
          cobrat: formats.euros(sumes.cobrat),
          gastat: formats.euros(sumes.gastat),
          marge: formats.euros(sumes.marge),
        }),
    };
  }, [t, formats, api, empresa, queries, here]);
  return (
    <>
      <ListScreen spec={spec} />
      <RendimentDrawer treball={Number(search.treball) || null} here={here} />
    </>
  );
};

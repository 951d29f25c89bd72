import { Button, NativeSelect } from '@mantine/core';
import { IconBook2, IconTrendingDown } from '@tabler/icons-react';
import { useMemo } from 'react';
import { useExercici } from '#areas/empresa/web/index.tsx';
import { PLAIN_FORMATS } from '#contract/llistat.ts';
import type { AnswerOf } from '#contract/route.ts';
import { useFormats } from '#web/formats.ts';
import { useTexts } from '#web/language.tsx';
import { useGo } from '#web/navigation.tsx';
import { useApi, useEmpresaId, useMay } from '#web/platform.tsx';
import type { ScreenProps } from '#web/room.ts';
import { ListScreen } from '#web/ui/list/list-screen.tsx';
import type { ListExport, ListExportAsked, ListSpec, ListValues } from '#web/ui/list/list-types.ts';
import { amortitzacioRoutes } from '../contract/routes.ts';
import type { BE_ORDER, BeItem } from '../contract/schemas.ts';
import { pantallaTexts } from '../texts/pantalla.ts';
import css from './amortitzacio.module.css';
import { BaixaLayer } from './baixa-drawer.tsx';
import { BaixaMark, beColumns } from './be-columns.tsx';
import { BeDrawer } from './be-drawer.tsx';
import { BeEditLayer, BeNewLayer } from './be-form.tsx';
import { layerOf, useLayers } from './layers.ts';
import { TaulesDrawer } from './taules-drawer.tsx';

type Answer = AnswerOf<typeof amortitzacioRoutes.list>;

/** Which exercise the table is of; nothing chosen, the one that is worked in. */
const ExerciciControl = ({ given }: { given: ListValues }) => {
  const t = useTexts(pantallaTexts);
  const { exercici, years } = useExercici(useEmpresaId());
  const chosen = Number(given.values.exercici) || exercici;
  const offered = [...new Set([...years, chosen])].sort((one, other) => other - one);
  return (
    <NativeSelect
      aria-label={t('amortitzacio.exercici')}
      className={css.year}
      data={offered.map((year) => ({
        value: String(year),
        label: t('amortitzacio.exercici_n', { any: String(year) }),
      }))}
      value={String(chosen)}
      onChange={({ currentTarget: { value } }) => given.set('exercici', value === String(exercici) ? '' : value)}
    />
  );
};

/** Amortització: the goods as they stand in an exercise. */
export const Screen = ({ search }: ScreenProps) => {
  const t = useTexts(pantallaTexts);
  const formats = useFormats();
  const api = useApi();
  const go = useGo();
  const empresa = useEmpresaId();
  const may = useMay();
  const layers = useLayers();
  const { exercici } = useExercici(empresa);
  const mayCreate = may(amortitzacioRoutes.create);
  const spec = useMemo((): ListSpec<BeItem, Answer> => {
    const yearOf = (values: Readonly<Record<string, string>> | undefined): number =>
      Number(values?.exercici) || exercici;
    const file = ({ documentType, values, ordre_camp, ordre_criteri }: ListExportAsked) => ({
      params: { id: empresa },
      query: {
        exercici: yearOf(values),
        format: documentType as (typeof PLAIN_FORMATS)[number],
        ordre: `${ordre_criteri === 'DESC' ? '-' : ''}${ordre_camp}`,
      },
    });
    const exports: ListExport = {
      formats: PLAIN_FORMATS,
      download: (asked) => api.download(amortitzacioRoutes.llistat, file(asked)),
      putOff: (asked) => api.putOff(amortitzacioRoutes.llistat, file(asked)),
    };
    return {
      area: 'amortitzacio',
      title: t('amortitzacio.amortitzacio'),
      queryKey: ['amortitzacio', 'list', exercici],
      order: { field: 'data_inici', direction: 'ASC' },
      filters: [{ key: 'tots', text: t('amortitzacio.tots'), initial: false }],
      values: [{ key: 'exercici', initial: '' }],
      controls: (given) => <ExerciciControl given={given} />,
      columns: beColumns(t, formats),
      fetchPage: ({ filters, values, ordre_camp, ...query }, signal) =>
        api.call(amortitzacioRoutes.list, {
          params: { id: empresa },
          query: {
            ...filters,
            ...query,
            exercici: yearOf(values),
            ordre_camp: ordre_camp as (typeof BE_ORDER)[number],
          },
          signal,
        }),
      idOf: (be) => be.id,
      nameOf: (be) => be.descripcio,
      href: (be) => layers.be(be.id),
      entry: (be) => ({
        title: be.descripcio,
        aside: formats.money(be.any.quota),
        second: `${formats.date(be.data_inici)} · ${formats.money(be.valor)} · ${formats.percent(be.any.percentatge)}`,
        mark: <BaixaMark be={be} t={t} formats={formats} />,
      }),
      muted: (be) => be.baixa !== null,
      create: mayCreate ? { text: t('amortitzacio.nou'), href: layers.nou } : null,
      actions: (
        <Button variant="default" leftSection={<IconBook2 size={16} aria-hidden />} onClick={() => go(layers.taules)}>
          {t('amortitzacio.taules')}
        </Button>
      ),
      exports,
      empty: { icon: IconTrendingDown, sentence: t('amortitzacio.buit') },
      foot: (_total, { sumes }) =>
        t('amortitzacio.suma', {
          bens: sumes.bens,
          valor: formats.money(sumes.valor),
          quota: formats.money(sumes.quota),
          acumulat: formats.money(sumes.acumulat),
          pendent: formats.money(sumes.pendent),
        }),
    };
  }, [t, formats, api, go, empresa, exercici, mayCreate, layers]);
  const { what, id } = layerOf(search);
  return (
    <>
      <ListScreen spec={spec} />
      <BeDrawer id={what === 'be' ? id : null} />
      <BeEditLayer id={what === 'editar' ? id : null} />
      <BaixaLayer id={what === 'baixa' ? id : null} />
      <BeNewLayer open={what === 'nou'} />
      <TaulesDrawer open={what === 'taules'} />
    </>
  );
};

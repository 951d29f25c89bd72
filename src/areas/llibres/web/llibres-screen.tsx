import { ActionIcon, Button, NativeSelect } from '@mantine/core';
import { IconAdjustments, IconBook2, IconChevronLeft, IconChevronRight, IconDownload } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { trimestreRoutes } from '#areas/empresa/contract/trimestres.ts';
import { useExercici } from '#areas/empresa/web/index.tsx';
import { useFormats } from '#web/formats.ts';
import { useTexts } from '#web/language.tsx';
import { GoLink, useGo, useLayer, useTitle } from '#web/navigation.tsx';
import { useApi, useEmpresaId, useMay } from '#web/platform.tsx';
import type { ScreenProps } from '#web/room.ts';
import { webTexts } from '#web/texts/index.ts';
import { tellFailure } from '#web/transport-text.ts';
import { StatePanel } from '#web/ui/feedback/state-panel.tsx';
import { llibresRoutes } from '../contract/routes.ts';
import type { AnyLlibres } from '../contract/schemas.ts';
import { pantallaTexts } from '../texts/pantalla.ts';
import { AnualsTable } from './anuals-table.tsx';
import { AvisosDrawer } from './avisos-drawer.tsx';
import { DescarregaDialog } from './descarrega-dialog.tsx';
import css from './llibres.module.css';
import { PerfilDrawer } from './perfil-drawer.tsx';
import { anyQuery } from './queries.ts';
import { useTrimestres } from './use-trimestres.tsx';
import { YearTable } from './year-table.tsx';

const documentsOf = ({ trimestres }: AnyLlibres): number =>
  trimestres.reduce((sum, { expedides, rebudes }) => sum + expedides.documents + rebudes.documents, 0);

/** Llibres i resums: a year by quarters, its forms, its books, and what is closed. */
export const Screen = ({ search }: ScreenProps) => {
  const t = useTexts(pantallaTexts);
  const web = useTexts(webTexts);
  const api = useApi();
  const empresa = useEmpresaId();
  const may = useMay();
  const layer = useLayer();
  const own = useExercici(empresa);
  const exercici = Number(search.exercici) || own.exercici;
  const here = `/empresa/${empresa}/llibres?exercici=${exercici}`;
  const { data, error, refetch } = useQuery(anyQuery(api, empresa, exercici));
  const shown = data?.exercici === exercici ? data : null;
  const { close } = useTrimestres(shown ?? { exercici, trimestres: [], abans_amb_papers: [] });
  const closable = shown?.trimestres.find(({ tancat, acabat }) => acabat && !tancat) ?? null;
  const mayClose = may(trimestreRoutes.tanca);
  const trimestre = Number(search.trimestre);
  const over = (capa: string): void => layer.open(`${here}&capa=${capa}`);
  const away = (): void => layer.close(here);
  useTitle(t('llibres.llibres'), String(exercici));
  const took = shown ? documentsOf(shown) : 0;
  return (
    <section className={css.page}>
      <header className={css.head}>
        <h1>{t('llibres.llibres')}</h1>
        <YearSwitch exercici={exercici} years={own.years} />
        <span className={css.gap} />
        {may(llibresRoutes.perfil) ? (
          <Button
            variant="default"
            leftSection={<IconAdjustments size={16} aria-hidden />}
            onClick={() => over('perfil')}
          >
            {t('llibres.perfil')}
          </Button>
        ) : null}
        {may(llibresRoutes.descarrega) ? (
          <Button
            variant={closable && mayClose ? 'default' : 'filled'}
            leftSection={<IconDownload size={16} aria-hidden />}
            onClick={() => over('descarregar')}
          >
            {t('llibres.descarregar')}
          </Button>
        ) : null}
        {closable && mayClose ? (
          <Button onClick={() => void close(closable)}>{t('llibres.tancar', { n: String(closable.trimestre) })}</Button>
        ) : null}
      </header>
      {error && !shown ? (
        <StatePanel icon={IconBook2} sentence={tellFailure(error, web).sentence} alert>
          <Button onClick={() => void refetch()}>{web('web.reintentar')}</Button>
        </StatePanel>
      ) : null}
      {shown ? (
        <>
          <YearTable any={shown} onAvisos={(n) => over(`avisos&trimestre=${n}`)} />
          {took === 0 ? <p className={css.hint}>{t('llibres.buit')}</p> : null}
          <div className={css.pair}>
            <AnualsTable any={shown} />
            <Bens bens={shown.bens} />
          </div>
        </>
      ) : null}
      <AvisosDrawer
        open={search.capa === 'avisos'}
        exercici={exercici}
        trimestre={trimestre >= 1 && trimestre <= 4 ? trimestre : null}
        onClose={away}
      />
      <PerfilDrawer open={search.capa === 'perfil'} onClose={away} />
      {search.capa === 'descarregar' ? <DescarregaDialog exercici={exercici} documents={took} onClose={away} /> : null}
    </section>
  );
};

const YearSwitch = ({ exercici, years }: { exercici: number; years: readonly number[] }) => {
  const t = useTexts(pantallaTexts);
  const go = useGo();
  const empresa = useEmpresaId();
  const choose = (year: number): void => go(`/empresa/${empresa}/llibres?exercici=${year}`, { replace: true });
  const offered = [...new Set([...years, exercici])].sort((one, other) => other - one);
  return (
    <div className={css.years}>
      <ActionIcon
        variant="default"
        size="var(--control)"
        aria-label={t('llibres.any_abans')}
        onClick={() => choose(exercici - 1)}
      >
        <IconChevronLeft size={16} aria-hidden />
      </ActionIcon>
      <NativeSelect
        aria-label={t('llibres.any')}
        data={offered.map((year) => ({ value: String(year), label: String(year) }))}
        value={String(exercici)}
        onChange={({ currentTarget: { value } }) => choose(Number(value))}
      />
      <ActionIcon
        variant="default"
        size="var(--control)"
        aria-label={t('llibres.any_despres')}
        onClick={() => choose(exercici + 1)}
      >
        <IconChevronRight size={16} aria-hidden />
      </ActionIcon>
    </div>
  );
};

/** The goods of the year, and the way to them. */
const Bens = ({ bens }: Pick<AnyLlibres, 'bens'>) => {
  const t = useTexts(pantallaTexts);
  const formats = useFormats();
  const empresa = useEmpresaId();
  return (
    <section className={css.panel}>
      <h2>{t('llibres.bens')}</h2>
      <p>
        <GoLink to={`/empresa/${empresa}/amortitzacio`}>
          {t('llibres.bens_n', { n: bens.bens, quota: formats.money(bens.quota) })}
        </GoLink>
      </p>
    </section>
  );
};

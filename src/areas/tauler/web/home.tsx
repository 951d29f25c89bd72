import { Button } from '@mantine/core';
import { IconAlertTriangle, IconChevronRight, IconMoodSmile } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { agentRoutes } from '#areas/agent/contract/routes.ts';
import { empresaRoutes } from '#areas/empresa/contract/routes.ts';
import { empresaQuery, useExercici } from '#areas/empresa/web/index.tsx';
import { treballRoutes } from '#areas/treball/contract/routes.ts';
import type { TreballItem } from '#areas/treball/contract/schemas.ts';
import { today, useFormats } from '#web/formats.ts';
import { useTexts } from '#web/language.tsx';
import { GoLink, useTitle } from '#web/navigation.tsx';
import { useApi, useEmpresa, useEmpresaId, useMay, useStoredSession } from '#web/platform.tsx';
import { webTexts } from '#web/texts/index.ts';
import { tellFailure } from '#web/transport-text.ts';
import { StatePanel } from '#web/ui/feedback/state-panel.tsx';
import { Mark } from '#web/ui/mark/mark.tsx';
import { taulerTexts } from '../texts/index.ts';
import { type Due as DueLine, dueOf, nextDue } from './due.ts';
import { Figures } from './figures.tsx';
import css from './home.module.css';
import { NouMenu } from './nou-menu.tsx';
import { type OfficeLine, perGravetat } from './office-line.ts';
import { Recent } from './recent.tsx';
import { useOfficeDue } from './use-office-due.ts';
import { walkLines } from './walk-lines.ts';

const RECENT = 8;

/** Inici: what needs me, then what was touched last. */
export const Screen = () => {
  const t = useTexts(taulerTexts);
  const web = useTexts(webTexts);
  const api = useApi();
  const id = useEmpresaId();
  const empresa = useEmpresa();
  const { exercici } = useExercici(id);
  useTitle(t('tauler.inici'));
  const treballs = useQuery({
    queryKey: ['treball', id, 'tauler'],
    queryFn: ({ signal }) =>
      api.call(treballRoutes.list, {
        query: { obert: true, tancat: true, limit: 500, ordre_camp: 'canviat', ordre_criteri: 'DESC' },
        signal,
      }),
    staleTime: 0,
  });
  const items = treballs.data?.items ?? [];
  return (
    <section className={css.page}>
      <div className={css.head}>
        <h1>{t('tauler.inici')}</h1>
        <span className={css.quiet}>
          {t('tauler.exercici', { empresa: empresa?.nom ?? '', exercici: String(exercici) })}
        </span>
        <span className={css.gap} />
        <NouMenu />
      </div>
      {treballs.error ? (
        <StatePanel icon={IconAlertTriangle} sentence={tellFailure(treballs.error, web).sentence} alert>
          <Button onClick={() => void treballs.refetch()}>{web('web.reintentar')}</Button>
        </StatePanel>
      ) : null}
      {treballs.data && treballs.data.total === 0 ? (
        <>
          <FirstSteps />
          <Due items={[]} first />
          <Figures exercici={exercici} />
          <Recent treballs={[]} most={RECENT} />
        </>
      ) : null}
      {treballs.data && treballs.data.total > 0 ? (
        <div className={css.columns}>
          <Due items={items.filter((item) => item.obert)} />
          <div className={css.stack}>
            <Figures exercici={exercici} />
            <Recent treballs={items.slice(0, RECENT)} most={RECENT} />
          </div>
        </div>
      ) : null}
    </section>
  );
};

/** What waits. `first`: before there is any work, nothing is said where nothing does. */
const Due = ({ items, first = false }: { items: readonly TreballItem[]; first?: boolean }) => {
  const t = useTexts(taulerTexts);
  const id = useEmpresaId();
  const formats = useFormats();
  const may = useMay();
  const lines = dueOf(items, today()).filter(({ on }) => on !== 'dades' || may(treballRoutes.expedient));
  const next = nextDue(items, today());
  const office = useOfficeDue();
  const web = useTexts(webTexts);
  const wordsOf = ({ key, n, treball }: DueLine): string =>
    key === 'mancances'
      ? t('tauler.mancances', { qui: treball.mancances.map((codi) => t(`tauler.falta.${codi}`)).join(', ') })
      : t(`tauler.${key}`, { n });
  const all = perGravetat([
    ...lines.map((line): OfficeLine => {
      const { id: treball, codi, nom } = line.treball;
      return {
        key: `${line.key}${treball}`,
        greu: line.key,
        form: line.form,
        mark: t(`tauler.marca.${line.key}`),
        text: wordsOf(line),
        second: `${codi} ${nom}`,
        href: `/empresa/${id}/treball/${treball}/${line.on}`,
      };
    }),
    ...office.lines,
  ]);
  if (first && office.lines.length === 0 && !office.error) return null;
  return (
    <section className={css.block} aria-labelledby="due">
      <h2 id="due">{t('tauler.per_atendre')}</h2>
      {all.length === 0 && !office.pending && !office.error ? (
        <StatePanel
          icon={IconMoodSmile}
          sentence={t('tauler.res')}
          detail={next ? t('tauler.propera', { data: formats.date(next) }) : undefined}
        />
      ) : null}
      {office.error ? (
        <StatePanel icon={IconAlertTriangle} sentence={tellFailure(office.error, web).sentence} alert>
          <Button onClick={office.retry}>{web('web.reintentar')}</Button>
        </StatePanel>
      ) : null}
      <ul className={css.lines} onKeyDown={walkLines}>
        {all.map((line) => (
          <li key={line.key}>
            <GoLink to={line.href} className={css.line}>
              <Mark form={line.form} word={line.mark} size="icon" />
              <span className={css.text}>
                {line.text}
                <span className={css.second}>{line.second}</span>
              </span>
              <IconChevronRight size={16} aria-hidden />
            </GoLink>
          </li>
        ))}
      </ul>
    </section>
  );
};

/** The first day: what to do first, gone once there is a work. The user's own agent is not one that was added. */
const FirstSteps = () => {
  const t = useTexts(taulerTexts);
  const api = useApi();
  const may = useMay();
  const id = useEmpresaId();
  const company = useQuery({ ...empresaQuery(api, id), enabled: id !== 0 && may(empresaRoutes.get) });
  const agents = useQuery({
    queryKey: ['agent', id, 'tauler'],
    queryFn: ({ signal }) => api.call(agentRoutes.list, { query: { limit: 2 }, signal }),
    enabled: may(agentRoutes.list),
  });
  const { nom, cognoms } = useStoredSession()?.sessio.usuari ?? {};
  const jo = [nom, cognoms].filter(Boolean).join(' ');
  const steps = [
    {
      key: 'empresa',
      href: `/empresa/${id}/dades`,
      done: Boolean(company.data?.adreca.via),
      shown: may(empresaRoutes.update),
    },
    {
      key: 'agent',
      href: `/empresa/${id}/agent/nou`,
      done: (agents.data?.items ?? []).some(({ nom_complet }) => nom_complet !== jo),
      shown: may(agentRoutes.create),
    },
    { key: 'treball', href: `/empresa/${id}/treball/nou`, done: false, shown: may(treballRoutes.create) },
  ] as const;
  // Who can take none of them waits for a work.
  if (!steps.some((step) => step.shown)) return <StatePanel icon={IconMoodSmile} sentence={t('tauler.cap_treball')} />;
  return (
    <section className={css.block} aria-labelledby="steps">
      <h2 id="steps">{t('tauler.passos')}</h2>
      <ul className={css.lines}>
        {steps
          .filter((step) => step.shown)
          .map((step) => (
            <li key={step.key}>
              <GoLink to={step.href} className={css.line}>
                <Mark
                  form={step.done ? 'satisfied' : 'pending'}
                  word={step.done ? t('tauler.fet') : t('tauler.per_fer')}
                  size="icon"
                />
                <span className={css.text}>{t(`tauler.pas.${step.key}`)}</span>
                <IconChevronRight size={16} aria-hidden />
              </GoLink>
            </li>
          ))}
      </ul>
    </section>
  );
};

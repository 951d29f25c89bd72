import { Button } from '@mantine/core';
import { IconChevronRight } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { agentAccioRoutes } from '#areas/agent/contract/accions.ts';
import { agentRoutes } from '#areas/agent/contract/routes.ts';
import { formigoRoutes } from '#areas/formigo/contract/routes.ts';
import type { ZonaItem } from '#areas/formigo/contract/schemas.ts';
import { procesRoutes } from '#areas/proces/contract/routes.ts';
import { funcionsQuery } from '#areas/referencia/web/index.tsx';
import { useLanguage, useTexts } from '#web/language.tsx';
import { GoLink, useGo, useTitle } from '#web/navigation.tsx';
import { useApi, useEmpresaId, useMay } from '#web/platform.tsx';
import type { ResolveContext, ScreenProps } from '#web/room.ts';
import { Mark, type MarkForm } from '#web/ui/mark/mark.tsx';
import { accioRoutes } from '../contract/accions.ts';
import { treballRoutes } from '../contract/routes.ts';
import type { Treball } from '../contract/schemas.ts';
import { treballTexts } from '../texts/index.ts';
import { HonorarisBlock } from './honoraris-block.tsx';
import { ProcessosBlock } from './processos-block.tsx';
import { processosOfTreballQuery, treballQuery, zonesOfTreballQuery } from './queries.ts';
import css from './treball.module.css';
import { TreballFrame } from './treball-frame.tsx';
import { useEndarrerits } from './use-endarrerits.ts';
import { useWholeWork } from './use-whole-work.ts';

export const resolve = async ({ api, queries, empresa, id, language }: ResolveContext) => {
  const [treball, zones, processos] = await Promise.all([
    queries.fetchQuery(treballQuery(api, empresa, id('id'))),
    queries.fetchQuery(zonesOfTreballQuery(api, empresa, id('id'))),
    queries.fetchQuery(processosOfTreballQuery(api, empresa, id('id'), language)),
  ]);
  return { treball, zones, processos };
};
type Given = Awaited<ReturnType<typeof resolve>>;
type Lot = ZonaItem['lots'][number];
/** Failed, and decided upon. */
const isDecided = (lot: Lot): boolean => lot.verdict === 'no_satisfactori' && lot.decisio !== null;

/** The mark of a lot where only its state is known. */
export const lotForm = (lot: Lot): 'failed' | 'ask' | 'warning' | 'satisfied' | 'pending' | 'notApplicable' => {
  if (lot.verdict === 'no_aplica') return 'notApplicable';
  if (lot.verdict === 'no_satisfactori') return 'failed';
  if (lot.verdict === 'ask') return 'ask';
  if (lot.verdict === 'mostra_no_valida') return 'warning';
  if (lot.verdict === 'satisfactori') return lot.insuficients ? 'warning' : 'satisfied';
  return 'pending';
};

export interface Due {
  readonly key: string;
  readonly form: MarkForm;
  readonly word: 'failed' | 'ask' | 'warning' | 'pending' | 'late';
  readonly text: string;
  readonly href: string;
}

/** Resum del treball: where it stands, what comes next. */
export const Screen = ({ given }: ScreenProps<Given>) => {
  const t = useTexts(treballTexts);
  const api = useApi();
  const go = useGo();
  const may = useMay();
  const empresa = useEmpresaId();
  const { id } = given.treball;
  const { data: treball = given.treball } = useQuery({
    ...treballQuery(api, empresa, id),
    initialData: given.treball,
    staleTime: 5_000,
  });
  const { data: zones = given.zones } = useQuery({
    ...zonesOfTreballQuery(api, empresa, id),
    initialData: given.zones,
    staleTime: 5_000,
  });
  const { language } = useLanguage();
  const { data: processos = given.processos } = useQuery({
    ...processosOfTreballQuery(api, empresa, id, language),
    initialData: given.processos,
    staleTime: 5_000,
  });
  const noPlan = processos.every(({ n_partides }) => n_partides === 0);
  const whole = useWholeWork(treball);
  const href = `/empresa/${empresa}/treball/${id}`;
  useTitle(treball.codi, t('treball.treballs'));
  const zonaHref = (zona: ZonaItem, lot: Lot): string => `${href}/formigo/zona/${zona.id}?lot=${lot.numero}`;
  const lots = zones.flatMap((zona) => zona.lots.map((lot) => ({ zona, lot })));
  const pick = (
    test: (lot: Lot) => boolean,
    key: 'no_satisfactori' | 'ask' | 'mostra' | 'insuficients',
    word: Due['word'],
  ): Due[] =>
    lots
      .filter(({ lot }) => test(lot))
      .map(({ zona, lot }) => ({
        key: `${key}${lot.id}`,
        form: word,
        word,
        text: t(`treball.fer.${key}`, { lot: lot.numero, zona: zona.nom }),
        href: zonaHref(zona, lot),
      }));
  const failed = pick((lot) => lot.verdict === 'no_satisfactori' && lot.decisio === null, 'no_satisfactori', 'failed');
  const asks = pick((lot) => lot.verdict === 'ask', 'ask', 'ask');
  const late = useEndarrerits(id, href);
  const due: Due[] = [
    ...failed,
    ...late,
    ...asks,
    ...pick((lot) => lot.verdict === 'mostra_no_valida', 'mostra', 'warning'),
    ...pick((lot) => lot.verdict === 'satisfactori' && lot.insuficients, 'insuficients', 'warning'),
    ...zones.flatMap((zona): Due[] => {
      const waiting = zona.lots.filter((lot) => lot.verdict === 'pendent');
      const [first] = waiting;
      if (!first) return [];
      const text = t('treball.fer.pendents', { zona: zona.nom, n: waiting.length });
      return [{ key: `pendents${zona.id}`, form: 'pending', word: 'pending', text, href: zonaHref(zona, first) }];
    }),
    ...zones.flatMap((zona): Due[] => {
      const waiting = zona.lots.filter((lot) => lot.verdict === 'no_aplica' && lot.mostresTingudes === 0);
      const [first] = waiting;
      if (!first) return [];
      const text = t('treball.fer.con', { zona: zona.nom, n: waiting.length });
      return [{ key: `con${zona.id}`, form: 'pending', word: 'pending', text, href: zonaHref(zona, first) }];
    }),
    // Told to whoever may open where they are mended.
    ...(may(treballRoutes.expedient) ? treball.mancances : []).map(
      (codi): Due => ({
        key: codi,
        form: 'warning',
        word: 'warning',
        text: t(`treball.mancanca.${codi}`),
        href: `${href}/dades`,
      }),
    ),
    ...processos.flatMap((one): Due[] =>
      // Those whose term is past stand above by themselves.
      one.recompte.obertes > late.filter(({ proces }) => proces === one.proces_fk).length
        ? [
            {
              key: `nc${one.proces_fk}`,
              form: 'failed',
              word: 'failed',
              text: t('treball.fer.no_conformes', { proces: one.nom, n: one.recompte.obertes }),
              href: `${href}/seguiment`,
            },
          ]
        : [],
    ),
    // Who controls the concrete alone is not asked for more.
    ...(noPlan && zones.length === 0 && treball.control_qualitat && may(treballRoutes.expedient)
      ? [
          {
            key: 'programa',
            form: 'warning',
            word: 'warning',
            text: t('treball.fer.sense_programa'),
            href: `${href}/programa`,
          } as const,
        ]
      : []),
    ...(zones.length === 0 && treball.control_qualitat && may(treballRoutes.expedient)
      ? [
          {
            key: 'zones',
            form: 'warning',
            word: 'warning',
            text: t('treball.fer.sense_zones'),
            href: `${href}/formigo`,
          } as const,
        ]
      : []),
  ];
  const pending = lots.find(({ lot }) => lot.verdict === 'pendent');
  const next = (): { text: string; href: string } | { text: string; act: () => Promise<void> } | null => {
    if (!treball.obert) return null;
    if (treball.mancances.includes('sense_promotor') && may(treballRoutes.update))
      return { text: t('treball.accio.promotor'), href: `${href}/dades` };
    if (noPlan && zones.length === 0 && treball.control_qualitat && may(procesRoutes.addPartides))
      return { text: t('treball.accio.programa'), href: `${href}/programa` };
    if (zones.length === 0 && noPlan)
      return may(formigoRoutes.createZona)
        ? { text: t('treball.accio.zona'), href: `${href}/formigo/zona/nova` }
        : null;
    if (asks[0] && may(treballRoutes.update)) return { text: t('treball.accio.respondre'), href: asks[0].href };
    if (failed[0] && may(treballRoutes.update)) return { text: t('treball.accio.decisio'), href: failed[0].href };
    if (pending && may(formigoRoutes.seguiment))
      return { text: t('treball.accio.resultats'), href: zonaHref(pending.zona, pending.lot) };
    // With nothing left to do, the work is finished.
    if (due.length === 0 && may(accioRoutes.finalize))
      return { text: t('treball.accio.finalitzar'), act: whole.finalize };
    return null;
  };
  const action = next();
  return (
    <TreballFrame
      treball={treball}
      tab="resum"
      primary={
        action ? (
          <Button onClick={() => ('act' in action ? void action.act() : go(action.href))}>{action.text}</Button>
        ) : null
      }
    >
      <div className={css.columns}>
        <div className={css.side}>
          <section className={css.block} aria-labelledby="due">
            <h2 id="due">{t('treball.cal_fer')}</h2>
            {due.length === 0 ? <p className={css.none}>{t('treball.res')}</p> : null}
            <ul className={css.lines}>
              {due.map((one) => (
                <li key={one.key}>
                  <GoLink to={one.href} className={css.line}>
                    <Mark form={one.form} word={t(`treball.form.${one.word}`)} size="icon" />
                    <span className={css.grow}>{one.text}</span>
                    <IconChevronRight size={16} aria-hidden />
                  </GoLink>
                </li>
              ))}
            </ul>
          </section>
          {noPlan ? null : <ProcessosBlock processos={processos} href={href} />}
          {zones.length > 0 ? <Zones zones={zones} href={href} /> : null}
        </div>
        <div className={css.side}>
          <Agents treball={treball} href={href} />
          <HonorarisBlock treball={treball} href={href} />
        </div>
      </div>
    </TreballFrame>
  );
};

const Zones = ({ zones, href }: { zones: readonly ZonaItem[]; href: string }) => {
  const t = useTexts(treballTexts);
  return (
    <section className={css.block} aria-labelledby="zones">
      <h2 id="zones">{t('treball.zones')}</h2>
      <table className={css.table}>
        <thead>
          <tr>
            <th scope="col">{t('treball.zones.zona')}</th>
            <th scope="col">{t('treball.zones.designacio')}</th>
            <th scope="col">{t('treball.zones.lots')}</th>
          </tr>
        </thead>
        <tbody>
          {zones.map((zona) => (
            <tr key={zona.id}>
              <th scope="row">
                <GoLink to={`${href}/formigo/zona/${zona.id}`}>{zona.nom}</GoLink>
              </th>
              <td>{zona.designacio}</td>
              <td>
                <span className={css.marks}>
                  {zona.lots.map((lot) => {
                    const form = lotForm(lot);
                    return (
                      <Mark
                        key={lot.id}
                        form={form}
                        word={`${lot.numero}: ${t(`treball.form.${isDecided(lot) ? 'decidit' : form}`)}`}
                        size="icon"
                      />
                    );
                  })}
                  {zona.lots.some(isDecided) ? (
                    <span className={css.none}>
                      {t('treball.control.decidits', { n: zona.lots.filter(isDecided).length })}
                    </span>
                  ) : null}
                </span>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
};

const Agents = ({ treball, href }: { treball: Treball; href: string }) => {
  const t = useTexts(treballTexts);
  const api = useApi();
  const may = useMay();
  const empresa = useEmpresaId();
  const { language } = useLanguage();
  const { data: funcions = [] } = useQuery(funcionsQuery(api, language));
  return (
    <section className={css.block} aria-labelledby="agents">
      <h2 id="agents">{t('treball.agents')}</h2>
      {treball.agents.length === 0 ? (
        <p className={css.none}>
          {t('treball.agents.cap')}{' '}
          {may(treballRoutes.update) ? <GoLink to={`${href}/dades`}>{t('treball.agents.afegir')}</GoLink> : null}
        </p>
      ) : (
        <dl className={css.facts}>
          {treball.agents.map((agent) => (
            <div key={`${agent.agent_fk} ${agent.funcio_fk}`} style={{ display: 'contents' }}>
              <dt>{funcions.find((one) => one.id === agent.funcio_fk)?.nom ?? ''}</dt>
              <dd>
                {may(agentRoutes.get) ? (
                  <GoLink to={`/empresa/${empresa}/agent/${agent.agent_fk}`}>{agent.nom}</GoLink>
                ) : (
                  agent.nom
                )}
                {agent.desfasat && may(agentAccioRoutes.sync) ? (
                  <>
                    {' '}
                    <GoLink to={`/empresa/${empresa}/agent/sincronitza?agent=${agent.agent_fk}`}>
                      <Mark form="warning" word={t('treball.agents.desfasat')} />
                    </GoLink>
                  </>
                ) : null}
              </dd>
            </div>
          ))}
        </dl>
      )}
    </section>
  );
};

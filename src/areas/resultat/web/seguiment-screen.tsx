import { Button } from '@mantine/core';
import { IconClipboardCheck } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { TreballFrame, treballQuery } from '#areas/treball/web/index.tsx';
import { useKeys } from '#web/keys.ts';
import { useLanguage, useTexts } from '#web/language.tsx';
import { GoLink, useGo, useLayer, useTitle } from '#web/navigation.tsx';
import { useApi, useEmpresaId } from '#web/platform.tsx';
import type { ResolveContext, ScreenProps } from '#web/room.ts';
import { useKeyHelp } from '#web/shell/keys-help.tsx';
import { webTexts } from '#web/texts/index.ts';
import { tellFault } from '#web/transport-text.ts';
import { useIsPhone } from '#web/ui/density.ts';
import { StatePanel } from '#web/ui/feedback/state-panel.tsx';
import { Mark } from '#web/ui/mark/mark.tsx';
import { resultatTexts } from '../texts/index.ts';
import { EstatEnviament } from './estat-enviament.tsx';
import { LotsLlista } from './lots-llista.tsx';
import { marcaEstat, minimDe } from './paraules.ts';
import { PartidaPanel } from './partida-panel.tsx';
import { llegeixPartida, usePartida } from './partida-work.ts';
import { type Filtre, PartidesLlista, ProcesTabs } from './partides-llista.tsx';
import { type Programa, programaQuery } from './queries.ts';
import { RespostesSoltes } from './respostes-soltes.tsx';
import css from './seguiment.module.css';
import { useMira } from './use-marques.tsx';
import { useTrameses } from './use-trameses.ts';
import { Xip } from './xips.tsx';

const numberIn = (value: unknown): number => (/^[1-9]\d{0,15}$/.test(String(value)) ? Number(value) : 0);

/** The process and item asked for; without them the first of the plan, on the desk. */
const triats = ({ processos }: Programa, search: Readonly<Record<string, unknown>>) => {
  const asked = processos.find((one) => one.partides.some(({ id }) => id === numberIn(search.partida)));
  const proces =
    asked ??
    processos.find((one) => one.proces_fk === numberIn(search.proces)) ??
    processos.find((one) => one.partides.length > 0) ??
    processos[0];
  const partida = proces?.partides.find(({ id }) => id === numberIn(search.partida));
  return { proces, partida, first: proces?.partides[0] };
};

export const resolve = async (context: ResolveContext) => {
  const { api, queries, empresa, id, language, search } = context;
  const [treball, programa] = await Promise.all([
    queries.fetchQuery(treballQuery(api, empresa, id('id'))),
    queries.fetchQuery(programaQuery(api, empresa, id('id'), language)),
  ]);
  const { proces, partida, first } = triats(programa, search);
  const shown = partida ?? first;
  if (proces && shown) await llegeixPartida(context, { id: treball.id, pid: proces.proces_fk, xid: shown.id });
  return { treball, programa };
};

/** Seguiment: what each item of the plan answers, lot by lot. */
export const Screen = ({ given, search }: ScreenProps<Awaited<ReturnType<typeof resolve>>>) => {
  const t = useTexts(resultatTexts);
  const web = useTexts(webTexts);
  const api = useApi();
  const go = useGo();
  const layer = useLayer();
  const empresa = useEmpresaId();
  const phone = useIsPhone();
  const { language } = useLanguage();
  const { id } = given.treball;
  const { data: treball = given.treball } = useQuery({ ...treballQuery(api, empresa, id), staleTime: 5_000 });
  const { data: programa = given.programa } = useQuery({
    ...programaQuery(api, empresa, id, language),
    staleTime: 5_000,
  });
  const [filtre, setFiltre] = useState<Filtre>(null);
  const llista = useRef<HTMLDivElement>(null);
  useTitle(treball.codi, t('seguiment.seguiment'));
  const { proces, partida, first } = triats(programa, search);
  const shown = partida ?? (phone ? undefined : first);
  const lloc = { id, pid: proces?.proces_fk ?? 0, xid: shown?.id ?? 0 };
  const { trameses, enviament } = useTrameses(id, lloc.xid);
  const oberta = usePartida(lloc);
  const mira = useMira(oberta.resultats, enviament);
  const base = `/empresa/${empresa}/treball/${id}/seguiment`;
  const href = (pid: number, xid?: number): string => `${base}?proces=${pid}${xid ? `&partida=${xid}` : ''}`;
  const toLlista = (): void =>
    llista.current?.querySelector<HTMLElement>('[aria-current], a, button')?.focus({ preventScroll: true });
  const panell = useRef<HTMLDivElement>(null);
  const toGraella = (): boolean => {
    const first = panell.current?.querySelector<HTMLElement>('[role="gridcell"][tabindex="0"]');
    first?.focus();
    return first !== undefined && first !== null;
  };
  /** An item was opened with the keyboard: its answers are next, once they are there. */
  const wantsGraella = useRef<number | null>(null);
  useEffect(() => {
    if (wantsGraella.current === shown?.id && oberta.ready && toGraella()) wantsGraella.current = null;
  });
  const keyOpen = (xid: number): void => {
    wantsGraella.current = xid;
  };
  useKeys({
    F6: () => {
      if (phone) return false;
      if (panell.current?.contains(document.activeElement) || !toGraella()) toLlista();
      return true;
    },
  });
  useKeyHelp(phone ? [] : [{ keys: 'F6', text: t('seguiment.tecla.plafo') }]);

  const filters = (['pendents', 'nc'] as const).map((one) => (
    <Xip
      key={one}
      text={t(`seguiment.filtre.${one}`, {
        n: one === 'pendents' ? programa.recompte.pendents : programa.recompte.obertes,
      })}
      on={filtre === one}
      onToggle={(on) => setFiltre(on ? one : null)}
    />
  ));
  const panel = (): React.ReactNode => {
    if (!proces || !shown) return null;
    if (oberta.error && !oberta.partida)
      return (
        <div role="alert" className={css.botons}>
          <p>{tellFault(oberta.error, web)}</p>
          <Button variant="default" onClick={() => void oberta.refetch()}>
            {web('web.reintentar')}
          </Button>
        </div>
      );
    if (!oberta.ready || !oberta.partida) return <p role="status">{t('seguiment.carregant')}</p>;
    const here = href(proces.proces_fk, shown.id);
    // Its own state follows the plan's, which every answer brings up to date.
    const item = { ...oberta.partida, recompte: shown.recompte };
    if (phone)
      return (
        <div>
          <LotsLlista
            treball={treball}
            partida={item}
            lots={oberta.lots ?? []}
            back={href(proces.proces_fk)}
            href={(lot) => `${base}/${proces.proces_fk}/partida/${item.id}/lot/${lot?.id ?? 0}`}
          />
          <RespostesSoltes
            treball={treball}
            partida={item}
            lots={oberta.lots ?? []}
            resultats={oberta.resultats ?? []}
          />
        </div>
      );
    return (
      <PartidaPanel
        key={item.id}
        treball={treball}
        partida={item}
        files={oberta.files}
        lots={oberta.lots ?? []}
        mira={mira}
        resultats={oberta.resultats ?? []}
        filtre={filtre}
        trameses={trameses}
        enviament={enviament}
        lotHref={(lot) => `${base}/${proces.proces_fk}/partida/${item.id}/lot/${lot.id}`}
        onLeave={toLlista}
        oberta={
          'comprovacio' in search ? { comprovacio: numberIn(search.comprovacio), lot: numberIn(search.lot) } : null
        }
        onObre={(check, lot) => layer.open(`${here}&lot=${lot?.id ?? 0}&comprovacio=${check.comprovacio_fk}`)}
        onTanca={() => layer.close(here)}
      />
    );
  };
  return (
    <TreballFrame treball={treball} tab="seguiment">
      {programa.processos.every(({ partides }) => partides.length === 0) ? (
        <StatePanel icon={IconClipboardCheck} sentence={t('seguiment.buit')}>
          <GoLink to={`/empresa/${empresa}/treball/${id}/programa`}>{t('seguiment.anar_programa')}</GoLink>
        </StatePanel>
      ) : (
        <>
          <div className={css.barra}>
            <Mark {...marcaEstat(t, programa.recompte)} />
            <span className={css.fets}>
              {t('seguiment.fets', {
                fets: programa.recompte.total - programa.recompte.pendents,
                total: programa.recompte.total,
                minim: minimDe(programa.recompte),
              })}
            </span>
            <div className={css.filtres} role="group" aria-label={t('seguiment.filtres')}>
              {filters}
            </div>
            <EstatEnviament enviament={enviament} trameses={trameses} />
          </div>
          {phone && partida ? null : (
            <ProcesTabs programa={programa} current={proces?.proces_fk} href={href} onKeyOpen={keyOpen} />
          )}
          <div className={css.parts}>
            {proces && !(phone && partida) ? (
              <div ref={llista}>
                <PartidesLlista
                  proces={proces}
                  filtre={filtre}
                  current={shown?.id}
                  href={(xid) => href(proces.proces_fk, xid)}
                  onStep={(xid) => go(href(proces.proces_fk, xid), { replace: true })}
                  onKeyOpen={keyOpen}
                />
              </div>
            ) : null}
            {phone ? (
              panel()
            ) : (
              <div ref={panell} className={css.dreta}>
                {panel()}
              </div>
            )}
          </div>
        </>
      )}
    </TreballFrame>
  );
};

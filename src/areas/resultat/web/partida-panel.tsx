import { Button } from '@mantine/core';
import { useEffect, useMemo, useRef, useState } from 'react';
import type { Lot, TreballPartida } from '#areas/proces/contract/schemas.ts';
import type { Treball } from '#areas/treball/contract/schemas.ts';
import { useTexts } from '#web/language.tsx';
import { webTexts } from '#web/texts/index.ts';
import { askSure } from '#web/ui/feedback/ask-sure.tsx';
import { focusTitle, isLost } from '#web/ui/feedback/use-focus-back.ts';
import { Mark } from '#web/ui/mark/mark.tsx';
import type { ResultatAnswer } from '../contract/schemas.ts';
import { foraDelDemanat } from '../domain/demanat.ts';
import { consForaDe } from '../domain/resposta.ts';
import { resultatTexts } from '../texts/index.ts';
import { type Casella, type Comprovacio, casellaOf, demanatsDe, isOberta } from './casella.ts';
import { useFotos } from './fotos.ts';
import type { Contradiccio } from './marca-dialog.tsx';
import { marcaEstat, minimDe } from './paraules.ts';
import { type Fila, PartidaGrid } from './partida-grid.tsx';
import { filtra } from './partida-work.ts';
import type { Filtre } from './partides-llista.tsx';
import { useChooser } from './resposta-arxius.tsx';
import { RespostaDrawer } from './resposta-drawer.tsx';
import { RespostesSoltes } from './respostes-soltes.tsx';
import css from './seguiment.module.css';
import { SenseLots } from './sense-lots.tsx';
import type { EstatTrameses, Trameses } from './tramesa.ts';
import { type Mira, useMarques } from './use-marques.tsx';
import { useWritable } from './use-writable.ts';

/** Lots that stand side by side at once. */
const ALHORA = 24;

/** An item of a work on the desk: its state, what can be done with all of it, and the grid of its checks by lots. */
export const PartidaPanel = ({
  treball,
  partida,
  files,
  lots,
  mira,
  resultats = [],
  filtre,
  trameses,
  enviament,
  lotHref,
  onLeave,
  oberta,
  onObre,
  onTanca,
}: {
  treball: Treball;
  partida: TreballPartida;
  files: readonly Fila[];
  lots: readonly Lot[];
  mira: Mira;
  /** All that was answered of the item, with what the grid has no place for; a lot’s own screen leaves that out. */
  resultats?: readonly ResultatAnswer[];
  filtre: Filtre;
  trameses: Trameses;
  enviament: EstatTrameses;
  lotHref: ((lot: Lot) => string) | null;
  onLeave: () => void;
  /** The answer that is shown, as the address names it; lot 0 is the item as a whole. */
  oberta: { readonly comprovacio: number; readonly lot: number } | null;
  onObre: (check: Comprovacio, lot: Lot | null) => void;
  onTanca: () => void;
}) => {
  const t = useTexts(resultatTexts);
  const web = useTexts(webTexts);
  const writable = useWritable(treball);
  const fotos = useFotos(treball.id, trameses);
  const contradita = (one: Casella): Contradiccio | null => {
    const check = partida.comprovacions.find(({ comprovacio_fk }) => comprovacio_fk === one.comprovacio_fk);
    if (!check) return null;
    if (consForaDe(check, lots.find(({ id }) => id === one.lot_fk) ?? null) > 0) return 'con';
    return foraDelDemanat(mira(one).resposta.valor, demanatsDe(check)) === null ? null : 'valor';
  };
  const { marcar, dialog } = useMarques(treball, trameses, mira, contradita);
  const [ticked, tick] = useState<ReadonlySet<number>>(new Set());
  const [from, setFrom] = useState(0);
  const target = useRef<Casella | null>(null);
  const panell = useRef<HTMLElement>(null);
  const chooser = useChooser('fitxers', (chosen) => {
    if (target.current) fotos.add(target.current, chosen);
  });
  const now = useRef(mira);
  now.current = mira;
  const all: readonly (Lot | null)[] = lots.length > 0 ? lots : [null];
  const caselles = (check: Comprovacio): Casella[] => all.map((lot) => casellaOf(partida, check, lot?.id ?? null));
  // Chosen when the filter is: a row that is answered stays where it is.
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is answered meanwhile moves nothing
  const shown = useMemo(
    () =>
      filtra(files, ({ check }) =>
        filtre === null
          ? true
          : caselles(check).some((one) => {
              const { resposta } = now.current(one);
              return filtre === 'nc' ? isOberta(resposta) : resposta.resultat === 'P';
            }),
      ),
    [files, filtre, lots.length],
  );
  // biome-ignore lint/correctness/useExhaustiveDependencies: another item starts anew
  useEffect(() => {
    tick(new Set());
    setFrom(0);
  }, [partida.id]);

  const chosen = ticked.size > 0 ? shown.filter(({ check }) => ticked.has(check.comprovacio_fk)) : shown;
  const toMark = chosen.flatMap(({ check }) =>
    all
      .filter(writable)
      .map((lot) => casellaOf(partida, check, lot?.id ?? null))
      .filter((one) => mira(one).resposta.resultat === 'P' && !check.automatica),
  );
  // What was measured contradicts some: each of those is marked by itself, with its reason.
  const pendents = toMark.filter((one) => contradita(one) === null);
  const left = toMark.length - pendents.length;
  const conforme = async (): Promise<void> => {
    const sure = await askSure({
      title: t('seguiment.marcar_conformes', { n: pendents.length }),
      body: [
        t('seguiment.marcar_conformes_cos', { n: pendents.length, nom: partida.nom }),
        left > 0 ? t('seguiment.con_omeses', { n: left }) : '',
      ]
        .filter(Boolean)
        .join(' '),
      verb: t('seguiment.marcar_conformes', { n: pendents.length }),
      cancel: web('web.cancellar'),
      look: 'primary',
    });
    if (!sure) return;
    const at = panell.current?.querySelector<HTMLElement>('[role="gridcell"][tabindex="0"]');
    const marked = marcar('C', pendents, partida.nom);
    // The button goes with what it was for: the grid goes on.
    setTimeout(() => {
      if (document.activeElement === document.body || !document.activeElement?.isConnected) at?.focus();
    }, 0);
    await marked;
    if (document.activeElement === document.body) at?.focus();
  };
  // The answer closed: the focus goes back to its place in the grid, where nothing else has it.
  const before = useRef<string | null>(null);
  const shownNow = oberta ? `${oberta.comprovacio}.${oberta.lot}` : null;
  useEffect(() => {
    const closed = before.current;
    before.current = shownNow;
    if (closed === null || shownNow !== null) return;
    const timer = setTimeout(() => {
      if (!isLost()) return;
      panell.current?.querySelector<HTMLElement>(`[data-casella="${closed}"]`)?.focus();
      focusTitle();
    }, 0);
    return () => clearTimeout(timer);
  }, [shownNow]);
  const side = lots.slice(from, from + ALHORA);
  const asked = files.find(({ check }) => check.comprovacio_fk === oberta?.comprovacio);
  const at = lots.length === 0 ? null : lots.find(({ id }) => id === oberta?.lot);
  const opened = asked && at !== undefined ? { check: asked.check, lot: at } : null;
  const casella = opened ? casellaOf(partida, opened.check, opened.lot?.id ?? null) : null;
  return (
    <section className={css.panell} aria-label={partida.nom} ref={panell}>
      <header className={css.cap}>
        <h2>{partida.nom}</h2>
        <Mark {...marcaEstat(t, partida.recompte)} />
        <span className={css.fets}>
          {t('seguiment.fets', {
            fets: partida.recompte.total - partida.recompte.pendents,
            total: partida.recompte.total,
            minim: minimDe(partida.recompte),
          })}
        </span>
        <span className={css.buit} />
        {pendents.length > 0 ? (
          <Button onClick={() => void conforme()}>{t('seguiment.marcar_conformes', { n: pendents.length })}</Button>
        ) : null}
      </header>
      {partida.observacions_seguiment ? <p className={css.nota}>{partida.observacions_seguiment}</p> : null}
      <SenseLots
        treball={treball}
        partida={partida}
        lots={lots}
        onMade={() => panell.current?.querySelector<HTMLElement>('[role="gridcell"][tabindex="0"]')?.focus()}
      />
      {lots.length > ALHORA ? (
        <div className={css.botons}>
          <Button variant="default" disabled={from === 0} onClick={() => setFrom(Math.max(0, from - ALHORA))}>
            {t('seguiment.lots_abans')}
          </Button>
          <span>
            {t('seguiment.lots_de', {
              primer: side[0]?.numero ?? 0,
              darrer: side.at(-1)?.numero ?? 0,
              total: lots.length,
            })}
          </span>
          <Button variant="default" disabled={from + ALHORA >= lots.length} onClick={() => setFrom(from + ALHORA)}>
            {t('seguiment.lots_despres')}
          </Button>
        </div>
      ) : null}
      {shown.length === 0 ? (
        <p className={css.nota}>{t(files.length === 0 ? 'seguiment.cap_comprovacio' : 'seguiment.cap_filtre')}</p>
      ) : (
        <PartidaGrid
          partida={partida}
          files={shown}
          lots={side}
          mira={mira}
          writable={writable}
          ticked={ticked}
          onTick={(id) => tick(new Set(ticked.has(id) ? [...ticked].filter((one) => one !== id) : [...ticked, id]))}
          onMark={marcar}
          onOpen={onObre}
          onFile={(one) => {
            target.current = one;
            chooser.open();
          }}
          onLeave={onLeave}
          lotHref={lotHref}
        />
      )}
      <RespostesSoltes treball={treball} partida={partida} lots={lots} resultats={resultats} />
      {chooser.input}
      {dialog}
      <RespostaDrawer
        oberta={
          opened && casella
            ? {
                treball,
                check: opened.check,
                lot: opened.lot,
                casella,
                desada: mira(casella).desada,
                trameses,
                enviament,
                fotos,
                writable: writable(opened.lot),
                onClose: onTanca,
              }
            : null
        }
        onClose={onTanca}
      />
    </section>
  );
};

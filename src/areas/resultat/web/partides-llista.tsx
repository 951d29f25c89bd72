import { type KeyboardEvent, useEffect, useRef } from 'react';
import { useTexts } from '#web/language.tsx';
import { GoLink } from '#web/navigation.tsx';
import { Mark } from '#web/ui/mark/mark.tsx';
import { resultatTexts } from '../texts/index.ts';
import { marcaEstat, minimDe } from './paraules.ts';
import type { Programa } from './queries.ts';
import css from './seguiment.module.css';

/** What is looked at: all of it, what waits for an answer, or what does not conform. */
export type Filtre = 'pendents' | 'nc' | null;

type Proces = Programa['processos'][number];

/** Building processes of the work, each with its state. */
export const ProcesTabs = ({
  programa,
  current,
  href,
  onKeyOpen,
}: {
  programa: Programa;
  current: number | undefined;
  href: (pid: number) => string;
  /** Enter on a process: its first item is what one goes to. */
  onKeyOpen: (xid: number) => void;
}) => {
  const t = useTexts(resultatTexts);
  const strip = useRef<HTMLElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another process is looked at
  useEffect(() => {
    const nav = strip.current;
    const chosen = nav?.querySelector<HTMLElement>('[aria-current]');
    // On a phone the strip is one row that scrolls: the process looked at stands in its middle.
    if (nav && chosen) nav.scrollLeft = chosen.offsetLeft - nav.offsetLeft - (nav.clientWidth - chosen.offsetWidth) / 2;
  }, [current]);
  return (
    <nav ref={strip} className={css.processos} aria-label={t('seguiment.processos')}>
      {programa.processos.map((proces) => (
        <GoLink
          key={proces.proces_fk}
          to={href(proces.proces_fk)}
          aria-current={proces.proces_fk === current ? 'true' : undefined}
          onKeyDown={(event) => {
            const [first] = proces.partides;
            if (event.key === 'Enter' && !event.ctrlKey && first) onKeyOpen(first.id);
          }}
        >
          <Mark {...marcaEstat(t, proces.recompte)} size="icon" />
          {proces.nom}
        </GoLink>
      ))}
    </nav>
  );
};

/** Items of a process with their states; arrows go from one to the next. */
export const PartidesLlista = ({
  proces,
  filtre,
  current,
  href,
  onStep,
  onKeyOpen,
}: {
  proces: Proces;
  filtre: Filtre;
  current: number | undefined;
  href: (xid: number) => string;
  onStep: (xid: number) => void;
  /** Enter on an item: what it answers is what one goes to. */
  onKeyOpen: (xid: number) => void;
}) => {
  const t = useTexts(resultatTexts);
  const shown = proces.partides.filter(
    ({ id, recompte }) =>
      id === current || filtre === null || (filtre === 'nc' ? recompte.obertes > 0 : recompte.pendents > 0),
  );
  const pressed = (event: KeyboardEvent<HTMLElement>): void => {
    const by = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0;
    const links = [...event.currentTarget.querySelectorAll<HTMLElement>('a')];
    const at = links.indexOf(event.target as HTMLElement);
    const here = shown[at];
    if (event.key === 'Enter' && !event.ctrlKey && here) onKeyOpen(here.id);
    const next = shown[at + by];
    if (by === 0 || at < 0 || !next) return;
    event.preventDefault();
    links[at + by]?.focus();
    onStep(next.id);
  };
  return (
    <nav className={css.partides} aria-label={t('seguiment.partides')} onKeyDown={pressed}>
      {shown.map(({ id, nom, codi, recompte }) => (
        <GoLink key={id} to={href(id)} aria-current={id === current ? 'true' : undefined} title={codi}>
          <Mark {...marcaEstat(t, recompte)} size="icon" />
          <span className={css.partida}>{nom}</span>
          <span className={css.compte}>
            {`${recompte.total - recompte.pendents}/${minimDe(recompte)}${recompte.total}`}
          </span>
        </GoLink>
      ))}
      {shown.length === 0 ? <p className={css.nota}>{t('seguiment.cap_partida')}</p> : null}
    </nav>
  );
};

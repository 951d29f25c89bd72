import type { ReactNode } from 'react';
import { correuRoutes } from '#contract/correu.ts';
import type { Enviament } from '#contract/enviament.ts';
import { useFormats } from '#web/formats.ts';
import { useTexts } from '#web/language.tsx';
import { GoLink } from '#web/navigation.tsx';
import { useEmpresaId, useMay } from '#web/platform.tsx';
import { ListPanel } from '#web/ui/detail/list-panel.tsx';
import { correuTexts } from '../texts/index.ts';
import { CorreuMark } from './correu-mark.tsx';
import css from './letters.module.css';

/** One that is on its way changes by itself: its list is read again until it has settled. */
export const whileOnItsWay = (items: readonly Pick<Enviament, 'estat'>[] | undefined): number | false =>
  items?.some(({ estat }) => estat === 'en_cua' || estat === 'enviant') ? 5_000 : false;

/** Letters about a record, each with its true state and the way to it; where there is none, what is said instead. */
export const LettersPanel = <Letter extends Enviament>({
  letters,
  empty = null,
  kind,
}: {
  letters: readonly Letter[];
  empty?: string | null;
  /** What sort of letter it was, where that has to be told. */
  kind?: (letter: Letter) => ReactNode;
}) => {
  const t = useTexts(correuTexts);
  const formats = useFormats();
  const empresa = useEmpresaId();
  const may = useMay();
  if (letters.length === 0 && empty === null) return null;
  return (
    <ListPanel title={t('correu.enviaments')} note={letters.length === 0 ? <p className={css.quiet}>{empty}</p> : null}>
      {letters.map((letter) => {
        const receivers = [...letter.per_a, ...letter.cc].join(', ');
        return (
          <li key={letter.id}>
            <span>{formats.instant(letter.enviat ?? letter.creat)}</span>
            {may(correuRoutes.get) ? (
              <GoLink to={`/empresa/${empresa}/correu/${letter.id}`}>{receivers}</GoLink>
            ) : (
              <span>{receivers}</span>
            )}
            {kind?.(letter)}
            <CorreuMark estat={letter.estat} />
            {letter.motiu ? <span className={css.quiet}>{letter.motiu.missatge}</span> : null}
            {letter.adjunts.length > 0 ? (
              <span className={css.files}>{letter.adjunts.map(({ nom }) => nom).join(' · ')}</span>
            ) : null}
          </li>
        );
      })}
    </ListPanel>
  );
};

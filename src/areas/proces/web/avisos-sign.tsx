import { useTexts } from '#web/language.tsx';
import { Mark } from '#web/ui/mark/mark.tsx';
import type { AvisPartida } from '../contract/schemas.ts';
import { procesTexts } from '../texts/index.ts';
import css from './programa.module.css';

/** What an item lacks to be issued: the first in words beside its name, all of them when it is pointed at. */
export const AvisosSign = ({
  avisos,
  normes,
}: {
  avisos: readonly AvisPartida[];
  /** Norms that the item cites and that do not rule its work. */
  normes: readonly string[];
}) => {
  const t = useTexts(procesTexts);
  const [first] = avisos;
  if (!first) return null;
  const say = (one: AvisPartida): string =>
    one === 'norma_no_vigent' ? t('proces.avis.normes_fora', { normes: normes.join(', ') }) : t(`proces.avis.${one}`);
  const all = avisos.map(say).join(' · ');
  return (
    <span className={css.avisos} title={all}>
      <Mark form="warning" word={all} />
    </span>
  );
};

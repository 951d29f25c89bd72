import { useTexts } from '#web/language.tsx';
import { Mark } from '#web/ui/mark/mark.tsx';
import type { AvisPartida } from '../contract/schemas.ts';
import { procesTexts } from '../texts/index.ts';
import css from './programa.module.css';

/** What an item lacks to be issued: the first in words beside its name, all of them when it is pointed at. */
export const AvisosSign = ({ avisos }: { avisos: readonly AvisPartida[] }) => {
  const t = useTexts(procesTexts);
  const [first] = avisos;
  if (!first) return null;
  const all = avisos.map((one) => t(`proces.avis.${one}`)).join(' · ');
  return (
    <span className={css.avisos} title={all}>
      <Mark form="warning" word={avisos.length > 1 ? all : t(`proces.avis.${first}`)} />
    </span>
  );
};

import { CONTROLS, isControl, useBancLists } from '#areas/banc/web/index.tsx';
import { useTexts } from '#web/language.tsx';
import { procesTexts } from '../texts/index.ts';
import css from './programa.module.css';

/** The kind of control of an item as a letter: reception, execution, completed works. */
export const KindLetter = ({ control }: { control: number }) => {
  const t = useTexts(procesTexts);
  if (!isControl(control)) return null;
  const word = t(`proces.control.${control}`);
  return (
    <span className={css.kind} role="img" aria-label={word} title={word}>
      {t(`proces.lletra.${control}`)}
    </span>
  );
};

/** What the letters of the plan and of the bank stand for, and the codes of systems that are no number. */
export const KindLegend = ({ sistemes }: { sistemes: readonly number[] }) => {
  const t = useTexts(procesTexts);
  const lists = useBancLists();
  const told = lists.sistemes.filter(({ id, codi }) => sistemes.includes(id) && !/^\d/.test(codi));
  return (
    <p className={css.legend}>
      {told.map(({ id, codi, nom }) => (
        <span key={codi + id}>
          <b>{codi}</b> {nom}
        </span>
      ))}
      {CONTROLS.map((id) => (
        <span key={id}>
          <b>{t(`proces.lletra.${id}`)}</b> {t(`proces.control.${id}`)}
        </span>
      ))}
    </p>
  );
};

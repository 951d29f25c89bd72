import { CONTROLS, isControl } from '#areas/banc/web/index.tsx';
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

/** What the letters of the plan and of the bank stand for. */
export const KindLegend = () => {
  const t = useTexts(procesTexts);
  return (
    <p className={css.legend}>
      {CONTROLS.map((id) => (
        <span key={id}>
          <b>{t(`proces.lletra.${id}`)}</b> {t(`proces.control.${id}`)}
        </span>
      ))}
    </p>
  );
};

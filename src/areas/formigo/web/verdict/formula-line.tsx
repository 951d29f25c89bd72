import { useFormats } from '#web/formats.ts';
import { useTexts } from '#web/language.tsx';
import type { FormulaPart, FormulaSource } from '../../domain/tipus.ts';
import { formigoTexts } from '../../texts/index.ts';
import { say } from '../words.ts';
import css from './verdict.module.css';

const SHOWN_AS: Readonly<Record<string, string>> = { '*': '·', '-': '−' };

const SAMPLES: readonly FormulaSource[] = ['x1', 'xN', 'xm'];

/** The rule with its numbers in place; each number lights where it comes from. */
export const FormulaLine = ({
  parts,
  lit,
  onLight,
}: {
  parts: readonly FormulaPart[];
  lit: FormulaSource | null;
  onLight: (font: FormulaSource | null) => void;
}) => {
  const t = useTexts(formigoTexts);
  const formats = useFormats();
  if (parts.length === 0) return null;
  return (
    <p className={css.formula}>
      {parts.map((part, place) => {
        const key = `${place}${part.text}`;
        if (part.role !== 'numero') return <span key={key}>{SHOWN_AS[part.text] ?? part.text} </span>;
        // A sample with hundredths shows them, or the product beside it could not be followed by hand.
        const most = part.font && SAMPLES.includes(part.font) ? Math.max(part.decimals, 2) : part.decimals;
        const shown = formats.decimal(part.value, part.decimals, most);
        if (!part.font) return <span key={key}>{shown} </span>;
        const { font } = part;
        return (
          <span key={key}>
            <button
              type="button"
              className={css.number}
              aria-pressed={lit === font}
              aria-label={`${shown}: ${say(t, `formigo.font.${font}`)}`}
              title={say(t, `formigo.font.${font}`)}
              onClick={() => onLight(lit === font ? null : font)}
            >
              {shown}
            </button>{' '}
          </span>
        );
      })}
    </p>
  );
};

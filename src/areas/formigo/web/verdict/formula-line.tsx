import { useFormats } from '#web/formats.ts';
import { useTexts } from '#web/language.tsx';
import type { FormulaPart, FormulaSource } from '../../domain/tipus.ts';
import { sampleDecimals, strengthDecimals } from '../../domain/xifres.ts';
import { formigoTexts } from '../../texts/index.ts';
import { say } from '../words.ts';
import css from './verdict.module.css';

const SHOWN_AS: Readonly<Record<string, string>> = { '*': '·', '-': '−' };

/** The rule with its numbers in place; each number lights where it comes from. */
export const FormulaLine = ({
  parts,
  fck,
  lit = null,
  onLight,
}: {
  parts: readonly FormulaPart[];
  fck: number;
  lit?: FormulaSource | null;
  /** Absent: the numbers are only read. */
  onLight?: (font: FormulaSource | null) => void;
}) => {
  const t = useTexts(formigoTexts);
  const formats = useFormats();
  if (parts.length === 0) return null;
  return (
    <p className={css.formula}>
      {parts.map((part, place) => {
        const key = `${place}${part.text}`;
        if (part.role !== 'numero') return <span key={key}>{SHOWN_AS[part.text] ?? part.text} </span>;
        const beside = part.font === 'f' ? strengthDecimals(part.value ?? 0, fck) : 0;
        const least = Math.max(part.decimals, beside);
        const shown = formats.decimal(part.value, ...(sampleDecimals(part, fck) ?? [least, least]));
        if (!part.font || !onLight) return <span key={key}>{shown} </span>;
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

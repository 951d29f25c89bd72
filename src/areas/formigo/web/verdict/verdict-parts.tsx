import { useFormats } from '#web/formats.ts';
import { useTexts } from '#web/language.tsx';
import { Mark } from '#web/ui/mark/mark.tsx';
import type { LotVerdict as Verdict } from '../../domain/tipus.ts';
import { formigoTexts } from '../../texts/index.ts';
import { say } from '../words.ts';
import css from './verdict.module.css';

const SHOW_MIN = 2;
const SHOW_MAX = 6;

/** Decimals that show the margin as what it is: never 0,00 where something is missing. */
const marginText = (marge: number, decimal: (value: number, places: number) => string): string => {
  const value = Math.abs(marge);
  for (let places = SHOW_MIN; places < SHOW_MAX; places += 1)
    if (value === 0 || Number(value.toFixed(places)) > 0) return decimal(value, places);
  return decimal(value, SHOW_MAX);
};

/** «marge 1,15 N/mm²», «falten 3,83 N/mm²»; null before a verdict. */
export const useMargin = (verdict: Verdict): string | null => {
  const t = useTexts(formigoTexts);
  const formats = useFormats();
  if (verdict.marge === null || verdict.verdict === 'ask') return null;
  const marge = marginText(verdict.marge, formats.decimal);
  return verdict.marge < 0 ? t('formigo.lot.falten', { marge }) : t('formigo.lot.marge', { marge });
};

export const VerdictMargin = ({ verdict }: { verdict: Verdict }) => {
  const margin = useMargin(verdict);
  return margin ? <strong className={css.margin}>{margin}</strong> : null;
};

/** What must be said beside the verdict without changing it. */
export const VerdictWarnings = ({ verdict }: { verdict: Verdict }) => {
  const t = useTexts(formigoTexts);
  if (verdict.avisos.length === 0) return null;
  return (
    <ul className={css.warnings}>
      {verdict.avisos.map((avis) => {
        const text = say(t, `avis.${avis.codi}`, avis.params);
        return (
          <li key={text}>
            <Mark form="warning" word={t('formigo.avis')} size="icon" />
            <span>{text}</span>
          </li>
        );
      })}
    </ul>
  );
};

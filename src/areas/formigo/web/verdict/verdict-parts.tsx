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

export interface SlumpsToTell {
  readonly rebutjades: readonly number[];
  /** Read once: two readings are asked for, and until then they are not judged. */
  readonly incompletes: readonly number[];
}

/** Slumps that reject a sample, or cannot be judged yet: beside the verdict of strengths, which they do not change. */
export const SlumpNotes = ({ cons: { rebutjades, incompletes } }: { cons: SlumpsToTell }) => {
  const t = useTexts(formigoTexts);
  if (rebutjades.length + incompletes.length === 0) return null;
  return (
    <ul className={css.warnings} aria-label={t('formigo.con.nom')}>
      {rebutjades.length > 0 ? (
        <li>
          <Mark form="failed" word={t('formigo.con.fora')} size="icon" />
          <span>
            <strong>{t('formigo.con.fora')}</strong>.{' '}
            {t('formigo.con.rebutjades', { n: rebutjades.length, llista: rebutjades.join(', ') })}
          </span>
        </li>
      ) : null}
      {incompletes.length > 0 ? (
        <li>
          <Mark form="warning" word={t('formigo.avis')} size="icon" />
          <span>{t('formigo.con.falta_segona', { n: incompletes.length, llista: incompletes.join(', ') })}</span>
        </li>
      ) : null}
    </ul>
  );
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

import { LIMIT_ROWS } from './limits.data.ts';
import { limitFor } from './limits.ts';
import { exceeds } from './nombres.ts';
import { type JudgeInput, type LotVerdict, NORMATIVES, type Normativa, type VerdictWarning } from './tipus.ts';
import { judge } from './verdict.ts';

/** A lot under a regulation that does not govern it: only to compare. */
export interface AltraNorma {
  readonly verdict: LotVerdict;
  /** What the comparison takes for granted or lacks: text `formigo.comparar.<codi>`. */
  readonly notes: readonly VerdictWarning[];
}

export const othersThan = (normativa: Normativa): readonly Normativa[] => NORMATIVES.filter((one) => one !== normativa);

const notesOf = (
  input: JudgeInput,
  normativa: Normativa,
  plantes: number | null,
  verdict: LotVerdict,
): VerdictWarning[] => {
  const when = (applies: boolean, codi: string, params: VerdictWarning['params'] = {}): VerdictWarning[] =>
    applies ? [{ codi, params }] : [];
  const { estructura, distintiu, volum, mostres, modalitat } = input;
  const row = limitFor(LIMIT_ROWS, normativa, estructura, distintiu, plantes);
  const most = row?.volum ?? null;
  const answered = Object.keys(input.respostes ?? {}).length > 0;
  const lacking = (verdict.mostresDemanades ?? 0) - mostres.length;
  return [
    ...when(verdict.ask !== null, 'pregunta'),
    ...when(lacking > 0, 'mostres', { n: verdict.mostresDemanades ?? 0, tingudes: mostres.length }),
    ...when(modalitat === 'ESTADISTIC', 'anteriors', { n: verdict.nAnteriors }),
    ...when(normativa === 'EHE-98' && modalitat === 'ESTADISTIC' && !input.estatClasse, 'sense_classe'),
    ...when(answered, 'respostes'),
    ...when(most !== null && volum !== null && exceeds(volum, most), 'mida', { limit: most ?? 0, volum: volum ?? 0 }),
  ];
};

/**
 * Judges a lot as if another regulation governed it, with its own samples, answers, and the earlier samples and plant class
 * that are known. `plantes`: floors of the zone. The first step says that the regulation was chosen to compare; nothing of it is kept.
 */
export const judgeUnder = (input: JudgeInput, normativa: Normativa, plantes: number | null = null): AltraNorma => {
  const judged = judge({ ...input, norma: { normativa, per: 'excepcio' }, limit: null });
  const steps = judged.steps.map((step) =>
    step.id === 'norma' ? { ...step, codi: 'per_comparacio', params: { normativa } } : step,
  );
  const verdict = { ...judged, steps };
  return { verdict, notes: notesOf(input, normativa, plantes, verdict) };
};

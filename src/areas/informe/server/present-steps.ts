import { needsVerifying } from '#areas/formigo/domain/llei.ts';
import type { FormulaPart, LotVerdict, StepId, StepLine, VerdictStep } from '#areas/formigo/domain/tipus.ts';
import { sampleDecimals } from '#areas/formigo/domain/xifres.ts';
import type { Wording } from './wording.ts';

const CALCULATION: readonly StepId[] = ['cas', 'coeficient', 'calcul', 'comparacio'];

const presentLine = (line: StepLine, fck: number, { t, strengths }: Wording): string => {
  const said = t(`formigo.linia.${line.codi}`, line.params);
  return line.valors && line.valors.length > 0 ? `${said} ${strengths(line.valors, fck)}` : said;
};

const placeOf = ({ article, taula }: VerdictStep, { t }: Wording): string =>
  [article && t('informe.article', { article }), taula && t('informe.taula', { taula })].filter(Boolean).join(', ');

/**
 * The steps that say something of their own: under indirect control those of the strength say nothing, and of a row of
 * steps that stop for the same reason the first tells it.
 */
const telling = (step: VerdictStep, before: VerdictStep | undefined): boolean => {
  if (CALCULATION.includes(step.id) && step.codi === 'no_aplica') return false;
  return !(before && CALCULATION.includes(before.id) && step.codi === 'pendent' && before.codi === 'pendent');
};

/** The seven steps as sentences, in their fixed order. */
export const presentSteps = (verdict: LotVerdict, wording: Wording) =>
  verdict.steps
    .flatMap((step, index) => (telling(step, verdict.steps[index - 1]) ? [{ step, index }] : []))
    .map(({ step, index }) => ({
      numero: index + 1,
      nom: wording.t(`formigo.pas.${step.id}.nom`),
      pregunta: wording.t(`formigo.pas.${step.id}`),
      resultat: wording.t(`formigo.pas.${step.id}.${step.codi}`, step.params),
      linies: step.lines.map((line) => presentLine(line, verdict.chart.fck, wording)),
      lloc: placeOf(step, wording),
      per_verificar: needsVerifying(step.confidence),
      decisiu: step.deciding ?? false,
      canviades: step.canviades.map(({ fila, qui, quan, motiu }) =>
        wording.t('informe.fila_canviada', { fila, qui, quan: wording.date(quan), motiu }),
      ),
    }));

/** `KN · x(1) = 0,89 × 29,4 = 26,17 < 30 = fck`, or null when no formula was reached. */
export const presentFormula = ({ formulaParts, chart }: LotVerdict, { decimal }: Wording): string | null => {
  const numberOf = (part: FormulaPart): string =>
    decimal(part.value, ...(sampleDecimals(part, chart.fck) ?? [part.decimals, part.decimals]));
  return formulaParts.length === 0
    ? null
    : formulaParts.map((part) => (part.role === 'numero' ? numberOf(part) : part.text)).join('\u00a0');
};

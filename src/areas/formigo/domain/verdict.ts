import { warningsFor } from './avisos.ts';
import { codi } from './codi.ts';
import { judgeFull } from './control-total.ts';
import { ehe08 } from './ehe08.ts';
import { ehe98 } from './ehe98.ts';
import { chartOf } from './grafic.ts';
import { lowestConfidence } from './llei.ts';
import { type SampleValue, sampleValue } from './mostra.ts';
import { type MostreigRule, samplesDemanded } from './mostreig.ts';
import { ascending, isPresent, mean } from './nombres.ts';
import { type StepsInput, sevenSteps } from './passos.ts';
import type { JudgeInput, LotVerdict, Normativa, Veredicte } from './tipus.ts';
import { type Finding, finding, type LotNumbers, type Reglament, stepPart, unreached } from './troballa.ts';

/** Version of the rules below; it is kept with every verdict. */
export const ENGINE_VERSION = '3.6.1';

export const REGLAMENTS: Readonly<Record<Normativa, Reglament>> = { 'EHE-98': ehe98, 'EHE-08': ehe08, CODI: codi };

const EMPTY_NUMBERS = { x1: null, xN: null, mean: null, range: null, relativeRange: null } as const;

const numbersOf = (input: JudgeInput, present: readonly number[]): LotNumbers => {
  const sorted = ascending(present);
  const x1 = sorted[0] ?? 0;
  const xN = sorted[sorted.length - 1] ?? 0;
  const centre = mean(sorted);
  return {
    normativa: input.norma.normativa,
    distintiu: input.distintiu,
    fck: input.fck,
    n: sorted.length,
    sorted,
    x1,
    xN,
    mean: centre,
    range: xN - x1,
    relativeRange: (xN - x1) / centre,
    anteriors: (input.anteriors ?? []).filter(isPresent),
    respostes: input.respostes ?? {},
    certificatNo: input.certificatNo ?? [],
    classeCentral: input.classeCentral ?? null,
    estatClasse: input.estatClasse ?? null,
    canvis: input.canvis ?? [],
  };
};

const stopped = (input: JudgeInput, codiPas: string, deciding: Finding['deciding']): Finding =>
  finding({
    verdict: 'pendent',
    deciding,
    estatClasse: input.estatClasse ?? null,
    cas_: unreached(codiPas),
    coeficient_: unreached(codiPas),
    calcul_: unreached(codiPas),
    comparacio_: unreached(codiPas),
  });

const notPositive = (input: JudgeInput): Finding => ({
  ...stopped(input, 'fck_no_positiu', 'comparacio'),
  verdict: 'no_satisfactori',
  failure: 'fck <= 0',
  comparacio_: stepPart('fck_no_positiu', { fck: Number.isFinite(input.fck) ? input.fck : 0 }, {}),
});

interface Reached {
  readonly verdict: Veredicte;
  readonly found: Finding;
  readonly numbers: LotNumbers | null;
}

const reach = (input: JudgeInput, mostres: readonly SampleValue[], present: readonly number[]): Reached => {
  const reglament = REGLAMENTS[input.norma.normativa];
  if (!isPresent(input.fck)) return { verdict: 'no_satisfactori', found: notPositive(input), numbers: null };
  if (input.modalitat === 'INDIRECTE')
    return { verdict: 'no_aplica', found: stopped(input, 'no_aplica', 'control'), numbers: null };
  const numbers = present.length > 0 ? numbersOf(input, present) : null;
  if (mostres.some((mostra) => !mostra.valida)) {
    return { verdict: 'mostra_no_valida', found: stopped(input, 'no_valida', 'mostres'), numbers };
  }
  if (!numbers || present.length < mostres.length) {
    return { verdict: 'pendent', found: stopped(input, 'pendent', 'mostres'), numbers };
  }
  const found = input.modalitat === 'TOTAL' ? judgeFull(numbers, reglament) : reglament.judge(numbers);
  return { verdict: found.verdict, found, numbers };
};

const demandOf = (input: JudgeInput): { rule: MostreigRule | null; demanded: number | null } => {
  if (input.modalitat === 'INDIRECTE' || !isPresent(input.fck)) return { rule: null, demanded: null };
  if (input.modalitat === 'TOTAL') return { rule: null, demanded: input.amassades ?? null };
  const { estructura, distintiu, fck, volum, canvis = [] } = input;
  const rule = samplesDemanded({ normativa: input.norma.normativa, estructura, distintiu, fck, volum, canvis });
  return { rule, demanded: rule.n };
};

/**
 * The verdict of one lot with its seven steps. The answer depends on nothing but `input`; strengths in N/mm², compared
 * unrounded within 1e-9. Order: fck not above 0, indirect control, samples not valid, samples missing, then the criterion
 * of the regulation. Rules and their sources: the file of each regulation and the `*.data.ts` rows it names.
 */
export const judge = (input: JudgeInput): LotVerdict => {
  const { normativa } = input.norma;
  const mostres = input.mostres.map((mostra) => sampleValue(mostra, normativa, input.fck, input.canvis));
  const present = mostres.map((mostra) => mostra.valor).filter(isPresent);
  const { verdict, found, numbers } = reach(input, mostres, present);
  const { rule, demanded } = demandOf(input);
  const uncounted = input.modalitat === 'TOTAL' && demanded === null && mostres.length > 0 && isPresent(input.fck);
  const few = uncounted || (demanded !== null && input.mostres.length < demanded);
  const mostresSenseValor = mostres.filter((mostra) => mostra.valida && mostra.valor === null).length;
  const context: StepsInput = { input, mostres, found, verdict, rule, demanded, reglament: REGLAMENTS[normativa] };
  const { steps, lleis } = sevenSteps(context);
  const settling = steps.filter((step) => ['cas', 'coeficient', 'calcul', 'comparacio'].includes(step.id));
  const { x1, xN, range, relativeRange } = numbers ?? EMPTY_NUMBERS;
  const confidence = lowestConfidence(...settling.map((step) => step.confidence));
  return {
    verdict,
    ask: found.ask,
    askMean15: found.askMean15,
    askMotius: found.askMotius,
    normativa,
    cas: found.cas,
    formula: found.formula,
    coeficient: found.coeficient,
    n: mostres.length,
    ordenades: numbers?.sorted ?? [],
    mean: numbers?.mean ?? null,
    x1,
    xN,
    range,
    relativeRange,
    relativeRangeMax: found.relativeRangeMax,
    s35: found.s35,
    sigma: found.sigma,
    mean15: found.mean15,
    position: found.position,
    statistic: found.statistic,
    floor: found.floor,
    m: found.m,
    f: found.f,
    limit: input.fck,
    limit090: found.limit090,
    llindar: found.llindar,
    marge: found.f !== null && found.llindar !== null ? found.f - found.llindar : null,
    acceptedBelowFck: found.acceptedBelowFck,
    failure: found.failure,
    mostresDemanades: demanded,
    mostresTingudes: input.mostres.length - mostresSenseValor,
    mostresInsuficients: few,
    mostresSenseValor,
    mostresNoValides: mostres.filter((mostra) => !mostra.valida).map((mostra) => mostra.numero),
    nAnteriors: (input.anteriors ?? []).filter(isPresent).length,
    classeAplicada: found.classeAplicada,
    ambSegell: found.ambSegell,
    estatClasse: found.estatClasse,
    canviaria: found.canviaria,
    avisos: warningsFor({ input, mostres, demanded, few, confidence }),
    confidence,
    steps,
    formulaParts: found.formulaParts,
    chart: chartOf(input.fck, mostres, found, numbers),
    engine: ENGINE_VERSION,
    lleis,
  };
};

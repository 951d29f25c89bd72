import { showDate } from '#kernel/calendar-date.ts';
import { lowestConfidence } from './llei.ts';
import type { SampleValue } from './mostra.ts';
import type { MostreigRule } from './mostreig.ts';
import { normativaRow } from './normativa.ts';
import type { JudgeInput, LawRow, NormaReason, StepId, StepLine, VerdictStep, Veredicte } from './tipus.ts';
import { type Finding, line, type Reglament, type StepPart, stepPart } from './troballa.ts';

export interface StepsInput {
  readonly input: JudgeInput;
  readonly mostres: readonly SampleValue[];
  readonly found: Finding;
  readonly verdict: Veredicte;
  readonly rule: MostreigRule | null;
  readonly demanded: number | null;
  readonly reglament: Reglament;
}

const normaStep = (norma: NormaReason): StepPart => {
  const row = normativaRow(norma.normativa);
  const dates = {
    normativa: norma.normativa,
    data: norma.data ? showDate(norma.data) : '',
    inici: norma.inici ? showDate(norma.inici) : '',
    termini: norma.termini ? showDate(norma.termini) : '',
  };
  const by = norma.canviada;
  const lines = [
    line('text_legal', { normativa: norma.normativa, acte: row.acte, des: showDate(row.since) }),
    ...(by ? [line('excepcio_de', { qui: by.qui, quan: showDate(by.quan), motiu: by.motiu })] : []),
  ];
  const confidence = norma.per === 'inici_tardia' ? 'K' : row.confidence;
  return stepPart(`per_${norma.per}`, dates, { confidence }, lines, [row]);
};

const controlStep = ({ input, reglament }: StepsInput): StepPart => {
  const { modalitat, distintiu, norma, classeCentral, fck } = input;
  const key = { ESTADISTIC: 'estadistic', TOTAL: 'total', INDIRECTE: 'indirecte' } as const;
  const declared = classeCentral ?? input.estatClasse?.declarada ?? null;
  const lines = [
    line('resistencia_especificada', { fck: Number.isFinite(fck) ? fck : 0 }),
    line('distintiu', { distintiu, segell: norma.normativa === 'EHE-98' ? 'si' : 'no' }),
    ...(norma.normativa === 'EHE-98' && declared ? [line('classe_declarada', { classe: declared })] : []),
  ];
  const confidence = modalitat === 'ESTADISTIC' ? 'K+' : 'K';
  return stepPart(key[modalitat], {}, { article: reglament.articles[key[modalitat]], confidence }, lines);
};

const specimenLines = (mostres: readonly SampleValue[]): StepLine[] =>
  mostres
    .filter((mostra) => mostra.font === 'provetes')
    .map(({ numero, provetes, recorregut, recorregutMax, valida, mitjana }) => {
      const params = {
        numero,
        n: provetes.length,
        mitjana: mitjana ?? 0,
        recorregut: recorregut ?? 0,
        maxim: recorregutMax ?? 0,
      };
      const codi = !valida
        ? 'provetes_no_valides'
        : recorregutMax === null
          ? 'provetes_sense_regla'
          : 'provetes_valides';
      return line(codi, params, provetes);
    });

const samplesCode = ({ input, mostres, verdict, demanded }: StepsInput): string => {
  if (verdict === 'no_aplica') return 'no_aplica';
  if (mostres.some((mostra) => !mostra.valida)) return 'no_valida';
  if (mostres.length === 0) return 'cap';
  if (mostres.some((mostra) => mostra.valor === null)) return 'falten_valors';
  if (demanded === null) return 'tingudes';
  return input.mostres.length < demanded ? 'insuficients' : 'completes';
};

const samplesStep = (context: StepsInput): StepPart => {
  const { input, mostres, rule, demanded, reglament } = context;
  const bad = mostres.find((mostra) => !mostra.valida);
  const n = mostres.length;
  const params = {
    n,
    demanades: demanded ?? 0,
    falten: Math.max(0, (demanded ?? 0) - n),
    sense_valor: mostres.filter((mostra) => mostra.valida && mostra.valor === null).length,
    numero: bad?.numero ?? 0,
    recorregut: bad?.recorregut ?? 0,
    maxim: bad?.recorregutMax ?? 0,
  };
  const total = input.modalitat === 'TOTAL' ? [line('regla_totes', { amassades: input.amassades ?? 0 })] : [];
  const early = mostres.filter((mostra) => mostra.valor === null && mostra.valida && mostra.valor7 !== null);
  const lines = [
    ...(rule ? [line(rule.codi, rule.params)] : total),
    ...specimenLines(mostres),
    ...early.map(({ numero, valor7 }) => line('orientatiu_7', { numero, valor: valor7 ?? 0 })),
  ];
  const ranges = mostres.flatMap(({ fila }) => (fila ? [fila] : []));
  const place = rule
    ? {
        article: rule.article,
        taula: rule.taula,
        confidence: lowestConfidence(rule.fila.confidence, ...ranges.map((row) => row.confidence)),
      }
    : {
        article: ranges.length > 0 ? reglament.articles.provetes : '',
        confidence: lowestConfidence(...ranges.map((row) => row.confidence)),
      };
  return stepPart(samplesCode(context), params, place, lines, [...(rule ? [rule.fila] : []), ...ranges]);
};

const changed = (files: readonly LawRow[]): VerdictStep['canviades'] => {
  const seen = new Set<number>();
  return files.flatMap(({ id, canviada }) => {
    if (!canviada || seen.has(id)) return [];
    seen.add(id);
    return [{ fila: id, ...canviada }];
  });
};

/** The seven steps of a verdict, always in the same order, and the ids of the rows of law they used. */
export const sevenSteps = (context: StepsInput): { steps: readonly VerdictStep[]; lleis: readonly number[] } => {
  const { input, found } = context;
  const parts: readonly (readonly [StepId, StepPart])[] = [
    ['norma', normaStep(input.norma)],
    ['control', controlStep(context)],
    ['mostres', samplesStep(context)],
    ['cas', found.cas_],
    ['coeficient', found.coeficient_],
    ['calcul', found.calcul_],
    ['comparacio', found.comparacio_],
  ];
  const steps = parts.map(([id, { files, ...part }]) => {
    const canviades = changed(files);
    const notes = canviades.map((row) => line('fila_canviada', { ...row, quan: showDate(row.quan) }));
    return {
      id,
      ...part,
      lines: [...part.lines, ...notes],
      canviades,
      ...(id === found.deciding ? { deciding: true } : {}),
    };
  });
  const used = [
    ...parts.flatMap(([, part]) => part.files.map((row) => row.id)),
    ...(input.limit ? [input.limit.id] : []),
  ];
  return { steps, lleis: [...new Set(used)] };
};

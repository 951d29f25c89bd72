import { rangeLine, sortedLine } from './calcul.ts';
import { ESTIMADOR_DES_DE, type KnEhe98Row } from './coeficients.data.ts';
import { constantOf } from './coeficients.ts';
import { settle } from './comparacio.ts';
import { type ClassStep, classOfLot } from './ehe98-classe.ts';
import { coefficient, number, operator, symbol } from './formula.ts';
import { lowestConfidence } from './llei.ts';
import { atLeast, isPresent, sum } from './nombres.ts';
import type { Canviaria, ClasseCentral, FormulaPart, StepLine } from './tipus.ts';
import type { Finding, LotNumbers, Reglament, StepPart } from './troballa.ts';
import { answerLines, asking, finding, line, stepPart, wouldChange } from './troballa.ts';

const PLACE = { article: '88.4', taula: '88.4.b' } as const;

interface Estimate {
  readonly f: number;
  readonly m: number | null;
  readonly statistic: number | null;
  readonly floor: number | null;
}

/** Estimated strength (art. 88.4): KN·x(1) under 6 samples; from 6 on the order statistic, never below KN·x(1). */
export const estimate = (sorted: readonly number[], kn: number): Estimate => {
  const floor = kn * (sorted[0] ?? 0);
  if (sorted.length < ESTIMADOR_DES_DE) return { f: floor, m: null, statistic: null, floor: null };
  const m = Math.floor(sorted.length / 2);
  const statistic = (2 * sum(sorted.slice(0, m - 1))) / (m - 1) - (sorted[m - 1] ?? 0);
  return { f: Math.max(statistic, floor), m, statistic, floor };
};

const ruling = (lot: LotNumbers, kn: number, { m, statistic, f }: Estimate): FormulaPart[] => {
  if (m === null || statistic === null || f > statistic) {
    const knx1 = [symbol('KN'), operator('·'), symbol('x(1)'), operator('='), coefficient(kn), operator('×')];
    return [...knx1, number(lot.x1, 1, 'x1'), operator('=')];
  }
  const total = number(sum(lot.sorted.slice(0, m - 1)), 1, 'x1');
  return [
    ...[symbol(`2·(x(1)+…+x(${m - 1}))/${m - 1}`), operator('−'), symbol(`x(${m})`), operator('=')],
    ...[number(2, 0), operator('×'), total, operator('/'), number(m - 1, 0), operator('−')],
    ...[number(lot.sorted[m - 1] ?? 0, 1, 'xm'), operator('=')],
  ];
};

/** Lowest x(1), by tenths and up to the second sample, that would reach 0,90 fck; else the one that does by KN alone. */
const smallestX1 = (lot: LotNumbers, limit090: number, kn: number, knOf: (r: number) => number): Canviaria => {
  const rest = lot.sorted.slice(1);
  for (let tenths = Math.floor(lot.x1 * 10 + 1e-9) + 1; tenths / 10 <= (rest[0] ?? 0); tenths += 1) {
    const sorted = [tenths / 10, ...rest];
    const relative = ((lot.xN - tenths / 10) * lot.n) / sum(sorted);
    if (atLeast(estimate(sorted, knOf(relative)).f, limit090)) return { codi: 'x1', valor: tenths / 10 };
  }
  return wouldChange('x1', limit090 / kn);
};

const classLines = (lot: LotNumbers, moved: ClassStep, seal: boolean): StepLine[] => {
  const params = { classe: moved.state.aplicada, abans: moved.abans, recorregut: lot.relativeRange };
  const max = moved.filaAbans.recorregut_max;
  const reached = max === null ? [] : [line('recorregut_classe', { ...params, classe: moved.abans, maxim: max })];
  const change = moved.moviment === 'cap' ? [] : [line(`classe_${moved.moviment}`, params)];
  const { declarada } = moved.state;
  const redeclared = moved.declaradaAbans
    ? [line('classe_redeclarada', { classe: declarada, abans: moved.declaradaAbans })]
    : [];
  const carried =
    moved.moviment === 'cap' && moved.abans !== declarada
      ? [line('classe_demostrada', { classe: moved.abans, declarada })]
      : [];
  return [
    ...redeclared,
    ...carried,
    ...reached,
    ...change,
    ...(seal && moved.state.aplicada === 'A' ? [line('classe_a_segell')] : []),
  ];
};

interface KnChoice {
  readonly kn: number;
  readonly fila: KnEhe98Row | null;
  readonly moved: ClassStep | null;
}

const caseStep = (lot: LotNumbers, extra: readonly StepLine[]): StepPart => {
  const codi = lot.n < ESTIMADOR_DES_DE ? 'ehe98_kn' : 'ehe98_estimador';
  return stepPart(codi, { n: lot.n }, { article: PLACE.article, confidence: 'K+' }, extra);
};

const declaredClass = (lot: LotNumbers): ClasseCentral | null =>
  lot.respostes.coeficient?.classe ?? lot.classeCentral ?? lot.estatClasse?.declarada ?? null;

const answered = (lot: LotNumbers): StepLine[] => {
  const answer = lot.respostes.coeficient;
  if (answer && isPresent(answer.kn)) return answerLines('resposta_kn', { kn: answer.kn }, answer);
  return answer?.classe ? answerLines('resposta_classe', { classe: answer.classe }, answer) : [];
};

const judgeWith = (lot: LotNumbers, { kn, fila, moved }: KnChoice): Finding => {
  const seal = lot.distintiu === 3;
  const reduced = constantOf('EHE-98', 'acceptacio_090', lot.canvis);
  const limit090 = reduced.valor * lot.fck;
  const guess = estimate(lot.sorted, kn);
  const parts = ruling(lot, kn, guess);
  const confidence = lowestConfidence('K+', reduced.confidence);
  const settled = settle({
    ...{
      f: guess.f,
      fck: lot.fck,
      limit090,
      failure: 'fest < 0,90fck',
      article: '88.5',
      confidence,
      files: [reduced],
      parts,
    },
  });
  const knOf = (relative: number): number =>
    moved ? classOfLot(lot.estatClasse, moved.state.declarada, seal, lot.n, relative, lot.canvis).fila.kn : kn;
  const used = { valor: kn, n: lot.n, simbol: 'KN' };
  const applied = moved?.state.aplicada ?? null;
  const knPlace = { ...PLACE, confidence: fila?.confidence ?? 'I' } as const;
  const numbers = {
    f: guess.f,
    x1: lot.x1,
    kn,
    m: guess.m ?? 0,
    pis: guess.floor ?? 0,
    estadistic: guess.statistic ?? 0,
  };
  const byFloor = guess.statistic !== null && guess.f > guess.statistic;
  const calcul = guess.m === null ? 'kn_x1' : byFloor ? 'estimador_pis' : 'estimador';
  return finding({
    ...settled,
    cas: guess.m === null ? 'kn' : 'estimador',
    formula: guess.m === null ? 'KN*x1' : '2*(x1+..+x[m-1])/(m-1)-x[m], not below KN*x1',
    coeficient: kn,
    relativeRangeMax: fila?.recorregut_max ?? null,
    statistic: guess.statistic,
    floor: guess.floor,
    m: guess.m,
    rector: lot.x1,
    classeAplicada: applied,
    ambSegell: seal && applied === 'A',
    estatClasse: moved?.state ?? lot.estatClasse,
    canviaria: settled.verdict === 'satisfactori' ? null : smallestX1(lot, limit090, kn, knOf),
    cas_: caseStep(lot, answered(lot)),
    coeficient_: moved
      ? stepPart(
          'classe',
          { ...used, classe: moved.state.aplicada },
          knPlace,
          classLines(lot, moved, seal),
          fila ? [fila] : [],
        )
      : stepPart('kn_donat', used, knPlace),
    calcul_: stepPart(calcul, numbers, { article: PLACE.article, confidence: 'K+' }, [sortedLine(lot), rangeLine(lot)]),
  });
};

const judge = (lot: LotNumbers): Finding => {
  const carried = { estatClasse: lot.estatClasse };
  if (lot.n < 2) {
    const cas_ = caseStep(lot, []);
    const coeficient_ = stepPart('cal_segona_mostra', { n: lot.n }, { ...PLACE, confidence: 'K+' });
    return finding({ ...carried, verdict: 'pendent', deciding: 'coeficient', cas_, coeficient_ });
  }
  const given = lot.respostes.coeficient?.kn;
  if (isPresent(given)) return judgeWith(lot, { kn: given, fila: null, moved: null });
  const declared = declaredClass(lot);
  if (!declared) {
    const coeficient_ = stepPart('demanat', {}, { ...PLACE, confidence: 'K+' });
    return asking('coeficient', {
      ...carried,
      cas_: stepPart('ask_coeficient', {}, { ...PLACE, confidence: 'I' }),
      coeficient_,
    });
  }
  const moved = classOfLot(lot.estatClasse, declared, lot.distintiu === 3, lot.n, lot.relativeRange, lot.canvis);
  return judgeWith(lot, { kn: moved.fila.kn, fila: moved.fila, moved });
};

/** EHE-98, art. 88 (RD 2661/1998). */
export const ehe98: Reglament = {
  normativa: 'EHE-98',
  articles: { estadistic: '88.4', total: '88.3', indirecte: '88.2', provetes: '88.1' },
  judge,
};

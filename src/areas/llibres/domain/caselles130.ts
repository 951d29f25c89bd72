import { partOf } from '#areas/fiscal/domain/linia.ts';
import { type Caselles, Recompte } from './caselles.ts';
import type { Llibres, Trimestre } from './linies.ts';
import { parametre, REDUCCIO_130 } from './parametres.data.ts';
import { meritacioOf, recepcioOf, within } from './periode.ts';

/** Boxes of an earlier quarter of the same year that count in this one, in cents. */
export interface Anterior130 {
  readonly c07: number;
  readonly c16: number;
  /** What was left to deduct from later quarters: the result of box 19, below nought. */
  readonly c19?: number;
  /** How much of earlier negatives it used. */
  readonly c15?: number;
}
export interface Config130 {
  readonly exercici: number;
  /** Simplified direct estimation: expenses hard to justify count. */
  readonly simplificada: boolean;
  readonly anteriors: readonly Anterior130[];
  /** Net income of the year before, for the reduction of box 13; null where it does not apply. */
  readonly rendiment_anterior?: number | null;
  /** Pays for a dwelling that gives right to the deduction of box 16. */
  readonly habitatge?: boolean;
  /** Box 18: paid by an earlier return of the same quarter. */
  readonly ingressat_abans?: number;
  /** Boxes 13 and 16, where they are told. */
  readonly reduccio?: number;
  readonly deduccio?: number;
}
export interface Acumulat130 {
  readonly ingressos: number;
  readonly despeses: number;
  readonly retencions: number;
}

const sum = (amounts: readonly number[]): number => amounts.reduce((total, one) => total + one, 0);

/** Expenses hard to justify: a part of income less expenses, never below nought nor over the most of a year. */
export const dificilJustificacio = (exercici: number, ingressos: number, despeses: number): number => {
  const net = Math.max(0, ingressos - despeses);
  return Math.min(parametre('dificil_maxim', exercici), partOf(net, parametre('dificil_justificacio', exercici)));
};

const put130 = (boxes: Recompte, given: Acumulat130, config: Config130): void => {
  const { exercici } = config;
  const dificil = config.simplificada ? dificilJustificacio(exercici, given.ingressos, given.despeses) : 0;
  const set = (codi: string, amount: number): number => {
    boxes.calcula(codi, amount);
    return amount;
  };
  const c03 = set('03', given.ingressos - given.despeses - dificil);
  const c04 = set('04', Math.max(0, partOf(c03, parametre('pagament_130', exercici))));
  const c05 = set('05', sum(config.anteriors.map(({ c07, c16 }) => Math.max(0, c07) - c16)));
  const c07 = set('07', c04 - c05 - Math.max(0, given.retencions));
  const c12 = set('12', Math.max(0, c07));
  const before = config.rendiment_anterior;
  const reduction =
    before === undefined || before === null ? 0 : (REDUCCIO_130.find(({ fins }) => before <= fins)?.import ?? 0);
  const c14 = c12 - set('13', config.reduccio ?? reduction);
  set('14', c14);
  const left = sum(config.anteriors.map(({ c19 = 0, c15 = 0 }) => Math.max(0, -c19) - c15));
  const c15 = set('15', Math.max(0, Math.min(left, c14)));
  const housing = config.habitatge && c03 > 0 ? partOf(c03, parametre('habitatge_130', exercici)) : 0;
  const c16 = set(
    '16',
    config.deduccio ?? Math.max(0, Math.min(housing, parametre('habitatge_maxim', exercici), c14 - c15)),
  );
  const c17 = set('17', c14 < 0 ? c14 : c14 - c15 - c16);
  set('19', c17 - set('18', config.ingressat_abans ?? 0));
  boxes.calcula('dificil', dificil);
};

/** The form from what the year adds up to. `dificil` is no box: what of 02 is hard to justify. */
export const resultat130 = (given: Acumulat130, config: Config130): Caselles => {
  const boxes = new Recompte();
  put130(boxes, given, config);
  boxes.calcula('01', given.ingressos);
  boxes.calcula('02', given.despeses + importDificil(boxes));
  boxes.calcula('06', Math.max(0, given.retencions));
  return boxes.caselles();
};
const importDificil = (boxes: Recompte): number => boxes.import('dificil');

/** Entries that the form leaves out: invoices in the place of simplified ones, travellers, adjustments. */
const OUT = new Set(['F3', 'DV', 'AJ']);
const KEYS = new Set(['01', '02', '03', '05', '07', '08', '09', '11', '12', '13', '14', '15', '17', '18', '19']);
const WITHHELD = new Set(['I01', 'I02', 'I07']);
const ACTIVITY = 'A';

/** Figures of the year until the end of a quarter, with their lines. */
export const caselles130 = (
  { expedides, rebudes }: Llibres,
  trimestre: Trimestre,
  config: Omit<Config130, 'exercici'>,
): Caselles => {
  const inYear = within(trimestre, { deLAny: true });
  const boxes = new Recompte();
  for (const linia of expedides) {
    if (linia.activitat.codi !== ACTIVITY || OUT.has(linia.tipus) || !KEYS.has(linia.clau)) continue;
    if (linia.concepte === null || !inYear(meritacioOf(linia))) continue;
    if (linia.computable) boxes.posa('01', linia.computable, linia.id);
    if (linia.retingut !== 0 && WITHHELD.has(linia.concepte)) boxes.posa('06', linia.retingut, linia.id);
  }
  for (const linia of rebudes) {
    if (linia.activitat.codi !== ACTIVITY || linia.tipus === 'F3' || !KEYS.has(linia.clau)) continue;
    if (linia.concepte === null || !linia.despesa || !inYear(recepcioOf(linia))) continue;
    boxes.posa('02', linia.despesa, linia.id);
  }
  const given = { ingressos: boxes.import('01'), despeses: boxes.import('02'), retencions: boxes.import('06') };
  put130(boxes, given, { ...config, exercici: trimestre.exercici });
  // The lines of 02 are its expenses; what is hard to justify has none.
  boxes.posa('02', importDificil(boxes), null);
  return boxes.caselles();
};

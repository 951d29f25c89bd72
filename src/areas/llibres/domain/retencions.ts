import { type Caselles, Recompte } from './caselles.ts';
import type { LiniaRebuda, Trimestre } from './linies.ts';
import { within } from './periode.ts';

/** Rents of premises: withheld in model 115, everything else in model 111. */
const LLOGUER = 'G12';

/** Lines of which something is withheld: those of rents, or the others. */
export const ambRetencio = (rebudes: readonly LiniaRebuda[], rents: boolean): readonly LiniaRebuda[] =>
  rebudes.filter((linia) => linia.irpf !== null && (linia.concepte === LLOGUER) === rents);

/** Those of them that are owed in a quarter. */
const withheld = (rebudes: readonly LiniaRebuda[], trimestre: Trimestre, rents: boolean): readonly LiniaRebuda[] => {
  const inQuarter = within(trimestre);
  return ambRetencio(rebudes, rents).filter(({ retencio }) => retencio != null && inQuarter(retencio));
};

const put = (
  boxes: Recompte,
  linies: readonly LiniaRebuda[],
  [people, base, quota]: readonly [string, string, string],
) => {
  const seen = new Set<string>();
  for (const linia of linies) {
    const { identificacio } = linia.nif;
    boxes.posa(people, seen.has(identificacio) ? 0 : 1, linia.id);
    seen.add(identificacio);
    boxes.posa(base, linia.base, linia.id);
    boxes.posa(quota, linia.retingut, linia.id);
  }
};

/** What was paid to those who work for us: the books of invoices do not hold it. */
export interface Treball111 {
  readonly perceptors: number;
  readonly base: number;
  readonly retingut: number;
}

/** Withheld from professionals (07 to 09) and from wages (01 to 03). Box 07 counts people, not cents. */
export const caselles111 = (
  rebudes: readonly LiniaRebuda[],
  trimestre: Trimestre,
  {
    treball = null,
    ingressat_abans = 0,
  }: { readonly treball?: Treball111 | null; readonly ingressat_abans?: number } = {},
): Caselles => {
  const boxes = new Recompte();
  boxes.calcula('01', treball?.perceptors ?? 0);
  boxes.calcula('02', treball?.base ?? 0);
  boxes.calcula('03', treball?.retingut ?? 0);
  put(boxes, withheld(rebudes, trimestre, false), ['07', '08', '09']);
  boxes.calcula('28', boxes.suma(['03', '09']));
  boxes.calcula('29', ingressat_abans);
  boxes.calcula('30', boxes.import('28') - ingressat_abans);
  return boxes.caselles();
};

/** Withheld from rents of premises. Box 01 counts people, not cents. */
export const caselles115 = (
  rebudes: readonly LiniaRebuda[],
  trimestre: Trimestre,
  { ingressat_abans = 0 }: { readonly ingressat_abans?: number } = {},
): Caselles => {
  const boxes = new Recompte();
  put(boxes, withheld(rebudes, trimestre, true), ['01', '02', '03']);
  boxes.calcula('04', ingressat_abans);
  boxes.calcula('05', boxes.import('03') - ingressat_abans);
  return boxes.caselles();
};

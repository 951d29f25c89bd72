import { CAIXA } from '#areas/fiscal/domain/llibre.data.ts';
import { type Caselles, importOf, Recompte } from './caselles.ts';
import { type Config303, omple303 } from './caselles303.ts';
import { PERIODES } from './codis.data.ts';
import { esDeBens, type LiniaExpedida, type LiniaRebuda, type Llibres } from './linies.ts';
import { meritacioOf, recepcioOf, within } from './periode.ts';

type Line = LiniaExpedida | LiniaRebuda;
/** Boxes of base and of tax in the yearly form, by rate. */
type ByRate = Readonly<Record<string, readonly [base: string, quota: string]>>;

const ORDINARY: ByRate = {
  '0': ['700', '701'],
  '4': ['01', '02'],
  '5': ['702', '703'],
  '10': ['03', '04'],
  '21': ['05', '06'],
};
const CASH: ByRate = {
  '0': ['708', '709'],
  '4': ['643', '644'],
  '5': ['710', '711'],
  '10': ['645', '646'],
  '21': ['647', '648'],
};
const UNION_GOODS: ByRate = {
  '0': ['716', '717'],
  '4': ['21', '22'],
  '5': ['718', '719'],
  '10': ['23', '24'],
  '21': ['25', '26'],
};
const UNION_SERVICES: ByRate = {
  '0': ['720', '721'],
  '4': ['545', '546'],
  '5': ['722', '723'],
  '10': ['547', '548'],
  '21': ['551', '552'],
};
const CURRENT: ByRate = { '4': ['190', '191'], '5': ['724', '725'], '10': ['603', '604'], '21': ['605', '606'] };
const INVESTMENT: ByRate = { '4': ['196', '197'], '5': ['728', '729'], '10': ['611', '612'], '21': ['613', '614'] };

/** Pairs of the quarterly form that have a rate of their own. */
const RATED: ByRate = {
  '0': ['150', '152'],
  '4': ['01', '03'],
  '5': ['153', '155'],
  '10': ['04', '06'],
  '21': ['07', '09'],
};
/** Boxes of the quarterly form that the yearly one has under another number. */
const RENAMED: Readonly<Record<string, string>> = Object.fromEntries(
  ['12 27', '13 28', '14 29', '15 30', '25 43', '26 44', '22 601', '24 602', '19 599', '21 600', '156 41', '158 42']
    .concat(['168 35', '170 36', '16 35', '18 36', '28 48', '29 49', '30 50', '31 51', '32 52', '33 53', '34 54'])
    .concat(['35 55', '36 56', '37 57', '38 58', '39 59', '40 639', '41 62', '42 61', '43 63', '44 522', '59 103'])
    .concat(['60 104', '120 110', '122 125', '123 126', '124 127', '62 654', '63 655', '74 656', '75 657'])
    .map((pair) => pair.split(' ') as [string, string]),
);

const both = (...tables: readonly ByRate[]): readonly (readonly [string, string])[] =>
  tables.flatMap((table) => Object.values(table));
const ACCRUED = [...both(ORDINARY, CASH, UNION_GOODS, UNION_SERVICES), ['27', '28'], ['29', '30']] as const;
const QUOTES_47 = ['34', '36', '600', '602', '42', '44'];
const QUOTES_64 = ['49', '51', '53', '55', '57', '59', '61', '62', '63', '522'];
const VOLUME_108 = ['99', '653', '103', '104', '105', '110', '125', '126', '127'];

/** Fills the yearly form while the quarters fill theirs: each amount goes where its line and its rate say. */
class Anual extends Recompte {
  readonly #lines: ReadonlyMap<string, Line>;

  constructor(lines: ReadonlyMap<string, Line>) {
    super();
    this.#lines = lines;
  }

  override posa(codi: string, amount: number, id: string | null): void {
    const linia = id === null ? undefined : this.#lines.get(id);
    for (const to of anualsOf(codi, linia)) super.posa(to, amount, id);
  }
}

const byRate = (table: ByRate, rate: string | null, at: 0 | 1): readonly string[] => {
  const found = table[rate ?? '0']?.[at];
  return found === undefined ? [] : [found];
};

const anualsOf = (codi: string, linia: Line | undefined): readonly string[] => {
  for (const [rate, pair] of Object.entries(RATED)) {
    const at = pair.indexOf(codi);
    if (at < 0) continue;
    const cash = linia?.clau === CAIXA;
    const volume = at === 0 ? [cash ? '653' : '99'] : [];
    return [...byRate(cash ? CASH : ORDINARY, rate, at as 0 | 1), ...volume];
  }
  if (codi === '10' || codi === '11') {
    const goods = linia !== undefined && 'be_inversio' in linia && esDeBens(linia);
    return byRate(goods ? UNION_GOODS : UNION_SERVICES, linia?.iva ?? null, codi === '10' ? 0 : 1);
  }
  const renamed = RENAMED[codi];
  const to = renamed === undefined ? [] : [renamed];
  // Changes of what was issued change the volume too; those of what we owe do not.
  if (codi === '14' && linia && 'qualificacio' in linia) return [...to, linia.clau === CAIXA ? '653' : '99'];
  if (codi === '28' || codi === '29') return [...to, ...byRate(CURRENT, linia?.iva ?? null, codi === '28' ? 0 : 1)];
  if (codi === '30' || codi === '31') return [...to, ...byRate(INVESTMENT, linia?.iva ?? null, codi === '30' ? 0 : 1)];
  return to;
};

/** Bought without VAT: exempt, or with no rate at all. */
const senseIva = ({ iva, exempta, isp }: LiniaRebuda): boolean => iva === null || (exempta === true && !isp);

/** The yearly form from the books of a year, each box with its lines. */
export const caselles390 = (
  llibres: Llibres,
  exercici: number,
  config: Pick<Config303, 'caixa' | 'regularitzacio_inversio' | 'prorrata_definitiva'> = {},
): Caselles => {
  const lines = new Map<string, Line>([...llibres.expedides, ...llibres.rebudes].map((linia) => [linia.id, linia]));
  const anual = new Anual(lines);
  const { regularitzacio_inversio: _inversio, prorrata_definitiva: _prorrata, ...always } = config;
  for (const periode of PERIODES) omple303(anual, llibres, { exercici, periode }, periode === '4T' ? config : always);
  const boxes = new Recompte();
  for (const [codi, { import: amount, linies, aporta }] of anual.caselles()) {
    const parts = linies.map((id) => aporta?.get(id) ?? 0);
    boxes.posa(codi, amount - parts.reduce((total, one) => total + one, 0), null);
    for (const [at, id] of linies.entries()) boxes.posa(codi, parts[at] ?? 0, id);
  }
  const inYear = within({ exercici, periode: '4T' }, { deLAny: true });
  for (const linia of llibres.expedides)
    if (linia.exempcio === 'E1' && inYear(meritacioOf(linia))) boxes.posa('105', linia.base, linia.id);
  for (const linia of llibres.rebudes)
    if (linia.clau === '01' && senseIva(linia) && linia.tipus !== 'SF' && inYear(recepcioOf(linia)))
      boxes.posa('230', linia.base, linia.id);
  for (const linia of llibres.expedides)
    if (linia.be_venut && inYear(meritacioOf(linia))) boxes.posa('107', linia.be_venut, linia.id);
  boxes.calcula('33', boxes.suma(ACCRUED.map(([base]) => base)));
  boxes.calcula('34', boxes.suma(ACCRUED.map(([, quota]) => quota)));
  boxes.calcula('47', boxes.suma(QUOTES_47));
  boxes.calcula('64', boxes.suma(QUOTES_64));
  boxes.calcula('65', boxes.import('47') - boxes.import('64'));
  boxes.calcula('108', boxes.suma(VOLUME_108) - boxes.import('107'));
  return boxes.caselles();
};

/** What the year says and the four quarters, as they were presented, do not add up to. */
export interface Diferencia390 {
  readonly casella: string;
  readonly casella_303: string;
  readonly anual: number;
  readonly trimestres: number;
}
/** Boxes of the year and those of the quarters that must be the same. */
const SAME = [
  '47 27',
  '64 45',
  '65 46',
  '27 12',
  '29 14',
  '49 29',
  '51 31',
  '53 33',
  '55 35',
  '57 37',
  '59 39',
  '62 41',
];

export const diferencies390 = (anual: Caselles, trimestres: readonly Caselles[]): readonly Diferencia390[] =>
  SAME.map((pair) => pair.split(' ') as [string, string])
    .map(([casella, casella_303]) => ({
      casella,
      casella_303,
      anual: importOf(anual, casella),
      trimestres: trimestres.reduce((total, one) => total + importOf(one, casella_303), 0),
    }))
    .filter((one) => one.anual !== one.trimestres);

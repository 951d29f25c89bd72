import type { GridEdit } from '#web/ui/grid/grid-types.ts';
import type { LiniaDespesa } from '../contract/schemas.ts';
import type { TipusDespesa } from '../contract/tipus.ts';

export const newLinia = (iva_fk: number | null): LiniaDespesa => ({
  clau: globalThis.crypto.randomUUID(),
  tipus_despesa_fk: null,
  concepte: '',
  base: 0,
  iva_fk,
  causa: null,
  recarrec: false,
  quota: null,
  quota_recarrec: null,
  iva_deduible: '100',
  deduible: '100',
  amb_retencio: true,
  be_inversio: null,
});

/** What a good is called while nobody says otherwise: by the concept of its line, else by its kind. */
const nomDeBe = ({ concepte }: Pick<LiniaDespesa, 'concepte'>, tipus: TipusDespesa | null): string =>
  (concepte.trim() || tipus?.nom || '').replace(/\s+/g, ' ').slice(0, 200);

/** What a good starts from: what the kind says of it. */
export const newBe = (linia: LiniaDespesa, tipus: TipusDespesa | null, day: string): LiniaDespesa['be_inversio'] => ({
  descripcio: nomDeBe(linia, tipus),
  identificador: '',
  tipus_be: tipus?.amortitzacio?.tipus_be ?? '29',
  fila: tipus?.amortitzacio?.fila ?? null,
  data_inici: day,
  valor: null,
  valor_residual: 0,
  percentatge: tipus?.amortitzacio?.percentatge ?? '10',
  metode: '01',
  usat: false,
});

/** A line of another kind: it takes what the kind gives. */
export const withTipus = (
  linia: LiniaDespesa,
  id: number | null,
  tipus: TipusDespesa | null,
  given: { readonly day: string; readonly senseFactura: boolean },
): LiniaDespesa => {
  if (!tipus) return { ...linia, tipus_despesa_fk: id };
  const iva_fk = given.senseFactura ? null : tipus.iva_fk;
  return {
    ...linia,
    tipus_despesa_fk: id,
    iva_fk,
    quota: iva_fk === linia.iva_fk ? linia.quota : null,
    iva_deduible: linia.recarrec ? '0' : tipus.iva_deduible,
    deduible: tipus.deduible,
    be_inversio: tipus.amortitzacio ? (linia.be_inversio ?? newBe(linia, tipus, given.day)) : null,
  };
};

/** What the mark of the equivalence surcharge changes: with it no VAT is deducted; without it, what the kind says. */
export const withRecarrec = (
  recarrec: boolean,
  tipus: TipusDespesa | null,
): Pick<LiniaDespesa, 'recarrec' | 'quota_recarrec' | 'iva_deduible'> => ({
  recarrec,
  quota_recarrec: null,
  iva_deduible: recarrec ? '0' : (tipus?.iva_deduible ?? '100'),
});

/** What a kind gives that somebody may have written otherwise. */
export type Trepitjat = 'iva_fk' | 'iva_deduible' | 'deduible';

/** What somebody wrote in a line, other than what its kind had given, and another kind would change. */
export const trepitjaria = (
  linia: LiniaDespesa,
  {
    abans,
    tipus,
    iva_fk,
    senseFactura,
  }: {
    /** Its kind so far. */
    readonly abans: TipusDespesa | null;
    readonly tipus: TipusDespesa;
    /** Rate of a line without a kind. */
    readonly iva_fk: number | null;
    readonly senseFactura: boolean;
  },
): readonly Trepitjat[] => {
  const donat = abans ?? { iva_fk, iva_deduible: '100', deduible: '100' };
  const other = (one: string, two: string): boolean => Number(one) !== Number(two);
  const iva = !senseFactura && linia.iva_fk !== tipus.iva_fk && (linia.iva_fk !== donat.iva_fk || linia.quota !== null);
  const part = (key: 'iva_deduible' | 'deduible'): boolean =>
    other(linia[key], donat[key]) && other(linia[key], tipus[key]);
  return [...(iva ? (['iva_fk'] as const) : []), ...(['iva_deduible', 'deduible'] as const).filter(part)];
};

/** A line of another kind that keeps what somebody wrote in it. */
export const withTipusKeeping = (
  linia: LiniaDespesa,
  tipus: TipusDespesa,
  claus: readonly Trepitjat[],
  given: { readonly day: string; readonly senseFactura: boolean },
): LiniaDespesa => ({
  ...withTipus(linia, tipus.id, tipus, given),
  ...Object.fromEntries(claus.map((key) => [key, linia[key]])),
  ...(claus.includes('iva_fk') && { quota: linia.quota }),
});

/** A new line as one of an earlier expense was, but for its amounts. */
export const liniaDeDarrera = (linia: LiniaDespesa, last: LiniaDespesa): LiniaDespesa => ({
  ...linia,
  tipus_despesa_fk: last.tipus_despesa_fk,
  iva_fk: last.iva_fk,
  causa: last.causa,
  iva_deduible: last.iva_deduible,
  deduible: last.deduible,
  amb_retencio: last.amb_retencio,
});

/** A line with another concept; its good follows it, unless it was given a name of its own. */
const withConcepte = (linia: LiniaDespesa, concepte: string, tipus: TipusDespesa | null): LiniaDespesa => {
  const { be_inversio } = linia;
  const follows = be_inversio !== null && be_inversio.descripcio === nomDeBe(linia, tipus);
  return {
    ...linia,
    concepte,
    be_inversio: follows ? { ...be_inversio, descripcio: nomDeBe({ concepte }, tipus) } : be_inversio,
  };
};

/** A line that comes to that with its VAT: the base is what is left, and the VAT adds up to the cent. */
export const withTotal = (linia: LiniaDespesa, total: number, rate: string | null): LiniaDespesa => {
  if (rate === null || Number(rate) === 0) return { ...linia, base: total, quota: null };
  const thousandths = BigInt(Math.round(Number(rate) * 1_000));
  const whole = 100_000n + thousandths;
  const sign = total < 0 ? -1n : 1n;
  const base = Number((sign * (BigInt(total) * sign * 100_000n * 2n + whole)) / (whole * 2n));
  return { ...linia, base, quota: total - base };
};

const centsOfText = (value: unknown): number => Math.round(Number(value) * 100);

/** A line with one cell written. */
export const writtenLinia = (
  linia: LiniaDespesa,
  { column, value }: GridEdit,
  given: {
    readonly day: string;
    readonly senseFactura: boolean;
    readonly tipusOf: (id: number | null) => TipusDespesa | null;
    /** Rate that totals bear, in percent; null: none. */
    readonly rateOf: (id: number | null) => string | null;
  },
): LiniaDespesa => {
  const blank = value === null || value === '';
  switch (column) {
    case 'tipus_despesa_fk': {
      const id = (value as number | null) ?? null;
      return withTipus(linia, id, given.tipusOf(id), given);
    }
    case 'iva_fk':
      return { ...linia, iva_fk: (value as number | null) ?? null, causa: null, quota: null };
    case 'base':
      return { ...linia, base: blank ? 0 : centsOfText(value), quota: null };
    case 'quota':
      return { ...linia, quota: blank ? null : centsOfText(value) };
    case 'total':
      return blank
        ? { ...linia, base: 0, quota: null }
        : withTotal(linia, centsOfText(value), given.rateOf(linia.iva_fk));
    case 'iva_deduible':
      return { ...linia, iva_deduible: blank ? '100' : String(value) };
    case 'concepte':
      return withConcepte(linia, blank ? '' : String(value), given.tipusOf(linia.tipus_despesa_fk));
    default:
      return { ...linia, [column]: blank ? '' : String(value) };
  }
};

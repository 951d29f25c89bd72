import { readFileSync } from 'node:fs';
import type { Taula } from '#areas/amortitzacio/domain/coeficients.data.ts';
import { coeficientOf } from '#areas/amortitzacio/domain/vigencia.ts';
import type { Language, Trilingual } from '#kernel/language.ts';
import type { TipusDespesaFields } from '../contract/tipus.ts';
import { partDeVehicle } from '../domain/vehicle.data.ts';

type Amortitzacio = NonNullable<TipusDespesaFields['amortitzacio']>;
/** A kind of expense as the product brings it. */
interface CatalegTipus
  extends Omit<TipusDespesaFields, 'nom' | 'ajuda' | 'pare_fk' | 'iva_fk' | 'irpf_fk' | 'amortitzacio'> {
  readonly id: number;
  readonly pare: number | null;
  readonly nom: Trilingual;
  readonly ajuda: Trilingual | null;
  readonly iva: number | null;
  readonly irpf: number | null;
  /** By the table of simplified estimation; `fila_societat` is the row of that of corporate tax. */
  readonly amortitzacio: (Amortitzacio & { readonly fila_societat: string }) | null;
  /** Of a car: in income tax a natural person deducts of it what `domain/vehicle.data.ts` says. */
  readonly vehicle?: true;
  /** Of meals of whoever runs the business: a natural person deducts them as `domain/manutencio.data.ts` says. */
  readonly apats?: true;
}

const rows = JSON.parse(
  readFileSync(new URL('./catalogue/tipus.json', import.meta.url), 'utf8'),
) as readonly CatalegTipus[];

/** Kinds of the product by id, parents before children. They are the same for every company. */
export const CATALEG: ReadonlyMap<number, CatalegTipus> = new Map(rows.map((row) => [row.id, row]));

/** What a good of a kind of the product starts from: its row of the table that the company goes by, at its most. */
export const amortitzacioDe = ({ amortitzacio }: CatalegTipus, taula: Taula): Amortitzacio | null => {
  if (!amortitzacio) return null;
  const { fila_societat, ...own } = amortitzacio;
  const row = taula === 'simplificada' ? null : coeficientOf(fila_societat);
  return row ? { ...own, fila: row.codi, percentatge: row.maxim } : own;
};

/** Said of what a natural person deducts of a car, after what the kind says of itself. */
const AJUDA_VEHICLE: Trilingual = {
  ca: 'A l’IRPF d’una persona física només compta si el vehicle és exclusiu de l’activitat (RIRPF, art. 22.4).',
  es: 'En el IRPF de una persona física solo cuenta si el vehículo es exclusivo de la actividad (RIRPF, art. 22.4).',
  en: 'In the income tax of a natural person it only counts if the vehicle is for the business alone (RIRPF, art. 22.4).',
};

/** What of a kind of the product is deducted in income tax on a day, and what is said to whoever chooses it. */
export const deduccioDe = (
  { vehicle, deduible, ajuda }: CatalegTipus,
  { fisica, dia }: { readonly fisica: boolean; readonly dia: string },
): { readonly deduible: string; readonly ajuda: (language: Language) => string } => {
  const own = fisica && vehicle === true;
  return {
    deduible: (own ? partDeVehicle(dia) : null) ?? deduible,
    ajuda: (language) => [ajuda?.[language], own ? AJUDA_VEHICLE[language] : ''].filter(Boolean).join(' '),
  };
};

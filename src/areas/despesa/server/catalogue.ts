import { readFileSync } from 'node:fs';
import type { Taula } from '#areas/amortitzacio/domain/coeficients.data.ts';
import { coeficientOf } from '#areas/amortitzacio/domain/vigencia.ts';
import type { Trilingual } from '#kernel/language.ts';
import type { TipusDespesaFields } from '../contract/tipus.ts';

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

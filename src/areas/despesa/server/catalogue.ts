import { readFileSync } from 'node:fs';
import type { Trilingual } from '#kernel/language.ts';
import type { TipusDespesaFields } from '../contract/tipus.ts';

/** A kind of expense as the product brings it. */
interface CatalegTipus extends Omit<TipusDespesaFields, 'nom' | 'ajuda' | 'pare_fk' | 'iva_fk' | 'irpf_fk'> {
  readonly id: number;
  readonly pare: number | null;
  readonly nom: Trilingual;
  readonly ajuda: Trilingual | null;
  readonly iva: number | null;
  readonly irpf: number | null;
}

const rows = JSON.parse(
  readFileSync(new URL('./catalogue/tipus.json', import.meta.url), 'utf8'),
) as readonly CatalegTipus[];

/** Kinds of the product by id, parents before children. They are the same for every company. */
export const CATALEG: ReadonlyMap<number, CatalegTipus> = new Map(rows.map((row) => [row.id, row]));

import { irpfOf, isIrpf, isIva, ivaOf } from '#areas/referencia/server/index.ts';
import { CodedError, type FieldFault } from '#kernel/coded-error.ts';
import type { TotalsEnviats } from '../contract/document.ts';
import { ambPreu, type DocumentEscrit, type LiniaEscrita, sumableOf, type Tipus } from '../domain/document.ts';
import { totalsOf } from '../domain/totals.ts';

/** Cents that a document may come to: what JSON numbers and both databases hold with room to spare. */
const MOST = 1_000_000_000_000;

/** Rates of the reference lists. */
export const TIPUS: Tipus = { iva: ivaOf, irpf: irpfOf };

interface Preuat {
  readonly linies: LiniaEscrita[];
  readonly recarrec_equivalencia: boolean;
}
/** A document whose prices typed with taxes are the prices that these make. */
export const priced = <Escrit extends Preuat>(escrit: Escrit): Escrit => ({
  ...escrit,
  linies: escrit.linies.map((linia) => ambPreu(linia, escrit.recarrec_equivalencia, TIPUS)),
});

/**
 * What a copy of a document that others know takes of it: its prices to the cent. Where those typed with taxes make others now
 * than when it was written, they are told without taxes.
 */
export const preusFixats = <Escrit extends Preuat>(escrit: Escrit): Escrit => {
  const now = priced(escrit).linies;
  return escrit.linies.every(({ preu }, place) => preu === now[place]?.preu)
    ? escrit
    : { ...escrit, linies: escrit.linies.map((linia) => ({ ...linia, preu_iva: null })) };
};

/** Refuses with 422 `import_massa_gran` amounts, in cents, that are more than a document may come to. */
const checkCents = (cents: readonly number[]): void => {
  if (!cents.every((one) => Math.abs(one) <= MOST)) throw new CodedError(422, 'import_massa_gran');
};

/** What a document comes to; refused with 422 where it cannot be added up. */
export const totalsOfEscrit = (escrit: DocumentEscrit): TotalsEnviats => {
  const totals = totalsOf(sumableOf(escrit, TIPUS));
  if (totals === 'ajust_sense_base') throw new CodedError(422, 'ajust_sense_base');
  checkCents([
    totals.brut,
    totals.base,
    totals.total_factura,
    totals.total_a_pagar,
    totals.descomptes,
    totals.carrecs,
    ...totals.linies.flatMap((one) => [one.cost, one.brut]),
  ]);
  return structuredClone(totals) as TotalsEnviats;
};

/** Refuses rates of a line that no list has. */
export const rateFaults = ({ iva_fk, irpf_fk }: LiniaEscrita, cami: string): FieldFault[] => [
  ...(iva_fk !== null && !isIva(iva_fk) ? [{ cami: `${cami}.iva_fk`, codi: 'registre_desconegut' }] : []),
  ...(irpf_fk !== null && !isIrpf(irpf_fk) ? [{ cami: `${cami}.irpf_fk`, codi: 'registre_desconegut' }] : []),
];

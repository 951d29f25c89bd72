import { fieldFault, invalid } from '#kernel/coded-error.ts';
import { asFlag, type Executor } from '#server/database/tables.ts';
import type { CompanyContext } from '#server/http/context.ts';
import type { Be } from '../contract/be.ts';
import type { ImportsDespesa } from '../contract/schemas.ts';
import { costOf, valorDeBe } from '../domain/prorrata.ts';
import { exerciciDeduccio, fieldsOf } from './fields.ts';
import { fiscalDe } from './fiscal.ts';
import { listParts } from './linia-store.ts';
import { holdDespesa } from './load.ts';
import { findDespeses, updateDespesa } from './store.ts';

/** Holds an expense until the transaction ends, or 404. */
export const holdPerBe = async (context: CompanyContext, id: number): Promise<void> => {
  await holdDespesa(context, id);
};

/**
 * Writes the good of a line as whoever writes goods off changed it, and gives the price of the line in cents; refused where the
 * line cannot hold it.
 */
export const writeBe = async (context: CompanyContext, despesaId: number, clau: string, be: Be): Promise<number> => {
  const row = await holdDespesa(context, despesaId);
  const fields = fieldsOf(row);
  const { linies } = fields;
  const place = linies.findIndex((linia) => linia.clau === clau);
  const sums = (JSON.parse(row.imports) as ImportsDespesa).linies[place];
  const linia = linies[place];
  if (!linia || !sums) throw fieldFault('valor', 'registre_desconegut');
  const { fisica, prorrata } = await fiscalDe(context.db, context.empresa.id);
  const how = { fisica, prorrata: prorrata(exerciciDeduccio(fields)) };
  const most = costOf(linia.base, sums, how.prorrata);
  const valor = be.valor ?? most;
  if (most >= 0 && (valor < 0 || valor > most))
    throw invalid([{ cami: 'valor', codi: 'be_massa_valor', params: { maxim: most / 100 } }]);
  const after = linies.map((one) => (one.clau === clau ? { ...one, be_inversio: be } : one));
  await updateDespesa(context.db, row, {
    linies: JSON.stringify(after),
    be: asFlag(true),
    canviat: context.clock.now(),
  });
  return valorDeBe(linia, sums, how);
};

/** What a line of an expense costs, its VAT that is not deducted in, and the exercise whose pro rata says so. */
export interface CostDeLinia {
  readonly cost: number;
  readonly exercici: number;
}
/** Of lines of these expenses, by expense and key. */
export const costosDeLinies = async (
  { db, empresa }: CompanyContext,
  ids: readonly number[],
): Promise<ReadonlyMap<string, CostDeLinia>> => {
  const { fisica, prorrata } = await fiscalDe(db, empresa.id);
  const found = new Map<string, CostDeLinia>();
  for (const row of await findDespeses(db, empresa.id, [...new Set(ids)])) {
    const fields = fieldsOf(row);
    const exercici = exerciciDeduccio(fields);
    const { linies } = JSON.parse(row.imports) as ImportsDespesa;
    const how = { fisica, prorrata: prorrata(exercici) };
    for (const [at, linia] of fields.linies.entries()) {
      const sums = linies[at];
      if (sums) found.set(`${row.id} ${linia.clau}`, { exercici, cost: valorDeBe(linia, sums, how) });
    }
  }
  return found;
};

/** An expense as other rooms name it, with the works that take a part of it. */
export interface DespesaNomenada {
  readonly id: number;
  readonly exercici: number;
  readonly numero: number;
  readonly num_factura: string;
  readonly data: string;
  readonly proveidor: string;
  readonly nif: string;
  readonly treballs: readonly number[];
}
export const nomsDeDespeses = async (
  db: Executor,
  empresaId: number,
  ids: readonly number[],
): Promise<ReadonlyMap<number, DespesaNomenada>> => {
  const unique = [...new Set(ids)];
  const parts = Map.groupBy(await listParts(db, empresaId, unique), (part) => part.despesa_fk);
  const rows = await findDespeses(db, empresaId, unique);
  return new Map(
    rows.map((row) => [
      row.id,
      {
        id: row.id,
        exercici: row.exercici,
        numero: row.numero,
        num_factura: row.num_factura,
        data: row.data,
        proveidor: row.copia_nom,
        nif: row.copia_nif,
        treballs: (parts.get(row.id) ?? []).map((part) => part.treball_fk),
      },
    ]),
  );
};

import type { Executor } from '#server/database/tables.ts';
import { countKept } from '#server/desfer/index.ts';
import type { CompanyContext } from '#server/http/context.ts';
import type { Factura, FacturaEmesa, FacturaFields } from '../contract/schemas.ts';
import { ambRetencio } from './defectes.ts';
import { readEmesa } from './emesa.ts';
import { countPeriodiques } from './periodica-store.ts';
import type { FacturaPorts } from './ports.ts';
import { presentFactura } from './present.ts';
import { getFactura, insertDraft } from './service.ts';
import { countRows, findFactures, listFrozen, listIdsOfTreball } from './store.ts';

export type { EnviaPorts } from './adjunts.ts';
export { facturaCopies, facturaMover, facturesOfAgents } from './agents.ts';
export { haNumerat, seriesFacturades } from './comptador-store.ts';
export { type Mencio, mencioOf } from './document-mencions.ts';
export { facturaDocumentHandlers, makePaper } from './document-routes.ts';
export { emesaAmbEstat, emesaOf } from './emesa.ts';
export { facturaEnviamentHandlers } from './envia-routes.ts';
export { COUNTED } from './part-store.ts';
export { makePeriodiques } from './periodica-chore.ts';
export type { FacturaPorts, ProblemaRegistre } from './ports.ts';
export { facturaHandlers } from './routes.ts';
export { facturaUndoables } from './undo.ts';
export { vigentsOf } from './vigents.ts';

/**
 * A new draft, as if it had been written by hand; what is absent starts from the company and the agent, and so does what is
 * withheld where no line says it.
 */
export const createDraft = async (
  context: CompanyContext,
  ports: FacturaPorts,
  fields: Partial<FacturaFields>,
  { pressupost_fk }: { readonly pressupost_fk: number | null },
): Promise<Factura> =>
  getFactura(context, ports, await insertDraft(context, await ambRetencio(context, fields), { pressupost_fk }));

/** Invoices of a work, drafts too, newest first. */
export const facturesOfTreball = async (
  context: CompanyContext,
  ports: FacturaPorts,
  treballId: number,
): Promise<Factura[]> => {
  const ids = await listIdsOfTreball(context.db, context.empresa.id, treballId);
  const rows = await findFactures(context.db, context.empresa.id, ids);
  return Promise.all(rows.reverse().map((row) => presentFactura(context, ports, row)));
};

/** Numbers of invoices by id, null in a draft; what was deleted or annulled is absent. */
export const numerosOf = async (
  db: Executor,
  empresaId: number,
  ids: readonly number[],
): Promise<ReadonlyMap<number, string | null>> =>
  new Map(
    (await findFactures(db, empresaId, ids))
      .filter(({ estat }) => estat !== 'anullada')
      .map((row) => [row.id, row.numero_text]),
  );

/** How many invoices a company has: drafts, what was issued, and what can still be brought back. */
export const countFactures = async (db: Executor, empresaId: number, now: string): Promise<number> =>
  (await countRows(db, empresaId)) + (await countKept(db, empresaId, 'factura', now));

/** How many invoices, and plans to make some, keep a work from being deleted. */
export const countOfTreball = async (db: Executor, empresaId: number, treballId: number): Promise<number> =>
  (await countRows(db, empresaId, treballId)) + (await countPeriodiques(db, empresaId, treballId));

/** An issued invoice as books and exports read it. */
export interface FacturaDeLlibre {
  readonly emesa: FacturaEmesa;
  readonly anullada: boolean;
  readonly cobrat: number;
  readonly pendent: number;
}
const AT_ONCE = 200;

/** What was issued with a date between two days, proformas apart, in order of date. */
export async function* facturesEmeses(
  db: Executor,
  empresaId: number,
  { inici, final }: { readonly inici: string; readonly final: string },
): AsyncGenerator<FacturaDeLlibre> {
  let after: { data: string; id: number } | null = null;
  for (;;) {
    const rows: Awaited<ReturnType<typeof listFrozen>> = await listFrozen(db, empresaId, {
      inici,
      final,
      after,
      limit: AT_ONCE,
    });
    for (const row of rows)
      if (row.tipus !== 'proforma' && row.congelada !== null)
        yield {
          emesa: readEmesa(row.congelada),
          anullada: row.estat === 'anullada',
          cobrat: row.cobrat,
          pendent: row.pendent,
        };
    const last = rows.at(-1);
    if (rows.length < AT_ONCE || !last) return;
    after = { data: last.data, id: last.id };
  }
}

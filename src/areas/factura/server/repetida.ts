import type { Executor } from '#server/database/tables.ts';
import type { CompanyContext } from '#server/http/context.ts';
import type { FacturaFields } from '../contract/schemas.ts';
import { ajustosDits } from '../domain/ajustos-dits.ts';
import { fieldsOf } from './fields.ts';
import type { ProblemaRegistre } from './ports.ts';
import { type FacturaRow, findFactures } from './store.ts';

type Linia = FacturaFields['linies'][number];
/** What a line bills, told the same wherever it was copied to. */
const saidBy = (linia: Linia): string[] => {
  const { tipus, concepte, quantitat, preu } = linia;
  return tipus === 'linia' && concepte.trim() !== ''
    ? [JSON.stringify([concepte.trim(), Number(quantitat), Number(preu), ...ajustosDits(linia)])]
    : [];
};

/**
 * Other invoices of the client that may bill the same milestone: those made of a quotation (an index of their own: a
 * client may have been billed thousands that were not), or copies issued after.
 */
export const candidates = (
  db: Executor,
  row: Pick<FacturaRow, 'id' | 'empresa_fk' | 'pressupost_fk'> & { readonly agent_fk: number },
) => {
  const found = db
    .selectFrom('factura')
    .select('id')
    .where('empresa_fk', '=', row.empresa_fk)
    .where('agent_fk', '=', row.agent_fk)
    .where('id', '<>', row.id)
    .where('tipus', 'not in', ['proforma', 'rectificativa'])
    .where('situacio', 'not in', ['anullada', 'rectificada', 'substituida']);
  const some =
    row.pressupost_fk === null
      ? found.where('pressupost_fk', 'is not', null)
      : found.where('pressupost_fk', 'is', null).where('estat', '<>', 'esborrany').where('id', '>', row.id);
  return some.orderBy('id', 'desc');
};

const candidatesOf = async ({ db, empresa }: CompanyContext, row: FacturaRow): Promise<FacturaRow[]> => {
  const { agent_fk } = row;
  if (agent_fk === null) return [];
  const rows = await candidates(db, { ...row, agent_fk }).execute();
  return findFactures(
    db,
    empresa.id,
    rows.map(({ id }) => id),
  );
};

/** A line of a quotation's milestone that another invoice of the client bills too, as a copy of it would. */
export const fitaRepetida = async (context: CompanyContext, row: FacturaRow): Promise<ProblemaRegistre[]> => {
  if (row.tipus === 'proforma' || row.tipus === 'rectificativa' || row.periodica_fk !== null) return [];
  const { linies, substitueix } = fieldsOf(row);
  if (substitueix.length > 0) return [];
  const mine = linies.map((linia) => ({ linia, said: saidBy(linia)[0] }));
  for (const other of await candidatesOf(context, row)) {
    const theirs = new Set(fieldsOf(other).linies.flatMap(saidBy));
    const place = mine.findIndex(({ said }) => said !== undefined && theirs.has(said));
    const concepte = mine[place]?.linia.concepte;
    if (concepte === undefined) continue;
    const numero = other.numero_text ?? 'esborrany';
    return [{ codi: 'fita_repetida', cami: `linies.${place}.concepte`, nivell: 'avis', params: { numero, concepte } }];
  }
  return [];
};

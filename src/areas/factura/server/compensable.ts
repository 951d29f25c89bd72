import type { CompanyContext } from '#server/http/context.ts';
import { type Compensacio, compensacionsOf } from '../domain/situacio.ts';
import { listRectificades, listRectificadores } from './part-store.ts';
import type { FacturaRow } from './store.ts';

type Row = Pick<FacturaRow, 'id' | 'estat' | 'tipus' | 'pendent'>;

/** What an invoice and those that rectify it by differences, or that it rectifies so, would settle of each other. */
export const compensableOf = async ({ db, empresa }: CompanyContext, row: Row): Promise<readonly Compensacio[]> => {
  if (!['emesa', 'incobrable'].includes(row.estat) || row.tipus === 'proforma' || row.pendent === 0) return [];
  const by = (await listRectificadores(db, empresa.id, [row.id])).filter(({ metode }) => metode === 'I');
  const of = (await listRectificades(db, empresa.id, [row.id])).filter(
    ({ metode, estat }) => metode === 'I' && ['emesa', 'incobrable'].includes(estat),
  );
  return compensacionsOf(row.pendent, [...by, ...of]);
};

import { limitEfectiu } from '#areas/fiscal/domain/efectiu.data.ts';
import type { Avis } from '#kernel/coded-error.ts';
import type { CompanyContext } from '#server/http/context.ts';
import type { DespesaFields, ImportsDespesa } from '../contract/schemas.ts';
import { listDelDia } from './linia-store.ts';

type Pagada = Pick<DespesaFields, 'forma_pagament' | 'data_pagament' | 'data' | 'agent_fk'>;
const enEfectiu = ({ forma_pagament }: Pick<DespesaFields, 'forma_pagament'>): boolean => forma_pagament === 'efectiu';

/**
 * An operation of the limit or more that is paid in cash (Llei 7/2012, art. 7). `altres`: cents of other expenses of the same
 * supplier and day paid so, since parts of one operation count together.
 */
export const ofEfectiu = (fields: Pagada, { total }: Pick<ImportsDespesa, 'total'>, altres: number): Avis[] => {
  const limit = limitEfectiu(fields.data_pagament ?? fields.data);
  if (!enEfectiu(fields) || limit === null || total <= 0 || total + altres < limit) return [];
  const params = { de: altres === 0 ? 'despesa' : 'dia', import: (total + altres) / 100, limit: limit / 100 };
  return [{ codi: 'efectiu_massa', cami: 'forma_pagament', params }];
};

/** Cents of the other expenses of its supplier and day that are paid in cash. */
export const altresEnEfectiu = async (
  { db, empresa }: CompanyContext,
  fields: Pagada,
  id: number | null,
): Promise<number> => {
  if (!enEfectiu(fields) || fields.agent_fk === null) return 0;
  const rows = await listDelDia(db, empresa.id, { data: fields.data, agent_fk: fields.agent_fk });
  return rows
    .filter((row) => row.id !== id && enEfectiu(JSON.parse(row.dades) as DespesaFields))
    .reduce((sum, row) => sum + Math.max(0, row.total), 0);
};

/** What paying otherwise asks of an expense; what its payment was already over is not asked again. */
export const avisosDePagarEnEfectiu = async (
  context: CompanyContext,
  { id, before, fields }: { readonly id: number; readonly before: Pagada; readonly fields: Pagada },
  imports: ImportsDespesa,
): Promise<Avis[]> => {
  const altres = await altresEnEfectiu(context, fields, id);
  return ofEfectiu(before, imports, altres).length > 0 ? [] : ofEfectiu(fields, imports, altres);
};

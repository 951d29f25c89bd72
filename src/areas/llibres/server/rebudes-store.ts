import { type SqlBool, sql } from 'kysely';
import type { Executor } from '#server/database/tables.ts';
import type { Dies } from './expedides-store.ts';

/**
 * Expenses that books of these days may need: by the day that they came, or that of their paper or operation where it is later,
 * by that of their payment where something was withheld or in the cash regime, and those deducted in a later quarter of them.
 */
const needed = (db: Executor, empresaId: number, { inici, final }: Dies) =>
  db
    .selectFrom('despesa')
    .where('despesa.empresa_fk', '=', empresaId)
    .where((on) =>
      on.or([
        on.and([on('despesa.data_recepcio', '>=', inici), on('despesa.data_recepcio', '<=', final)]),
        on.and([on('despesa.data', '>=', inici), on('despesa.data', '<=', final)]),
        on.and([
          on('despesa.data_recepcio', '<', inici),
          on('despesa.data_operacio', '>=', inici),
          on('despesa.data_operacio', '<=', final),
        ]),
        on.and([
          on('despesa.data_pagament', '>=', inici),
          on('despesa.data_pagament', '<=', final),
          on.or([on('despesa.retingut', '<>', 0), on('despesa.clau', '=', '07')]),
        ]),
        sql<SqlBool>`(despesa.deduccio >= ${trimestre(inici)} and despesa.deduccio <= ${trimestre(final)})`,
      ]),
    );
/** A quarter as `deduccio` says it. */
const trimestre = (day: string): string => `${day.slice(0, 4)}-${Math.ceil(Number(day.slice(5, 7)) / 3)}`;

export const listDespeses = (db: Executor, empresaId: number, dies: Dies) =>
  needed(db, empresaId, dies)
    .innerJoin('despesa_contingut as c', (on) =>
      on.onRef('c.despesa_fk', '=', 'despesa.id').onRef('c.empresa_fk', '=', 'despesa.empresa_fk'),
    )
    .select([
      'despesa.id',
      'despesa.exercici',
      'despesa.numero',
      'despesa.tipus',
      'despesa.data',
      'despesa.data_operacio',
      'despesa.data_recepcio',
      'despesa.copia_nif',
      'despesa.copia_nom',
      'despesa.num_factura',
      'despesa.clau',
      'despesa.isp',
      'despesa.retingut',
      'despesa.data_pagament',
      'c.dades',
      'c.copia',
    ])
    .orderBy('despesa.exercici')
    .orderBy('despesa.numero')
    .execute();
export type DespesaDeLlibre = Awaited<ReturnType<typeof listDespeses>>[number];

export const listLinies = (db: Executor, empresaId: number, dies: Dies) =>
  db
    .selectFrom('despesa_linia')
    .select(['despesa_fk', 'ordre', 'concepte', 'iva', 'tipus_recarrec', 'amb_retencio'])
    .select(['base', 'quota', 'recarrec', 'deduible', 'despesa', 'be'])
    .where('empresa_fk', '=', empresaId)
    .where('despesa_fk', 'in', needed(db, empresaId, dies).select('despesa.id'))
    .orderBy('despesa_fk')
    .orderBy('ordre')
    .execute();
export type LiniaDeDespesa = Awaited<ReturnType<typeof listLinies>>[number];

import { CAIXA } from '#areas/fiscal/domain/llibre.data.ts';
import { packs } from '#server/database/packs.ts';
import type { Executor } from '#server/database/tables.ts';
import { type Abast, anyQueMerita, type Dies } from './expedides-store.ts';

/**
 * Expenses that books of these days may need: by the day that they came, or that of their paper or operation where it is later,
 * by that of their payment, and the due one, where something was withheld, by that of their payment in the cash regime (theirs, or
 * ours: `caixa`), those of that regime left unpaid until them, and those deducted in a later quarter of them. Each way has its index.
 */
const needed = (db: Executor, empresaId: number, abast: Abast) => {
  const { dies, caixa } = abast;
  const by = (
    column: 'data' | 'data_operacio' | 'data_recepcio' | 'data_pagament' | 'venciment' | 'deduccio',
    of: Dies,
  ) =>
    db
      .selectFrom('despesa')
      .select('despesa.id')
      .where('despesa.empresa_fk', '=', empresaId)
      .where(`despesa.${column}`, '>=', of.inici)
      .where(`despesa.${column}`, '<=', of.final);
  const paid = by('data_pagament', dies);
  const unpaid = anyQueMerita(abast);
  const theirs = (one: ReturnType<typeof by>) => (caixa ? one : one.where('despesa.clau', '=', CAIXA));
  const inDays = by('data_recepcio', dies)
    .union(by('data', dies))
    .union(by('data_operacio', dies).where('despesa.data_recepcio', '<', dies.inici))
    .union(caixa ? paid : paid.where((on) => on.or([on('despesa.retingut', '<>', 0), on('despesa.clau', '=', CAIXA)])))
    .union(by('venciment', dies).where('despesa.retingut', '<>', 0))
    .union(by('deduccio', { inici: trimestre(dies.inici), final: trimestre(dies.final) }));
  return db
    .selectFrom('despesa')
    .where(
      'despesa.id',
      'in',
      unpaid ? inDays.union(theirs(by('data', unpaid))).union(theirs(by('data_operacio', unpaid))) : inDays,
    )
    .where('despesa.empresa_fk', '=', empresaId);
};
/** A quarter as `deduccio` says it. */
const trimestre = (day: string): string => `${day.slice(0, 4)}-${Math.ceil(Number(day.slice(5, 7)) / 3)}`;

export const listDespeses = (db: Executor, empresaId: number, abast: Abast) =>
  needed(db, empresaId, abast)
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
      'despesa.venciment',
      'c.dades',
      'c.copia',
    ])
    .orderBy('despesa.exercici')
    .orderBy('despesa.numero')
    .execute();
export type DespesaDeLlibre = Awaited<ReturnType<typeof listDespeses>>[number];

export const listLinies = (db: Executor, empresaId: number, abast: Abast) =>
  db
    .selectFrom('despesa_linia as l')
    .leftJoin('be_inversio as b', (on) =>
      on
        .onRef('b.empresa_fk', '=', 'l.empresa_fk')
        .onRef('b.despesa_fk', '=', 'l.despesa_fk')
        .onRef('b.clau', '=', 'l.clau'),
    )
    .select([
      'l.despesa_fk',
      'l.clau',
      'l.ordre',
      'l.tipus_despesa_fk',
      'l.concepte',
      'l.iva',
      'l.causa',
      'l.tipus_recarrec',
    ])
    .select(['l.amb_retencio', 'l.base', 'l.quota', 'l.recarrec', 'l.deduible', 'l.despesa', 'l.be', 'b.tipus_be'])
    .where('l.empresa_fk', '=', empresaId)
    .where('l.despesa_fk', 'in', needed(db, empresaId, abast).select('despesa.id'))
    .orderBy('l.despesa_fk')
    .orderBy('l.ordre')
    .execute();
export type LiniaDeDespesa = Awaited<ReturnType<typeof listLinies>>[number];

/** Rates of the lines of these expenses as they were chosen, as their contents keep them. */
export const listContinguts = (db: Executor, empresaId: number, despeses: readonly number[]) =>
  Promise.all(
    packs(despeses).map((some) =>
      db
        .selectFrom('despesa_contingut')
        .select(['despesa_fk', 'linies'])
        .where('empresa_fk', '=', empresaId)
        .where('despesa_fk', 'in', some)
        .execute(),
    ),
  ).then((found) => found.flat());

/** VAT of the lines of these expenses that goods were bought by, what was written of them, and who sold them. */
export const listLiniesDeBens = (db: Executor, empresaId: number, despeses: readonly number[]) =>
  despeses.length === 0
    ? []
    : db
        .selectFrom('despesa_linia as l')
        .innerJoin('despesa as d', (on) =>
          on.onRef('d.empresa_fk', '=', 'l.empresa_fk').onRef('d.id', '=', 'l.despesa_fk'),
        )
        .innerJoin('despesa_contingut as c', (on) =>
          on.onRef('c.empresa_fk', '=', 'l.empresa_fk').onRef('c.despesa_fk', '=', 'l.despesa_fk'),
        )
        .select(['l.despesa_fk', 'l.clau', 'l.iva', 'l.base', 'l.deduible', 'd.copia_nif', 'c.copia', 'c.linies'])
        .where('l.empresa_fk', '=', empresaId)
        .where('l.despesa_fk', 'in', despeses)
        .where('l.be', '=', 1)
        .orderBy('l.despesa_fk')
        .orderBy('l.ordre')
        .execute();

import { type SqlBool, sql } from 'kysely';
import { CAIXA } from '#areas/fiscal/domain/llibre.data.ts';
import type { Executor } from '#server/database/tables.ts';

/** Days that a book is read over, both in. */
export interface Dies {
  readonly inici: string;
  readonly final: string;
}

/** Days of a reading, and whether what the year before left unpaid under the cash regime accrues in them. */
export interface Abast {
  readonly dies: Dies;
  readonly caixa: boolean;
}
/** The year before that of these days, where its last unpaid operations accrue in them: they hold a 31 of December. */
export const anyQueMerita = ({ dies }: Abast): Dies | null =>
  dies.final.endsWith('-12-31')
    ? { inici: `${Number(dies.final.slice(0, 4)) - 1}-01-01`, final: `${Number(dies.final.slice(0, 4)) - 1}-12-31` }
    : null;
/**
 * Issued invoices that books of these days may need: by their day, by that of their operation, or, in the cash regime, paid in
 * them or left unpaid until them. Each way has its index.
 */
const needed = (db: Executor, empresaId: number, abast: Abast) => {
  const { dies } = abast;
  const dated = (column: 'factura.data' | 'factura.data_operacio', { inici, final }: Dies) =>
    db
      .selectFrom('factura')
      .select('factura.id')
      .where('factura.empresa_fk', '=', empresaId)
      .where(column, '>=', inici)
      .where(column, '<=', final);
  const underCaixa = sql<SqlBool>`exists (select 1 from factura_contingut as k
    where k.factura_fk = factura.id and k.empresa_fk = factura.empresa_fk
      and k.dades like ${`%"clau_regim":"${CAIXA}"%`})`;
  const paid = db
    .selectFrom('cobrament')
    .innerJoin('factura', (on) =>
      on.onRef('factura.id', '=', 'cobrament.factura_fk').onRef('factura.empresa_fk', '=', 'cobrament.empresa_fk'),
    )
    .select('factura.id')
    .where('cobrament.empresa_fk', '=', empresaId)
    .where('cobrament.data', '>=', dies.inici)
    .where('cobrament.data', '<=', dies.final)
    .where(underCaixa);
  const unpaid = abast.caixa ? anyQueMerita(abast) : null;
  const inDays = dated('factura.data', dies).union(dated('factura.data_operacio', dies)).union(paid);
  return db
    .selectFrom('factura')
    .where(
      'factura.id',
      'in',
      unpaid
        ? inDays
            .union(dated('factura.data', unpaid).where(underCaixa))
            .union(dated('factura.data_operacio', unpaid).where(underCaixa))
        : inDays,
    )
    .where('factura.empresa_fk', '=', empresaId)
    .where('factura.estat', 'in', ['emesa', 'incobrable'])
    .where('factura.tipus', '<>', 'proforma');
};

export const listFactures = (db: Executor, empresaId: number, abast: Abast) =>
  needed(db, empresaId, abast)
    .innerJoin('factura_contingut as c', (on) =>
      on.onRef('c.factura_fk', '=', 'factura.id').onRef('c.empresa_fk', '=', 'factura.empresa_fk'),
    )
    .select([
      'factura.id',
      'factura.tipus',
      'factura.serie',
      'factura.numero_text',
      'factura.data',
      'factura.data_operacio',
      'factura.copia_nif',
      'factura.copia_nom',
      'factura.retingut',
      'factura.total_factura',
      'factura.total',
      'c.dades',
      'c.copia',
      sql<string | null>`case when factura.retingut <> 0 then c.totals end`.as('totals'),
    ])
    .orderBy('factura.data')
    .orderBy('factura.id')
    .execute();
export type FacturaDeLlibre = Awaited<ReturnType<typeof listFactures>>[number];

const IMPOST = ['factura_fk', 'ordre', 'iva', 'recarrec', 'regim', 'base', 'quota', 'quota_recarrec'] as const;
export const listImpostos = (db: Executor, empresaId: number, abast: Abast) =>
  db
    .selectFrom('factura_impost')
    .select(IMPOST)
    .where('empresa_fk', '=', empresaId)
    .where('factura_fk', 'in', needed(db, empresaId, abast).select('factura.id'))
    .orderBy('factura_fk')
    .orderBy('ordre')
    .execute();
export type ImpostDeLlibre = Awaited<ReturnType<typeof listImpostos>>[number];

/** What rectifies by substitution, or stands in the place of simplified ones, with the groups of what it replaces. */
export const listReemplacades = (db: Executor, empresaId: number, abast: Abast) =>
  db
    .selectFrom('factura_rectifica as r')
    .leftJoin('factura_impost as i', (on) =>
      on.onRef('i.factura_fk', '=', 'r.rectificada_fk').onRef('i.empresa_fk', '=', 'r.empresa_fk'),
    )
    .innerJoin('factura as vella', (on) =>
      on.onRef('vella.id', '=', 'r.rectificada_fk').onRef('vella.empresa_fk', '=', 'r.empresa_fk'),
    )
    .innerJoin('factura_contingut as c', (on) =>
      on.onRef('c.factura_fk', '=', 'vella.id').onRef('c.empresa_fk', '=', 'vella.empresa_fk'),
    )
    .select(['r.factura_fk', 'r.metode', 'r.rectificada_fk', 'vella.retingut'])
    .select(sql<string | null>`case when vella.retingut <> 0 then c.totals end`.as('totals'))
    .select(['i.ordre', 'i.iva', 'i.recarrec', 'i.regim', 'i.base', 'i.quota', 'i.quota_recarrec'])
    .where('r.empresa_fk', '=', empresaId)
    .where('r.metode', '<>', 'I')
    .where('r.factura_fk', 'in', needed(db, empresaId, abast).select('factura.id'))
    .orderBy('r.factura_fk')
    .orderBy('r.rectificada_fk')
    .orderBy('i.ordre')
    .execute();
export type ReemplacadaDeLlibre = Awaited<ReturnType<typeof listReemplacades>>[number];

/** Simplified invoices of these days that a whole one, issued on any day, stands in the place of: whom that one is made out to. */
export const listSubstituides = (db: Executor, empresaId: number, abast: Abast) =>
  db
    .selectFrom('factura_rectifica as r')
    .innerJoin('factura as nova', (on) =>
      on.onRef('nova.id', '=', 'r.factura_fk').onRef('nova.empresa_fk', '=', 'r.empresa_fk'),
    )
    .innerJoin('factura_contingut as c', (on) =>
      on.onRef('c.factura_fk', '=', 'nova.id').onRef('c.empresa_fk', '=', 'nova.empresa_fk'),
    )
    .select(['r.rectificada_fk', 'nova.copia_nif', 'nova.copia_nom', 'nova.retingut', 'c.copia'])
    .where('r.empresa_fk', '=', empresaId)
    .where('r.metode', '=', 'F3')
    .where('nova.estat', 'in', ['emesa', 'incobrable'])
    .where('r.rectificada_fk', 'in', needed(db, empresaId, abast).select('factura.id'))
    .orderBy('r.rectificada_fk')
    .orderBy('nova.id')
    .execute();
export type SubstituidaDeLlibre = Awaited<ReturnType<typeof listSubstituides>>[number];

/** Goods that invoices sold: for how much, and what they had cost without VAT. Cents. */
export const listVendes = (db: Executor, empresaId: number) =>
  db
    .selectFrom('be_inversio as b')
    .leftJoin('despesa_linia as l', (on) =>
      on
        .onRef('l.empresa_fk', '=', 'b.empresa_fk')
        .onRef('l.despesa_fk', '=', 'b.despesa_fk')
        .onRef('l.clau', '=', 'b.clau'),
    )
    .select(['b.baixa_factura_fk', 'b.baixa_import', 'b.tipus_be', 'b.data_inici', 'b.valor', 'l.base'])
    .where('b.empresa_fk', '=', empresaId)
    .where('b.baixa_factura_fk', 'is not', null)
    .orderBy('b.id')
    .execute();

/** Invoices that rectify some of these, each with the base that it rectifies of them. */
export const listRectifiquen = (db: Executor, empresaId: number, ids: readonly number[]) =>
  ids.length === 0
    ? []
    : db
        .selectFrom('factura_rectifica as r')
        .innerJoin('factura_impost as i', (on) =>
          on.onRef('i.factura_fk', '=', 'r.rectificada_fk').onRef('i.empresa_fk', '=', 'r.empresa_fk'),
        )
        .select(['r.factura_fk', 'r.rectificada_fk', (on) => on.fn.sum<number>('i.base').as('base')])
        .where('r.empresa_fk', '=', empresaId)
        .where('r.metode', 'in', ['S', 'I'])
        .where('r.rectificada_fk', 'in', ids)
        .groupBy(['r.factura_fk', 'r.rectificada_fk'])
        .orderBy('r.factura_fk')
        .execute();

/** Payments of these invoices, in order. */
export const listPagaments = (db: Executor, empresaId: number, ids: readonly number[]) =>
  ids.length === 0
    ? []
    : db
        .selectFrom('cobrament')
        .select(['factura_fk', 'data', 'total', 'forma', 'compte'])
        .where('empresa_fk', '=', empresaId)
        .where('factura_fk', 'in', ids)
        .orderBy('factura_fk')
        .orderBy('data')
        .orderBy('id')
        .execute();

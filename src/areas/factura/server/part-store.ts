import { type SqlBool, sql } from 'kysely';
import type { TotalsEnviats } from '#areas/fiscal/contract/document.ts';
import type { Executor } from '#server/database/tables.ts';

declare module '#server/database/tables.ts' {
  interface Tables {
    factura_impost: {
      empresa_fk: number;
      factura_fk: number;
      ordre: number;
      iva: string;
      recarrec: string | null;
      regim: string;
      base: number;
      quota: number;
      quota_recarrec: number;
    };
    factura_rectifica: {
      empresa_fk: number;
      factura_fk: number;
      ordre: number;
      metode: string;
      rectificada_fk: number;
    };
    factura_recordatori: {
      empresa_fk: number;
      factura_fk: number;
      pas: number;
      quan: string;
      correu_fk: number | null;
    };
    factura_per_enviar: { empresa_fk: number; factura_fk: number; quan: string };
  }
}

interface Of {
  readonly empresaId: number;
  readonly facturaId: number;
}

/** Bases and amounts of an issued invoice by rate, for its books. */
export const insertImpostos = async (db: Executor, of: Of, grups: TotalsEnviats['grups']): Promise<void> => {
  if (grups.length === 0) return;
  await db
    .insertInto('factura_impost')
    .values(grups.map((grup, ordre) => ({ ...grup, ordre, empresa_fk: of.empresaId, factura_fk: of.facturaId })))
    .execute();
};

/** How an invoice is tied to another of ours: rectifies it (S, I), or takes the place of a simplified one (F3). */
export type Metode = 'S' | 'I' | 'F3';
/** Whether what is tied in this way stands in the place of the other, which is owed no more. */
export const takesPlace = (metode: string): boolean => metode !== 'I';

/** Of a query of `factura`: what may be late. Neither what is to be given back, nor what another invoice took back whole. */
export const MAY_BE_LATE = sql<SqlBool>`(pendent > 0 and situacio not in ('rectificada', 'substituida'))`;
/**
 * Of a query of `factura`: what is to be given back, or set off against what it takes back. An invoice taken back whole
 * and the one that does it are both here until they are set off: together they come to what is really owed back.
 */
export const TO_GIVE_BACK = sql<SqlBool>`(estat = 'emesa' and tipus <> 'proforma' and pendent <> 0 and not ${MAY_BE_LATE})`;

/** Of a query of `factura`: no other that was issued stands in its place, so that its base is not told twice. */
export const COUNTED = sql<SqlBool>`not exists (select 1 from factura_rectifica as t
  join factura as nova on nova.id = t.factura_fk and nova.empresa_fk = t.empresa_fk
  where t.empresa_fk = factura.empresa_fk and t.rectificada_fk = factura.id and t.metode <> 'I'
  and nova.estat in ('emesa', 'incobrable'))`;

/** What stands in the place of invoices of a company, issued: `t` ties `nova` to the one that it is instead of. */
export const replacements = (db: Executor, empresaId: number) =>
  db
    .selectFrom('factura_rectifica as t')
    .innerJoin('factura as nova', (on) =>
      on.onRef('nova.id', '=', 't.factura_fk').onRef('nova.empresa_fk', '=', 't.empresa_fk'),
    )
    .where('t.empresa_fk', '=', empresaId)
    .where('t.metode', '<>', 'I')
    .where('nova.estat', 'in', ['emesa', 'incobrable']);
/** Invoices of a company that another, issued, stands in the place of: those that `COUNTED` leaves out. */
export const replacedIds = (db: Executor, empresaId: number) => replacements(db, empresaId).select('t.rectificada_fk');

/** Writes which invoices of ours one rectifies or substitutes, whole. */
export const replaceRectificades = async (
  db: Executor,
  of: Of,
  metode: Metode,
  ids: readonly number[],
): Promise<void> => {
  await db
    .deleteFrom('factura_rectifica')
    .where('empresa_fk', '=', of.empresaId)
    .where('factura_fk', '=', of.facturaId)
    .execute();
  if (ids.length === 0) return;
  await db
    .insertInto('factura_rectifica')
    .values(
      ids.map((rectificada_fk, ordre) => ({
        empresa_fk: of.empresaId,
        factura_fk: of.facturaId,
        ordre,
        metode,
        rectificada_fk,
      })),
    )
    .execute();
};

/** What was issued and rectifies these invoices or takes their place, and stands. */
export const listRectificadores = async (db: Executor, empresaId: number, ids: readonly number[]) =>
  ids.length === 0
    ? []
    : db
        .selectFrom('factura_rectifica as r')
        .innerJoin('factura as f', (on) =>
          on.onRef('f.id', '=', 'r.factura_fk').onRef('f.empresa_fk', '=', 'r.empresa_fk'),
        )
        .select([
          'r.rectificada_fk',
          'r.metode',
          'f.id',
          'f.numero_text',
          'f.tipus',
          'f.total_factura',
          'f.cobrat',
          'f.pendent',
        ])
        .where('r.empresa_fk', '=', empresaId)
        .where('r.rectificada_fk', 'in', ids)
        .where('f.estat', 'in', ['emesa', 'incobrable'])
        .orderBy('f.id')
        .execute();

/** Invoices of ours that these rectify or substitute. */
export const listRectificades = async (db: Executor, empresaId: number, ids: readonly number[]) =>
  ids.length === 0
    ? []
    : db
        .selectFrom('factura_rectifica as r')
        .innerJoin('factura as f', (on) =>
          on.onRef('f.id', '=', 'r.rectificada_fk').onRef('f.empresa_fk', '=', 'r.empresa_fk'),
        )
        .select([
          'r.factura_fk',
          'r.metode',
          'f.id',
          'f.numero_text',
          'f.estat',
          'f.situacio',
          'f.total_factura',
          'f.total',
          'f.cobrat',
          'f.heretat',
          'f.pendent',
        ])
        .where('r.empresa_fk', '=', empresaId)
        .where('r.factura_fk', 'in', ids)
        .orderBy('f.id')
        .execute();

/** What was collected on the invoices that these take the place of, each with what it had taken over itself. Cents. */
export const cobratAbans = async (db: Executor, empresaId: number, ids: readonly number[]) =>
  (await listRectificades(db, empresaId, ids))
    .filter((one) => takesPlace(one.metode) && one.cobrat + one.heretat !== 0)
    .map((one) => ({
      factura_fk: Number(one.factura_fk),
      id: one.id,
      numero: one.numero_text ?? '',
      total: one.cobrat + one.heretat,
    }));

export const listRecordatoris = (db: Executor, of: Of) =>
  db
    .selectFrom('factura_recordatori')
    .select(['pas', 'quan', 'correu_fk'])
    .where('empresa_fk', '=', of.empresaId)
    .where('factura_fk', '=', of.facturaId)
    .orderBy('pas')
    .execute();

/** Letters that were reminders of these: an invoice is not sent by them. */
export const listCartesRecordatori = async (
  db: Executor,
  empresaId: number,
  ids: readonly number[],
): Promise<ReadonlySet<number>> => {
  const found = new Set<number>();
  for (let start = 0; start < ids.length; start += 500) {
    const rows = await db
      .selectFrom('factura_recordatori')
      .select('correu_fk')
      .where('empresa_fk', '=', empresaId)
      .where('factura_fk', 'in', ids.slice(start, start + 500))
      .orderBy('correu_fk')
      .execute();
    for (const { correu_fk } of rows) if (correu_fk !== null) found.add(Number(correu_fk));
  }
  return found;
};

export const insertRecordatori = async (
  db: Executor,
  { empresaId, facturaId }: Of,
  row: { readonly pas: number; readonly quan: string; readonly correu_fk: number },
): Promise<void> => {
  await db
    .insertInto('factura_recordatori')
    .values({ ...row, empresa_fk: empresaId, factura_fk: facturaId })
    .execute();
};

/** Notes that an invoice is to be sent by the program. */
export const insertPerEnviar = async (db: Executor, { empresaId, facturaId }: Of, quan: string): Promise<void> => {
  await db
    .insertInto('factura_per_enviar')
    .values({ empresa_fk: empresaId, factura_fk: facturaId, quan })
    .onConflict((on) => on.column('factura_fk').doNothing())
    .execute();
};

/** False when it was sent meanwhile. */
export const deletePerEnviar = async (db: Executor, { empresaId, facturaId }: Of): Promise<boolean> => {
  const { numDeletedRows } = await db
    .deleteFrom('factura_per_enviar')
    .where('empresa_fk', '=', empresaId)
    .where('factura_fk', '=', facturaId)
    .executeTakeFirst();
  return Number(numDeletedRows) > 0;
};

import { type SqlBool, sql } from 'kysely';
import { COUNTED } from '#areas/factura/server/index.ts';
import { partOf } from '#areas/fiscal/domain/linia.ts';
import { calendarDate } from '#kernel/calendar-date.ts';
import type { Executor } from '#server/database/tables.ts';
import { matchesSearch } from '#server/http/listing.ts';
import type { PeriodeAmbProrrata } from '../domain/prorrata.ts';
import type { Dies } from './expedides-store.ts';

/** Works of a company, of those open or closed if asked. */
export const listTreballs = (
  db: Executor,
  empresaId: number,
  asked: {
    readonly search?: string | undefined;
    readonly obert?: boolean | undefined;
    readonly tancat?: boolean | undefined;
    readonly treball_fk?: number | undefined;
  },
) => {
  let found = db.selectFrom('treball').select(['id', 'codi', 'nom', 'obert']).where('empresa_fk', '=', empresaId);
  if (asked.obert && !asked.tancat) found = found.where('obert', '=', 1);
  if (asked.tancat && !asked.obert) found = found.where('obert', '=', 0);
  if (asked.treball_fk !== undefined) found = found.where('id', '=', asked.treball_fk);
  for (const match of matchesSearch(sql.ref<string>('cerca'), asked.search)) found = found.where(match);
  return found.orderBy('codi').orderBy('id').execute();
};

interface Suma {
  readonly treball_fk: number | null;
  readonly suma: number;
}
const between = (column: string, dies: Dies | null) =>
  dies === null
    ? sql<SqlBool>`1 = 1`
    : sql<SqlBool>`${sql.ref(column)} >= ${dies.inici} and ${sql.ref(column)} <= ${dies.final}`;

const ofWork = (column: string, treball: number | undefined) =>
  treball === undefined ? sql<SqlBool>`${sql.ref(column)} is not null` : sql<SqlBool>`${sql.ref(column)} = ${treball}`;

/**
 * What the part of an expense costs its work: its base, with the VAT and the surcharge of it that are not deducted. Whoever owes the
 * VAT of what was bought has it outside the total.
 */
const COST = sql<number>`case when despesa.isp = 1 or despesa.clau = '09' then despesa_treball.base + despesa_treball.quota
  else despesa_treball.total end - despesa_treball.deduible`;

/** What was deducted of the expenses of each work before a pro rata, received within both. */
const deduitPerTreball = (
  db: Executor,
  empresaId: number,
  { dies, treball, dins }: { readonly dies: Dies | null; readonly treball: number | undefined; readonly dins: Dies },
) =>
  db
    .selectFrom('despesa_treball')
    .innerJoin('despesa', (on) =>
      on
        .onRef('despesa.id', '=', 'despesa_treball.despesa_fk')
        .onRef('despesa.empresa_fk', '=', 'despesa_treball.empresa_fk'),
    )
    .select(['despesa_treball.treball_fk', sql<number>`sum(despesa_treball.deduible)`.as('suma')])
    .where('despesa_treball.empresa_fk', '=', empresaId)
    .where(ofWork('despesa_treball.treball_fk', treball))
    .where(between('despesa.data_recepcio', dies))
    .where(between('despesa.data_recepcio', dins))
    .groupBy('despesa_treball.treball_fk')
    .execute();

/** What each work (or one alone) was quoted (accepted), invoiced, paid and spent, between two days or ever. */
export const sumesPerTreball = async (
  db: Executor,
  empresaId: number,
  {
    dies,
    treball,
    periodes = [],
  }: {
    readonly dies: Dies | null;
    readonly treball?: number | undefined;
    readonly periodes?: readonly PeriodeAmbProrrata[];
  },
) => {
  const map = (rows: readonly Suma[]): ReadonlyMap<number, number> =>
    rows.reduce(
      (sums, row) => sums.set(Number(row.treball_fk), (sums.get(Number(row.treball_fk)) ?? 0) + Number(row.suma)),
      new Map<number, number>(),
    );
  const pressupostat = await db
    .selectFrom('pressupost')
    .select(['treball_fk', sql<number>`sum(base)`.as('suma')])
    .where('empresa_fk', '=', empresaId)
    .where('estat', '=', 'acceptat')
    .where(ofWork('treball_fk', treball))
    .where(between('data', dies))
    .groupBy('treball_fk')
    .execute();
  const facturat = await db
    .selectFrom('factura')
    .select(['treball_fk', sql<number>`sum(base)`.as('suma')])
    .where('empresa_fk', '=', empresaId)
    .where('estat', 'in', ['emesa', 'incobrable'])
    .where('tipus', '<>', 'proforma')
    .where(ofWork('treball_fk', treball))
    .where(COUNTED)
    .where(between('factura.data', dies))
    .groupBy('treball_fk')
    .execute();
  const cobrat = await db
    .selectFrom('cobrament')
    .innerJoin('factura', (on) =>
      on.onRef('factura.id', '=', 'cobrament.factura_fk').onRef('factura.empresa_fk', '=', 'cobrament.empresa_fk'),
    )
    .select(['factura.treball_fk', sql<number>`sum(cobrament.total)`.as('suma')])
    .where('cobrament.empresa_fk', '=', empresaId)
    .where(ofWork('factura.treball_fk', treball))
    .where(between('cobrament.data', dies))
    .groupBy('factura.treball_fk')
    .execute();
  const gastat = await db
    .selectFrom('despesa_treball')
    .innerJoin('despesa', (on) =>
      on
        .onRef('despesa.id', '=', 'despesa_treball.despesa_fk')
        .onRef('despesa.empresa_fk', '=', 'despesa_treball.empresa_fk'),
    )
    .select(['despesa_treball.treball_fk', sql<number>`sum(${COST})`.as('suma')])
    .where('despesa_treball.empresa_fk', '=', empresaId)
    .where(ofWork('despesa_treball.treball_fk', treball))
    .where(between('despesa.data_recepcio', dies))
    .groupBy('despesa_treball.treball_fk')
    .execute();
  for (const { des_de, fins, perdut } of periodes) {
    const days = { inici: calendarDate(des_de, 1, 1), final: calendarDate(fins, 12, 31) };
    const rows = await deduitPerTreball(db, empresaId, { dies, treball, dins: days });
    for (const row of rows) gastat.push({ treball_fk: row.treball_fk, suma: partOf(Number(row.suma), perdut) });
  }
  return { pressupostat: map(pressupostat), facturat: map(facturat), cobrat: map(cobrat), gastat: map(gastat) };
};

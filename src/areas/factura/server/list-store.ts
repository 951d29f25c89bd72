import { type Expression, type SqlBool, sql } from 'kysely';
import type { Executor } from '#server/database/tables.ts';
import { matchesSearch, ordered } from '#server/http/listing.ts';
import type { FacturaQuery } from '../contract/schemas.ts';
import { replacedIds, TO_GIVE_BACK } from './part-store.ts';

export type ListQuery = Omit<FacturaQuery, 'offset' | 'limit' | 'getAll'>;
const COLUMNS = [
  'id',
  'versio',
  'tipus',
  'estat',
  'situacio',
  'numero_text',
  'serie',
  'data',
  'venciment',
  'agent_fk',
  'copia_nom',
  'copia_nif',
  'treball_fk',
  'base',
  'quota',
  'retingut',
  'total_factura',
  'total',
  'pendent',
  'garantia_pendent',
  'garantia_data',
  'etiquetes',
] as const;

/** What of issued invoices counts in sums, those that another stands in the place of still among them. */
export const COUNTS = sql<SqlBool>`(estat in ('emesa', 'incobrable') and tipus <> 'proforma')`;
/** The rest, as the index `factura_no_compten` says it: drafts, annulled ones and proformas, few beside what counts. */
const DOES_NOT_COUNT = sql<SqlBool>`(estat not in ('emesa', 'incobrable') or tipus = 'proforma')`;
/** What is summed only of what counts. */
const COUNTED_SUMS = ['base', 'quota', 'retingut', 'total_factura', 'total'] as const;

const ofState = (query: ListQuery): Expression<SqlBool>[] => [
  ...(query.pendents
    ? [
        // What will not be collected was not: it stands among them, with its mark.
        sql<SqlBool>`(estat in ('esborrany', 'incobrable') or (estat = 'emesa' and cobrat + heretat = 0 and (pendent <> 0 or tipus = 'proforma')))`,
      ]
    : []),
  ...(query.cobrades
    ? [sql<SqlBool>`(estat = 'emesa' and pendent = 0 and tipus <> 'proforma' and situacio <> 'substituida')`]
    : []),
  ...(query.anullades || (query.anullades !== undefined && query.search) ? [sql<SqlBool>`estat = 'anullada'`] : []),
  ...(query.substituides ? [sql<SqlBool>`situacio = 'substituida'`] : []),
  ...(query.garantia ? [sql<SqlBool>`(estat = 'emesa' and garantia_pendent <> 0)`] : []),
  ...(query.cobrades_parcialment ? [sql<SqlBool>`(estat = 'emesa' and pendent <> 0 and cobrat + heretat <> 0)`] : []),
];

/** Invoices that a filter of the list shows. */
export const filtered = (db: Executor, empresaId: number, query: ListQuery, today: string) => {
  let found = db.selectFrom('factura').where('empresa_fk', '=', empresaId);
  if (query.tipus) found = found.where('tipus', 'in', query.tipus);
  const states = ofState(query);
  if (states.length > 0) found = found.where((on) => on.or(states));
  // Asked for none of them: none is shown.
  else if (
    [
      query.pendents,
      query.cobrades,
      query.cobrades_parcialment,
      query.anullades,
      query.substituides,
      query.garantia,
    ].some((flag) => flag !== undefined)
  )
    found = found.where(sql<SqlBool>`1 = 0`);
  if (query.data_inici) found = found.where('data', '>=', query.data_inici);
  if (query.data_final) found = found.where('data', '<=', query.data_final);
  if (query.agent_fk !== undefined) found = found.where('agent_fk', 'in', [query.agent_fk].flat());
  if (query.treball_fk !== undefined) found = found.where('treball_fk', '=', query.treball_fk);
  if (query.serie) found = found.where('serie', '=', query.serie);
  if (query.import_min !== undefined) found = found.where('total_factura', '>=', query.import_min);
  if (query.import_max !== undefined) found = found.where('total_factura', '<=', query.import_max);
  if (query.vencudes)
    found = found
      .where('estat', '=', 'emesa')
      .where('situacio', 'not in', ['rectificada', 'substituida'])
      .where('pendent', '>', 0)
      .where('venciment', '<', today);
  if (query.alliberades)
    found = found.where('estat', '=', 'emesa').where('garantia_pendent', '>', 0).where('garantia_data', '<=', today);
  if (query.per_tornar) found = found.where(TO_GIVE_BACK);
  if (query.periodica_fk !== undefined) found = found.where('periodica_fk', '=', query.periodica_fk);
  if (query.fetes_soles) found = found.where('estat', '=', 'esborrany').where('periodica_fk', 'is not', null);
  for (const match of matchesSearch(sql.ref<string>('cerca'), query.search)) found = found.where(match);
  return found;
};

const ORDER = {
  data: 'numero_ordre',
  numero: 'numero_ordre',
  agent: 'agent_ordre',
  total: 'total_factura',
  a_pagar: 'total',
  pendent: 'pendent',
} as const;
const orderOf = (query: ListQuery): string | Expression<unknown> => {
  const camp = query.ordre_camp ?? 'data';
  if (camp === 'venciment') return sql`coalesce(venciment, '')`;
  if (camp === 'treball')
    return sql`coalesce((select codi from treball where treball.empresa_fk = factura.empresa_fk and treball.id = treball_fk), '')`;
  return ORDER[camp];
};

/** Those of a day go on by series and number. */
const dated = (found: ReturnType<typeof filtered>, query: ListQuery) =>
  (query.ordre_camp ?? 'data') === 'data'
    ? found.orderBy('data', query.ordre_criteri === 'ASC' ? 'asc' : 'desc')
    : found;

/** A page of the list. */
export const listFactures = (
  db: Executor,
  empresaId: number,
  query: ListQuery & { readonly offset: number },
  { limit, today }: { readonly limit: number; readonly today: string },
) =>
  ordered(
    dated(filtered(db, empresaId, query, today), query)
      .select(COLUMNS)
      .select(
        sql<number>`case when ${COUNTS} and factura.id not in (${replacedIds(db, empresaId)}) then 1 else 0 end`.as(
          'compta',
        ),
      ),
    orderOf(query),
    query.ordre_criteri ?? 'DESC',
    'factura.id',
  )
    .offset(query.offset)
    .limit(limit)
    .execute();
export type FacturaItemRow = Awaited<ReturnType<typeof listFactures>>[number];

/**
 * How many the filter shows, and their sums: of what counts, less the few that another stands in the place of. What counts and what
 * does not are asked for apart, so that no row is looked at once for each sum.
 */
export const sumFactures = async (db: Executor, empresaId: number, query: ListQuery, today: string) => {
  const found = filtered(db, empresaId, query, today);
  const owed = (column: 'pendent' | 'garantia_pendent') =>
    sql<number>`sum(case when estat = 'emesa' then ${sql.ref(column)} else 0 end)`.as(column);
  const counted = found
    .where(COUNTS)
    .select((on) => [
      on.fn.countAll<number>().as('factures'),
      ...COUNTED_SUMS.map((column) => on.fn.sum<number>(column).as(column)),
    ]);
  const all = await counted.select([owed('pendent'), owed('garantia_pendent')]).executeTakeFirstOrThrow();
  const others = await found
    .where(DOES_NOT_COUNT)
    .select((on) => [
      on.fn.countAll<number>().as('factures'),
      sql<number>`sum(case when estat = 'esborrany' then 1 else 0 end)`.as('esborranys'),
      sql<number>`sum(case when estat = 'anullada' then 1 else 0 end)`.as('anullades'),
      owed('pendent'),
    ])
    .executeTakeFirstOrThrow();
  const replaced = await counted
    .where('factura.id', 'in', replacedIds(db, empresaId))
    .select(sql<number>`sum(case when tipus = 'simplificada' then 1 else 0 end)`.as('simplificades'))
    .executeTakeFirstOrThrow();
  const of = (name: 'factures' | (typeof COUNTED_SUMS)[number]): number =>
    Number(all[name] ?? 0) - Number(replaced[name] ?? 0);
  return {
    total: Number(all.factures) + Number(others.factures),
    sumes: {
      factures: of('factures'),
      no_compten: {
        esborranys: Number(others.esborranys ?? 0),
        proformes: Number(others.factures) - Number(others.esborranys ?? 0) - Number(others.anullades ?? 0),
        rectificades: Number(replaced.factures) - Number(replaced.simplificades ?? 0),
        substituides: Number(replaced.simplificades ?? 0),
        anullades: Number(others.anullades ?? 0),
      },
      base: of('base'),
      quota: of('quota'),
      retingut: of('retingut'),
      total_factura: of('total_factura'),
      total: of('total'),
      pendent: Number(all.pendent ?? 0) + Number(others.pendent ?? 0),
      garantia_pendent: Number(all.garantia_pendent ?? 0),
    },
  };
};

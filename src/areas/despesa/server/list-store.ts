import { type AliasableExpression, type Expression, type SqlBool, sql } from 'kysely';
import { fold } from '#kernel/fold.ts';
import type { Executor } from '#server/database/tables.ts';
import { matchesSearch, ordered } from '#server/http/listing.ts';
import type { DespesaQuery } from '../contract/schemas.ts';
import { readImport } from '../domain/celles.ts';
import type { DespesaRow } from './store.ts';
import { type Arbre, brancaOf } from './tipus-arbre.ts';

export type ListQuery = Omit<DespesaQuery, 'offset' | 'limit' | 'getAll'>;
/** Whose expenses: with `part`, those of a work, in the cents of its part. */
export interface Of {
  readonly empresaId: number;
  readonly arbre: Arbre;
  readonly part?: number | undefined;
}
const COLUMNS = [
  'id',
  'versio',
  'exercici',
  'numero',
  'tipus',
  'data',
  'data_operacio',
  'data_recepcio',
  'agent_fk',
  'copia_nom',
  'copia_nif',
  'num_factura',
  'clau',
  'isp',
  'venciment',
  'data_pagament',
  'arxius',
  'be',
  'etiquetes',
] as const;
const CENTS = ['base', 'quota', 'deduible', 'retingut', 'total', 'a_pagar'] as const;

/** A sum of an expense, or of the part that a work takes of it. */
const centsOf = (column: (typeof CENTS)[number], { part }: Of): AliasableExpression<number> =>
  part === undefined
    ? sql.ref<number>(`despesa.${column}`)
    : sql<number>`(select ${sql.ref(`despesa_treball.${column}`)} from despesa_treball
        where despesa_treball.empresa_fk = despesa.empresa_fk and despesa_treball.despesa_fk = despesa.id
          and despesa_treball.treball_fk = ${part})`;

/** More than any expense comes to: what is searched for is a number of a paper, no amount. */
const CENTS_MOST = 1e10;
/** Cents of what is an amount and nothing else; `1.234` may be only a thousand and some. */
const centsWritten = (text: string): number | null => {
  const read = readImport(text, null);
  const cents = read === 'dubtos' ? readImport(text.replace(/[.,]/g, ''), null) : read;
  return typeof cents === 'number' && Math.abs(cents) < CENTS_MOST ? cents : null;
};

const filtered = (db: Executor, query: ListQuery, { empresaId, arbre, part }: Of) => {
  let found = db.selectFrom('despesa').where('despesa.empresa_fk', '=', empresaId);
  const paid: Expression<SqlBool>[] = [
    ...(query.pendents ? [sql<SqlBool>`data_pagament is null`] : []),
    ...(query.pagades ? [sql<SqlBool>`data_pagament is not null`] : []),
  ];
  if (paid.length > 0) found = found.where((on) => on.or(paid));
  // Asked for none of them: none is shown.
  else if (query.pendents !== undefined || query.pagades !== undefined) found = found.where(sql<SqlBool>`1 = 0`);
  const camp = query.camp ?? 'data';
  if (query.data_inici) found = found.where(camp, '>=', query.data_inici);
  if (query.data_final) found = found.where(camp, '<=', query.data_final);
  if (query.exercici !== undefined) found = found.where('exercici', '=', query.exercici);
  if (query.agent_fk !== undefined) found = found.where('agent_fk', 'in', [query.agent_fk].flat());
  for (const treball of [part, query.treball_fk])
    if (treball !== undefined)
      found = found.where('despesa.id', 'in', (on) =>
        on
          .selectFrom('despesa_treball')
          .select('despesa_fk')
          .where('empresa_fk', '=', empresaId)
          .where('treball_fk', '=', treball),
      );
  const { tipus_despesa_fk: tipus } = query;
  if (tipus !== undefined)
    found = found.where('despesa.id', 'in', (on) =>
      on
        .selectFrom('despesa_linia')
        .select('despesa_fk')
        .where('empresa_fk', '=', empresaId)
        .where('tipus_despesa_fk', 'in', brancaOf(arbre, tipus)),
    );
  if (query.sense_tipus)
    found = found.where('despesa.id', 'in', (on) =>
      on
        .selectFrom('despesa_linia')
        .select('despesa_fk')
        .where('empresa_fk', '=', empresaId)
        .where('tipus_despesa_fk', 'is', null)
        .where('be', '=', 0)
        .where('base', '<>', 0),
    );
  if (query.amb_retencio && !query.sense_retencio) found = found.where('retingut', '<>', 0);
  if (query.sense_retencio && !query.amb_retencio) found = found.where('retingut', '=', 0);
  if (query.bens) found = found.where('be', '=', 1);
  if (query.sense_arxiu) found = found.where('arxius', '=', 0);
  if (query.import_min !== undefined) found = found.where('total', '>=', query.import_min);
  if (query.import_max !== undefined) found = found.where('total', '<=', query.import_max);
  const cents = centsWritten(query.search ?? '');
  const matches = matchesSearch(sql.ref<string>('cerca'), query.search);
  if (cents === null) for (const match of matches) found = found.where(match);
  else
    found = found.where((on) =>
      on.or([on.and(matches), ...(['base', 'total', 'a_pagar'] as const).map((column) => on(column, '=', cents))]),
    );
  return found;
};

/** Place of the kind of the first line among those of the company, by name. */
const kindOrder = (arbre: Arbre): Expression<number> => {
  const names = [...arbre.values()].map((one) => ({ id: one.id, nom: fold(one.nom) }));
  names.sort((one, other) => (one.nom === other.nom ? one.id - other.id : one.nom < other.nom ? -1 : 1));
  const first = sql`(select tipus_despesa_fk from despesa_linia
    where despesa_linia.empresa_fk = despesa.empresa_fk and despesa_linia.despesa_fk = despesa.id and ordre = 0)`;
  const cases = names.map(({ id }, place) => sql`when ${sql.lit(id)} then ${sql.lit(place + 1)}`);
  return sql<number>`(case ${first} ${sql.join(cases, sql` `)} else 0 end)`;
};

const orderOf = (query: ListQuery, of: Of): string | Expression<unknown> => {
  const camp = query.ordre_camp ?? 'data';
  switch (camp) {
    case 'numero':
      return sql`(exercici * 10000000 + numero)`;
    case 'proveidor':
      return 'proveidor_ordre';
    case 'num_factura':
      return 'num_ordre';
    case 'data_pagament':
      return sql`coalesce(data_pagament, '')`;
    case 'tipus_despesa':
      return kindOrder(of.arbre);
    case 'treball':
      return sql`coalesce((select treball.codi from despesa_treball
        inner join treball on treball.empresa_fk = despesa_treball.empresa_fk and treball.id = despesa_treball.treball_fk
        where despesa_treball.empresa_fk = despesa.empresa_fk and despesa_treball.despesa_fk = despesa.id
          and despesa_treball.ordre = 0), '')`;
    case 'data':
      return 'data';
    default:
      return centsOf(camp, of);
  }
};

/** A page of the list. */
export const listDespeses = (db: Executor, query: ListQuery & { readonly offset: number }, of: Of, limit: number) =>
  ordered(
    filtered(db, query, of)
      .select(COLUMNS)
      .select(CENTS.map((column) => centsOf(column, of).as(column))),
    orderOf(query, of),
    query.ordre_criteri ?? 'DESC',
    'despesa.id',
  )
    .offset(query.offset)
    .limit(limit)
    .execute();
export type DespesaItemRow = Pick<DespesaRow, (typeof COLUMNS)[number] | (typeof CENTS)[number]>;

/** One pass over what the filter shows, of the index `despesa_sumes` alone where nothing else is asked. */
export const sumesQuery = (db: Executor, query: ListQuery, of: Of) => {
  const sum = (column: (typeof CENTS)[number]) => sql<number>`sum(${centsOf(column, of)})`.as(column);
  return filtered(db, query, of).select((on) => [
    on.fn.countAll<number>().as('despeses'),
    sum('base'),
    sum('quota'),
    sql<number>`sum(case when isp = 1 or clau = '09' then ${centsOf('quota', of)} else 0 end)`.as('autoliquidat'),
    sum('deduible'),
    sum('retingut'),
    sum('total'),
    sum('a_pagar'),
    sql<number>`sum(case when data_pagament is null then ${centsOf('a_pagar', of)} else 0 end)`.as('pendent'),
  ]);
};

/** How many the filter shows, and their sums. */
export const sumDespeses = async (db: Executor, query: ListQuery, of: Of) => {
  const row = await sumesQuery(db, query, of).executeTakeFirstOrThrow();
  return {
    despeses: Number(row.despeses),
    base: Number(row.base ?? 0),
    quota: Number(row.quota ?? 0),
    autoliquidat: Number(row.autoliquidat ?? 0),
    deduible: Number(row.deduible ?? 0),
    retingut: Number(row.retingut ?? 0),
    total: Number(row.total ?? 0),
    a_pagar: Number(row.a_pagar ?? 0),
    pendent: Number(row.pendent ?? 0),
  };
};

import { type Generated, type Selectable, sql } from 'kysely';
import type { z } from 'zod';
import { fold } from '#kernel/fold.ts';
import { packs } from '#server/database/packs.ts';
import type { Executor } from '#server/database/tables.ts';
import { matchesSearch, ordered } from '#server/http/listing.ts';
import type { agentQuery } from '../contract/schemas.ts';

export interface AgentTable {
  id: Generated<number>;
  empresa_fk: number;
  versio: number;
  tipus: string;
  tipus_persona: string;
  promotor: number;
  tecnic: number;
  contractista: number;
  proveidor: number;
  nif: string;
  nif_pais: string;
  nif_clau: string;
  nif_correcte: number;
  nom: string;
  cognoms: string;
  rao_social: string;
  nom_complet: string;
  nom_comercial: string;
  representant: string | null;
  titulacio_fk: number | null;
  num_collegiat: string;
  activitat_fk: number | null;
  adreces: string;
  telefons: string;
  emails: string;
  poblacio: string;
  web: string;
  iban: string;
  dir3: string | null;
  iva_fk: number | null;
  irpf_fk: number | null;
  recarrec_equivalencia: number;
  condicions_pagament: string;
  idioma_fk: string | null;
  observacions: string;
  baixa: number;
  /** What others keep of it, hashed: another one means that their copies are old. */
  empremta: string;
  cerca: string;
  nom_ordre: string;
  poblacio_ordre: string;
  creat: string;
  canviat: string;
  /** The import that brought it in, and 0 where none did: nobody sees it before that import is done. */
  importacio_fk: Generated<number>;
}
declare module '#server/database/tables.ts' {
  interface Tables {
    agent: AgentTable;
  }
}
export type AgentRow = Selectable<AgentTable>;
export type AgentColumns = Omit<AgentRow, 'id' | 'importacio_fk'>;

/** The agents of a company: what an import has not finished to bring in is none of them. */
const agentsOf = (db: Executor, empresaId: number) =>
  db
    .selectFrom('agent')
    .where('agent.empresa_fk', '=', empresaId)
    .where('agent.importacio_fk', 'not in', (on) =>
      on
        .selectFrom('importacio')
        .select('importacio.id')
        .where('importacio.empresa_fk', '=', empresaId)
        .where('importacio.estat', '=', 'oberta'),
    );

export const countAgents = async (db: Executor, empresaId: number): Promise<number> => {
  const { total } = await agentsOf(db, empresaId)
    .select((on) => on.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  return Number(total);
};

const KINDS = {
  promotors: 'promotor',
  tecnics: 'tecnic',
  contractistes: 'contractista',
  proveidors: 'proveidor',
} as const;
const ORDER = { nom: 'nom_ordre', nif: 'nif', poblacio: 'poblacio_ordre', canviat: 'canviat' } as const;
type Query = Omit<z.output<typeof agentQuery>, 'offset' | 'limit' | 'getAll'>;

/** Agents that pass the kinds asked (each flag adds its kind), the state and the search. */
const filtered = (db: Executor, empresaId: number, query: Query) => {
  const asked = (Object.keys(KINDS) as (keyof typeof KINDS)[]).filter((flag) => query[flag]);
  const everything = asked.length === 4 && query.senseTipus;
  let found = agentsOf(db, empresaId);
  if (!query.baixes) found = found.where('baixa', '=', 0);
  if (!everything)
    found = found.where((on) =>
      on.or([
        ...asked.map((flag) => on(KINDS[flag], '=', 1)),
        ...(query.senseTipus
          ? [
              on.and([
                on('promotor', '=', 0),
                on('tecnic', '=', 0),
                on('contractista', '=', 0),
                on('proveidor', '=', 0),
              ]),
            ]
          : []),
        sql<boolean>`1 = 0`,
      ]),
    );
  for (const match of matchesSearch(sql.ref<string>('cerca'), query.search)) found = found.where(match);
  return found;
};

export const listAgents = async (
  db: Executor,
  empresaId: number,
  query: Query & { readonly offset: number },
  limit: number,
): Promise<{ total: number; rows: AgentRow[] }> => {
  const found = filtered(db, empresaId, query);
  const { total } = await found.select((on) => on.fn.countAll<number>().as('total')).executeTakeFirstOrThrow();
  const rows = await ordered(found.selectAll(), ORDER[query.ordre_camp ?? 'nom'], query.ordre_criteri ?? 'ASC')
    .offset(query.offset)
    .limit(limit)
    .execute();
  return { total: Number(total), rows: rows as AgentRow[] };
};

export const findAgent = (db: Executor, empresaId: number, id: number): Promise<AgentRow | undefined> =>
  agentsOf(db, empresaId).selectAll().where('id', '=', id).executeTakeFirst();

export const findAgents = async (db: Executor, empresaId: number, ids: readonly number[]): Promise<AgentRow[]> =>
  ids.length === 0 ? [] : agentsOf(db, empresaId).selectAll().where('id', 'in', ids).execute();

/** Another agent of the company with the same tax id. */
export const findSameNif = (db: Executor, empresaId: number, nifClau: string, otherThan: number | null) =>
  agentsOf(db, empresaId)
    .select(['id', 'nom_complet'])
    .where('nif_clau', '=', nifClau)
    .where('id', '!=', otherThan ?? 0)
    .executeTakeFirst();

export const insertAgent = async (db: Executor, row: AgentColumns): Promise<number> => {
  const { id } = await db.insertInto('agent').values(row).returning('id').executeTakeFirstOrThrow();
  return id;
};

/** Puts an agent back with the id that it had. */
export const putBackAgent = async (db: Executor, row: AgentRow): Promise<void> => {
  await db.insertInto('agent').values(row).execute();
};

/** Takes an agent that nothing hangs from out of its table. */
export const deleteAgent = async (db: Executor, empresaId: number, id: number): Promise<void> => {
  await db.deleteFrom('agent').where('empresa_fk', '=', empresaId).where('id', '=', id).execute();
};

/** What tells agents of a company from each other. */
export const listCompared = (db: Executor, empresaId: number, baixes: boolean) => {
  const found = agentsOf(db, empresaId).select(['id', 'nif_clau as nif', 'nom_complet as nom']);
  return (baixes ? found : found.where('baixa', '=', 0)).orderBy('id').execute();
};

/** What the copies of agents should hash to now: of those that were ever changed, or of the one named. */
export const listEmpremtes = async (
  db: Executor,
  empresaId: number,
  only?: number,
): Promise<ReadonlyMap<number, string>> => {
  const changed = agentsOf(db, empresaId).select(['id', 'empremta']).where('versio', '>', 1);
  const rows = await (only === undefined ? changed : changed.where('id', '=', only)).execute();
  return new Map(rows.map((row) => [Number(row.id), row.empremta]));
};

/** Many at once, seen once the import is done; ids come in the order given. */
export const insertAgents = async (
  db: Executor,
  importacioId: number,
  rows: readonly AgentColumns[],
): Promise<number[]> => {
  const made = await db
    .insertInto('agent')
    .values(rows.map((row) => ({ ...row, importacio_fk: importacioId })))
    .returning('id')
    .execute();
  return made.map(({ id }) => Number(id)).sort((a, b) => a - b);
};

/** Tax ids and folded names of the whole company, each with who has it. */
export interface KnownAgents {
  readonly nifs: ReadonlyMap<string, string>;
  readonly noms: ReadonlyMap<string, string>;
}
export const listKnown = async (db: Executor, empresaId: number): Promise<KnownAgents> => {
  const rows = await agentsOf(db, empresaId).select(['nif_clau', 'nom_complet']).orderBy('id').execute();
  return {
    nifs: new Map(rows.filter((row) => row.nif_clau !== '').map((row) => [row.nif_clau, row.nom_complet])),
    noms: new Map(rows.map((row) => [fold(row.nom_complet), row.nom_complet])),
  };
};

/** Takes agents away for good, those that nobody has changed; gives which went. */
export const deleteUntouchedAgents = async (
  db: Executor,
  empresaId: number,
  ids: readonly number[],
): Promise<number[]> => {
  const gone: number[] = [];
  for (const pack of packs(ids, 500)) {
    const rows = await db
      .deleteFrom('agent')
      .where('empresa_fk', '=', empresaId)
      .where('id', 'in', pack)
      .where('versio', '=', 1)
      .returning('id')
      .execute();
    gone.push(...rows.map(({ id }) => Number(id)));
  }
  return gone;
};

/** How many of these are still there. */
export const countAgentsOf = async (db: Executor, empresaId: number, ids: readonly number[]): Promise<number> => {
  let found = 0;
  for (const pack of packs(ids, 500))
    found += (
      await db
        .selectFrom('agent')
        .select('id')
        .where('empresa_fk', '=', empresaId)
        .where('id', 'in', pack)
        .orderBy('id')
        .execute()
    ).length;
  return found;
};

/** Changes a row still at the version read; false when it is not any more. */
export const updateAgent = async (
  db: Executor,
  empresaId: number,
  id: number,
  versio: number,
  row: AgentColumns,
): Promise<boolean> => {
  const { numUpdatedRows } = await db
    .updateTable('agent')
    .set({ ...row, versio: versio + 1 })
    .where('empresa_fk', '=', empresaId)
    .where('id', '=', id)
    .where('versio', '=', versio)
    .executeTakeFirst();
  return Number(numUpdatedRows) === 1;
};

import type { HISTORIAL_ACCIONS, HistorialEntitat } from '#contract/historial.ts';
import type { Executor } from '../database/tables.ts';
import type { CompanyContext } from '../http/context.ts';

declare module '#server/database/tables.ts' {
  interface Tables {
    historial: {
      id: import('kysely').Generated<number>;
      empresa_fk: number;
      usuari_fk: number | null;
      usuari_nom: string;
      quan: string;
      entitat: string;
      entitat_fk: number;
      accio: string;
      abans: string | null;
      despres: string | null;
      /** Names of the fields in both, parted and edged by spaces. */
      camps: string;
    };
    historial_arrel: { historial_fk: number; empresa_fk: number; arrel: string; arrel_fk: number };
  }
}

export type Accio = (typeof HISTORIAL_ACCIONS)[number];
export interface HistoryRoot {
  readonly entitat: HistorialEntitat;
  readonly id: number;
}
export interface HistoryEntry {
  readonly entitat: HistorialEntitat;
  readonly id: number;
  readonly accio: Accio;
  /** Record before and after, as it is presented; only what differs is kept. */
  readonly abans?: Readonly<Record<string, unknown>> | null;
  readonly despres?: Readonly<Record<string, unknown>> | null;
  /** Every record whose history tab shows this too: of a sample its lot, the lot's zone and the zone's work. */
  readonly arrel?: HistoryRoot | readonly HistoryRoot[];
}

/** Rows of one statement, under the parameters that SQLite takes. */
const PACK = 50;
const UNTOLD = new Set(['versio', 'canviat', 'canviada', 'creat', 'creada', 'logo']);
const same = (a: unknown, b: unknown): boolean => JSON.stringify(a ?? null) === JSON.stringify(b ?? null);

const differing = (
  before: Readonly<Record<string, unknown>>,
  after: Readonly<Record<string, unknown>>,
): [Record<string, unknown>, Record<string, unknown>] => {
  const kept: [Record<string, unknown>, Record<string, unknown>] = [{}, {}];
  for (const key of new Set([...Object.keys(before), ...Object.keys(after)])) {
    if (UNTOLD.has(key) || same(before[key], after[key])) continue;
    kept[0][key] = before[key] ?? null;
    kept[1][key] = after[key] ?? null;
  }
  return kept;
};

const namesOf = (...told: readonly (Readonly<Record<string, unknown>> | null)[]): string => {
  const names = new Set(told.flatMap((one) => Object.keys(one ?? {})));
  return names.size === 0 ? '' : ` ${[...names].join(' ')} `;
};

/** Where and by whom something was done; a user of 0 is nobody, what the program does by itself. */
type Doing = Pick<CompanyContext, 'db' | 'clock'> & {
  readonly empresa: Pick<CompanyContext['empresa'], 'id'>;
  readonly caller: Pick<CompanyContext['caller'], 'usuariId' | 'nom'>;
};

/** Writes rows of history in the call's transaction. A change that changes nothing leaves no row. */
export const recordHistory = async (context: Doing, entries: readonly HistoryEntry[]): Promise<void> => {
  const rows = entries.flatMap((entry) => {
    const [before, after] =
      entry.abans && entry.despres
        ? differing(entry.abans, entry.despres)
        : [entry.abans ?? null, entry.despres ?? null];
    if (entry.accio === 'canvia' && before && after && Object.keys(after).length === 0) return [];
    return [
      {
        roots: [{ entitat: entry.entitat, id: entry.id }, ...[entry.arrel ?? []].flat()],
        empresa_fk: context.empresa.id,
        usuari_fk: context.caller.usuariId || null,
        usuari_nom: context.caller.nom,
        quan: context.clock.now(),
        entitat: entry.entitat,
        entitat_fk: entry.id,
        accio: entry.accio,
        abans: before ? JSON.stringify(before) : null,
        despres: after ? JSON.stringify(after) : null,
        camps: namesOf(before, after),
      },
    ];
  });
  for (let start = 0; start < rows.length; start += PACK) {
    const pack = rows.slice(start, start + PACK);
    const made = await context.db
      .insertInto('historial')
      .values(pack.map(({ roots, ...row }) => row))
      .returning('id')
      .execute();
    const ids = made.map((row) => row.id).sort((one, other) => one - other);
    await context.db
      .insertInto('historial_arrel')
      .values(
        pack.flatMap(({ roots, empresa_fk }, place) =>
          roots.map(({ entitat, id }) => ({ historial_fk: ids[place] ?? 0, empresa_fk, arrel: entitat, arrel_fk: id })),
        ),
      )
      .onConflict((on) => on.doNothing())
      .execute();
  }
};

/** Takes back the history of records that nobody ever saw: what was bringing them in did not end. */
export const takeBackHistory = async (
  db: Executor,
  empresaId: number,
  entitat: HistorialEntitat,
  ids: readonly number[],
): Promise<void> => {
  const gone = db
    .selectFrom('historial')
    .select('id')
    .where('empresa_fk', '=', empresaId)
    .where('entitat', '=', entitat)
    .where('entitat_fk', 'in', ids);
  await db.deleteFrom('historial_arrel').where('historial_fk', 'in', gone).execute();
  await db.deleteFrom('historial').where('id', 'in', gone).execute();
};

/** Records of a kind that were deleted under another, as they were. */
export const deletedUnder = async (
  db: Executor,
  empresaId: number,
  entitat: HistorialEntitat,
  root: HistoryRoot,
): Promise<Readonly<Record<string, unknown>>[]> => {
  const rows = await db
    .selectFrom('historial_arrel')
    .innerJoin('historial', 'historial.id', 'historial_arrel.historial_fk')
    .where('historial_arrel.empresa_fk', '=', empresaId)
    .where('historial_arrel.arrel', '=', root.entitat)
    .where('historial_arrel.arrel_fk', '=', root.id)
    .where('historial.entitat', '=', entitat)
    .where('historial.accio', '=', 'suprimeix')
    .select('historial.abans')
    .orderBy('historial.id')
    .execute();
  return rows.flatMap(({ abans }) => (abans === null ? [] : [JSON.parse(abans) as Record<string, unknown>]));
};

/** Who wrote a record last, and when; null where its history is empty. */
export const lastChange = async (
  db: Executor,
  empresaId: number,
  entitat: HistorialEntitat,
  id: number,
): Promise<{ qui: string; quan: string; usuari_fk: number | null } | null> =>
  (await db
    .selectFrom('historial')
    .where('empresa_fk', '=', empresaId)
    .where('entitat', '=', entitat)
    .where('entitat_fk', '=', id)
    .where('accio', 'not in', ['descarrega', 'veredicte'])
    .select(['usuari_nom as qui', 'quan', 'usuari_fk'])
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()) ?? null;

/** How many times something was done to a record. */
export const countActions = async (
  db: Executor,
  empresaId: number,
  { entitat, id, accio }: { readonly entitat: HistorialEntitat; readonly id: number; readonly accio: Accio },
): Promise<number> => {
  const { total } = await db
    .selectFrom('historial')
    .select((on) => on.fn.countAll<number>().as('total'))
    .where('empresa_fk', '=', empresaId)
    .where('entitat', '=', entitat)
    .where('entitat_fk', '=', id)
    .where('accio', '=', accio)
    .executeTakeFirstOrThrow();
  return Number(total);
};

/** When something was done to a record, by whom and with what, newest first; the last five hundred times. */
export const actionsOf = async (
  db: Executor,
  empresaId: number,
  { entitat, id, accio }: { readonly entitat: HistorialEntitat; readonly id: number; readonly accio: Accio },
): Promise<{ quan: string; qui: string; despres: Readonly<Record<string, unknown>> }[]> => {
  const rows = await db
    .selectFrom('historial')
    .where('empresa_fk', '=', empresaId)
    .where('entitat', '=', entitat)
    .where('entitat_fk', '=', id)
    .where('accio', '=', accio)
    .select(['quan', 'usuari_nom', 'despres'])
    .orderBy('id', 'desc')
    .limit(500)
    .execute();
  return rows.map(({ quan, usuari_nom, despres }) => ({
    quan,
    qui: usuari_nom,
    despres: despres === null ? {} : (JSON.parse(despres) as Record<string, unknown>),
  }));
};

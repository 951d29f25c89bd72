import type { Generated, Selectable } from 'kysely';
import { packs } from '#server/database/packs.ts';
import type { Executor } from '#server/database/tables.ts';
import type { CompanyContext } from '#server/http/context.ts';

interface NoConformitatTerminiTable {
  id: Generated<number>;
  empresa_fk: number;
  resultat_fk: number;
  usuari_fk: number | null;
  usuari_nom: string;
  quan: string;
  abans: string;
  despres: string;
  /** Why it is put off; empty where it is brought forward. */
  motiu: string;
}
declare module '#server/database/tables.ts' {
  interface Tables {
    no_conformitat_termini: NoConformitatTerminiTable;
  }
}
export type TerminiRow = Selectable<NoConformitatTerminiTable>;

const PACK = 50;
/** A change that its own person takes back this soon was not made. */
const DESFER_MS = 60_000;

/** Changes of the terms of some answers, in the order that they were made. */
export const listTerminis = async (
  db: Executor,
  empresaId: number,
  resultats: readonly number[],
): Promise<TerminiRow[]> => {
  const found: TerminiRow[] = [];
  for (const some of packs(resultats, 500))
    found.push(
      ...(await db
        .selectFrom('no_conformitat_termini')
        .selectAll()
        .where('empresa_fk', '=', empresaId)
        .where('resultat_fk', 'in', some)
        .orderBy('id')
        .execute()),
    );
  return found;
};

export interface NouTermini {
  readonly resultat_fk: number;
  readonly abans: string;
  readonly despres: string;
  readonly motiu: string;
}
/** Keeps the changes of terms; one that is taken back at once goes away. */
export const canviaTerminis = async (
  { db, empresa, caller, clock }: CompanyContext,
  canvis: readonly NouTermini[],
): Promise<void> => {
  const real = canvis.filter(({ abans, despres }) => abans !== despres);
  if (real.length === 0) return;
  const quan = clock.now();
  const had = await listTerminis(
    db,
    empresa.id,
    real.map(({ resultat_fk }) => resultat_fk),
  );
  const last = new Map(had.map((row) => [Number(row.resultat_fk), row]));
  const takenBack = ({ resultat_fk, abans, despres }: NouTermini): TerminiRow | null => {
    const row = last.get(resultat_fk);
    const own = row && Number(row.usuari_fk ?? 0) === caller.usuariId && row.abans === despres && row.despres === abans;
    return own && Date.parse(quan) - Date.parse(row.quan) < DESFER_MS ? row : null;
  };
  const gone = real.flatMap((one) => takenBack(one) ?? []);
  for (const row of gone)
    await db
      .deleteFrom('no_conformitat_termini')
      .where('empresa_fk', '=', empresa.id)
      .where('id', '=', row.id)
      .execute();
  const rows = real
    .filter((one) => takenBack(one) === null)
    .map((one) => ({
      empresa_fk: empresa.id,
      usuari_fk: caller.usuariId || null,
      usuari_nom: caller.nom,
      quan,
      ...one,
    }));
  for (const pack of packs(rows, PACK)) await db.insertInto('no_conformitat_termini').values(pack).execute();
};

/** Takes the changes of terms of answers out of their table, and gives them. */
export const takeTerminis = async (
  db: Executor,
  empresaId: number,
  resultats: readonly number[],
): Promise<TerminiRow[]> => {
  const found = await listTerminis(db, empresaId, resultats);
  if (found.length > 0)
    await db
      .deleteFrom('no_conformitat_termini')
      .where('empresa_fk', '=', empresaId)
      .where('resultat_fk', 'in', [...resultats])
      .execute();
  return found;
};
export const putBackTerminis = async (db: Executor, rows: readonly TerminiRow[]): Promise<void> => {
  for (const pack of packs(rows, PACK)) await db.insertInto('no_conformitat_termini').values(pack).execute();
};

import type { Database } from '#server/database/database.ts';
import type { Executor } from '#server/database/tables.ts';
import { dayOf } from '#server/http/clock.ts';
import type { Comprovacio, Darrera } from '../contract/registre.ts';
import { type Baula, recorregut } from '../domain/verifactu/cadena.ts';
import { insertComprovacio, lastComprovacio } from './registre-comprovacio-store.ts';
import { hourOf } from './registre-moment.ts';
import { sha256 } from './registre-sistema.ts';
import { findCadena, listCadenes, type RegistreRow, readRegistres } from './registre-store.ts';

const PART = 500;
const HOUR = 6;

export const baulaOf = (row: RegistreRow): Baula => ({ ...row, tipus: row.tipus as Baula['tipus'] });

interface Reading {
  readonly db: Executor;
  readonly signal?: AbortSignal;
  progress?(fet: number, total: number): void;
}

/** Walks a whole chain as it stood when the walk began, in parts: what is issued meanwhile waits for nothing. */
export const recorreCadena = async (
  { db, signal, progress }: Reading,
  empresaId: number,
): Promise<Pick<Comprovacio, 'registres' | 'detall'>> => {
  const cap = await findCadena(db, empresaId);
  const fins = cap?.ultim_ordre ?? 0;
  const walk = recorregut(sha256);
  for (let despres = 0; ; ) {
    signal?.throwIfAborted();
    const rows = await readRegistres(db, empresaId, { despres, fins, limit: PART });
    walk.passa(rows.map(baulaOf));
    despres = rows.at(-1)?.ordre ?? fins;
    progress?.(despres, fins);
    if (rows.length < PART) break;
    // Hashing fills its thread: others get their turn between parts.
    await new Promise((resolve) => setImmediate(resolve));
  }
  const { registres, trencaments } = walk.acaba({ ordre: fins, huella: cap?.ultim_huella ?? '' });
  return { registres, detall: [...trencaments] };
};

export const darreraOf = async (db: Executor, empresaId: number): Promise<Darrera> => ({
  registres: (await findCadena(db, empresaId))?.ultim_ordre ?? 0,
  comprovacio: await lastComprovacio(db, empresaId),
});

/** Checks a company's chain and keeps what it finds. */
export const comprovaCadena = async (
  database: Database,
  empresaId: number,
  { quan, origen, ...reading }: { quan: string; origen: Comprovacio['origen'] } & Omit<Reading, 'db'>,
): Promise<Comprovacio> => {
  const found = await recorreCadena({ ...reading, db: database.read }, empresaId);
  await database.write((db) => insertComprovacio(db, empresaId, { quan, origen, ...found }));
  return { quan, origen, trencaments: found.detall.length, ...found };
};

/** Checks every chain once a day, from six in the morning on the office's clock. */
export const comprovaCadaDia = async (database: Database, now: string): Promise<void> => {
  if (hourOf(now) < HOUR) return;
  for (const { empresa_fk } of await listCadenes(database.read)) {
    // Whoever asked since then has spared the round its work.
    const last = await lastComprovacio(database.read, empresa_fk);
    if (last && dayOf(last.quan) === dayOf(now) && hourOf(last.quan) >= HOUR) continue;
    await comprovaCadena(database, empresa_fk, { quan: now, origen: 'diaria' });
  }
};

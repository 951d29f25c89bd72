import type { Rol } from '#contract/roles.ts';
import type { Executor } from '#server/database/tables.ts';
import { between, shift } from '#server/http/clock.ts';
import type { Caller } from '#server/http/context.ts';
import type { SessionPort } from '#server/http/session-port.ts';
import { deleteOldLinks } from './account-store.ts';
import { hashToken } from './secrets.ts';
import { deleteDead, findSessio, touchSessio } from './session-store.ts';
import { findUsuari, listRols } from './store.ts';

const HOUR = 3_600_000;
const IDLE: Readonly<Record<string, number>> = { web: 12 * HOUR, mobil: 60 * 24 * HOUR };

type Found = NonNullable<Awaited<ReturnType<typeof findSessio>>>;

const callerFrom = async (
  db: Executor,
  who: { sessioId: number; usuariId: number; nom: string; cognoms: string; pendentConds: boolean },
): Promise<Caller> => {
  const rols = await listRols(db, who.usuariId);
  return {
    sessioId: who.sessioId,
    usuariId: who.usuariId,
    nom: `${who.nom} ${who.cognoms}`.trim(),
    pendentConds: who.pendentConds,
    rols: new Map(rols.map((row) => [row.empresa_fk, row.rol as Rol])),
    tancades: new Set(rols.filter((row) => row.tancada === 1).map((row) => row.empresa_fk)),
    empresaPerDefecte: rols[0]?.empresa_fk ?? null,
  };
};

const callerOfSession = async (db: Executor, found: Found | undefined, now: string) => {
  if (!found || between(found.darrer_us, now) > (IDLE[found.plataforma] ?? 0)) return null;
  const { id: sessioId, usuari_fk: usuariId, acceptada, ...name } = found;
  const caller = await callerFrom(db, { ...name, sessioId, usuariId, pendentConds: acceptada === null });
  return { ...caller, darrerUs: found.darrer_us };
};

/** Sessions as the platform asks for them: 12 hours idle on the web, 60 days on the phone. */
export const sessionPort = (condicions: string): SessionPort => ({
  find: async (db, token, now) =>
    callerOfSession(db, await findSessio(db, { tokenHash: hashToken(token) }, condicions), now),
  resume: async (db, id, now) => callerOfSession(db, await findSessio(db, { id }, condicions), now),
  callerOf: async (db, usuariId) => {
    const found = await findUsuari(db, usuariId);
    if (found?.actiu !== 1) return null;
    return callerFrom(db, { sessioId: 0, usuariId, nom: found.nom, cognoms: found.cognoms, pendentConds: false });
  },
  touch: touchSessio,
});

/** What the room forgets by the hour. */
export const sweepUsuari = async (db: Executor, now: string): Promise<void> => {
  await deleteDead(db, shift(now, -Math.max(...Object.values(IDLE))), shift(now, -24 * HOUR));
  await deleteOldLinks(db, now);
};

import type { Rol } from '#contract/roles.ts';
import type { Executor } from '#server/database/tables.ts';
import { between, shift } from '#server/http/clock.ts';
import type { SessionPort } from '#server/http/session-port.ts';
import { hashToken } from './secrets.ts';
import { deleteDead, findSessio, touchSessio } from './session-store.ts';
import { listRols } from './store.ts';

const HOUR = 3_600_000;
const IDLE: Readonly<Record<string, number>> = { web: 12 * HOUR, mobil: 60 * 24 * HOUR };

/** Sessions as the platform asks for them: 12 hours idle on the web, 60 days on the phone. */
export const sessionPort = (condicions: string): SessionPort => ({
  find: async (db, token, now) => {
    const found = await findSessio(db, hashToken(token), condicions);
    if (!found || between(found.darrer_us, now) > (IDLE[found.plataforma] ?? 0)) return null;
    const rols = await listRols(db, found.usuari_fk);
    return {
      sessioId: found.id,
      usuariId: found.usuari_fk,
      nom: `${found.nom} ${found.cognoms}`.trim(),
      pendentConds: found.acceptada === null,
      darrerUs: found.darrer_us,
      rols: new Map(rols.map((row) => [row.empresa_fk, row.rol as Rol])),
      empresaPerDefecte: rols[0]?.empresa_fk ?? null,
    };
  },
  touch: touchSessio,
});

/** What the room forgets by the hour. */
export const sweepUsuari = (db: Executor, now: string): Promise<void> =>
  deleteDead(db, shift(now, -Math.max(...Object.values(IDLE))), shift(now, -24 * HOUR));

import { randomBytes } from 'node:crypto';
import { Secret, TOTP } from 'otpauth';
import { CodedError, fieldFault } from '#kernel/coded-error.ts';
import type { Executor } from '#server/database/tables.ts';
import type { Context } from '#server/http/context.ts';
import { failTry, type Try } from './access.ts';
import { saveFactor, spendCodi, spendStep } from './account-store.ts';
import type { UsuariPorts } from './ports.ts';
import { hashToken } from './secrets.ts';
import { findUsuari } from './store.ts';

const PERIOD = 30;
const RECOVERY_CODES = 10;
const SECRET_BYTES = 20;
const ISSUER = 'Obra i Control';

const totpOf = (secret: string, label = ''): TOTP =>
  new TOTP({ issuer: ISSUER, label, algorithm: 'SHA1', digits: 6, period: PERIOD, secret: Secret.fromBase32(secret) });
const place = (id: number) => ({ taula: 'usuari', id, camp: 'segon_factor' });
const bare = (codi: string): string => codi.replace(/[\s-]/g, '').toUpperCase();

/** The 30-second step of a code (RFC 6238), one step of drift either way; null when it is not one of the secret. */
const stepOf = (secret: string, codi: string, now: string): number | null => {
  const timestamp = Date.parse(now);
  const delta = /^\d{6}$/.test(codi) ? totpOf(secret).validate({ token: codi, timestamp, window: 1 }) : null;
  return delta === null ? null : Math.floor(timestamp / 1000 / PERIOD) + delta;
};

/** Spends a code of the authenticator or a recovery code; false when it is neither or was used before. */
const spend = async (
  db: Executor,
  ports: UsuariPorts,
  usuari: { id: number; segon_factor: string },
  given: string,
  now: string,
): Promise<boolean> => {
  const codi = bare(given);
  const pas = stepOf(ports.secrets.open(usuari.segon_factor, place(usuari.id)), codi, now);
  return pas === null ? spendCodi(db, usuari.id, hashToken(codi)) : spendStep(db, usuari.id, pas);
};

/**
 * Asks for the second factor of whoever has one: 401 `cal_segon_factor` without a code, `segon_factor_incorrecte` with
 * a wrong one, which counts as a bad try. The password was right, so who is told learns nothing new.
 */
export const checkFactor = async (
  context: Context,
  ports: UsuariPorts,
  usuari: { readonly id: number; readonly segon_factor: string | null },
  codi: string | undefined,
  attempt: Try,
): Promise<void> => {
  const { id, segon_factor } = usuari;
  if (segon_factor === null) return;
  if (!codi) throw new CodedError(401, 'cal_segon_factor');
  const now = context.clock.now();
  if (await context.database.write((db) => spend(db, ports, { id, segon_factor }, codi, now))) return;
  await failTry(context, attempt);
  throw new CodedError(401, 'segon_factor_incorrecte');
};

/** A new secret and the address that authenticators read from a QR code; nothing is stored. */
export const proposeFactor = (label: string): { secret: string; uri: string } => {
  const secret = new Secret({ size: SECRET_BYTES }).base32;
  return { secret, uri: totpOf(secret, label).toString() };
};

/** Stores the secret once a code of it is right; gives the recovery codes, which are kept only as hashes. */
export const confirmFactor = async (
  context: Context,
  ports: UsuariPorts,
  usuariId: number,
  secret: string,
  codi: string,
): Promise<{ codis: string[] }> => {
  const pas = stepOf(secret, bare(codi), context.clock.now());
  if (pas === null) throw fieldFault('codi', 'segon_factor_incorrecte');
  const codis = Array.from(
    { length: RECOVERY_CODES },
    () => new Secret({ buffer: new Uint8Array(randomBytes(10)).buffer }).base32,
  );
  const hashes = codis.map((one) => hashToken(one));
  await saveFactor(context.db, usuariId, { secret: ports.secrets.seal(secret, place(usuariId)), pas }, hashes);
  return { codis: codis.map((one) => one.match(/.{4}/g)?.join('-') ?? one) };
};

/** Takes the second factor away with a code of it. */
export const removeFactor = async (
  context: Context,
  ports: UsuariPorts,
  usuariId: number,
  codi: string,
): Promise<void> => {
  const usuari = await findUsuari(context.db, usuariId);
  if (!usuari?.segon_factor) return;
  const { id, segon_factor } = usuari;
  if (!(await spend(context.db, ports, { id, segon_factor }, codi, context.clock.now())))
    throw fieldFault('codi', 'segon_factor_incorrecte');
  await saveFactor(context.db, usuariId, null, []);
};

import type { z } from 'zod';
import type { Rol } from '#contract/roles.ts';
import { yearOf } from '#kernel/calendar-date.ts';
import { CodedError, notFound } from '#kernel/coded-error.ts';
import type { Language } from '#kernel/language.ts';
import type { Executor } from '#server/database/tables.ts';
import type { Caller, Context } from '#server/http/context.ts';
import type { loginBody, Sessio } from '../contract/schemas.ts';
import { endTry, failTry, startTry } from './access.ts';
import type { UsuariPorts } from './ports.ts';
import { hashToken, newToken, spendCheck, verifyContrasenya } from './secrets.ts';
import { checkFactor } from './segon-factor.ts';
import { insertSessio } from './session-store.ts';
import {
  findUsuari,
  findUsuariByLogin,
  hasAccepted,
  insertAcceptance,
  listRols,
  noteAccess,
  saveExercici,
  saveIdioma,
} from './store.ts';

/** The session as it is answered. */
export const presentSessio = async (
  db: Executor,
  ports: UsuariPorts,
  sessioId: number,
  usuariId: number,
): Promise<Sessio> => {
  const usuari = await findUsuari(db, usuariId);
  if (!usuari) throw new CodedError(401, 'sense_sessio');
  const rols = await listRols(db, usuariId);
  const names = await ports.empresaNames(
    db,
    rols.map((row) => row.empresa_fk),
  );
  const withAgent = rols.find((row) => row.agent_fk !== null);
  return {
    id: sessioId,
    usuari: {
      id: usuari.id,
      usuari: usuari.usuari,
      nom: usuari.nom,
      cognoms: usuari.cognoms,
      email: usuari.email,
      idioma_fk: usuari.idioma_fk as Language,
      agent: withAgent?.agent_fk ? await ports.describeAgent(db, withAgent.empresa_fk, withAgent.agent_fk) : null,
      pendent_accept_conds: !(await hasAccepted(db, usuariId, ports.condicions)),
      empreses: rols.map((row) => ({
        id: row.empresa_fk,
        nom: names.get(row.empresa_fk) ?? '',
        rol: row.rol as Rol,
        baixa: row.tancada === 1,
      })),
    },
  };
};

type Device = Pick<z.infer<typeof loginBody>, 'plataforma' | 'fabricant' | 'model' | 'versio'>;

/** Opens a session in the given transaction. The token is answered once and kept only as a hash. */
export const openSession = async (
  context: Context,
  db: Executor,
  ports: UsuariPorts,
  usuariId: number,
  device: Device,
) => {
  const token = newToken();
  const now = context.clock.now();
  await noteAccess(db, usuariId, now);
  const id = await insertSessio(db, {
    usuari_fk: usuariId,
    token_hash: hashToken(token),
    plataforma: device.plataforma,
    fabricant: device.fabricant ?? null,
    model: device.model ?? null,
    versio: device.versio ?? null,
    creada: now,
    darrer_us: now,
  });
  return { token, sessio: await presentSessio(db, ports, id, usuariId) };
};

/** Same refusal and same time whether the user is unknown or the password wrong. */
export const login = async (context: Context, ports: UsuariPorts, body: z.output<typeof loginBody>) => {
  const clau = body.usuari.trim().toLowerCase();
  const attempt = await startTry(context, clau);
  const usuari = await findUsuariByLogin(context.database.read, clau);
  const right = usuari
    ? await verifyContrasenya(body.contrasenya, usuari.contrasenya)
    : await spendCheck(body.contrasenya);
  if (!usuari || !right) {
    await failTry(context, attempt);
    throw new CodedError(401, 'credencials_incorrectes');
  }
  await checkFactor(context, ports, usuari, body.codi, attempt);
  await endTry(context, attempt, true);
  return context.database.write((db) => openSession(context, db, ports, usuari.id, body));
};

/** Refuses another user's record: these calls are the own user's alone. */
export const checkOwn = (caller: Caller, id: number): void => {
  if (caller.usuariId !== id) throw notFound();
};

export const acceptConds = async (
  context: Context & { caller: Caller },
  ports: UsuariPorts,
  given: { versio: string; idioma_fk?: Language | undefined },
): Promise<Sessio> => {
  if (given.versio !== ports.condicions) throw new CodedError(409, 'condicions_canviades');
  await insertAcceptance(context.db, {
    usuari_fk: context.caller.usuariId,
    versio: given.versio,
    idioma_fk: given.idioma_fk ?? context.language,
    quan: context.clock.now(),
  });
  return presentSessio(context.db, ports, context.caller.sessioId, context.caller.usuariId);
};

export const changeIdioma = async (
  context: Context & { caller: Caller },
  ports: UsuariPorts,
  idioma: Language,
): Promise<Sessio> => {
  await saveIdioma(context.db, context.caller.usuariId, idioma);
  return presentSessio(context.db, ports, context.caller.sessioId, context.caller.usuariId);
};

/** Last exercise per company, last used first; the current year where none was stored. */
export const listExercicis = async (context: Context & { caller: Caller }) => {
  const rols = await listRols(context.db, context.caller.usuariId);
  return rols.map((row) => ({
    usuariId: context.caller.usuariId,
    empresaId: row.empresa_fk,
    exercici: row.exercici ?? yearOf(context.clock.today()),
  }));
};

export const storeExercici = async (
  context: Context & { caller: Caller },
  given: { empresaId: number; exercici: number },
) => {
  if (!context.caller.rols.has(given.empresaId)) throw notFound();
  await saveExercici(context.db, {
    usuari_fk: context.caller.usuariId,
    empresa_fk: given.empresaId,
    exercici: given.exercici,
    quan: context.clock.now(),
  });
  return { usuariId: context.caller.usuariId, empresaId: given.empresaId, exercici: given.exercici };
};

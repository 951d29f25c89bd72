import type { z } from 'zod';
import type { Rol } from '#contract/roles.ts';
import { CodedError, fieldFault, notFound } from '#kernel/coded-error.ts';
import type { Language } from '#kernel/language.ts';
import type { Executor } from '#server/database/tables.ts';
import { recordHistory } from '#server/historial/store.ts';
import { shift } from '#server/http/clock.ts';
import type { CompanyContext, Context } from '#server/http/context.ts';
import type { acceptBody, invitacioBody } from '../contract/equip.ts';
import { endTry, failTry, startTry } from './access.ts';
import { newContrasenya } from './contrasenya.ts';
import { findMember, isTaken, setMember } from './equip-store.ts';
import {
  deleteInvitacio,
  findInvitacio,
  findInvitacioByToken,
  type InvitacioRow,
  saveInvitacio,
} from './invitacio-store.ts';
import type { UsuariPorts } from './ports.ts';
import { hashToken, newToken, verifyContrasenya } from './secrets.ts';
import { checkFactor } from './segon-factor.ts';
import { openSession } from './service.ts';
import { findUsuari, findUsuariByLogin, insertRol, insertUsuari, setAgentOfRol } from './store.ts';

const LIFE = 7 * 86_400_000;

const dead = (): CodedError => new CodedError(404, 'enllac_caducat');

/** Posts the link where messages can leave; it is answered too, so that it can be handed over. */
const sendLink = async (
  context: CompanyContext,
  ports: UsuariPorts,
  row: Pick<InvitacioRow, 'email' | 'idioma_fk' | 'nom' | 'caduca'>,
  token: string,
) => {
  const enllac = `#/invitacio/${token}`;
  const address = ports.linkTo(enllac);
  const { id } = context.empresa;
  const posts = await ports.canPost(context.db, id);
  if (posts && address !== null) {
    const language = row.idioma_fk as Language;
    const empresa = (await ports.empresaNames(context.db, [id])).get(id) ?? '';
    const params = { nom: row.nom, empresa, qui: context.caller.nom, enllac: address };
    await ports.post(context.db, {
      empresa_fk: id,
      to: row.email,
      assumpte: ports.translate(language, 'correu.invitacio.assumpte', params),
      text: ports.translate(language, 'correu.invitacio.text', params),
      now: context.clock.now(),
    });
  }
  return { enllac, caduca: row.caduca, correu: posts && address !== null, sense_adreca: posts && address === null };
};

export const invite = async (context: CompanyContext, ports: UsuariPorts, body: z.output<typeof invitacioBody>) => {
  if (body.titulacio_fk && !ports.isTitulacio(body.titulacio_fk))
    throw fieldFault('titulacio_fk', 'registre_desconegut');
  const known = await findUsuariByLogin(context.db, body.email.toLowerCase());
  const member = known && (await findMember(context.db, context.empresa.id, known.id));
  if (member && member.baixa === 0) throw fieldFault('email', 'ja_es_membre');
  const token = newToken();
  const now = context.clock.now();
  const row = {
    empresa_fk: context.empresa.id,
    email: body.email,
    email_clau: body.email.toLowerCase(),
    nom: body.nom,
    cognoms: body.cognoms,
    rol: body.rol,
    idioma_fk: body.idioma_fk,
    titulacio_fk: body.titulacio_fk ?? null,
    num_collegiat: body.num_collegiat ?? '',
    token_hash: hashToken(token),
    convidat_per: context.caller.usuariId,
    creada: now,
    caduca: shift(now, LIFE),
  };
  await saveInvitacio(context.db, row);
  await recordHistory(context, [
    {
      entitat: 'empresa',
      id: context.empresa.id,
      accio: 'convida',
      despres: { email: body.email, nom: `${body.nom} ${body.cognoms}`.trim(), rol: body.rol },
    },
  ]);
  return sendLink(context, ports, row, token);
};

export const inviteAgain = async (context: CompanyContext, ports: UsuariPorts, id: number) => {
  const row = await findInvitacio(context.db, context.empresa.id, id);
  if (!row) throw notFound();
  const token = newToken();
  const now = context.clock.now();
  const { id: _id, ...kept } = row;
  const next = { ...kept, token_hash: hashToken(token), creada: now, caduca: shift(now, LIFE) };
  await saveInvitacio(context.db, next);
  return sendLink(context, ports, next, token);
};

export const uninvite = async (context: CompanyContext, id: number): Promise<{ fet: true }> => {
  const row = await findInvitacio(context.db, context.empresa.id, id);
  if (!row || !(await deleteInvitacio(context.db, id))) throw notFound();
  return { fet: true };
};

const liveInvitacio = async (db: Executor, token: string, now: string): Promise<InvitacioRow> => {
  const row = await findInvitacioByToken(db, hashToken(token));
  if (!row || row.caduca < now) throw dead();
  return row;
};

export const showInvitacio = async (context: Context, ports: UsuariPorts, token: string) => {
  const row = await liveInvitacio(context.db, token, context.clock.now());
  const names = await ports.empresaNames(context.db, [row.empresa_fk]);
  return {
    empresa: names.get(row.empresa_fk) ?? '',
    nom: row.nom,
    cognoms: row.cognoms,
    email: row.email,
    idioma_fk: row.idioma_fk as Language,
    rol: row.rol as Rol,
    caduca: row.caduca,
    existent: await isTaken(context.db, row.email_clau),
  };
};

type AcceptBody = z.output<typeof acceptBody>;
interface Person {
  readonly nom: string;
  readonly cognoms: string;
}

/** The user who has the address already, once its password (and second factor) is right. */
const checkExisting = async (context: Context, ports: UsuariPorts, row: InvitacioRow, body: AcceptBody) => {
  const attempt = await startTry(context, row.email_clau);
  const usuari = await findUsuariByLogin(context.database.read, row.email_clau);
  if (!usuari || !(await verifyContrasenya(body.contrasenya, usuari.contrasenya))) {
    await failTry(context, attempt);
    throw fieldFault('contrasenya', 'contrasenya_incorrecta');
  }
  await checkFactor(context, ports, usuari, body.codi, attempt);
  await endTry(context, attempt, true);
  return usuari.id;
};

const join = async (
  context: Context,
  db: Executor,
  ports: UsuariPorts,
  row: InvitacioRow,
  usuariId: number,
  person: Person,
): Promise<void> => {
  const { empresa_fk } = row;
  const rol = row.rol as Rol;
  const before = await findMember(db, empresa_fk, usuariId);
  if (before) await setMember(db, empresa_fk, usuariId, { rol, baixa: 0 });
  else {
    await insertRol(db, { usuari_fk: usuariId, empresa_fk, rol, agent_fk: null });
    const agent = await ports.createTechnician(db, empresa_fk, {
      ...person,
      email: row.email,
      titulacio_fk: row.titulacio_fk,
      num_collegiat: row.num_collegiat,
      now: context.clock.now(),
    });
    await setAgentOfRol(db, usuariId, empresa_fk, agent);
  }
  const caller = {
    sessioId: 0,
    usuariId,
    nom: `${person.nom} ${person.cognoms}`.trim(),
    pendentConds: true,
    rols: new Map([[empresa_fk, rol]]),
    empresaPerDefecte: empresa_fk,
  };
  await recordHistory({ ...context, db, caller, empresa: { id: empresa_fk } }, [
    {
      entitat: 'usuari',
      id: usuariId,
      accio: before ? 'canvia' : 'crea',
      abans: null,
      despres: { ...person, email: row.email, rol },
    },
  ]);
};

/** Accepts an invitation in one transaction; the link is spent even if two press at once. */
export const acceptInvitacio = async (context: Context, ports: UsuariPorts, token: string, body: AcceptBody) => {
  const row = await liveInvitacio(context.database.read, token, context.clock.now());
  const person = { nom: body.nom ?? row.nom, cognoms: body.cognoms ?? row.cognoms };
  const existing = await isTaken(context.database.read, row.email_clau);
  const known = existing ? await checkExisting(context, ports, row, body) : null;
  const contrasenya = known === null ? await newContrasenya(body.contrasenya, { ...person, email: row.email }) : '';
  return context.database.write(async (db) => {
    if (!(await deleteInvitacio(db, row.id))) throw dead();
    if (known === null && (await isTaken(db, row.email_clau))) throw dead();
    const usuariId =
      known ??
      (await insertUsuari(db, {
        ...person,
        usuari: row.email,
        email: row.email,
        contrasenya,
        idioma_fk: row.idioma_fk,
        usuari_fk: row.convidat_per,
        creat: context.clock.now(),
      }));
    const usuari = await findUsuari(db, usuariId);
    if (!usuari) throw dead();
    await join(context, db, ports, row, usuariId, { nom: usuari.nom, cognoms: usuari.cognoms });
    return openSession(context, db, ports, usuariId, { plataforma: 'web' });
  });
};

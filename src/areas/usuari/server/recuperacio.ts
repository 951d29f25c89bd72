import { CodedError, notFound } from '#kernel/coded-error.ts';
import type { Language } from '#kernel/language.ts';
import type { Database } from '#server/database/database.ts';
import type { Executor } from '#server/database/tables.ts';
import { recordHistory } from '#server/historial/store.ts';
import { dayOf, shift } from '#server/http/clock.ts';
import type { CompanyContext, Context } from '#server/http/context.ts';
import { startTry } from './access.ts';
import { endSessions, findRecuperacio, saveRecuperacio, setContrasenya, spendRecuperacio } from './account-store.ts';
import { newContrasenya } from './contrasenya.ts';
import { companiesOf, findMember } from './equip-store.ts';
import type { UsuariPorts } from './ports.ts';
import { hashToken, newToken } from './secrets.ts';
import { findUsuari, findUsuariByLogin } from './store.ts';

const LIFE = 30 * 60_000;
const dead = (): CodedError => new CodedError(404, 'enllac_caducat');

const newLink = async (db: Executor, usuariId: number, now: string): Promise<{ enllac: string; caduca: string }> => {
  const token = newToken();
  const caduca = shift(now, LIFE);
  await saveRecuperacio(db, { usuari_fk: usuariId, token_hash: hashToken(token), creada: now, caduca });
  return { enllac: `#/contrasenya/${token}`, caduca };
};

const postLink = async (
  context: Context,
  db: Executor,
  ports: UsuariPorts,
  usuariId: number,
  empresa: number | null,
  enllac: string,
): Promise<boolean> => {
  const address = ports.linkTo(enllac);
  const usuari = await findUsuari(db, usuariId);
  if (!usuari || address === null || !(await ports.canPost(db, empresa))) return false;
  const language = usuari.idioma_fk as Language;
  const params = { nom: usuari.nom, enllac: address };
  await ports.post(db, {
    empresa_fk: empresa,
    to: usuari.email,
    assumpte: ports.translate(language, 'correu.recuperar.assumpte', params),
    text: ports.translate(language, 'correu.recuperar.text', params),
    now: context.clock.now(),
  });
  return true;
};

/** Whether messages with links can leave the server, to people of no company in particular. */
export const canPostLinks = async (db: Executor, ports: UsuariPorts): Promise<boolean> =>
  ports.linkTo('') !== null && (await ports.canPost(db, null));

/**
 * Posts a link to set a new password: 30 minutes, one use, the last one asked for. The answer is the same for unknown
 * users. Refuses with 409 `sense_correu` where no message can leave the server, whoever asks.
 */
export const recover = async (context: Context, ports: UsuariPorts, given: string): Promise<{ fet: true }> => {
  if (!(await canPostLinks(context.database.read, ports))) throw new CodedError(409, 'sense_correu');
  const clau = given.trim().toLowerCase();
  await startTry(context, `recuperar:${clau}`);
  await context.database.write(async (db) => {
    const usuari = await findUsuariByLogin(db, clau);
    if (!usuari) return;
    const { enllac } = await newLink(db, usuari.id, context.clock.now());
    await postLink(context, db, ports, usuari.id, null, enllac);
  });
  return { fet: true };
};

/** A link that the holder of the company hands over; only for who belongs to no company that is not the caller's to hold. */
export const recoverFor = async (context: CompanyContext, ports: UsuariPorts, id: number) => {
  const member = await findMember(context.db, context.empresa.id, id);
  if (!member || member.baixa === 1) throw notFound();
  const { rols } = context.caller;
  if ((await companiesOf(context.db, id)).some((empresa) => rols.get(empresa) !== 'titular'))
    throw new CodedError(409, 'usuari_de_fora');
  const link = await newLink(context.db, id, context.clock.now());
  const correu = await postLink(context, context.db, ports, id, context.empresa.id, link.enllac);
  await recordHistory(context, [{ entitat: 'usuari', id, accio: 'recuperar' }]);
  const posts = ports.linkTo('') === null && (await ports.canPost(context.db, context.empresa.id));
  return { ...link, correu, sense_adreca: posts };
};

/**
 * A link for whoever keeps the server, where nobody else can make one: a holder who is alone and forgot the password. The
 * history of each of their companies says so, by nobody. Null: nobody has that e-mail address or user name.
 */
export const linkByHand = (
  database: Database,
  usuari: string,
  now: string,
): Promise<{ enllac: string; caduca: string } | null> =>
  database.write(async (db) => {
    const found = await findUsuariByLogin(db, usuari.trim().toLowerCase());
    if (!found) return null;
    const clock = { now: () => now, today: () => dayOf(now) };
    for (const id of await companiesOf(db, found.id))
      await recordHistory({ db, clock, empresa: { id }, caller: { usuariId: 0, nom: '' } }, [
        { entitat: 'usuari', id: found.id, accio: 'recuperar' },
      ]);
    return newLink(db, found.id, now);
  });

const live = async (db: Executor, token: string, now: string) => {
  const found = await findRecuperacio(db, hashToken(token));
  if (!found || found.caduca < now) throw dead();
  return found;
};

export const showRecuperacio = async (context: Context, token: string) => {
  const { usuari, caduca } = await live(context.db, token, context.clock.now());
  return { usuari, caduca };
};

/** Sets the new password: the link is spent, every session of the user ends; a second factor stays. */
export const setByLink = async (context: Context, token: string, contrasenya: string): Promise<{ fet: true }> => {
  const found = await live(context.database.read, token, context.clock.now());
  const hash = await newContrasenya(contrasenya, found);
  return context.database.write(async (db) => {
    if (!(await spendRecuperacio(db, hashToken(token)))) throw dead();
    await setContrasenya(db, found.usuari_fk, hash);
    await endSessions(db, found.usuari_fk, 0);
    return { fet: true as const };
  });
};

import type { z } from 'zod';
import type { Rol } from '#contract/roles.ts';
import { CodedError, fieldFault, notFound } from '#kernel/coded-error.ts';
import { fold, foldWords, holdsWords, searchWords } from '#kernel/fold.ts';
import type { Language } from '#kernel/language.ts';
import { takeTurn } from '#server/database/failures.ts';
import { recordHistory } from '#server/historial/store.ts';
import type { CompanyContext } from '#server/http/context.ts';
import { checkVersio, staleVersio } from '#server/http/editing.ts';
import { pageFrom } from '#server/http/listing.ts';
import type { EquipItem, equipQuery, UsuariRecord, usuariUpdateBody } from '../contract/equip.ts';
import { checkOwnContrasenya } from './contrasenya.ts';
import { findMember, isTaken, lastUse, listHolders, listMembers, setMember, updateUsuari } from './equip-store.ts';
import { listInvitacions } from './invitacio-store.ts';
import { checkOwn } from './service.ts';

type ListQuery = z.output<typeof equipQuery>;
type Filters = Pick<ListQuery, 'search' | 'ordre_camp' | 'ordre_criteri' | 'nomes_actius'>;
type UpdateBody = z.output<typeof usuariUpdateBody>;

const later = (one: string | null, other: string | null): string | null =>
  one === null || (other !== null && other > one) ? other : one;

const sortKey: Readonly<Record<NonNullable<ListQuery['ordre_camp']>, (item: EquipItem) => string>> = {
  nom: ({ nom, cognoms }) => fold(`${nom} ${cognoms}`),
  rol: ({ rol }) => rol,
  darrer_acces: ({ darrer_acces }) => darrer_acces ?? '',
};

/** People of the company and invitations that wait, by filter and order; an office has few enough to be sorted here. */
export const foundInEquip = async (context: CompanyContext, query: Filters): Promise<EquipItem[]> => {
  const members = (await listMembers(context.db, context.empresa.id)).map(
    (row): EquipItem => ({
      usuari_fk: row.id,
      invitacio_fk: null,
      estat: row.baixa === 1 ? 'baixa' : 'actiu',
      nom: row.nom,
      cognoms: row.cognoms,
      email: row.email,
      rol: row.rol as Rol,
      darrer_acces: later(row.darrer_acces, row.darrer),
      caduca: null,
    }),
  );
  const invited = (await listInvitacions(context.db, context.empresa.id)).map(
    (row): EquipItem => ({
      usuari_fk: null,
      invitacio_fk: row.id,
      estat: 'convidat',
      nom: row.nom,
      cognoms: row.cognoms,
      email: row.email,
      rol: row.rol as Rol,
      darrer_acces: null,
      caduca: row.caduca,
    }),
  );
  const words = searchWords(query.search ?? '');
  const key = sortKey[query.ordre_camp ?? 'nom'];
  const way = query.ordre_criteri === 'DESC' ? -1 : 1;
  return [...members, ...invited]
    .filter((item) => !query.nomes_actius || item.estat !== 'baixa')
    .filter((item) => holdsWords(foldWords(item.nom, item.cognoms, item.email), words))
    .sort((one, other) => (key(one) < key(other) ? -way : key(one) > key(other) ? way : 0));
};

export const listEquip = async (context: CompanyContext, id: number, query: ListQuery) => {
  checkOwn(context.caller, id);
  const found = await foundInEquip(context, query);
  const end = query.getAll ? undefined : query.offset + query.limit;
  return pageFrom(query, found.length, found.slice(query.offset, end));
};

const present = async (context: CompanyContext, id: number): Promise<UsuariRecord> => {
  const row = await findMember(context.db, context.empresa.id, id);
  if (!row) throw notFound();
  return {
    id: row.id,
    versio: row.versio,
    usuari: row.usuari,
    nom: row.nom,
    cognoms: row.cognoms,
    email: row.email,
    idioma_fk: row.idioma_fk as Language,
    rol: row.rol as Rol,
    actiu: row.baixa === 0,
    agent_fk: row.agent_fk,
    darrer_acces: later(row.darrer_acces, await lastUse(context.db, id)),
    segon_factor: row.segon_factor !== null,
    creat: row.creat,
  };
};

/** The own user, or a member for the holder of the company; for anybody else there is no such user. */
export const getUsuari = (context: CompanyContext, id: number): Promise<UsuariRecord> => {
  if (id !== context.caller.usuariId && context.empresa.rol !== 'titular') throw notFound();
  return present(context, id);
};

/** Waits for its turn, and refuses what would leave the company with nobody to hold it. */
const keepOneHolder = async (context: CompanyContext, id: number): Promise<void> => {
  await takeTurn(context.db, context.database.engine, 'equip', context.empresa.id);
  const holders = await listHolders(context.db, context.empresa.id);
  if (holders.length === 1 && holders[0] === id) throw new CodedError(409, 'darrer_titular');
};

const OWN = ['nom', 'cognoms', 'email', 'usuari'] as const;

/** Before the transaction: the own password, where what one signs in with changes. */
export const prepareUpdate = async (context: CompanyContext, id: number, body: UpdateBody): Promise<void> => {
  const before = await getUsuari(context, id);
  if (id !== context.caller.usuariId) return;
  const changes = (['email', 'usuari'] as const).some((key) => body[key] !== undefined && body[key] !== before[key]);
  if (changes) await checkOwnContrasenya(context, body.contrasenya);
};

export const updateUsuariRecord = async (
  context: CompanyContext,
  id: number,
  body: UpdateBody,
): Promise<UsuariRecord> => {
  const before = await getUsuari(context, id);
  const own = id === context.caller.usuariId;
  if (own && (body.rol !== undefined || body.actiu !== undefined)) throw new CodedError(409, 'no_un_mateix');
  if (!own) {
    const foreign = OWN.find((key) => body[key] !== undefined);
    if (foreign) throw fieldFault(foreign, 'nomes_propi');
  }
  await checkVersio(context, { entitat: 'usuari', id }, body.versio, before);
  for (const key of ['email', 'usuari'] as const)
    if (body[key] !== undefined && (await isTaken(context.db, body[key].toLowerCase(), id)))
      throw fieldFault(key, 'usuari_ocupat');
  const leaves = body.actiu === false || (body.rol !== undefined && body.rol !== 'titular');
  if (!own && leaves && before.rol === 'titular' && before.actiu) await keepOneHolder(context, id);
  const personal = Object.fromEntries(OWN.flatMap((key) => (body[key] === undefined ? [] : [[key, body[key]]])));
  if (!(await updateUsuari(context.db, id, body.versio, personal)))
    throw await staleVersio(context, { entitat: 'usuari', id }, await present(context, id));
  if (body.rol !== undefined || body.actiu !== undefined)
    await setMember(context.db, context.empresa.id, id, {
      ...(body.rol !== undefined && { rol: body.rol }),
      ...(body.actiu !== undefined && { baixa: body.actiu ? 0 : 1 }),
    });
  const after = await present(context, id);
  await recordHistory(context, [{ entitat: 'usuari', id, accio: 'canvia', abans: before, despres: after }]);
  return after;
};

/** Leaves a member out of the company; the user and what it did stay. */
export const removeMember = async (context: CompanyContext, id: number): Promise<{ fet: true }> => {
  if (id === context.caller.usuariId) throw new CodedError(409, 'no_un_mateix');
  const before = await present(context, id);
  if (!before.actiu) throw notFound();
  if (before.rol === 'titular') await keepOneHolder(context, id);
  await setMember(context.db, context.empresa.id, id, { baixa: 1 });
  await recordHistory(context, [
    { entitat: 'usuari', id, accio: 'canvia', abans: { actiu: true }, despres: { actiu: false } },
  ]);
  return { fet: true };
};

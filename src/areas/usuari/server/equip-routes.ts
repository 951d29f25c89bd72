import { type Bound, bind } from '#server/http/context.ts';
import type { Platform } from '#server/platform.ts';
import { equipRoutes } from '../contract/equip.ts';
import { equipDocument } from './document.ts';
import { getUsuari, listEquip, prepareUpdate, removeMember, updateUsuariRecord } from './equip.ts';
import { isTaken } from './equip-store.ts';
import { acceptInvitacio, invite, inviteAgain, showInvitacio, uninvite } from './invitacio.ts';
import type { UsuariPorts } from './ports.ts';
import { recover, recoverFor, setByLink, showRecuperacio } from './recuperacio.ts';

/** People of a company, invitations, links to set a password. */
export const equipHandlers = (ports: UsuariPorts, { documents }: Pick<Platform, 'documents'>): readonly Bound[] => [
  bind(equipRoutes.list, (context, { params, query }) => listEquip(context, params.id, query)),
  bind(equipRoutes.document, (context, { query }) => equipDocument(documents, context, query)),
  bind(equipRoutes.check, async (context, { query }) => ({
    lliure: !(await isTaken(context.db, query.usuari.trim().toLowerCase(), context.caller.usuariId)),
  })),
  bind(equipRoutes.get, (context, { params }) => getUsuari(context, params.id)),
  bind(equipRoutes.update, (context, { params, body }) => updateUsuariRecord(context, params.id, body), {
    prepare: (context, { params, body }) => prepareUpdate(context, params.id, body),
  }),
  bind(equipRoutes.remove, (context, { params }) => removeMember(context, params.id)),
  bind(equipRoutes.invite, (context, { body }) => invite(context, ports, body)),
  bind(equipRoutes.inviteAgain, (context, { params }) => inviteAgain(context, ports, params.id)),
  bind(equipRoutes.uninvite, (context, { params }) => uninvite(context, params.id)),
  bind(equipRoutes.recoverFor, (context, { params }) => recoverFor(context, ports, params.id)),
  bind(equipRoutes.invitacio, (context, { params }) => showInvitacio(context, ports, params.token)),
  bind(equipRoutes.accept, (context, { params, body }) => acceptInvitacio(context, ports, params.token, body), {
    ownTransaction: true,
  }),
  bind(equipRoutes.recover, (context, { body }) => recover(context, ports, body.usuari), { ownTransaction: true }),
  bind(equipRoutes.recovery, (context, { params }) => showRecuperacio(context, params.token)),
  bind(equipRoutes.setPassword, (context, { params, body }) => setByLink(context, params.token, body.contrasenya), {
    ownTransaction: true,
  }),
];

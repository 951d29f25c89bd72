import { type Bound, bind } from '#server/http/context.ts';
import { pageFrom } from '#server/http/listing.ts';
import type { Platform } from '#server/platform.ts';
import { clientRoutes, pressupostRoutes } from '../contract/routes.ts';
import {
  acceptPressupost,
  duplicatePressupost,
  makeVersion,
  nextNumero,
  refusePressupost,
  reopenPressupost,
  sendOut,
} from './accions.ts';
import { answerAsClient, dropLink, makeLink, readAsClient } from './client.ts';
import { pressupostLlistat } from './document.ts';
import { pressupostDocumentHandlers } from './document-print.ts';
import { pressupostEnviamentHandlers } from './envia.ts';
import { invoicePressupost } from './factures.ts';
import type { PressupostPorts } from './ports.ts';
import { presentItems } from './present.ts';
import { createPressupost, getPressupost, removePressupost, seesOnly, updatePressupostRecord } from './service.ts';
import { listPressupostos } from './store.ts';

export const pressupostHandlers = (
  ports: PressupostPorts,
  parts: Pick<Platform, 'documents' | 'files' | 'mail'>,
): readonly Bound[] => [
  bind(pressupostRoutes.list, async (context, { query }) => {
    const found = await listPressupostos(context.db, context.empresa.id, await seesOnly(context), query);
    return { ...pageFrom(query, found.total, await presentItems(context, ports, found.rows)), sumes: found.sumes };
  }),
  bind(pressupostRoutes.llistat, (context, { query }) => pressupostLlistat(parts.documents, ports, context, query)),
  bind(pressupostRoutes.next, (context, { query }) => nextNumero(context, query)),
  bind(pressupostRoutes.get, (context, { params }) => getPressupost(context, ports, params.pid)),
  bind(pressupostRoutes.create, (context, { body }) => createPressupost(context, ports, body)),
  bind(pressupostRoutes.update, (context, { params, body }) =>
    updatePressupostRecord(context, ports, params.pid, body),
  ),
  bind(pressupostRoutes.remove, async (context, { params }) => ({
    desfer: await removePressupost(context, params.pid),
  })),
  bind(pressupostRoutes.emetre, (context, { params, body }) => sendOut(context, ports, params.pid, body)),
  bind(pressupostRoutes.newVersion, (context, { params }) => makeVersion(context, ports, params.pid)),
  bind(pressupostRoutes.duplicate, (context, { params }) => duplicatePressupost(context, ports, params.pid)),
  bind(pressupostRoutes.accept, (context, { params, body }) => acceptPressupost(context, ports, params.pid, body)),
  bind(pressupostRoutes.refuse, (context, { params, body }) => refusePressupost(context, ports, params.pid, body)),
  bind(pressupostRoutes.reopen, (context, { params, body }) => reopenPressupost(context, ports, params.pid, body)),
  bind(pressupostRoutes.invoice, (context, { params, body }) => invoicePressupost(context, ports, params.pid, body)),
  bind(pressupostRoutes.makeLink, (context, { params, body }) => makeLink(context, ports, params.pid, body.dies)),
  bind(pressupostRoutes.dropLink, (context, { params }) => dropLink(context, ports, params.pid)),
  ...pressupostDocumentHandlers(parts.documents),
  ...pressupostEnviamentHandlers(parts, ports),
  bind(clientRoutes.get, (context, { params, query }) => readAsClient(context, ports, params.token, query.opcions)),
  bind(clientRoutes.answer, (context, { params, body }) => answerAsClient(context, ports, params.token, body)),
];

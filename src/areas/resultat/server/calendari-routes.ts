import { type Bound, bind } from '#server/http/context.ts';
import type { Platform } from '#server/platform.ts';
import { calendariRoutes } from '../contract/calendari.ts';
import { noConformitatRoutes } from '../contract/no-conformitats.ts';
import { answerIcs, anullaSubscripcio, readMes, readSubscripcio, subscriu } from './calendari.ts';
import type { CalendariPorts } from './calendari-ports.ts';
import { pageNoConformitats } from './no-conformitats.ts';
import { noConformitatsDocument } from './no-conformitats-document.ts';

/** What is open and what is due, over all the works of a company. */
export const calendariHandlers = (
  ports: CalendariPorts,
  { documents }: Pick<Platform, 'documents'>,
): readonly Bound[] => [
  bind(noConformitatRoutes.list, (context, { query }) => pageNoConformitats(context, ports, query)),
  bind(noConformitatRoutes.document, (context, { query }) => noConformitatsDocument(documents, context, ports, query)),
  bind(calendariRoutes.mes, (context, { query }) => readMes(context, ports, query.mes)),
  bind(calendariRoutes.subscripcio, (context) => readSubscripcio(context)),
  bind(calendariRoutes.subscriu, (context) => subscriu(context)),
  bind(calendariRoutes.anulla, (context) => anullaSubscripcio(context)),
  bind(calendariRoutes.ics, (context, { params }) => answerIcs(context, ports, params.token)),
];

import { pujadaRoutes } from '#contract/pujada.ts';
import { type Bound, bind } from '../http/context.ts';
import type { Uploads } from './uploads.ts';

/** Calls of uploads in pieces. Those that touch the disk open their own, short transactions. */
export const pujadaHandlers = (uploads: Uploads): readonly Bound[] => [
  bind(pujadaRoutes.create, (context, { body }) => uploads.create(context, body)),
  bind(pujadaRoutes.get, (context, { params }) => uploads.get(context, params.id)),
  bind(
    pujadaRoutes.put,
    (context, { params, query, content }) => uploads.put(context, params.id, query.inici, content),
    { ownTransaction: true },
  ),
  bind(pujadaRoutes.finish, (context, { params }) => uploads.finish(context, params.id), { ownTransaction: true }),
  bind(
    pujadaRoutes.remove,
    async (context, { params }) => {
      await uploads.remove(context, params.id);
      return {};
    },
    { ownTransaction: true },
  ),
];

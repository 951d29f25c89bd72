import { tascaRoutes } from '#contract/tasca.ts';
import { type Bound, bind } from '../http/context.ts';
import type { Jobs } from './jobs.ts';

/** Calls over the caller's own long work. */
export const tascaHandlers = (jobs: Jobs): readonly Bound[] => [
  bind(tascaRoutes.list, (context, { query }) =>
    jobs.list(context, { offset: query.offset, limit: query.limit, pendents: query.pendents === 'true' }),
  ),
  bind(tascaRoutes.get, (context, { params }) => jobs.get(context, params.id)),
  bind(tascaRoutes.cancel, (context, { params }) => jobs.cancel(context, params.id)),
  bind(tascaRoutes.retry, (context, { params }) => jobs.retry(context, params.id)),
  bind(tascaRoutes.document, (context, { params }) => jobs.document(context, params.id)),
];

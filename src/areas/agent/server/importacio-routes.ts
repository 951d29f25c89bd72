import { type Bound, bind } from '#server/http/context.ts';
import { importCalls } from '#server/imports/index.ts';
import type { Platform } from '#server/platform.ts';
import type { AgentFields } from '../contract/blank.ts';
import { importacioRoutes } from '../contract/importacio.ts';
import { bodyOfRow } from '../domain/fila.ts';
import { agentImport } from './importacio.ts';
import { countryOf } from './paisos.ts';
import type { AgentPorts } from './ports.ts';

type Read = Partial<Pick<AgentFields, 'nif' | 'adreces' | 'telefons' | 'emails'>>;
const shownOf = ({ nif, adreces, telefons, emails }: Read) => ({
  nif: nif ?? '',
  poblacio: adreces?.[0]?.poblacio ?? '',
  telefon: telefons?.[0] ?? '',
  email: emails?.[0]?.email ?? '',
});

/** Calls of imports of agents. */
export const importacioHandlers = (
  ports: Pick<AgentPorts, 'usesOf'>,
  platform: Pick<Platform, 'files' | 'uploads' | 'jobs'>,
): readonly Bound[] => {
  const calls = importCalls(agentImport(ports), platform);
  return [
    bind(importacioRoutes.create, (context, { body }) => calls.open(context, body.pujada_fk), {
      ownTransaction: true,
    }),
    bind(importacioRoutes.get, (context, { params, query }) => calls.see(context, params.id, query)),
    bind(importacioRoutes.revisio, async (context, { params, body }) => {
      const { page } = await calls.review(context, params.id, body, ({ nom, celles }) => ({
        nom,
        // As the file says it, so that what is refused is seen too.
        ...shownOf(bodyOfRow(celles, body.columnes, countryOf)),
      }));
      return page;
    }),
    bind(importacioRoutes.fer, (context, { params, body }) => calls.start(context, params.id, body)),
    bind(importacioRoutes.informe, (context, { params, query }) =>
      calls.report(context, params.id, query.nomes_errors === 'true'),
    ),
    bind(importacioRoutes.desfer, (context, { params }) => calls.undo(context, params.id)),
  ];
};

import { type Bound, bind } from '#server/http/context.ts';
import { accioRoutes } from '../contract/accions.ts';
import { checkAgent, duplicateTreball, finalizeTreball, removeTreball, unfinalizeTreball } from './accions.ts';
import { answerLogo, dropLogo, putLogo } from './logo.ts';
import type { TreballPorts } from './ports.ts';
import { assignUsuaris, listUsuaris } from './usuaris.ts';

export const accioHandlers = (ports: TreballPorts): readonly Bound[] => [
  bind(accioRoutes.finalize, (context, { params, body }) => finalizeTreball(context, ports, params.id, body)),
  bind(accioRoutes.unfinalize, (context, { params }) => unfinalizeTreball(context, params.id)),
  bind(accioRoutes.duplicate, (context, { params, body }) => duplicateTreball(context, ports, params.id, body)),
  bind(accioRoutes.remove, async (context, { params, query }) => {
    const accepted = [query.avisos_acceptats ?? []].flat().flatMap((text) => text.split(','));
    return { desfer: await removeTreball(context, ports, params.id, accepted) };
  }),
  bind(accioRoutes.checkAgent, (context, { params }) => checkAgent(context, params.id, params.aid)),
  bind(accioRoutes.usuaris, async (context, { params }) => ({ items: await listUsuaris(context, ports, params.id) })),
  bind(accioRoutes.assign, async (context, { params, body }) => ({
    items: await assignUsuaris(context, ports, params.id, body),
  })),
  bind(accioRoutes.logo, (context, { params }) => answerLogo(context, ports, params.id)),
  bind(accioRoutes.setLogo, (context, { params, body }) => putLogo(context, ports, params.id, body.pujada_fk)),
  bind(accioRoutes.removeLogo, (context, { params }) => dropLogo(context, params.id)),
];

import { agentRoutes } from '#areas/agent/contract/routes.ts';
import { empresaRoutes } from '#areas/empresa/contract/routes.ts';
import { treballRoutes } from '#areas/treball/contract/routes.ts';
import type { AnswerOf } from '#contract/route.ts';
import type { Member, TestApp } from './test-app.ts';

type Fields = Readonly<Record<string, unknown>>;
let made = 0;

/** Body of a new agent that no rule objects to. */
export const agentBody = (more: Fields = {}): Fields => {
  made += 1;
  return { tipus_persona: 'E', rao_social: `Construccions Exemple ${made}, SL`, contractista: true, ...more };
};

/** Body of a new work that no rule objects to. */
export const treballBody = (more: Fields = {}): Fields => {
  made += 1;
  return { nom: `Edifici Exemple ${made}`, ...more };
};

/** A stored agent of the member's company. */
export const buildAgent = (app: TestApp, by: Member, more: Fields = {}): Promise<AnswerOf<typeof agentRoutes.create>> =>
  app.ok(agentRoutes.create, { token: by.token, query: { empresa_fk: by.empresaId }, body: agentBody(more) });

/** Where the member's company lives: without it, it issues nothing. */
export const buildAdreca = async (
  app: TestApp,
  { token, empresaId: id }: Pick<Member, 'token' | 'empresaId'>,
): Promise<void> => {
  const { versio } = await app.ok(empresaRoutes.get, { token, params: { id } });
  const adreca = { via: 'Carrer Major, 1', codi_postal: '08500', poblacio: 'Vic', provincia: 'Barcelona' };
  await app.ok(empresaRoutes.update, { token, params: { id }, body: { versio, adreca } });
};

/** A stored work of the member's company. */
export const buildTreball = (
  app: TestApp,
  by: Member,
  more: Fields = {},
): Promise<AnswerOf<typeof treballRoutes.create>> =>
  app.ok(treballRoutes.create, { token: by.token, query: { empresa_fk: by.empresaId }, body: treballBody(more) });

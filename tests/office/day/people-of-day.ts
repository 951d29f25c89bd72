import { pujadaRoutes } from '#contract/pujada.ts';
import type { Rol } from '#contract/roles.ts';
import type { Route } from '#contract/route.ts';
import { allHandlers } from '#server/app.ts';
import type { Given, Reply } from '#tests/support/test-app.ts';
import type { Actor, Answer, Step } from './step.ts';

export const ROUTES: ReadonlyMap<string, Route> = new Map(allHandlers(null).map(({ route }) => [route.name, route]));
export const routeOf = (call: string): Route => {
  const route = ROUTES.get(call);
  if (!route) throw new Error(`no route is named ${call}`);
  return route;
};

/** What carries a call: the application itself, or a server process. */
export type Carry = (route: Route, given: Given) => Promise<Reply<Answer>>;

/** A call as the route wants it: the company in its query where that is where it goes. */
export const inCompany = (route: Route, given: Given, empresaId: number): Given =>
  route.empresa === 'query' ? { ...given, query: { empresa_fk: empresaId, ...given.query } } : given;

export const givenOf = async (step: Step, day: Parameters<NonNullable<Step['given']>>[0], by: Actor): Promise<Given> =>
  (await step.given?.(day, by)) ?? {};

/** Somebody of a company who has signed in. */
export const actorOf = (
  carry: Carry,
  who: {
    token: string;
    usuariId: number;
    empresaId: number;
    rol: Rol;
    elsewhere: boolean;
    usuari: string;
    contrasenya: string;
  },
): Actor => {
  const ok: Actor['ok'] = async (call, given = {}) => {
    const route = routeOf(call);
    const reply = await carry(route, inCompany(route, { token: who.token, ...given }, who.empresaId));
    if (reply.status >= 300) throw new Error(`${call} answered ${reply.status}: ${JSON.stringify(reply.body)}`);
    return reply.body;
  };
  const actor: Actor = {
    ...who,
    ok,
    upload: async (nom, content) => {
      const { id } = await ok(pujadaRoutes.create.name, { body: { nom, mida: content.length } });
      const headers = { 'content-type': 'application/octet-stream' };
      await ok(pujadaRoutes.put.name, { params: { id }, query: { inici: 0 }, body: content, headers });
      await ok(pujadaRoutes.finish.name, { params: { id } });
      return id;
    },
    login: async () => {
      const { usuari, contrasenya } = actor;
      return (await ok('usuari.login', { body: { usuari, contrasenya, plataforma: 'web' } })).token;
    },
  };
  return actor;
};

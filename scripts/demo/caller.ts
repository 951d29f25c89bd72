import type { FastifyInstance } from 'fastify';
import type { AnswerOf, Route } from '#contract/route.ts';

export interface Given {
  readonly params?: Readonly<Record<string, number>>;
  readonly body?: Readonly<Record<string, unknown>>;
}
/** Makes a call of the contract as the demonstration's user does, going on over its warnings. */
export type Caller = <R extends Route>(route: R, given?: Given) => Promise<AnswerOf<R>>;

/** A caller on the application itself, without a network. Throws with the refusal when a call does not go through. */
export const callerOn = (server: FastifyInstance, token: () => string | null): Caller => {
  const call = async <R extends Route>(route: R, given: Given = {}): Promise<AnswerOf<R>> => {
    const path = route.path.replace(/\{(\w+)\}/g, (_whole, name: string) => String(given.params?.[name] ?? ''));
    const session = token();
    const answer = await server.inject({
      method: route.method,
      url: `/api${path}`,
      headers: session ? { 'auth-token': session } : {},
      ...(given.body ? { payload: given.body } : {}),
    });
    const body = answer.json();
    if (answer.statusCode === 200) return body as AnswerOf<R>;
    if (body.codi === 'avisos' && !given.body?.['avisos_acceptats']) {
      const avisos_acceptats = body.avisos.map((avis: { codi: string }) => avis.codi);
      return call(route, { ...given, body: { ...given.body, avisos_acceptats } });
    }
    throw new Error(`${route.name}: ${answer.payload}`);
  };
  return call;
};

import type { AnswerOf, Route } from '#contract/route.ts';
import type { Api, CallOptions } from '#web/api.ts';

/** What a route answers in a test, typed by the route: a value, or a failure that it throws. */
export interface FakeAnswer {
  readonly route: Route;
  readonly give: (options: CallOptions<Route>) => unknown;
}
export const answers = <R extends Route>(route: R, give: (options: CallOptions<R>) => AnswerOf<R>): FakeAnswer => ({
  route,
  give: give as FakeAnswer['give'],
});

/** A client without a server. Keeps every call that it was asked; a call that no answer was given for fails the test. */
export const fakeApi = (
  given: readonly FakeAnswer[],
): Api & { readonly calls: { name: string; options: CallOptions<Route> }[] } => {
  const calls: { name: string; options: CallOptions<Route> }[] = [];
  return {
    calls,
    call: async (route, options) => {
      calls.push({ name: route.name, options: (options ?? {}) as CallOptions<Route> });
      const found = given.find((one) => one.route.name === route.name);
      if (!found) throw new Error(`no answer for ${route.name}`);
      return found.give((options ?? {}) as CallOptions<Route>) as never;
    },
    putOff: async (route) => {
      throw new Error(`no task for ${route.name}`);
    },
    download: async (route) => {
      throw new Error(`no file for ${route.name}`);
    },
  };
};

import { type Access, allows, type Rol } from '#contract/roles.ts';
import type { Route } from '#contract/route.ts';
import { CONTRASENYA, type Given, type Member, type Reply, type TestApp } from '#tests/support/test-app.ts';
import { DAY } from './day/day.ts';
import { actorOf, type Carry, givenOf, inCompany, routeOf } from './day/people-of-day.ts';
import type { Actor, Answer, Day, Step } from './day/step.ts';

/** Who tries each call before those who may. */
export interface Intruders {
  /** Holder of another company. */
  readonly stranger: Actor;
  /** On site, in the company, with no work assigned. */
  readonly unassigned: Actor;
  /** Holder who has not accepted the conditions. */
  readonly newcomer: string;
}
export interface Place {
  readonly app: TestApp;
  readonly holder: Actor;
  readonly empresaId: number;
  readonly mailPort: number;
  readonly intruders?: Intruders | undefined;
}

export const carryIn =
  (app: TestApp): Carry =>
  (route, given) =>
    app.call(route, given);

export const actorIn = async (app: TestApp, member: Member): Promise<Actor> => {
  const { body } = await app.send('GET', '/api/usuari/session', { token: member.token });
  return actorOf(carryIn(app), {
    ...member,
    elsewhere: body.usuari.empreses.length > 1,
    usuari: body.usuari.email,
    contrasenya: CONTRASENYA,
  });
};

/** Ids that the database made are of six figures or more. */
const namesRecords = (given: Given): boolean =>
  /\d{6,}/.test(JSON.stringify([given.params ?? null, given.query ?? null, given.body ?? null]));

const told = (who: string, step: Step, reply: Reply<Answer>): string =>
  `${step.call}: ${who} got ${reply.status} ${reply.status < 400 ? '' : reply.body?.codi}`.trim();

/** Rows of nobody, or an address that gives nothing when it is used. */
const isEmpty = async (app: TestApp, reply: Reply<Answer>): Promise<boolean> => {
  if (reply.body?.total === 0) return true;
  // A history of nothing may be filtered by nothing.
  if (reply.body?.persones?.length === 0) return true;
  return reply.body?.adreca !== undefined && (await app.send('GET', reply.body.adreca)).status === 404;
};

const tryAll = async (place: Place, day: Day, step: Step, route: Route, given: Given): Promise<string[]> => {
  const { app, empresaId } = place;
  const faults: string[] = [];
  if (!place.intruders || route.access === 'public') return faults;
  const { stranger, unassigned, newcomer } = place.intruders;
  const send = (token: string | undefined, asked: Given, company = empresaId) =>
    app.call(route, { ...inCompany(route, asked, company), token });

  const nobody = await send(undefined, given);
  if (nobody.status !== 401) faults.push(told('nobody', step, nobody));
  if (!route.beforeConditions) {
    const reply = await send(newcomer, given);
    if (reply.body?.codi !== 'pendent_accept_conds') faults.push(told('who has not accepted', step, reply));
  }
  if (route.empresa !== 'none') {
    const reply = await send(stranger.token, given);
    if (reply.status !== 404) faults.push(told('another company', step, reply));
  }
  for (const [who, intruder, company] of [
    ['another company, in its own', stranger, stranger.empresaId],
    ['who has no work', unassigned, empresaId],
  ] as const) {
    if (route.empresa === 'path') continue;
    // With uploads of its own, so that it is the record that is refused.
    const own =
      route.path.startsWith('/treball/') && /pujad/.test(JSON.stringify(given.body ?? ''))
        ? await givenOf(step, day, intruder)
        : given;
    const records = namesRecords(own);
    if (route.writes && !records) continue;
    const reply = await send(intruder.token, own, company);
    const refused = (reply.status >= 400 && reply.status < 500) || (await isEmpty(app, reply));
    if (records ? !refused : reply.status >= 500) faults.push(told(who, step, reply));
    if (refused && who === 'who has no work' && ![200, 403, 404].includes(reply.status))
      faults.push(told(who, step, reply));
    if (reply.raw.includes(day.stamp)) faults.push(`${step.call}: ${who} sees what is not theirs`);
  }
  return faults;
};

/** Ids within an address, each in its turn of nobody’s and then of another work: no list of what is not there. */
const tryNested = async (place: Place, step: Step, route: Route, given: Given, token: string): Promise<string[]> => {
  const params = Object.entries(given.params ?? {}) as [string, unknown][];
  const ids = params.filter(([, value]) => typeof value === 'number');
  if (route.method !== 'GET' || route.path.startsWith('/historial/') || ids.length < 2) return [];
  const faults: string[] = [];
  const ask = async (told: string, changed: Record<string, number>): Promise<void> => {
    const asked = { ...given, params: { ...given.params, ...changed } };
    const reply = await place.app.call(route, { ...inCompany(route, asked, place.empresaId), token });
    if (reply.status !== 404) faults.push(`${step.call}: ${told} got ${reply.status}`);
  };
  for (const [name] of ids) await ask(`${name} of nothing`, { [name]: 987_654_321 });
  if (!route.path.startsWith('/treball/')) return faults;
  const other = await place.app.call(routeOf('treball.create'), {
    token: place.holder.token,
    query: { empresa_fk: place.empresaId },
    body: { nom: 'Una altra obra' },
  });
  await ask('another work', { id: other.body.id });
  return faults;
};

/**
 * A day of the office with somebody of a role in it. Each call is tried by the role: refused where its row leaves
 * the role out (the holder does it instead, so that the day goes on), answered where not. Gives what is otherwise.
 * `steps` may be the beginning of the day alone.
 */
let count = 0;
export const walk = async (
  place: Place,
  rol: Rol,
  accessOf: (route: Route) => Access = (route) => route.access,
  steps: readonly Step[] = DAY,
): Promise<string[]> => {
  const { app, holder, empresaId, mailPort } = place;
  count += 1;
  const actor = await actorIn(app, await app.addMember(empresaId, rol));
  const day: Day = {
    empresaId,
    mailPort,
    stamp: `dia-${rol}-${'x'.repeat(count)}`,
    made: { actor: actor.usuariId, ara: () => Date.parse(app.clock.now()) },
    settleLetters: async () => {},
    finishTasks: async () => {
      while (await app.platform.jobs.runNext());
    },
  };
  const faults: string[] = [];
  const act = async (step: Step, route: Route, by: Actor): Promise<void> => {
    const given = await givenOf(step, day, by);
    if (by === actor) faults.push(...(await tryAll(place, day, step, route, given)));
    const token = route.access === 'public' ? undefined : (given.token ?? by.token);
    const reply = await app.call(route, { ...inCompany(route, given, empresaId), token });
    const status = typeof step.status === 'function' ? step.status(by) : (step.status ?? 200);
    if (reply.status !== status) faults.push(told(by.rol, step, reply));
    if (by === actor && token && reply.status === 200)
      faults.push(...(await tryNested(place, step, route, given, token)));
    if (reply.status < 300) await step.keep?.(day, reply.body, by);
  };
  for (const step of steps) {
    const route = routeOf(step.call);
    const may = allows(accessOf(route), rol);
    try {
      if (step.holder) await act(step, route, rol === 'titular' ? actor : holder);
      else if (may) await act(step, route, actor);
      else {
        const given = await givenOf(step, day, holder);
        const reply = await app.call(route, { ...inCompany(route, given, empresaId), token: actor.token });
        if (reply.status !== 403 || reply.body.codi !== 'no_permes') faults.push(told(rol, step, reply));
        await act(step, route, holder);
      }
    } catch (error) {
      faults.push(`${step.call}: ${rol}: ${error instanceof Error ? error.message : error}`);
    }
  }
  return faults;
};

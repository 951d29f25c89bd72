import { refusalCode, TransportFailure } from '#web/transport-error.ts';
import { resultatRoutes } from '../contract/routes.ts';
import type { ResultatAnswer, ResultatsAnswer } from '../contract/schemas.ts';
import { type Canvi, clauOf, respostaOf } from './casella.ts';
import type { DonatTrameses, EstatTrameses, Tramesa, Trameses, Viatge } from './tramesa.ts';

const WAIT_LEAST = 1_000;
const WAIT_MOST = 15_000;
/** Rows that the server takes in one call are more. */
const PACK = 200;

/** Who waits for what becomes of what was typed. */
interface Waiter {
  readonly done: (how: 'saved' | 'unsent') => void;
  readonly fail: (error: unknown) => void;
  readonly xoc?: (() => void) | undefined;
}

const isLine = (error: unknown): boolean =>
  error instanceof TransportFailure && (error.kind !== 'refused' || error.status >= 500 || error.status === 429);

let wake: (() => void)[] = [];
const pause = (milliseconds: number): Promise<void> =>
  new Promise((resolve) => {
    const go = (): void => {
      clearTimeout(timer);
      window.removeEventListener('online', go);
      wake = wake.filter((one) => one !== go);
      resolve();
    };
    const timer = setTimeout(go, milliseconds);
    window.addEventListener('online', go);
    wake.push(go);
  });

const merged = (before: Tramesa | undefined, after: Tramesa): Tramesa =>
  before ? { ...before, canvi: { ...before.canvi, ...after.canvi }, refus: after.refus } : after;

/**
 * Sends answers as they are typed, one call at a time. What the line loses is sent again under the same key; what the
 * server refuses stays with its reason; nothing typed is dropped but by the person.
 */
export const createTrameses = (given: DonatTrameses): Trameses => {
  const { api, treball, wait = pause } = given;
  let espera = new Map<string, Tramesa>();
  let viatge: Viatge | null = null;
  /** Those that wait for a choice: the stored value is what is shown meanwhile. */
  let xocs: readonly Tramesa[] = [];
  let linia = true;
  let running = false;
  let desat: number | null = null;
  /** Versions that our own writing made: what we typed over them is no conflict. */
  const nostres = new Map<string, number>();
  const waiters = new Map<string, Waiter[]>();
  const listeners = new Set<() => void>();

  const picture = (): EstatTrameses => {
    const canvis = new Map<string, Canvi>();
    for (const { casella, canvi } of viatge?.trameses ?? []) canvis.set(clauOf(casella), canvi);
    for (const [clau, { canvi }] of espera) canvis.set(clau, { ...canvis.get(clau), ...canvi });
    const refusos = new Map([...espera].flatMap(([clau, { refus }]) => (refus ? [[clau, refus] as const] : [])));
    const estat =
      xocs.length > 0
        ? 'xoc'
        : canvis.size === 0
          ? 'net'
          : linia
            ? viatge || refusos.size < espera.size
              ? 'enviant'
              : 'refusat'
            : 'sense_linia';
    return { estat, n: canvis.size + xocs.length, canvis, refusos, desat };
  };
  let shown = picture();
  const tell = (): void => {
    shown = picture();
    given.keep({ viatge, espera: [...espera.values(), ...xocs] });
    for (const listener of listeners) listener();
  };
  const answer = (clau: string, act: (waiter: Waiter) => void): void => {
    const those = waiters.get(clau) ?? [];
    waiters.delete(clau);
    for (const one of those) act(one);
  };
  const back = (those: readonly Tramesa[]): void => {
    espera = new Map([
      ...those.map((one): [string, Tramesa] => [clauOf(one.casella), one]),
      ...[...espera].map(([clau, one]): [string, Tramesa] => [
        clau,
        merged(
          those.find((other) => clauOf(other.casella) === clau),
          one,
        ),
      ]),
    ]);
  };
  const refuse = (those: readonly (Tramesa & { refus: NonNullable<Tramesa['refus']> })[], error: unknown): void => {
    back(those);
    for (const one of those) answer(clauOf(one.casella), ({ fail }) => fail(error));
  };

  const call = async ({ key, trameses }: Viatge): Promise<ResultatsAnswer> => {
    const route = trameses.every(({ amb }) => amb !== undefined) ? resultatRoutes.update : resultatRoutes.create;
    return api.call(route, {
      body: {
        treball_fk: treball,
        resultats: trameses.map(({ casella, canvi, amb, clau }) => ({
          ...casella,
          ...canvi,
          ...(amb === undefined ? { clau_client: clau } : { versio: amb }),
        })),
      },
      idempotencyKey: key,
    });
  };

  /** What a refusal asks for: both values shown, reasons put beside their places, the others sent without them. */
  const refused = async (error: unknown, those: readonly Tramesa[]): Promise<void> => {
    const codi = refusalCode(error);
    const problem = error instanceof TransportFailure ? error.problem : null;
    if (codi === 'versio_obsoleta' && problem?.actual) {
      const actual = problem.actual as ResultatAnswer;
      const clau = clauOf(actual);
      const mine = those.find((one) => clauOf(one.casella) === clau);
      back(those.filter((one) => one !== mine));
      if (!mine) return;
      for (const waiter of waiters.get(clau) ?? []) waiter.xoc?.();
      await given.renova(mine.casella);
      xocs = [{ ...mine, xoc: await given.diuXoc(mine, actual) }];
      tell();
      const settled = await given.onConflicte(mine, actual, problem.canvi ?? undefined);
      xocs = [];
      if (settled === 'deixada') answer(clau, ({ fail }) => fail(error));
      else if (settled === null) refuse([{ ...mine, refus: { camp: null, missatge: given.tell(error) } }], error);
      else if (settled === 'desada' || Object.keys(settled).length === 0) answer(clau, ({ done }) => done('saved'));
      else back([{ ...mine, canvi: settled, versio: actual.versio, base: respostaOf(actual) }]);
      return;
    }
    if (codi === 'conflicte' && those[0]) {
      // It had arrived before under our own key: what was typed since goes over it.
      for (const one of those) await given.renova(one.casella);
      back(
        those.map((one) => {
          const known = given.desada(one.casella);
          return known?.clau_client === one.clau ? { ...one, versio: known.versio } : one;
        }),
      );
      return;
    }
    const camps = problem?.camps ?? [];
    const reasonOf = (place: number) => {
      const found = camps.find(({ cami }) => cami.startsWith(`resultats.${place}.`));
      return found ? { camp: found.cami.split('.')[2] ?? null, missatge: found.missatge } : null;
    };
    const whole = { camp: null, missatge: given.tell(error) };
    const reasons = those.map((_one, place) => reasonOf(place));
    const some = reasons.some((one) => one !== null);
    const bad = those.flatMap((one, place) => {
      const refus = some ? reasons[place] : whole;
      return refus ? [{ ...one, refus }] : [];
    });
    back(those.filter((one) => !bad.some(({ casella }) => casella === one.casella)));
    refuse(bad, error);
  };

  const begin = (): boolean => {
    if (viatge) return true;
    const ready = [...espera.values()].filter(({ refus }) => refus === null).slice(0, PACK);
    if (ready.length === 0) return false;
    for (const { casella } of ready) espera.delete(clauOf(casella));
    viatge = {
      key: globalThis.crypto.randomUUID(),
      trameses: ready.map((one) => {
        const known = given.desada(one.casella);
        const own = known && nostres.get(clauOf(one.casella)) === known.versio;
        return { ...one, amb: own ? known.versio : one.versio };
      }),
    };
    return true;
  };

  const run = async (): Promise<void> => {
    if (running) return;
    running = true;
    let delay = WAIT_LEAST;
    while (begin() && viatge) {
      tell();
      const now: Viatge = viatge;
      try {
        const saved = await call(now);
        viatge = null;
        linia = true;
        delay = WAIT_LEAST;
        desat = Date.now();
        for (const one of saved.resultats) nostres.set(clauOf(one), one.versio);
        // What is acknowledged is sent, whatever becomes of showing it: it is read again then.
        try {
          given.onDesades(saved);
        } catch {
          for (const { casella } of now.trameses) void given.renova(casella).catch(() => undefined);
        }
        for (const { casella } of now.trameses)
          if (!espera.has(clauOf(casella))) answer(clauOf(casella), ({ done }) => done('saved'));
      } catch (error) {
        if (isLine(error)) {
          linia = false;
          for (const { casella } of now.trameses) answer(clauOf(casella), ({ done }) => done('unsent'));
          tell();
          await wait(delay);
          delay = Math.min(delay * 2, WAIT_MOST);
          continue;
        }
        linia = true;
        viatge = null;
        await refused(
          error,
          now.trameses.map(({ amb: _amb, ...one }) => one),
        );
      }
    }
    running = false;
    tell();
  };

  return {
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    get: () => shown,
    versio: (casella) => given.desada(casella)?.versio,
    put: (casella, canvi, versio, xoc) => {
      const clau = clauOf(casella);
      const known = given.desada(casella);
      const fresh: Tramesa = {
        casella,
        canvi,
        versio: versio ?? known?.versio,
        base: respostaOf(known),
        clau: globalThis.crypto.randomUUID(),
        refus: null,
      };
      const flying = viatge?.trameses.find((one) => clauOf(one.casella) === clau);
      espera.set(clau, merged(espera.get(clau), flying ? { ...fresh, clau: flying.clau } : fresh));
      const promise = new Promise<'saved' | 'unsent'>((done, fail) => {
        waiters.set(clau, [...(waiters.get(clau) ?? []), { done, fail, xoc }]);
      });
      if (!linia) answer(clau, ({ done }) => done('unsent'));
      // Those put in one go travel together.
      queueMicrotask(() => void run());
      tell();
      return promise;
    },
    retry: () => {
      espera = new Map([...espera].map(([clau, one]) => [clau, { ...one, refus: null }]));
      for (const go of wake) go();
      void run();
    },
    forget: (clau) => {
      espera.delete(clau);
      tell();
    },
    settle: async (most) => {
      const until = Date.now() + most;
      while (shown.n > 0 && linia && shown.estat !== 'refusat' && Date.now() < until)
        await new Promise((resolve) => setTimeout(resolve, 50));
      return shown.n === 0;
    },
    take: (pendents) => {
      back(pendents.espera);
      if (pendents.viatge && !viatge) viatge = pendents.viatge;
      else if (pendents.viatge) back(pendents.viatge.trameses.map(({ amb: _amb, ...one }) => one));
      tell();
      void run();
    },
  };
};

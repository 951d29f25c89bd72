import { describe, expect, it } from 'vitest';
import type { Problem } from '#contract/problem.ts';
import { answers, type FakeAnswer, fakeApi } from '#tests/support/fake-api.ts';
import { TransportFailure } from '#web/transport-error.ts';
import { resultatRoutes } from '../contract/routes.ts';
import type { ResultatAnswer, ResultatsAnswer } from '../contract/schemas.ts';
import { BUIDA, type Canvi, type Casella, clauOf } from './casella.ts';
import type { Pendents } from './tramesa.ts';
import { createTrameses } from './trameses.ts';

const RECOMPTE = {
  estat: 'en_curs' as const,
  percentatge: 50,
  total: 2,
  conformes: 1,
  obertes: 0,
  tancades: 0,
  decidides: 0,
  noAplica: 0,
  pendents: 1,
  lots: 1,
  lotsFets: 0,
  lotsPrevistos: 1,
  lotsPerFer: 0,
};
const casella = (comprovacio_fk: number): Casella => ({
  proces_fk: 7,
  treball_partida_fk: 4,
  lot_fk: 2,
  categoria_fk: 1,
  comprovacio_fk,
});
const row = (comprovacio_fk: number, more: Partial<ResultatAnswer> = {}): ResultatAnswer => ({
  ...BUIDA,
  ...casella(comprovacio_fk),
  id: comprovacio_fk,
  treball_fk: 5,
  clau_client: '6b0f6ac2-6f27-4a59-9a4f-000000000000',
  versio: 1,
  automatic: false,
  usuari: 'Mercè',
  arxius: [],
  canvis_termini: [],
  creat: '2026-11-28T09:00:00.000Z',
  canviat: '2026-11-28T09:00:00.000Z',
  ...more,
});
type Body = { treball_fk: number; resultats: (Casella & Canvi & { versio?: number; clau_client?: string })[] };

/** A server that keeps answers as the true one does, and refuses when it is told to. */
const open = (stored: ResultatAnswer[] = []) => {
  const held = new Map(stored.map((one) => [clauOf(one), one]));
  const faults: TransportFailure[] = [];
  const waits: (() => void)[] = [];
  const kept: Pendents[] = [];
  const conflicts: [unknown, ResultatAnswer][] = [];
  let choice: Canvi | 'desada' | 'deixada' | null = 'desada';
  let meanwhile: () => void = () => undefined;
  const save = ({ body }: { body?: unknown }): ResultatsAnswer => {
    const fault = faults.shift();
    if (fault) throw fault;
    const made = (body as Body).resultats.map((given) => {
      const before = held.get(clauOf(given));
      if ((before?.versio ?? undefined) !== given.versio)
        throw new TransportFailure('refused', 409, {
          codi: 'versio_obsoleta',
          detail: 'Una altra persona ho ha canviat.',
          actual: before,
        } as Problem);
      const { versio: _versio, clau_client, ...fields } = given;
      return {
        ...(before ?? row(given.comprovacio_fk)),
        ...fields,
        ...(clau_client && { clau_client }),
        versio: (before?.versio ?? 0) + 1,
      };
    });
    for (const one of made) held.set(clauOf(one), one);
    return { resultats: made, estats: { treball: RECOMPTE, processos: [], partides: [], lots: [] } };
  };
  const api = fakeApi([
    answers(resultatRoutes.create, save as FakeAnswer['give'] as never),
    answers(resultatRoutes.update, save as FakeAnswer['give'] as never),
  ]);
  const cache = new Map(held);
  let breaks = false;
  const trameses = createTrameses({
    api,
    treball: 5,
    desada: (one) => cache.get(clauOf(one)),
    onDesades: ({ resultats }) => {
      if (breaks) throw new TypeError('what is held is not what it was');
      for (const one of resultats) cache.set(clauOf(one), one);
    },
    renova: async () => {
      for (const [clau, one] of held) cache.set(clau, one);
    },
    onConflicte: async (mine, actual) => {
      conflicts.push([mine.canvi, actual]);
      meanwhile();
      return choice;
    },
    diuXoc: async () => 'no desat',
    tell: (error) => (error as TransportFailure).message,
    keep: (pendents) => kept.push(pendents),
    wait: () => new Promise<void>((resolve) => waits.push(resolve)),
  });
  return {
    trameses,
    api,
    held,
    faults,
    waits,
    kept,
    conflicts,
    choose: (next: typeof choice) => {
      choice = next;
    },
    breakShowing: () => {
      breaks = true;
    },
    whileAsked: (look: () => void) => {
      meanwhile = look;
    },
    bodies: () => api.calls.map(({ options }) => options.body as unknown as Body),
  };
};
const offline = () => new TransportFailure('offline', 0);
const settled = async (condition: () => boolean): Promise<void> => {
  for (let tries = 0; tries < 200 && !condition(); tries += 1) await new Promise((resolve) => setTimeout(resolve, 1));
  expect(condition()).toBe(true);
};

describe('answers on their way', () => {
  it('are sent once they are acknowledged, whatever becomes of showing them', async () => {
    const { trameses, held, breakShowing, bodies } = open();
    breakShowing();
    expect(await trameses.put(casella(1), { resultat: 'C' })).toBe('saved');
    await settled(() => trameses.get().estat === 'net');
    expect([held.size, bodies().length, trameses.get().n]).toEqual([1, 1, 0]);
    expect(await trameses.put(casella(1), { resultat: 'NA', observacions: 'x' })).toBe('saved');
  });

  it('typed at once travel together; those of one place after the other go over its newest version', async () => {
    const { trameses, bodies, held } = open();
    const all = [1, 2, 3].map((one) => trameses.put(casella(one), { resultat: 'C' }));
    expect(await Promise.all(all)).toEqual(['saved', 'saved', 'saved']);
    expect(bodies().map(({ resultats }) => resultats.length)).toEqual([3]);
    const first = trameses.put(casella(1), { valor: '1' });
    await Promise.resolve();
    const second = trameses.put(casella(1), { valor: '2' });
    await Promise.all([first, second]);
    expect(held.get(clauOf(casella(1)))).toMatchObject({ resultat: 'C', valor: '2' });
    expect(trameses.get()).toMatchObject({ estat: 'net', n: 0 });
  });

  it('lost by the line are sent again word by word under the same key, and what is typed meanwhile after them', async () => {
    const { trameses, api, faults, waits, held, kept } = open();
    faults.push(offline(), offline());
    expect(await trameses.put(casella(1), { resultat: 'C' })).toBe('unsent');
    expect(trameses.get()).toMatchObject({ estat: 'sense_linia', n: 1 });
    expect(await trameses.put(casella(1), { observacions: 'Mullat' })).toBe('unsent');
    expect(kept.at(-1)?.viatge?.trameses).toHaveLength(1);
    await settled(() => waits.length === 1);
    waits[0]?.();
    await settled(() => waits.length === 2);
    waits[1]?.();
    await settled(() => trameses.get().n === 0);
    const [one, two, three, four] = api.calls;
    expect([two?.options, three?.options]).toEqual([one?.options, one?.options]);
    expect(four?.options.idempotencyKey).not.toBe(one?.options.idempotencyKey);
    expect(held.get(clauOf(casella(1)))).toMatchObject({ resultat: 'C', observacions: 'Mullat', versio: 2 });
    expect(kept.at(-1)).toEqual({ viatge: null, espera: [] });
  });

  it.each([
    ['mine', { valor: '11' }, '11', 3],
    ['the stored one', 'desada', '9.5', 2],
  ] as const)(
    'met by another person’s: both are shown, and %s is what stays',
    async (_which, choice, valor, versio) => {
      const { trameses, held, conflicts, choose } = open([row(1, { resultat: 'C', valor: '10' })]);
      held.set(clauOf(casella(1)), row(1, { resultat: 'C', valor: '9.5', versio: 2 }));
      choose(choice);
      const others = trameses.put(casella(2), { resultat: 'C' });
      expect(await trameses.put(casella(1), { valor: '11' })).toBe('saved');
      expect(await others).toBe('saved');
      expect(conflicts.map(([mine, actual]) => [mine, actual.valor])).toEqual([[{ valor: '11' }, '9.5']]);
      expect(held.get(clauOf(casella(1)))).toMatchObject({ valor, versio });
    },
  );

  it('met by another person’s: what was said is withdrawn, and while it is asked the stored one shows and ours is kept', async () => {
    const { trameses, held, kept, whileAsked } = open([row(1)]);
    held.set(clauOf(casella(1)), row(1, { resultat: 'C', versio: 2 }));
    const seen: unknown[] = [];
    let said = true;
    whileAsked(() => {
      const { estat, n, canvis } = trameses.get();
      seen.push(
        said,
        estat,
        n,
        canvis.size,
        kept.at(-1)?.espera.map(({ xoc }) => xoc),
      );
    });
    await trameses.put(casella(1), { resultat: 'NA' }, undefined, () => {
      said = false;
    });
    // Should its page go now, the next one says what was not kept and sends nothing.
    expect(seen).toEqual([false, 'xoc', 1, 0, ['no desat']]);
    await settled(() => trameses.get().n === 0);
    expect(kept.at(-1)).toEqual({ viatge: null, espera: [] });
  });

  it('met by another person’s once its place is left: the stored one stays and nothing waits', async () => {
    const { trameses, held, choose } = open([row(1)]);
    held.set(clauOf(casella(1)), row(1, { resultat: 'C', versio: 2 }));
    choose('deixada');
    await expect(trameses.put(casella(1), { resultat: 'NA' })).rejects.toThrow();
    await settled(() => trameses.get().n === 0);
    expect(trameses.get()).toMatchObject({ estat: 'net', n: 0 });
    expect(held.get(clauOf(casella(1)))).toMatchObject({ resultat: 'C' });
  });

  it('met by another person’s and decided later: it stays as typed, unsent, with its reason', async () => {
    const { trameses, held, choose } = open([row(1)]);
    held.set(clauOf(casella(1)), row(1, { resultat: 'C', versio: 2 }));
    choose(null);
    await expect(trameses.put(casella(1), { resultat: 'NA', observacions: 'No hi és' })).rejects.toThrow();
    expect(trameses.get()).toMatchObject({ estat: 'refusat', n: 1 });
    expect(trameses.get().canvis.get(clauOf(casella(1)))).toMatchObject({ observacions: 'No hi és' });
    expect(held.get(clauOf(casella(1)))).toMatchObject({ resultat: 'C' });
  });

  it('refused in one place only: the others go without it, and it can be tried again or given up', async () => {
    const { trameses, faults, held } = open();
    const camps = [{ cami: 'resultats.1.lot_fk', codi: 'lot_tancat', missatge: 'El lot és tancat.' }];
    const closed = () =>
      new TransportFailure('refused', 422, { codi: 'dades_incorrectes', detail: 'Reviseu', camps } as Problem);
    faults.push(closed());
    const good = trameses.put(casella(1), { resultat: 'C' });
    const bad = trameses.put(casella(2), { resultat: 'C' });
    await expect(bad).rejects.toThrow();
    expect(await good).toBe('saved');
    expect([...trameses.get().refusos]).toEqual([
      [clauOf(casella(2)), { camp: 'lot_fk', missatge: 'El lot és tancat.' }],
    ]);
    trameses.retry();
    await settled(() => trameses.get().n === 0);
    expect(held.size).toBe(2);
    faults.push(closed());
    const again = [trameses.put(casella(1), { valor: '1' }), trameses.put(casella(2), { valor: '1' })];
    await Promise.allSettled(again);
    trameses.forget(clauOf(casella(2)));
    expect(trameses.get()).toMatchObject({ estat: 'net', n: 0 });
  });

  it('left by an earlier page go on from where they were, the attempt with its own key', async () => {
    const earlier = open();
    earlier.faults.push(offline());
    await earlier.trameses.put(casella(1), { resultat: 'C' });
    const left = JSON.parse(JSON.stringify(earlier.kept.at(-1))) as Pendents;
    const { trameses, api, held } = open();
    trameses.take(left);
    await settled(() => trameses.get().n === 0);
    expect(api.calls[0]?.options.idempotencyKey).toBe(left.viatge?.key);
    expect(held.get(clauOf(casella(1)))).toMatchObject({ resultat: 'C' });
  });
});

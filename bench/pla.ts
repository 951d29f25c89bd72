import { comprovacioRoutes, partidaRoutes } from '#areas/banc/contract/routes.ts';
import { programaRoutes } from '#areas/proces/contract/programa.ts';
import { procesRoutes } from '#areas/proces/contract/routes.ts';
import type { Lot, TreballPartida } from '#areas/proces/contract/schemas.ts';
import { resultatRoutes } from '#areas/resultat/contract/routes.ts';
import { openWork } from '#tests/support/concrete.ts';
import type { Member, TestApp } from '#tests/support/test-app.ts';
import { measure, type Times } from './measure.ts';

/** What the plan of a large work holds. */
export const PLA = { partides: 150, comprovacions: 14, lots: 2, resultats: 3000 } as const;
const FACANES = 7;
/** Answers saved at once, which is the most that a person does: a heading of many lots. */
const AT_ONCE = 100;

interface Lloc {
  readonly proces_fk: number;
  readonly treball_partida_fk: number;
  readonly lot_fk: number;
  readonly categoria_fk: number;
  readonly comprovacio_fk: number;
}
/** The large work, and the answers that are saved again and again. */
export interface Planned {
  readonly treballId: number;
  readonly llocs: readonly Lloc[];
}

/** An item of the office with so many checks of the bank. */
const makeItem = async (app: TestApp, token: string): Promise<number> => {
  const { items } = await app.ok(comprovacioRoutes.list, { token, query: { limit: 200 } });
  const checks = items.filter((one) => one.valor_tipus === 'conforme').slice(0, PLA.comprovacions);
  const item = await app.ok(partidaRoutes.create, {
    token,
    body: { nom: 'Partida mesurada', proces_fk: FACANES, control_fk: 2, completa: true },
  });
  const [heading] = await app.ok(partidaRoutes.categoriesOf, { token, params: { id: item.id } });
  await app.ok(partidaRoutes.compose, {
    token,
    params: { id: item.id },
    body: {
      versio: item.versio ?? 1,
      comprovacions: checks.map(({ id }) => ({ comprovacio_id: id, categoria_id: heading?.id ?? 0 })),
    },
  });
  return item.id;
};

const llocsOf = (item: TreballPartida, lots: readonly Lot[]): Lloc[] =>
  lots.flatMap((lot) =>
    item.comprovacions.map(({ categoria_fk, comprovacio_fk }) => ({
      proces_fk: item.proces_fk,
      treball_partida_fk: item.id,
      lot_fk: lot.id,
      categoria_fk,
      comprovacio_fk,
    })),
  );

/** Fills a work with a large plan, issued, and answers. */
export const seedPla = async (app: TestApp, who: Member): Promise<Planned> => {
  const { token } = who;
  const partida_fk = await makeItem(app, token);
  const { id } = await openWork(app, who, { nom: 'Pla mesurat' });
  const made = await app.ok(procesRoutes.addPartides, {
    token,
    params: { id, pid: FACANES },
    body: {
      partides: Array.from({ length: PLA.partides }, () => ({ partida_fk, completa: true, lots_previstos: PLA.lots })),
    },
  });
  const llocs: Lloc[] = [];
  for (const item of made) {
    const lots = await app.ok(procesRoutes.addLots, {
      token,
      params: { id, pid: FACANES, xid: item.id },
      body: { previstos: true },
    });
    llocs.push(...llocsOf(item, lots));
  }
  for (let start = 0; start < PLA.resultats; start += 500)
    await app.ok(resultatRoutes.create, {
      token,
      body: { treball_fk: id, resultats: llocs.slice(start, start + 500).map((one) => ({ ...one, resultat: 'C' })) },
    });
  const data = app.clock.today();
  await app.ok(programaRoutes.emet, { token, params: { id }, body: { data } });
  return { treballId: id, llocs: llocs.slice(0, AT_ONCE) };
};

/** The plan with its answers read, and a hundred answers saved over what they were. */
export const measurePla = async (
  url: string,
  token: string,
  { treballId, llocs }: Planned,
): Promise<{ readonly read: Times; readonly save: Times }> => {
  const headers = { 'auth-token': token, 'content-type': 'application/json' };
  const ask = async <Answer>(method: string, path: string, body?: unknown): Promise<Answer> => {
    const answer = await fetch(url + path, {
      method,
      headers,
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    if (!answer.ok) throw new Error(`${method} ${path} answered ${answer.status}: ${await answer.text()}`);
    return (await answer.json()) as Answer;
  };
  const read = await measure(30, async () => {
    await ask('GET', `/api/treball/${treballId}/programa`);
    await ask('GET', `/api/treball/${treballId}/resultat`);
  });
  const save = await measure(30, async (index) => {
    const resultats = llocs.map((one) => ({
      ...one,
      versio: index + 1,
      resultat: 'C',
      observacions: `Vegada ${index}`,
    }));
    await ask('PUT', '/api/resultats', { treball_fk: treballId, resultats });
  });
  return { read, save };
};

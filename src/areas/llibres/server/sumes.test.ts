import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { despesaRoutes } from '#areas/despesa/contract/routes.ts';
import type { Despesa } from '#areas/despesa/contract/schemas.ts';
import { trimestreRoutes } from '#areas/empresa/contract/trimestres.ts';
import { facturaAccioRoutes } from '#areas/factura/contract/accions.ts';
import { facturaRoutes } from '#areas/factura/contract/routes.ts';
import type { Factura } from '#areas/factura/contract/schemas.ts';
import { buildAgent } from '#tests/support/builders.ts';
import { linia as gasto, TIPUS } from '#tests/support/despesa.ts';
import { linia as emesa, type FacturaOffice, openFacturaOffice } from '#tests/support/factura.ts';
import { llibresRoutes } from '../contract/routes.ts';
import type { Model } from '../contract/schemas.ts';

/** Documents that are written, a third issued and the others received; more or fewer on demand. */
const DOCUMENTS = Number(process.env['DOCUMENTS'] ?? (process.env['TEST_DATABASE'] === 'postgres' ? 200 : 1_000));
const ISSUED = Math.ceil(DOCUMENTS / 3);
const RECEIVED = DOCUMENTS - ISSUED;
const DAYS = 300;

let office: FacturaOffice;
let spanish: number;
let person: number;
let european: number;
const issued: { readonly quarter: number; readonly factura: Factura; readonly old: Factura | null; f3: boolean }[] = [];
const spent: Despesa[] = [];

/** The same numbers each time. */
let seed = 11;
const next = (most: number): number => {
  seed = (seed * 48_271) % 2_147_483_647;
  return seed % most;
};
const some = <One>(...list: readonly One[]): One => list[next(list.length)] as One;
const chance = (percent: number): boolean => next(100) < percent;
const price = (): string => `${next(3_000)}.${String(next(100)).padStart(2, '0')}`;

/** Documents fall in the order of their days, since numbers of a series never go back. */
const dayAt = (at: number, of: number): string =>
  new Date(Date.UTC(2026, 0, 1) + Math.floor((at / of) * DAYS) * 86_400_000).toISOString().slice(0, 10);
const quarterOf = (day: string): number => Math.ceil(Number(day.slice(5, 7)) / 3);

/** Asks again, taking on what is asked about. */
const accepting = async <Answer>(call: (avisos_acceptats: string[]) => Promise<{ status: number; body: unknown }>) => {
  let codes: string[] = [];
  for (let tries = 0; tries < 4; tries += 1) {
    const { status, body } = await call(codes);
    if (status === 200 || status === 201) return body as Answer;
    const { avisos } = body as { avisos?: { codi: string }[] };
    if (status !== 409 || !avisos) throw new Error(`${status} ${JSON.stringify(body)}`);
    codes = [...codes, ...avisos.map(({ codi }) => codi)];
  }
  throw new Error('asked for ever');
};
const issue = ({ id, versio }: Factura): Promise<Factura> =>
  accepting((avisos_acceptats) =>
    office.app.call(facturaAccioRoutes.emetre, { ...office.at(id), body: { versio, avisos_acceptats } }),
  );
const redated = (draft: Factura, data: string, more: object = {}): Promise<Factura> =>
  office.app.ok(facturaRoutes.update, {
    ...office.at(draft.id),
    body: { versio: draft.versio, data, ...more } as never,
  });

const linies = (withheld: boolean): object[] => [
  ...Array.from({ length: 1 + next(3) }, () =>
    emesa(price(), { iva_fk: some(1, 1, 2, 3), irpf_fk: withheld ? 2 : null }),
  ),
  ...(chance(15) ? [emesa(price(), { iva_fk: 6 })] : []),
  ...(chance(15) ? [emesa(price(), { iva_fk: 4, causa: 'E1' })] : []),
  ...(chance(10) ? [emesa(price(), { iva_fk: 5, causa: 'N2' })] : []),
  ...(chance(10) ? [emesa(price(), { tipus: 'suplit', iva_fk: null })] : []),
];

/** One more invoice of any kind: what it says, and what it is in the place of. */
const emit = async (data: string): Promise<void> => {
  const quarter = quarterOf(data);
  const kind = next(100);
  const keep = (factura: Factura, old: Factura | null = null, f3 = false) => issued.push({ quarter, factura, old, f3 });
  const earlier = issued.filter(
    ({ factura, old, f3 }) => !old && !f3 && factura.tipus === 'ordinaria' && !changed.has(factura.id),
  );
  if (kind < 15) {
    const ticket = await issue(
      await office.draft({ tipus: 'simplificada', agent_fk: null, data, linies: [emesa(`${1 + next(300)}`)] }),
    );
    keep(ticket);
    if (!chance(40)) return;
    const draft = await office.app.ok(facturaAccioRoutes.substituir, {
      ...office.at(),
      body: { factures: [ticket.id], agent_fk: office.clientId },
    });
    keep(await issue(await redated(draft, data)), null, true);
    return;
  }
  const one = some(...earlier);
  if (kind < 30 && one) {
    changed.add(one.factura.id);
    const mode = changed.size % 2 === 0 ? 'substitucio' : 'total';
    const draft = await office.app.ok(facturaAccioRoutes.rectificar, {
      ...office.at(one.factura.id),
      body: { motiu: 'R1', rao: '80', text: 'Menys feina', mode } as never,
    });
    const right = mode === 'total' ? {} : { linies: [emesa(price()), emesa(price(), { iva_fk: 2 })] };
    keep(await issue(await redated(draft, data, right)), mode === 'total' ? null : one.factura);
    return;
  }
  const recarrec_equivalencia = chance(10);
  keep(await issue(await office.draft({ data, recarrec_equivalencia, linies: linies(chance(40)) })));
};
const changed = new Set<number>();

let made = 0;
const spend = async (data: string): Promise<void> => {
  made += 1;
  const kind = next(100);
  const lines = Array.from({ length: 1 + next(3) }, () =>
    gasto(1 + next(200_000), {
      tipus_despesa_fk: some(TIPUS.papereria, TIPUS.combustible),
      iva_fk: some(1, 1, 2, 3),
      iva_deduible: some('100', '100', '50', '0'),
      deduible: some('100', '100', '50'),
    }),
  );
  const given = {
    agent_fk: spanish,
    num_factura: `F-${made}`,
    data,
    data_recepcio: data,
    linies: lines,
    ...(kind < 8 && { tipus: 'simplificada' }),
    ...(kind >= 8 && kind < 16 && { isp: true }),
    ...(kind >= 16 && kind < 24 && { clau: '09', agent_fk: european }),
    ...(kind >= 24 &&
      kind < 32 && {
        tipus: 'rectificativa',
        rectifica: { motiu: 'R1', num_factura: 'X', data },
        linies: lines.map((one) => ({ ...one, base: -Number(one['base']) })),
      }),
    ...(kind >= 32 && kind < 40 && { clau: '07', data_pagament: chance(70) ? dayAt(next(DAYS), DAYS) : null }),
    ...(kind >= 40 && kind < 48 && { deduible_en: { exercici: 2026, trimestre: 4 } }),
    ...(kind >= 48 &&
      kind < 56 && {
        linies: [gasto(10_000 + next(90_000), { tipus_despesa_fk: TIPUS.tecnics })],
        irpf_fk: 2,
        agent_fk: some(spanish, person),
        data_pagament: chance(70) ? data : null,
      }),
    ...(kind >= 56 &&
      kind < 60 && {
        tipus: 'sense_factura',
        num_factura: '',
        linies: [gasto(5_000, { tipus_despesa_fk: TIPUS.sous, iva_fk: null })],
      }),
    ...(kind >= 64 &&
      kind < 68 && {
        linies: [
          gasto(400_000 + next(900_000), {
            tipus_despesa_fk: TIPUS.informatica,
            be_inversio: { descripcio: 'Ordinador', tipus_be: '23', data_inici: data, percentatge: '20' },
          }),
        ],
      }),
    ...(kind >= 60 && kind < 64 && { linies: [gasto(20_000, { recarrec: true, iva_deduible: '0' })] }),
  };
  // The last quarter has none after it in the year.
  if (quarterOf(data) === 4 && 'deduible_en' in given) delete (given as Record<string, unknown>)['deduible_en'];
  spent.push(
    await accepting<Despesa>((avisos_acceptats) =>
      office.app.call(despesaRoutes.create, { ...office.at(), body: { ...given, avisos_acceptats } as never }),
    ),
  );
};

beforeAll(async () => {
  office = await openFacturaOffice();
  spanish = (
    await buildAgent(office.app, office.by, { rao_social: 'Papereria Exemple, SL', nif: 'B65410011', proveidor: true })
  ).id;
  person = (
    await buildAgent(office.app, office.by, {
      tipus_persona: 'F',
      nom: 'Tècnica',
      cognoms: 'Exemple',
      nif: '12345678Z',
      proveidor: true,
    })
  ).id;
  european = (
    await buildAgent(office.app, office.by, {
      rao_social: 'Exemple GmbH',
      nif: 'DE123456789',
      nif_pais: 'DE',
      proveidor: true,
    })
  ).id;
  for (let at = 0; at < ISSUED; at += 1) await emit(dayAt(at, ISSUED));
  for (let at = 0; at < RECEIVED; at += 1) await spend(dayAt(at, RECEIVED));
}, 180_000);
afterAll(() => office.app.close());

const sum = (amounts: readonly number[]): number => amounts.reduce((total, one) => total + one, 0);
const boxesOf = async (model: Model, trimestre: number) => {
  const { grups } = await office.app.ok(llibresRoutes.resum, {
    ...office.at(),
    params: { id: office.by.empresaId, model },
    query: { exercici: 2026, trimestre },
  } as never);
  const all = new Map(grups.flatMap(({ caselles }) => caselles.map((one) => [one.casella, one.valor] as const)));
  return (...codis: readonly string[]): number => sum(codis.map((codi) => all.get(codi) ?? 0));
};

type Grup = Factura['totals']['grups'][number];
/** Groups of what was issued until or in a quarter: of a substitution the old ones are taken away. */
const grupsOf = (fits: (quarter: number) => boolean): readonly (Grup & { sign: number })[] =>
  issued
    .filter(({ quarter, f3 }) => fits(quarter) && !f3)
    .flatMap(({ factura, old }) => [
      ...factura.totals.grups.map((grup) => ({ ...grup, sign: 1 })),
      ...(old?.totals.grups ?? []).map((grup) => ({ ...grup, sign: -1 })),
    ]);
const added = (grups: readonly (Grup & { sign: number })[], key: 'base' | 'quota' | 'quota_recarrec', regim?: string) =>
  sum(grups.filter((one) => regim === undefined || one.regim === regim).map((one) => one.sign * one[key]));

const received = (one: Despesa): number => quarterOf(one.data_recepcio ?? one.data);
const self = (one: Despesa): boolean => one.isp || one.clau === '09';

test('there are documents of every kind', () => {
  const kinds = {
    substituted: issued.filter(({ f3 }) => f3).length,
    replaced: issued.filter(({ old }) => old !== null).length,
    rectifying: issued.filter(({ factura, old }) => factura.tipus === 'rectificativa' && !old).length,
    simplified: issued.filter(({ factura }) => factura.tipus === 'simplificada').length,
    surcharged: issued.filter(({ factura }) => factura.totals.grups.some((one) => one.quota_recarrec !== 0)).length,
    withheld: issued.filter(({ factura }) => factura.totals.retingut !== 0).length,
    disbursed: issued.filter(({ factura }) => factura.totals.suplits !== 0).length,
    reverse: spent.filter(({ isp }) => isp).length,
    union: spent.filter(({ clau }) => clau === '09').length,
    cash: spent.filter(({ clau }) => clau === '07').length,
    later: spent.filter(({ deduible_en }) => deduible_en !== null).length,
    partly: spent.filter(({ imports }) => imports.deduible !== imports.quota).length,
    goods: spent.filter((one) => one.linies.some(({ be_inversio }) => be_inversio !== null)).length,
  };
  expect(Object.entries(kinds).filter(([, count]) => count === 0)).toEqual([]);
});

describe.each([1, 2, 3, 4])('quarter %i comes to its documents', (quarter) => {
  const here = (of: number): boolean => of === quarter;

  test('tax accrued on what was issued', async () => {
    const box = await boxesOf('303', quarter);
    const grups = grupsOf(here);
    expect(box('01', '04', '07', '14')).toBe(added(grups, 'base', 'general'));
    expect(box('03', '06', '09', '15')).toBe(added(grups, 'quota', 'general'));
    expect(box('170', '21', '24', '26')).toBe(added(grups, 'quota_recarrec'));
    expect(box('122')).toBe(added(grups, 'base', 'isp'));
    expect(box('120')).toBe(added(grups, 'base', 'N2'));
  });

  test('tax on what was received: borne, owed by the receiver, of the cash regime, deducted later', async () => {
    const box = await boxesOf('303', quarter);
    const mine = spent.filter((one) => here(received(one)));
    const quotes = (list: readonly Despesa[]): number => sum(list.map(({ imports }) => imports.quota));
    const bases = (list: readonly Despesa[]): number => sum(list.map(({ imports }) => imports.base));
    const isp = mine.filter((one) => one.isp);
    const union = mine.filter((one) => one.clau === '09');
    expect([box('12'), box('13')]).toEqual([bases(isp), quotes(isp)]);
    expect([box('10'), box('11')]).toEqual([bases(union), quotes(union)]);
    const cash = mine.filter((one) => one.clau === '07');
    expect([box('74'), box('75')]).toEqual([bases(cash), quotes(cash)]);
    const deducted = spent.filter((one) => {
      if (one.clau === '07') return one.data_pagament !== null && here(quarterOf(one.data_pagament));
      return here(one.deduible_en ? one.deduible_en.trimestre : received(one));
    });
    expect(box('29', '31', '37', '39', '41')).toBe(sum(deducted.map(({ imports }) => imports.deduible)));
    const whole = added(grupsOf(here), 'quota') + added(grupsOf(here), 'quota_recarrec') + quotes(mine.filter(self));
    expect([box('27'), box('45'), box('46')]).toEqual([whole, box('29', '31', '37', '39', '41'), whole - box('45')]);
  });

  test('income and expenses of the year so far, and what was withheld', async () => {
    const box = await boxesOf('130', quarter);
    const soFar = (of: number): boolean => of <= quarter;
    const expenses = sum(
      spent
        .filter((one) => soFar(received(one)))
        // An investment good is an expense by what is written off of it alone, which is of natural persons' own test.
        .flatMap(({ imports, linies: lines }) =>
          imports.linies.map(({ despesa }, at) => (lines[at]?.be_inversio ? 0 : despesa)),
        ),
    );
    const income = added(grupsOf(soFar), 'base');
    expect(box('01')).toBe(income);
    const hard = Math.min(200_000, Math.max(0, Math.floor((income - expenses) / 20 + 0.5)));
    expect(box('02')).toBe(expenses + hard);
    // What stands in the place of another takes away what was withheld of that one.
    const told = issued.filter((one) => soFar(one.quarter) && !one.f3);
    expect(box('06')).toBe(sum(told.map(({ factura, old }) => factura.totals.retingut - (old?.totals.retingut ?? 0))));
    // Of a person when it is paid; of a company, that has no other due day, when it bills.
    const owed = spent.filter(({ agent_fk, data, data_pagament }) => {
      const day = agent_fk === person ? data_pagament : data;
      return day !== null && here(quarterOf(day));
    });
    const of111 = await boxesOf('111', quarter);
    expect(of111('09')).toBe(sum(owed.map(({ imports }) => imports.retingut)));
  });

  test('the books hold every document', async () => {
    const any = await office.app.ok(llibresRoutes.any, { ...office.at(), query: { exercici: 2026 } } as never);
    const found = any.trimestres[quarter - 1];
    expect(found?.expedides).toMatchObject({
      base: added(grupsOf(here), 'base'),
      documents: issued.filter((one) => here(one.quarter)).length,
    });
    const mine = spent.filter((one) => here(received(one)));
    expect(found?.rebudes).toMatchObject({
      base: sum(mine.map(({ imports }) => imports.base)),
      documents: mine.length,
    });
  });
});

test('quarters that are closed are read by themselves, and say what they said before', async () => {
  const { token } = office.by;
  const params = { id: office.by.empresaId };
  const forms = () =>
    Promise.all(
      [1, 2, 3, 4].map((trimestre) =>
        office.app.ok(llibresRoutes.resum, {
          token,
          params: { ...params, model: '303' },
          query: { exercici: 2026, trimestre },
        } as never),
      ),
    );
  const before = await forms();
  for (const trimestre of ['1', '2', '3'])
    await office.app.ok(trimestreRoutes.tanca, { token, params: { ...params, exercici: '2026', trimestre } });
  const told = ({ tancat, ...form }: (typeof before)[number]) => form;
  for (const after of [await forms(), await forms()]) {
    expect(after.map(({ tancat }) => tancat)).toEqual([true, true, true, false]);
    expect(after.map(told)).toEqual(before.map(told));
  }
});

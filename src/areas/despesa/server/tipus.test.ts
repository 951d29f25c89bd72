import { afterAll, beforeAll, expect, test } from 'vitest';
import { CONCEPTES_DESPESA } from '#areas/fiscal/domain/llibre.data.ts';
import { isIrpf, isIva } from '#areas/referencia/server/index.ts';
import { desferRoutes } from '#contract/desfer.ts';
import { FIRST_ID } from '#server/database/schema.ts';
import { type DespesaOffice, linia, openDespesaOffice, TIPUS } from '#tests/support/despesa.ts';
import { despesaRoutes } from '../contract/routes.ts';
import { type TipusDespesa, tipusDespesaRoutes, tipusDespesaSchema } from '../contract/tipus.ts';
import { CATALEG } from './catalogue.ts';

let office: DespesaOffice;
beforeAll(async () => {
  office = await openDespesaOffice();
});
afterAll(() => office.app.close());

const at = (tid?: number) => ({
  token: office.by.token,
  params: { id: office.by.empresaId, ...(tid === undefined ? {} : { tid }) },
});
const list = (query: Record<string, unknown> = {}): Promise<TipusDespesa[]> =>
  office.app.ok(tipusDespesaRoutes.list, { ...at(), query } as never);
const find = async (id: number) => (await list({ baixa: true })).find((one) => one.id === id);
const create = (body: Record<string, unknown>) =>
  office.app.call(tipusDespesaRoutes.create, { ...at(), body } as never);
const update = (tid: number, body: Record<string, unknown>) =>
  office.app.call(tipusDespesaRoutes.update, { ...at(tid), body } as never);
const undo = (id: number) =>
  office.app.ok(desferRoutes.undo, {
    token: office.by.token,
    params: { id },
    query: { empresa_fk: office.by.empresaId },
  } as never);

test('kinds of the product: parents first, three levels at most, rates and concepts that exist, three names each', () => {
  const seen = new Set<number>();
  const depth = (id: number | null): number => (id === null ? 0 : 1 + depth(CATALEG.get(id)?.pare ?? null));
  for (const row of CATALEG.values()) {
    expect(row.id).toBeLessThan(FIRST_ID);
    if (row.pare !== null) expect(seen.has(row.pare)).toBe(true);
    expect(depth(row.id)).toBeLessThanOrEqual(3);
    if (row.iva !== null) expect(isIva(row.iva)).toBe(true);
    if (row.irpf !== null) expect(isIrpf(row.irpf)).toBe(true);
    if (row.concepte !== null) expect(CONCEPTES_DESPESA).toContain(row.concepte);
    expect(Object.values(row.nom).every((nom) => nom.length > 2)).toBe(true);
    seen.add(row.id);
  }
});

test('a company is offered them in its language, and what it renames stays renamed in all', async () => {
  const all = await list();
  expect(all.length).toBe(CATALEG.size);
  for (const one of all) expect(tipusDespesaSchema.safeParse(one).success).toBe(true);
  const { body } = await update(TIPUS.papereria, { versio: 1, deduible: '50' });
  expect(body).toMatchObject({ id: TIPUS.papereria, versio: 2, cataleg: true, nom: 'Papereria i consumibles' });
  const inEnglish = await office.app.send('GET', `/api/empresa/${office.by.empresaId}/tipus_despesa`, {
    token: office.by.token,
    headers: { 'accept-language': 'en' },
  } as never);
  const told = inEnglish.body.find((one: TipusDespesa) => one.id === TIPUS.papereria);
  expect(told).toMatchObject({ nom: 'Stationery and consumables', deduible: '50' });
  expect((await update(TIPUS.papereria, { versio: 1, nom: 'X' })).body).toMatchObject({ codi: 'versio_obsoleta' });
  expect((await update(TIPUS.papereria, { versio: 2, nom: 'Paper' })).body).toMatchObject({ nom: 'Paper', versio: 3 });
});

test('a new one starts from what it hangs from; no circles, no fourth level, no two of a name', async () => {
  const nou = await office.app.ok(tipusDespesaRoutes.nou, { ...at(), query: { pare_fk: TIPUS.combustible } } as never);
  expect(nou).toMatchObject({ pare_fk: TIPUS.combustible, iva_deduible: '50', concepte: 'G03', nom: '' });
  const { body: third } = await create({ nom: 'Gasoil', pare_fk: TIPUS.combustible });
  expect(third).toMatchObject({ versio: 1, cataleg: false, iva_deduible: '50' });
  const codi = async (asked: ReturnType<typeof create>) => (await asked).body.camps?.[0]?.codi;
  expect(await codi(create({ nom: 'Fons', pare_fk: third.id }))).toBe('pare_impossible');
  expect(await codi(create({ nom: 'GASOIL', pare_fk: TIPUS.combustible }))).toBe('tipus_repetit');
  expect(await codi(create({ nom: 'Res', pare_fk: 5 }))).toBe('registre_desconegut');
  expect(await codi(create({ nom: 'Res', iva_fk: 6 }))).toBe('iva_de_venda');
  expect(await codi(update(4000, { versio: 1, pare_fk: third.id }))).toBe('pare_impossible');
  expect(await codi(update(4000, { versio: 1, pare_fk: 6000 }))).toBe('pare_impossible');
});

test('what is used is not deleted, and can be put out of use with all below it', async () => {
  const made = await office.create({ linies: [linia(100, { tipus_despesa_fk: TIPUS.lloguer })] });
  const removed = await office.app.call(tipusDespesaRoutes.remove, at(TIPUS.lloguer));
  expect(removed.body).toMatchObject({ codi: 'en_us', usos: [{ tipus: 'despesa', id: made.id }] });
  const usos = await office.app.ok(tipusDespesaRoutes.usos, at(2000));
  expect(usos).toMatchObject({ total: 0, fills: [{ id: 2010 }, {}, {}, {}, {}] });
  expect((await find(TIPUS.lloguer))?.usos).toBe(1);
  await update(2000, { versio: 1, baixa: true });
  expect((await list()).some((one) => one.id === TIPUS.lloguer)).toBe(false);
  expect(await find(TIPUS.lloguer)).toMatchObject({ baixa: false });
  // What is typed already keeps it.
  expect((await office.get(made.id)).linies[0]?.tipus_despesa_fk).toBe(TIPUS.lloguer);
});

test('deleted and brought back: one of ours, one of the product, one of the product that was changed', async () => {
  const { body: own } = await create({ nom: 'Efímer' });
  await update(7910, { versio: 1, nom: 'Associacions' });
  for (const id of [own.id, 7920, 7910]) {
    const before = await find(id);
    const { desfer } = await office.app.ok(tipusDespesaRoutes.remove, at(id));
    expect(await find(id)).toBeUndefined();
    await undo(desfer.id);
    expect(await find(id)).toEqual(before);
  }
});

test('an expense whose kind was deleted since comes back with it, whichever it hung from; a kind that is back is not brought again', async () => {
  const { body: branch } = await create({ nom: 'Branca' });
  const { body: own } = await create({ nom: 'Fulla', pare_fk: branch.id });
  for (const ids of [[own.id, branch.id], [7920], [7910]]) {
    const [kind = 0] = ids;
    const made = await office.create({ linies: [linia(100, { tipus_despesa_fk: kind })] });
    const before = await Promise.all(ids.map(find));
    const { desfer } = await office.app.ok(despesaRoutes.remove, office.at(made.id));
    const gone = [];
    for (const id of ids) gone.push((await office.app.ok(tipusDespesaRoutes.remove, at(id))).desfer.id);
    await undo(desfer.id);
    expect((await office.get(made.id)).linies).toEqual(made.linies);
    expect(await Promise.all(ids.map(find))).toEqual(before.map((one) => ({ ...one, usos: one?.id === kind ? 1 : 0 })));
    for (const id of gone) await undo(id);
    expect(await Promise.all(ids.map(find))).toEqual(before.map((one) => ({ ...one, usos: one?.id === kind ? 1 : 0 })));
  }
});

test('one whose kind another took the name of stays where it is, in words', async () => {
  const { body: own } = await create({ nom: 'Disputat' });
  const made = await office.create({ linies: [linia(100, { tipus_despesa_fk: own.id })] });
  const { desfer } = await office.app.ok(despesaRoutes.remove, office.at(made.id));
  await office.app.ok(tipusDespesaRoutes.remove, at(own.id));
  await create({ nom: 'Disputat' });
  const refused = await office.app.call(desferRoutes.undo, { token: office.by.token, params: { id: desfer.id } });
  expect([refused.status, refused.body.codi]).toEqual([409, 'desfer_canviat']);
  expect(refused.body.detail).toContain('Disputat');
});

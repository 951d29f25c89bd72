import { afterAll, beforeAll, expect, test } from 'vitest';
import { facturaAccioRoutes } from '#areas/factura/contract/accions.ts';
import { facturaRoutes } from '#areas/factura/contract/routes.ts';
import { historialRoutes } from '#contract/historial.ts';
import { ROLS } from '#contract/roles.ts';
import { type FacturaOffice, openFacturaOffice } from '#tests/support/factura.ts';
import { trimestreRoutes } from '../contract/trimestres.ts';

let office: FacturaOffice;
beforeAll(async () => {
  office = await openFacturaOffice();
});
afterAll(() => office.app.close());

const at = (exercici: number, trimestre: number, more = {}) => ({
  token: office.by.token,
  params: { id: office.by.empresaId, exercici: String(exercici), trimestre: String(trimestre) },
  ...more,
});
const tanca = (exercici: number, trimestre: number) => office.app.call(trimestreRoutes.tanca, at(exercici, trimestre));

test('a quarter that is over is closed, told by whom, and opened again with a reason; all of it is history', async () => {
  const [year = 0] = office.app.clock.today().split('-').map(Number);
  expect((await tanca(year - 1, 4)).status).toBe(200);
  const seen = await office.app.ok(trimestreRoutes.list, {
    ...at(0, 0),
    params: { id: office.by.empresaId },
    query: { exercici: year - 1 },
  });
  expect(seen.trimestres.map((one) => one.tancat)).toEqual([true, true, true, true]);
  expect(seen.trimestres[3]?.usuari).not.toBe('');
  const bare = await office.app.call(trimestreRoutes.reobre, at(year - 1, 4, { body: { motiu: ' ' } }));
  expect([bare.status, bare.body.camps[0].cami]).toEqual([422, 'motiu']);
  const open = await office.app.ok(trimestreRoutes.reobre, at(year - 1, 4, { body: { motiu: 'Falta un tiquet' } }));
  expect(open.trimestres[3]).toMatchObject({ tancat: false, motiu: 'Falta un tiquet' });
  const { items } = await office.app.ok(historialRoutes.list, {
    token: office.by.token,
    params: { entitat: 'empresa', id: office.by.empresaId },
  });
  expect(items.slice(0, 5).map((one) => one.accio)).toEqual(['reobre', 'tanca', 'tanca', 'tanca', 'tanca']);
});

test('closed quarters are the first of their exercise: those before are closed with one, those after are opened with it', async () => {
  const states = async (exercici: number) =>
    (
      await office.app.ok(trimestreRoutes.list, {
        ...at(0, 0),
        params: { id: office.by.empresaId },
        query: { exercici },
      })
    ).trimestres.map(({ tancat, motiu }) => [tancat, motiu]);
  await tanca(2003, 2);
  await tanca(2003, 3);
  expect(await states(2003)).toEqual([
    [true, ''],
    [true, ''],
    [true, ''],
    [false, ''],
  ]);
  await office.app.ok(trimestreRoutes.reobre, at(2003, 2, { body: { motiu: 'Falta un tiquet' } }));
  expect(await states(2003)).toEqual([
    [true, ''],
    [false, 'Falta un tiquet'],
    [false, 'Falta un tiquet'],
    [false, ''],
  ]);
  expect((await states(2002)).map(([tancat]) => tancat)).toEqual([true, true, true, true]);
  const { items } = await office.app.ok(historialRoutes.list, {
    token: office.by.token,
    params: { entitat: 'empresa', id: office.by.empresaId },
  });
  // Those of later years that were still closed go open too: the last four, and three of the one that the first test left.
  expect(items.map((one) => one.accio).indexOf('tanca')).toBe(2 + 4 * 4 + 3);
});

test('opening a quarter opens those of later years too, which are told before: what it leaves goes on into them', async () => {
  const of = async (exercici: number) =>
    office.app.ok(trimestreRoutes.list, {
      ...at(0, 0),
      params: { id: office.by.empresaId },
      query: { exercici },
    });
  const closed = async (exercici: number) =>
    (await of(exercici)).trimestres.flatMap(({ tancat, trimestre }) => (tancat ? [trimestre] : []));
  await tanca(2020, 4);
  await tanca(2021, 2);
  expect((await of(2020)).tancats_despres.slice(0, 2)).toEqual([
    { exercici: 2021, trimestre: 1 },
    { exercici: 2021, trimestre: 2 },
  ]);
  await office.app.ok(trimestreRoutes.reobre, at(2020, 4, { body: { motiu: 'Falta un tiquet' } }));
  expect([await closed(2020), await closed(2021)]).toEqual([[1, 2, 3], []]);
  expect((await of(2020)).tancats_despres).toEqual([]);
  const { items } = await office.app.ok(historialRoutes.list, {
    token: office.by.token,
    params: { entitat: 'empresa', id: office.by.empresaId },
  });
  const opened = items.filter((one) => one.accio === 'reobre').slice(0, 3);
  expect(JSON.stringify(opened)).toContain('2T 2021');
});

test('closing a quarter closes those of the four years before too, told before: nothing that it is made of stays open', async () => {
  const of = async (exercici: number) =>
    office.app.ok(trimestreRoutes.list, {
      ...at(0, 0),
      params: { id: office.by.empresaId },
      query: { exercici },
    });
  const open = async (exercici: number) =>
    (await of(exercici)).trimestres.flatMap(({ tancat, trimestre }) => (tancat ? [] : [trimestre]));
  await tanca(2004, 2);
  expect((await of(2006)).oberts_abans).toEqual([
    { exercici: 2004, trimestre: 3 },
    { exercici: 2004, trimestre: 4 },
    ...[1, 2, 3, 4].map((trimestre) => ({ exercici: 2005, trimestre })),
  ]);
  await tanca(2006, 1);
  expect([await open(2004), await open(2005), await open(2006)]).toEqual([[], [], [2, 3, 4]]);
  expect((await of(2006)).oberts_abans).toEqual([]);
  const draft = await office.draft({ data: '2005-11-10' });
  const check = await office.app.ok(facturaRoutes.comprova, {
    token: office.by.token,
    params: { id: office.by.empresaId, fid: draft.id },
  });
  expect(check.problemes.map(({ codi }) => codi)).toContain('periode_tancat');
  await office.app.ok(trimestreRoutes.reobre, at(2004, 1, { body: { motiu: 'Prova' } }));
});

test('a quarter that is not over is not closed, on its last day either', async () => {
  const [year = 0, month = 1] = office.app.clock.today().split('-').map(Number);
  const answer = await tanca(year, Math.ceil(month / 3));
  expect([answer.status, answer.body.codi]).toEqual([409, 'trimestre_per_acabar']);
  expect(answer.body.detail).toMatch(/fins al \d\d\/\d\d\/\d{4}:/);
});

test('an invoice dated in a closed quarter is neither issued nor annulled; what is checked before says so', async () => {
  const draft = await office.draft({ data: '2026-03-31' });
  const issued = await office.issue(await office.draft({ data: '2026-03-30' }), {
    avisos_acceptats: ['data_trimestre_passat'],
  });
  expect((await tanca(2026, 1)).status).toBe(200);
  const params = { id: office.by.empresaId, fid: draft.id };
  const check = await office.app.ok(facturaRoutes.comprova, { token: office.by.token, params });
  expect(check.problemes.filter((one) => one.nivell === 'error')).toMatchObject([
    { codi: 'periode_tancat', cami: 'data' },
  ]);
  const refused = await office.app.call(facturaAccioRoutes.emetre, {
    token: office.by.token,
    params,
    body: { versio: draft.versio },
  });
  expect([refused.status, refused.body.codi]).toEqual([409, 'periode_tancat']);
  expect(refused.body.detail).toContain('1T de 2026');
  const annulled = await office.app.call(facturaAccioRoutes.anullar, {
    token: office.by.token,
    params: { id: office.by.empresaId, fid: issued.id },
    body: { versio: issued.versio, motiu: 'Duplicada' },
  });
  expect([annulled.status, annulled.body.codi]).toEqual([409, 'periode_tancat']);
  await office.app.ok(trimestreRoutes.reobre, at(2026, 1, { body: { motiu: 'Revisió' } }));
  const passed = { avisos_acceptats: ['data_trimestre_passat'] };
  expect((await office.issue(draft, passed)).numero).toBe('A-2026-00002');
});

test('closed while others issue in it: each is issued before, or refused', async () => {
  const drafts = await Promise.all(Array.from({ length: 6 }, () => office.draft({ data: '2026-06-30' })));
  const answers = await Promise.all([
    ...drafts.slice(0, 3).map((draft) => emet(draft)),
    tanca(2026, 2),
    ...drafts.slice(3).map((draft) => emet(draft)),
  ]);
  for (const { status, body } of answers) expect([200, 'periode_tancat']).toContain(status === 200 ? 200 : body.codi);
  const after = await office.draft({ data: '2026-06-30' });
  expect((await emet(after)).body.codi).toBe('periode_tancat');
});

const emet = (draft: { readonly id: number; readonly versio: number }) =>
  office.app.call(facturaAccioRoutes.emetre, {
    token: office.by.token,
    params: { id: office.by.empresaId, fid: draft.id },
    body: { versio: draft.versio, avisos_acceptats: ['operacio_posterior', 'data_passada', 'data_trimestre_passat'] },
  });

test('whoever keeps the books closes quarters; others do not', async () => {
  for (const rol of ROLS) {
    const { token } = await office.app.addMember(office.by.empresaId, rol);
    const { status } = await office.app.call(trimestreRoutes.tanca, { ...at(2024, 1), token });
    expect([rol, status]).toEqual([rol, ['titular', 'gestor', 'administracio'].includes(rol) ? 200 : 403]);
  }
});

import { afterAll, beforeAll, expect, test } from 'vitest';
import { empresaRoutes } from '#areas/empresa/contract/routes.ts';
import { historialRoutes } from '#contract/historial.ts';
import { ROLS } from '#contract/roles.ts';
import { type FacturaOffice, openFacturaOffice } from '#tests/support/factura.ts';
import { type Numeracio, numeracioRoutes } from '../contract/numeracio.ts';
import { facturaRoutes } from '../contract/routes.ts';

let office: FacturaOffice;
beforeAll(async () => {
  office = await openFacturaOffice();
});
afterAll(() => office.app.close());

const start = (serie: string, darrer: number, exercici = 2026) =>
  office.app.call(numeracioRoutes.start, { ...office.at(), body: { serie, exercici, darrer } });
const ofSerie = (items: readonly Numeracio[], serie: string) => items.find((one) => one.serie === serie);

test('an office from another program goes on from its last number, up or down until the first invoice here', async () => {
  const { status, body } = await start('A', 120);
  expect([status, ofSerie(body.items, 'A')]).toMatchObject([
    200,
    { exercici: 2026, darrer: 120, seguent: 'A-2026-00121', pot: true },
  ]);
  expect((await start('A', 118)).status).toBe(200);
  const next = await office.app.ok(facturaRoutes.next, { ...office.at(), query: {} });
  expect(next.numero_text).toBe('A-2026-00119');
  const first = await office.issued();
  expect(first.numero).toBe('A-2026-00119');
  // Neither lower, nor higher, nor the same: from here on numbers follow each other.
  for (const darrer of [0, 118, 119, 300]) {
    const refused = await start('A', darrer);
    expect([refused.status, refused.body.codi]).toEqual([409, 'numeracio_comencada']);
    expect(JSON.stringify(refused.body)).toContain('A-2026-00119');
  }
  expect((await office.issued()).numero).toBe('A-2026-00120');
  const listed = await office.app.ok(numeracioRoutes.list, office.at());
  expect(ofSerie(listed.items, 'A')).toMatchObject({ darrer: 120, seguent: 'A-2026-00121', pot: false });
  // Another exercise of the same series counts by itself.
  expect((await start('A', 77, 2025)).status).toBe(200);
  const before = await office.app.ok(numeracioRoutes.list, { ...office.at(), query: { exercici: 2025 } });
  expect(ofSerie(before.items, 'A')).toMatchObject({ darrer: 77, pot: true });
  const history = await office.app.ok(historialRoutes.list, {
    token: office.by.token,
    params: { entitat: 'empresa', id: office.by.empresaId },
    query: { empresa_fk: office.by.empresaId },
  });
  expect(history.items.slice(0, 3).map(({ canvis }) => canvis)).toEqual([
    [{ camp: 'darrer_numero', abans: 'A: —', despres: 'A: A-2025-00077' }],
    [{ camp: 'darrer_numero', abans: 'A: A-2026-00120', despres: 'A: A-2026-00118' }],
    [{ camp: 'darrer_numero', abans: 'A: —', despres: 'A: A-2026-00120' }],
  ]);
});

test('a series that goes on from elsewhere keeps its kind, and the tax id may still be put right', async () => {
  const fresh = await openFacturaOffice();
  try {
    await fresh.app.ok(numeracioRoutes.start, { ...fresh.at(), body: { serie: 'A', exercici: 2026, darrer: 9 } });
    const at = { token: fresh.by.token, params: { id: fresh.by.empresaId } };
    const { versio, series } = await fresh.app.ok(empresaRoutes.get, at);
    const turned = series.map((one) =>
      one.codi === 'A' ? { ...one, exercici_reinicia: !one.exercici_reinicia } : one,
    );
    const kept = await fresh.app.call(empresaRoutes.update, { ...at, body: { versio, series: turned } });
    expect([kept.status, kept.body.camps?.[0].codi]).toEqual([422, 'serie_usada']);
    expect((await fresh.app.call(empresaRoutes.update, { ...at, body: { versio, nif: 'B64717838' } })).status).toBe(
      200,
    );
  } finally {
    await fresh.app.close();
  }
});

test('a series of none of the company has no such numbers; nobody but the owner says them', async () => {
  expect((await start('NO', 5)).body.camps).toMatchObject([{ cami: 'serie', codi: 'serie_desconeguda' }]);
  for (const [darrer, exercici] of [
    [-1, 2026],
    [1.5, 2026],
    [10_000_000, 2026],
    [5, 20_260],
  ] as const)
    expect((await start('A', darrer, exercici)).status).toBe(422);
  for (const rol of ROLS) {
    const { token } = await office.app.addMember(office.by.empresaId, rol);
    const { status } = await office.app.call(numeracioRoutes.start, {
      ...office.at(),
      token,
      body: { serie: 'A', exercici: 2024, darrer: 3 },
    });
    expect([rol, status]).toEqual([rol, rol === 'titular' ? 200 : 403]);
  }
});

test('the last number said and an invoice issued at once: one of the two comes first, and no number twice', async () => {
  const fresh = await openFacturaOffice();
  try {
    const drafts = [await fresh.draft(), await fresh.draft()];
    const [said, ...issued] = await Promise.all([
      fresh.app.call(numeracioRoutes.start, { ...fresh.at(), body: { serie: 'A', exercici: 2026, darrer: 50 } }),
      ...drafts.map((draft) => fresh.issue(draft)),
    ]);
    const from = said.status === 200 ? 51 : 1;
    expect(issued.map(({ numero }) => numero).sort()).toEqual(
      [from, from + 1].map((numero) => `A-2026-${String(numero).padStart(5, '0')}`),
    );
  } finally {
    await fresh.app.close();
  }
});

import { afterAll, beforeAll, expect, test } from 'vitest';
import { facturaAccioRoutes } from '#areas/factura/contract/accions.ts';
import { cobramentRoutes } from '#areas/factura/contract/cobraments.ts';
import { type FacturaOffice, linia, openFacturaOffice } from '#tests/support/factura.ts';
import { llibresRoutes } from '../contract/routes.ts';

let office: FacturaOffice;
beforeAll(async () => {
  office = await openFacturaOffice();
});
afterAll(() => office.app.close());

const boxes = async (exercici: number, trimestre: number) => {
  const { grups } = await office.app.ok(llibresRoutes.resum, {
    ...office.at(),
    params: { id: office.by.empresaId, model: '303' },
    query: { exercici, trimestre },
  } as never);
  const all = new Map(grups.flatMap(({ caselles }) => caselles.map((one) => [one.casella, one.valor] as const)));
  return (...codis: readonly string[]): number[] => codis.map((codi) => all.get(codi) ?? 0);
};
const ACCEPTED = ['data_passada', 'data_trimestre_passat', 'irpf_de_societat', 'data_cobrament', 'clau_de_caixa'];
const pay = (fid: number, data: string, total?: number) =>
  office.app.ok(cobramentRoutes.create, {
    ...office.at(fid),
    body: { data, ...(total === undefined ? {} : { total }), avisos_acceptats: ACCEPTED } as never,
  });

const suplit = (preu: string) =>
  linia(preu, {
    tipus: 'suplit',
    iva_fk: null,
    suplit: { nif: 'B63272603', nom: 'Registre', numero: 'R-1', data: '2026-04-01' },
  });
const KINDS: readonly (readonly [string, object])[] = [
  ['nothing but its lines', { linies: [linia('1000')] }],
  ['income tax withheld', { linies: [linia('1000', { irpf_fk: 2 })] }],
  ['a disbursement', { linies: [linia('1000'), suplit('200')] }],
  ['a guarantee kept back', { linies: [linia('1000')], retencio: { percentatge: '5', sobre: 'total' } }],
  [
    'all of them at once',
    {
      linies: [linia('1000', { irpf_fk: 2 }), suplit('33.33')],
      retencio: { percentatge: '5', sobre: 'base' },
    },
  ],
];

test.each(KINDS)('in the cash regime, with %s: paid in parts, the whole accrues and no more', async (_kind, more) => {
  const before = [(await boxes(2026, 2))('07', '09'), (await boxes(2026, 3))('07', '09')];
  const draft = await office.draft({ clau_regim: '07', data: '2026-04-10', ...more });
  const { id, pendent } = await office.app.ok(facturaAccioRoutes.emetre, {
    ...office.at(draft.id),
    body: { versio: draft.versio, avisos_acceptats: ACCEPTED },
  });
  const third = Math.round(pendent / 3);
  await pay(id, '2026-05-05', third);
  const accrued = async (trimestre: 2 | 3) => {
    const now = (await boxes(2026, trimestre))('07', '09');
    return now.map((cents, at) => cents - (before[trimestre - 2]?.[at] ?? 0));
  };
  const [base = 0, quota = 0] = await accrued(2);
  expect(Math.abs(base - 33_333)).toBeLessThanOrEqual(1);
  expect(Math.abs(quota - 7000)).toBeLessThanOrEqual(1);
  await pay(id, '2026-08-05');
  expect(await accrued(3)).toEqual([100_000 - base, 21_000 - quota]);
});

import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { linia as gasto, TIPUS } from '#tests/support/despesa.ts';
import { linia } from '#tests/support/factura.ts';
import { type LlibresOffice, openLlibresOffice } from '#tests/support/llibres-office.ts';
import { openTestApp, type TestApp } from '#tests/support/test-app.ts';
import { llibresRoutes } from '../contract/routes.ts';
import { type Llibre, liniaDe } from '../domain/full.ts';

let app: TestApp;
let empresa: LlibresOffice;
let persona: LlibresOffice;
beforeAll(async () => {
  app = await openTestApp();
  app.clock.set('2026-12-01T09:00:00.000Z');
  const { token } = await app.setUp();
  empresa = await openLlibresOffice(app, token);
  persona = await openLlibresOffice(app, token, {
    nif: '12345678Z',
    tipus_persona: 'F',
    nom_fiscal: 'Exemple Persona',
  });
});
afterAll(() => app.close());

const llegeix = async <De extends Llibre>(office: LlibresOffice, llibre: De, tipus = 'T') => {
  const query = { exercici: 2026, llibre, tipus, format: 'csv' };
  const { raw } = await app.call(llibresRoutes.descarrega, { ...office.at(), query } as never);
  const [, , ...rows] = raw.toString().replace('\ufeff', '').trim().split('\r\n');
  return rows.map((row) => {
    const line = liniaDe(llibre, row.split(';'), { id: '', document: '' });
    if ('columna' in line) throw new Error(JSON.stringify(line));
    return line;
  });
};
const be = (tipus_be: string, percentatge = '20') => ({
  be_inversio: { descripcio: `Bé ${tipus_be}`, tipus_be, data_inici: '2026-02-02', percentatge },
});

describe('what is written off', () => {
  test.each([
    ['a small thing', 300_505, '23', false],
    ['a thing over the threshold', 300_506, '23', true],
    ['what cannot be touched', 900_000, '33', false],
    ['a small thing given back', -300_505, '23', false],
    ['a thing over the threshold given back', -300_506, '23', true],
  ])('is an investment good for VAT by its price and kind: %s', async (_what, base, tipus_be, inversio) => {
    const office = await openLlibresOffice(app, empresa.at().token);
    const foreign = await office.agent({
      rao_social: 'Exemple GmbH',
      nif: 'DE123456789',
      nif_pais: 'DE',
      proveidor: true,
    });
    const at = { data: '2026-02-02', linies: [gasto(base, { tipus_despesa_fk: null, iva_fk: 1, ...be(tipus_be) })] };
    await office.gasta(at);
    await office.gasta({ ...at, agent_fk: foreign, clau: '09' });
    expect((await llegeix(office, 'rebudes')).map((one) => one.be_inversio)).toEqual([inversio, inversio]);
    const box = await office.caselles('303', 1);
    const own = ['28', '30', '36', '38', '40'].map(box);
    if (base < 0) expect(own).toEqual([0, 0, 0, 0, 2 * base]);
    else expect(own).toEqual(inversio ? [0, base, 0, base, 0] : [base, 0, base, 0, 0]);
    if (base < 0) return;
    expect((await llegeix(office, 'bens')).map(({ nif }) => [nif.tipus, nif.identificacio])).toEqual([
      ['', expect.stringMatching(/^.{9}$/)],
      ['02', 'DE123456789'],
    ]);
  });
});

test('companies leave the columns of income tax empty in their unified books, natural persons do not', async () => {
  for (const [office, concepte, retingut] of [
    [empresa, [null, null], 0],
    [persona, ['I01', 'G19'], 1_500],
  ] as const) {
    const tecnic = await office.agent({ tipus_persona: 'F', nom: 'Tècnic', nif: '00000000T', proveidor: true });
    await office.emet({ data: '2026-03-02', linies: [linia('100')] });
    await office.gasta({
      agent_fk: tecnic,
      data: '2026-03-02',
      linies: [gasto(10_000, { tipus_despesa_fk: TIPUS.tecnics, iva_fk: 1 }), gasto(50_000, be('24', '10'))],
    });
    const [issued] = await llegeix(office, 'expedides');
    const [received] = await llegeix(office, 'rebudes');
    expect([issued?.concepte, received?.concepte]).toEqual(concepte);
    expect([issued?.computable ?? null, received?.despesa ?? null]).toEqual(
      concepte[0] === null ? [null, null] : [10_000, 10_000],
    );
    expect([received?.irpf, received?.retingut]).toEqual(concepte[0] === null ? [null, 0] : ['15', retingut]);
    expect((await llegeix(office, 'bens'))[0]?.quota).toBe(concepte[0] === null ? 0 : 4_562);
  }
});

test('series and number of the book are together those of the invoice, and the number starts with no mark', async () => {
  const { numero } = await empresa.emet({ data: '2026-04-02', linies: [linia('100')] });
  const found = (await llegeix(empresa, 'expedides')).find((one) => `${one.serie}${one.numero}` === numero);
  expect(found?.numero).toMatch(/^\d/);
  expect(found?.serie).toMatch(/^[A-Z]/);
});

test('when an invoice was paid is told under the cash regime alone, as what was collected is', async () => {
  const office = await openLlibresOffice(app, empresa.at().token);
  const bought = { data: '2026-03-02', data_pagament: '2026-03-20', linies: [gasto(10_000)] };
  await office.gasta(bought);
  await office.gasta({ ...bought, clau: '07' });
  const paid = (await llegeix(office, 'rebudes')).map(({ clau, pagament }) => [clau, pagament?.data ?? null]);
  expect(paid).toEqual([
    ['01', null],
    ['07', '2026-03-20'],
  ]);
});

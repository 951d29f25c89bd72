import { afterAll, beforeAll, expect, test } from 'vitest';
import { trimestreRoutes } from '#areas/empresa/contract/trimestres.ts';
import { historialRoutes } from '#contract/historial.ts';
import { linia as gasto } from '#tests/support/despesa.ts';
import { linia as emesa } from '#tests/support/factura.ts';
import { type LlibresOffice, openLlibresOffice } from '#tests/support/llibres-office.ts';
import { openTestApp, type TestApp } from '#tests/support/test-app.ts';
import { llibresRoutes } from '../contract/routes.ts';

let app: TestApp;
let office: LlibresOffice;
beforeAll(async () => {
  app = await openTestApp();
  app.clock.set('2027-01-15T09:00:00.000Z');
  const { token } = await app.setUp();
  office = await openLlibresOffice(app, token, { nif: '12345678Z', tipus_persona: 'F', irpf_fk: null });
  await office.emet({ data: '2026-02-10', linies: [emesa('60000')] });
  await office.gasta({ data: '2026-02-15', data_recepcio: '2026-02-15', linies: [gasto(1_000_000, { iva_fk: 1 })] });
});
afterAll(() => app.close());

const escriu = async (caselles: object) => {
  const { status, body } = await app.call(llibresRoutes.setCaselles, {
    ...office.at({ model: '130' }),
    body: { exercici: 2026, trimestre: 1, caselles, motiu: 'Prova' },
  } as never);
  return [status, body.camps?.[0]?.codi, body.camps?.[0]?.params?.maxim];
};

test('box 02 says what of it is hard to justify, in the language asked', async () => {
  const { grups } = await office.resum('130', 1);
  const box = grups.flatMap(({ caselles }) => caselles).find(({ casella }) => casella === '02');
  // 5 % of 50,000 is over the most of a year.
  expect([box?.valor, box?.documents]).toEqual([1_200_000, 1]);
  expect(box?.formula).toBe('10.000,00 + 2.000,00: el 5 % de 50.000,00, amb el límit de 2.000,00 l’any');
});

test('what is written by hand stays within what the form lets', async () => {
  expect(await escriu({ 13: 30_000 })).toEqual([422, 'casella_reduccio', undefined]);
  expect((await escriu({ 18: -100 }))[1]).toBe('casella_negativa');
  for (const deduccio of [-9_999_999, 66_015]) expect((await escriu({ 16: deduccio }))[1]).toBe('casella_habitatge');
  expect((await escriu({ 13: 7_500, 16: 66_014, 18: 100 }))[0]).toBe(200);
  // Refused ones left nothing behind.
  const box = await office.caselles('130', 1);
  expect([box('13'), box('16'), box('18')]).toEqual([7_500, 66_014, 100]);
});

test('who reads neither books nor forms hears nothing of them in the history of the company', async () => {
  const { token: own } = office.at();
  const hears = async (token: string | undefined) => {
    const { total, items } = await app.ok(historialRoutes.list, {
      token,
      params: { entitat: 'empresa', id: office.empresaId },
      query: { empresa_fk: office.empresaId },
    } as never);
    expect(total).toBe(items.length);
    return items.flatMap(({ accio, canvis }) => [accio, ...canvis.map(({ camp }) => camp)]);
  };
  await office.perfil({ epigraf: '422' });
  await app.ok(trimestreRoutes.tanca, office.at({ exercici: '2026', trimestre: '1' }) as never);
  const of = ['tanca', 'perfil_fiscal', '130 1T 2026 [16]'];
  expect(await hears(own)).toEqual(expect.arrayContaining(of));
  const { token } = await app.addMember(office.empresaId, 'tecnic');
  const heard = await hears(token);
  expect(of.filter((one) => heard.includes(one))).toEqual([]);
  expect(heard).toContain('crea');
});

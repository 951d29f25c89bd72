import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { linia as gasto, TIPUS } from '#tests/support/despesa.ts';
import { linia as emesa } from '#tests/support/factura.ts';
import { type LlibresOffice, openLlibresOffice } from '#tests/support/llibres-office.ts';
import { referenceCases } from '#tests/support/reference-cases.ts';
import { openTestApp, type TestApp } from '#tests/support/test-app.ts';
import { llibresRoutes } from '../contract/routes.ts';
import { DISSENY_2026, type Pagina303 } from '../domain/disseny303.data.ts';

/**
 * The reference cases of the forms, made by the calls of real companies: their invoices are written and issued, their expenses
 * typed, their forms read box by box and in the presentation file. What the cases say and calls cannot:
 * - those of 2023 are dated in 2026, whose file alone is known; their rates are the same in both years;
 * - the cases of files charge with a tax id whose letter is wrong, which no invoice goes out with: here it has its right one;
 * - the file says which program made it, and that is ours;
 * - cases of 130 give the sums of the year: here they are invoices and expenses of each quarter, and `anteriores` is what those
 *   of the quarter before come to.
 */
const libros = referenceCases('modelo303_libros');
const ficheros = referenceCases('modelo303_fichero');
const m130 = referenceCases('modelo130');

let app: TestApp;
let token: string;
beforeAll(async () => {
  app = await openTestApp();
  app.clock.set('2027-01-15T09:00:00.000Z');
  token = (await app.setUp()).token;
});
afterAll(() => app.close());

const cents = (text: string): number => Math.round(Number(text) * 100);
const IVA: Readonly<Record<string, number>> = { '21': 1, '10': 2, '4': 3 };
const ISP = 6;
const LLOGUER = 4;
const PERSONA = { tipus_persona: 'F', nom_fiscal: 'DE LOS PALOTES PERICO', nif: '12345678Z' };

const fileOf = async (office: LlibresOffice, query: Readonly<Record<string, unknown>>): Promise<string> => {
  const { status, raw } = await app.call(llibresRoutes.fitxer303, {
    ...office.at(),
    query: { exercici: 2026, ...query },
  } as never);
  if (status !== 200) throw new Error(`${status} ${raw}`);
  return raw.toString('latin1');
};

/** Boxes of a file of the agency's design, by the lengths of its fields. */
const boxesOf = (file: string): ReadonlyMap<string, number> => {
  const found = new Map<string, number>();
  const read = ({ pagina, camps }: Pagina303): void => {
    let at = file.indexOf(`<T303${pagina}>`) + `<T303${pagina}>`.length;
    if (!file.includes(`<T303${pagina}>`)) return;
    for (const [nom, length, mena] of camps) {
      if (mena === 'n' || mena === 'N') found.set(nom, Number(file.slice(at, at + length).replace('N', '-')));
      at += length;
    }
  };
  DISSENY_2026.pagines.forEach(read);
  return found;
};

describe.skipIf(!libros)('model 303 from the books', () => {
  test.each(libros ?? [])('$id', async ({ id, expedidas, recibidas, esperado }) => {
    const office = await openLlibresOffice(app, token, { nom_fiscal: `Cas ${id}` });
    const body = await office.agent({ rao_social: 'Ajuntament Exemple', nif: 'P0800000B' });
    for (const one of expedidas)
      await office.emet({
        agent_fk: one.clave === '14' ? body : office.clientId,
        data: one.fecha_expedicion ?? '2026-02-10',
        data_operacio: one.fecha_operacion ?? null,
        clau_regim: one.clave,
        linies: [emesa(one.base, { iva_fk: one.calificacion === 'S2' ? ISP : IVA[one.iva] })],
      });
    for (const one of recibidas)
      await office.gasta({
        data: '2026-02-12',
        data_recepcio: '2026-02-12',
        clau: one.clave,
        isp: one.isp === 'S',
        irpf_fk: one.irpf === 19 ? LLOGUER : null,
        linies: [
          gasto(cents(one.base), {
            tipus_despesa_fk: one.irpf === 19 ? TIPUS.lloguer : TIPUS.papereria,
            iva_fk: IVA[one.iva],
          }),
        ],
      });
    const box = await office.caselles('303', 1);
    const file = boxesOf(await fileOf(office, { trimestre: 1, pagament: 'ingres' }));
    for (const [casella, wanted] of Object.entries<string>(esperado)) {
      expect([casella, box(casella)]).toEqual([casella, cents(wanted)]);
      expect([casella, file.get(casella)]).toEqual([casella, cents(wanted)]);
    }
  });

  test('a certification of public works counts in the quarter of its reception', async () => {
    const office = await openLlibresOffice(app, token, { nom_fiscal: 'Obra pública, SL' });
    const body = await office.agent({ rao_social: 'Ajuntament Exemple', nif: 'P0800000B' });
    await office.emet({
      agent_fk: body,
      data: '2026-03-10',
      data_operacio: '2026-06-30',
      clau_regim: '14',
      linies: [emesa('5000')],
    });
    const [first, second] = [await office.caselles('303', 1), await office.caselles('303', 2)];
    expect([first('07'), first('09'), second('07'), second('09')]).toEqual([0, 0, 500_000, 105_000]);
  });
});

const COMPTE = 'ES9121000418450200051332';
describe.skipIf(!ficheros)('file of the 303', () => {
  test.each(ficheros ?? [])('$id', async ({ entrada, fichero }) => {
    const office = await openLlibresOffice(app, token, PERSONA);
    await office.perfil({
      iban: entrada.iban ? COMPTE : '',
      exonerat_390: entrada.exonerado_390 === true,
      activitat_tipus: '01',
      epigraf: '8612',
    });
    const trimestre = Number(entrada.periodo.charAt(0));
    // What the year comes to beside the quarter is invoiced before it, to others: nobody is over the threshold of the 347.
    const before = cents(entrada.volumen_anual ?? '0') - cents(entrada.base21);
    const others = ['B64717838', 'B12345674'];
    for (const [at, nif] of before > 0 ? others.entries() : [])
      await office.emet({
        agent_fk: await office.agent({ rao_social: `Client ${at}, SL`, nif }),
        data: `2026-0${2 + 3 * at}-10`,
        linies: [emesa(String(before / 100 / others.length))],
      });
    await office.emet({ data: `2026-${String(3 * trimestre).padStart(2, '0')}-30`, linies: [emesa(entrada.base21)] });
    const file = await fileOf(office, { trimestre, disseny: 'referencia' });
    // Tax id and account of the cases are none: the profile takes those that check alone.
    const ours = (text: string): string =>
      text
        .replace(/<AUX>.*<\/AUX>/, '<AUX></AUX>')
        .replaceAll(entrada.nif, PERSONA.nif)
        .replaceAll(entrada.iban ?? COMPTE, COMPTE);
    expect(ours(file)).toBe(ours(fichero));
  });
});

describe.skipIf(!m130)('model 130', () => {
  /** What a quarter of these cases adds to the one before: cases give the sums of the year. */
  const quarter = async (
    office: LlibresOffice,
    trimestre: number,
    { ingressos, despeses, irpf_fk = null }: { ingressos: number; despeses: number; irpf_fk?: number | null },
  ): Promise<void> => {
    const data = `2026-0${3 * trimestre - 1}-10`;
    if (ingressos !== 0) await office.emet({ data, linies: [emesa(String(ingressos / 100), { irpf_fk })] });
    if (despeses !== 0) await office.gasta({ data, data_recepcio: data, linies: [gasto(despeses)] });
  };
  const PRO = 2;
  const hard = (box: (casella: string) => number, despeses: number): number => box('02') - despeses;

  test('the cases, one after another', async () => {
    const cases = new Map((m130 ?? []).map((one) => [one.id, one]));
    const check = async (office: LlibresOffice, trimestre: number, id: string): Promise<void> => {
      const { esperado, gastos_acumulados } = cases.get(id);
      const box = await office.caselles('130', trimestre);
      for (const [casella, wanted] of Object.entries<string>(esperado)) {
        const found = casella === 'dificil_justificacion' ? hard(box, cents(gastos_acumulados)) : box(casella);
        expect([id, casella, found]).toEqual([id, casella, cents(wanted)]);
      }
    };
    const office = await openLlibresOffice(app, token, PERSONA);
    await quarter(office, 1, { ingressos: 100_000, despeses: 90_000 });
    await check(office, 1, 'oca-1T');
    await quarter(office, 2, { ingressos: 30_000, despeses: 0 });
    await check(office, 2, 'oca-2T');
    const withheld = await openLlibresOffice(app, token, PERSONA);
    await quarter(withheld, 1, { ingressos: 2_000_000, despeses: 600_000, irpf_fk: PRO });
    await check(withheld, 1, 'con-retenciones');
    expect(cases.size).toBe(3);
  });

  test('a quarter below nought is taken off later ones, once', async () => {
    const office = await openLlibresOffice(app, token, PERSONA);
    await quarter(office, 1, { ingressos: 10_000, despeses: 90_000 });
    await office.escriu('130', 1, { '13': 10_000 });
    const first = await office.caselles('130', 1);
    // A loss pays nothing; the reduction of low incomes makes it less than nothing, which is left for later.
    expect(['03', '04', '12', '13', '14', '19'].map(first)).toEqual([-80_000, 0, 0, 10_000, -10_000, -10_000]);
    await quarter(office, 2, { ingressos: 120_000, despeses: 0 });
    const second = await office.caselles('130', 2);
    // 400 € of net, 5 % of them hard to justify: 380 €, a fifth of which is 76 €, all of it taken off what was left.
    expect(['02', '03', '04', '05', '07', '15', '17', '19'].map(second)).toEqual([
      92_000, 38_000, 7_600, 0, 7_600, 7_600, 0, 0,
    ]);
    await quarter(office, 3, { ingressos: 100_000, despeses: 0 });
    const third = await office.caselles('130', 3);
    // 1,400 € less 70: 1,330, a fifth 266; 76 were of the quarter before, and 24 are still left.
    expect(['03', '04', '05', '07', '15', '19'].map(third)).toEqual([133_000, 26_600, 7_600, 19_000, 2_400, 16_600]);
  });

  test('of a company there is none', async () => {
    const office = await openLlibresOffice(app, token);
    const any = await app.ok(llibresRoutes.any, { ...office.at(), query: { exercici: 2026 } } as never);
    expect(any.trimestres[0]?.models.map(({ model }) => model)).toEqual(['303', '111', '115']);
  });
});

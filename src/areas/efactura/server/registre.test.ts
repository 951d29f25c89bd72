import { execFileSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { empresaRoutes } from '#areas/empresa/contract/routes.ts';
import { buildCopia, buildEmesa } from '#tests/support/emesa.ts';
import { keepFactura } from '#tests/support/factura-row.ts';
import { type Member, openTestApp, type TestApp } from '#tests/support/test-app.ts';
import { registreRoutes } from '../contract/registre.ts';
import { registrePorts } from './index.ts';

let app: TestApp;
let who: Member;
const ports = () => registrePorts(app.platform);
/** Invoices of the tests are counted by company. */
const idOf = (empresaId: number, n: number): number => empresaId * 1000 + n;
type Emesa = ReturnType<typeof buildEmesa>;
const emesaOf = (empresaId: number, id: number, more: Parameters<typeof buildEmesa>[0] = {}): Emesa =>
  buildEmesa({
    id: idOf(empresaId, id),
    empresa_fk: empresaId,
    numero: `2026/A/${String(id).padStart(4, '0')}`,
    ...more,
  });
const issue = (emesa: Emesa, quan = app.clock.now()): Promise<void> =>
  app.database.write(async (db) => {
    await keepFactura(db, emesa);
    await ports().registra({ db, database: app.database }, emesa, quan);
  });
const annul = (emesa: Emesa): Promise<void> =>
  app.database.write((db) => ports().registraAnulacio({ db, database: app.database }, emesa, app.clock.now()));
const check = (by: Member) => app.ok(registreRoutes.comprova, { token: by.token, params: { id: by.empresaId } });
const last = (by: Member) => app.ok(registreRoutes.darrera, { token: by.token, params: { id: by.empresaId } });
const found = async (by: Member) =>
  (await check(by)).comprovacio?.detall.map(({ ordre, numserie, que }) => `${ordre} ${numserie} ${que}`);
const another = async (): Promise<Member> => {
  const made = await app.ok(empresaRoutes.create, {
    token: who.token,
    query: { empresa_fk: who.empresaId },
    body: { nom_fiscal: 'Altra, SL', tipus_persona: 'E', nif: '' },
  });
  return { ...who, empresaId: made.id };
};
const rowsOf = (empresaId: number) =>
  app.database.read
    .selectFrom('registre_facturacio')
    .selectAll()
    .where('empresa_fk', '=', empresaId)
    .orderBy('ordre')
    .execute();

beforeAll(async () => {
  app = await openTestApp();
  who = await app.setUp();
});
afterAll(() => app.close());

describe('records are chained', () => {
  test('none yet: an empty list, no check, and a sound nothing', async () => {
    const given = { token: who.token, params: { id: who.empresaId } };
    expect(await app.ok(registreRoutes.list, given)).toMatchObject({ total: 0, items: [] });
    expect(await last(who)).toEqual({ registres: 0, comprovacio: null });
    expect(await check(who)).toMatchObject({ registres: 0, comprovacio: { registres: 0, trencaments: 0 } });
  });

  test('fifty at once make one sound chain without gaps, and of another company its own', async () => {
    const by = await another();
    const other = await another();
    await Promise.all(
      Array.from({ length: 50 }, async (_one, place) => {
        await issue(emesaOf(by.empresaId, place + 1));
        if (place % 10 === 0) await issue(emesaOf(other.empresaId, place + 1));
      }),
    );
    expect(await found(by)).toEqual([]);
    expect(await last(by)).toMatchObject({ registres: 50, comprovacio: { origen: 'persona', registres: 50 } });
    const rows = await rowsOf(by.empresaId);
    expect(rows.map(({ ordre }) => ordre)).toEqual(Array.from({ length: 50 }, (_one, place) => place + 1));
    expect(await last(other)).toMatchObject({ registres: 5 });
    const installations = await app.database.read.selectFrom('registre_cadena').select('installacio').execute();
    expect(new Set(installations.map((one) => one.installacio)).size).toBe(installations.length);
  });

  test('with the moment of the office, winter and summer, and whatever was undone leaves no gap', async () => {
    const by = await another();
    await issue(emesaOf(by.empresaId, 1), '2026-11-28T23:30:00.250Z');
    const gone = app.database.write(async (db) => {
      await keepFactura(db, emesaOf(by.empresaId, 2));
      await ports().registra({ db, database: app.database }, emesaOf(by.empresaId, 2), app.clock.now());
      throw new Error('undone');
    });
    await expect(gone).rejects.toThrow('undone');
    await issue(emesaOf(by.empresaId, 3), '2027-07-01T10:00:00.000Z');
    const rows = await rowsOf(by.empresaId);
    expect(rows.map(({ ordre, moment }) => [ordre, moment])).toEqual([
      [1, '2026-11-29T00:30:00+01:00'],
      [2, '2027-07-01T12:00:00+02:00'],
    ]);
    expect(await found(by)).toEqual([]);
  });

  test('an annulment follows in the same chain, and says that nothing was sent before it', async () => {
    const by = await another();
    await issue(emesaOf(by.empresaId, 1));
    await annul(emesaOf(by.empresaId, 1));
    const [, row] = await rowsOf(by.empresaId);
    expect(row?.text).toMatch(/^IDEmisorFacturaAnulada=B85905495&NumSerieFacturaAnulada=2026\/A\/0001&/);
    expect(row?.xml).toContain('<sf:SinRegistroPrevio>S</sf:SinRegistroPrevio>');
    expect(await found(by)).toEqual([]);
    const told = (await ports().registresOf(app.database.read, by.empresaId, [idOf(by.empresaId, 1)])).get(
      idOf(by.empresaId, 1),
    );
    expect(told?.map(({ ordre, tipus }) => [ordre, tipus])).toEqual([
      [1, 'alta'],
      [2, 'anulacio'],
    ]);
  });

  test('neither a proforma nor a draft has a record', async () => {
    await expect(issue(emesaOf(who.empresaId, 1, { tipus: 'proforma' }))).rejects.toThrow();
    await expect(issue(emesaOf(who.empresaId, 1, { numero: null }))).rejects.toThrow();
    expect(await last(who)).toMatchObject({ registres: 0 });
  });
});

describe('what was tampered with is found and named', () => {
  type Column = 'text' | 'huella' | 'xml' | 'numserie';
  const tampered = async (change: (by: Member) => Promise<unknown>): Promise<readonly string[] | undefined> => {
    const by = await another();
    for (const id of [1, 2, 3, 4]) await issue(emesaOf(by.empresaId, id));
    await change(by);
    return found(by);
  };
  const rewrite = (column: Column, from: string | RegExp, to: string) => async (by: Member) => {
    const row = (await rowsOf(by.empresaId))[1];
    await app.database.write((db) =>
      db
        .updateTable('registre_facturacio')
        .set({ [column]: String(row?.[column]).replace(from, to) })
        .where('id', '=', row?.id ?? 0)
        .execute(),
    );
  };
  test.each([
    ['text', rewrite('text', '1210.00', '1.00'), ['2 2026/A/0002 text']],
    ['hash', rewrite('huella', /^.{8}/, '00000000'), ['2 2026/A/0002 huella', '3 2026/A/0003 anterior']],
    ['xml', rewrite('xml', 'Projecte', 'Altre'), ['2 2026/A/0002 xml']],
    ['number', rewrite('numserie', '0002', '0009'), ['2 2026/A/0009 dades']],
  ])('%s', async (_what, change, expected) => {
    expect(await tampered(change)).toEqual(expected);
  });
  test('a record taken away, from the middle or from the end', async () => {
    const without = (ordre: number) => (by: Member) =>
      app.database.write((db) =>
        db
          .deleteFrom('registre_facturacio')
          .where('empresa_fk', '=', by.empresaId)
          .where('ordre', '=', ordre)
          .execute(),
      );
    expect(await tampered(without(2))).toEqual(['3 2026/A/0003 ordre', '3 2026/A/0003 anterior']);
    expect(await tampered(without(4))).toEqual(['4  final']);
  });

  test('before the next record; it is kept and told, and invoicing goes on', async () => {
    const by = await another();
    await issue(emesaOf(by.empresaId, 1));
    await app.database.write((db) =>
      db.updateTable('registre_facturacio').set({ text: 'x' }).where('empresa_fk', '=', by.empresaId).execute(),
    );
    await issue(emesaOf(by.empresaId, 2));
    expect(await last(by)).toMatchObject({
      registres: 2,
      comprovacio: { origen: 'previa', trencaments: 1, detall: [{ ordre: 1, que: 'text' }] },
    });
    await issue(emesaOf(by.empresaId, 3));
    expect(await last(by)).toMatchObject({ registres: 3 });
  });
});

describe('the code on paper', () => {
  const setVerifactu = async (by: Member, verifactu: { mode: string; entorn: string }) => {
    const given = { token: by.token, params: { id: by.empresaId } };
    const { versio } = await app.ok(empresaRoutes.get, given);
    await app.ok(empresaRoutes.update, { ...given, body: { versio, verifactu } });
  };
  test('is there only while records go to the tests of the agency, and stays as it was issued', async () => {
    const by = await another();
    await issue(emesaOf(by.empresaId, 1));
    await setVerifactu(by, { mode: 'verifactu', entorn: 'proves' });
    await issue(emesaOf(by.empresaId, 2));
    await setVerifactu(by, { mode: 'verifactu', entorn: 'produccio' });
    await issue(emesaOf(by.empresaId, 3));
    const ids = [1, 2, 3, 4].map((n) => idOf(by.empresaId, n));
    const told = await ports().registresOf(app.database.read, by.empresaId, ids);
    expect(ids.slice(0, 3).map((id) => told.get(id)?.[0]?.qr)).toEqual([
      null,
      'https://prewww2.aeat.es/wlpl/TIKE-CONT/ValidarQR?nif=B85905495&numserie=2026%2FA%2F0002&fecha=28-11-2026&importe=1210.00',
      null,
    ]);
    expect(told.has(ids[3] ?? 0)).toBe(false);
    const { items } = await app.ok(registreRoutes.list, { token: by.token, params: { id: by.empresaId } });
    expect(items.map(({ ordre, estat }) => [ordre, estat])).toEqual([
      [3, 'pendent'],
      [2, 'pendent'],
      [1, 'no_enviat'],
    ]);
  });
});

const XSD = fileURLToPath(new URL('../../../../../shared/schemas/verifactu/', import.meta.url));
describe.skipIf(!existsSync(XSD))('the XML against the schema of the agency', () => {
  let folder: string;
  const valid = (xml: string): void => {
    const file = join(folder, 'registre.xml');
    writeFileSync(file, xml);
    execFileSync('xmllint', ['--noout', '--nonet', '--schema', join(folder, 'informacio.xsd'), file], {
      stdio: 'pipe',
    });
  };
  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), 'prova-xsd-'));
    const schema = readFileSync(join(XSD, 'SuministroInformacion.xsd'), 'utf8');
    // The schema of signatures is named by its address on the network; here it stands beside.
    writeFileSync(
      join(folder, 'informacio.xsd'),
      schema.replace('http://www.w3.org/TR/xmldsig-core/xmldsig-core-schema.xsd', 'signatura.xsd'),
    );
    const signature = readFileSync(join(XSD, 'xmldsig-core-schema.xsd'), 'utf8').replace(/<!DOCTYPE[\s\S]*?\]>/, '');
    writeFileSync(join(folder, 'signatura.xsd'), signature);
  });
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  test('takes a record of every kind, and refuses one out of order', async () => {
    const by = await another();
    const rectifica = (metode: 'S' | 'I', motiu: 'R1' | 'R5') => ({
      metode,
      motiu,
      rao: '01' as const,
      text: '',
      factures: [{ factura_fk: 1, numero: 'A/1', data: '2026-11-01', base: 1000, quota: 210, recarrec: null }],
    });
    const kinds: Parameters<typeof buildEmesa>[0][] = [
      {},
      { numero: 'A&B <no>', linies: [{ concepte: 'Direcció & <d’obra> "x"' }] },
      { linies: [{}, { iva: '10' }, { iva: '0', regim: 'E1' }, { iva: '0', regim: 'N2' }, { iva: '0', regim: 'isp' }] },
      { clau_regim: '02', linies: [{ iva: '0', regim: 'E2' }] },
      { recarrec_equivalencia: true, linies: [{ recarrec: '5.2' }] },
      { tipus: 'simplificada', receptor: null },
      { tipus: 'simplificada', qualificada: true },
      { tipus: 'rectificativa', rectifica: rectifica('S', 'R1') },
      { tipus: 'rectificativa', rectifica: rectifica('I', 'R1'), linies: [{ quantitat: '-1' }] },
      { tipus: 'rectificativa', rectifica: rectifica('I', 'R5'), receptor: null },
      { substitueix: [{ numero: 'S/1', data: '2026-11-02' }], data_operacio: '2026-11-27' },
      { receptor: { copia: buildCopia({ nif: 'DE282741168', nif_pais: 'DE' }), dir3: null } },
      { receptor: { copia: buildCopia({ nif: '123456789', nif_pais: 'GR' }), dir3: null } },
      { receptor: { copia: buildCopia({ nif: 'X-1', nif_pais: 'AD' }), dir3: null } },
      { linies: [{ preu: '100000000' }], data_operacio: '2026-12-31', clau_regim: '14' },
    ];
    for (const [place, kind] of kinds.entries()) await issue(emesaOf(by.empresaId, place + 1, kind));
    await annul(emesaOf(by.empresaId, 1));
    const rows = await rowsOf(by.empresaId);
    expect(rows).toHaveLength(kinds.length + 1);
    for (const { xml } of rows) valid(xml);
    expect(await found(by)).toEqual([]);
    const [first] = rows;
    const wrong = first?.xml.replace(
      /(<sf:CuotaTotal>.*<\/sf:CuotaTotal>)(<sf:ImporteTotal>.*<\/sf:ImporteTotal>)/,
      '$2$1',
    );
    expect(wrong).not.toBe(first?.xml);
    expect(() => valid(wrong ?? '')).toThrow();
  });
});

describe('calls', () => {
  let by: Member;
  const given = (member: Member, query = {}) => ({ token: member.token, params: { id: by.empresaId }, query });
  beforeAll(async () => {
    by = await another();
    await issue(emesaOf(by.empresaId, 1, { data: '2026-10-01', numero: 'A/1&2' }));
    for (const id of [2, 3]) await issue(emesaOf(by.empresaId, id));
  });

  test('the list is newest first, in pages, and found by number', async () => {
    const page = await app.ok(registreRoutes.list, given(by, { limit: 2 }));
    expect(page).toMatchObject({ total: 3, items: [{ ordre: 3 }, { ordre: 2 }] });
    const one = await app.ok(registreRoutes.list, given(by, { search: '2026/A/0003' }));
    expect(one.items.map(({ ordre }) => ordre)).toEqual([3]);
    const csv = await app.call(registreRoutes.document, given(by, { documentType: 'csv', columnes: 'ordre,numserie' }));
    expect(csv.status).toBe(200);
    expect(csv.raw.toString()).toContain('A/1&2');
  });

  test('the export holds the exact text of each record of the dates', async () => {
    const rows = await rowsOf(by.empresaId);
    const whole = await app.call(registreRoutes.export, given(by));
    expect(whole.headers['content-type']).toBe('application/xml');
    const text = whole.raw.toString();
    for (const { xml } of rows) expect(text).toContain(`${xml}\n`);
    const some = (await app.call(registreRoutes.export, given(by, { des: '2026-11-01', fins: '2026-11-30' }))).raw;
    expect(some.toString()).not.toContain(rows[0]?.xml);
    expect(some.toString()).toContain(rows[2]?.xml);
  });

  test('whoever invoices reads them, who runs the company checks and exports, nobody else', async () => {
    const status = async (rol: Parameters<TestApp['addMember']>[1]) => {
      const member = await app.addMember(by.empresaId, rol);
      const calls = [registreRoutes.list, registreRoutes.darrera, registreRoutes.comprova, registreRoutes.export];
      const answers = await Promise.all(calls.map((route) => app.call(route, given(member))));
      return answers.map((one) => one.status);
    };
    expect(await status('gestor')).toEqual([200, 200, 200, 200]);
    for (const rol of ['administracio', 'lector'] as const) expect(await status(rol)).toEqual([200, 200, 403, 403]);
    for (const rol of ['tecnic', 'obra'] as const) expect(await status(rol)).toEqual([403, 403, 403, 403]);
    const stranger = await app.addMember(who.empresaId, 'titular');
    for (const route of [registreRoutes.list, registreRoutes.darrera, registreRoutes.comprova, registreRoutes.export]) {
      const reply = await app.call(route, given(stranger));
      expect([403, 404]).toContain(reply.status);
      expect(reply.raw.toString()).not.toContain('A/1');
    }
  });
});

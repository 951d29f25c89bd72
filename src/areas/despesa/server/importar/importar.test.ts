import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { agentRoutes } from '#areas/agent/contract/routes.ts';
import { historialRoutes } from '#contract/historial.ts';
import { LANGUAGES } from '#kernel/language.ts';
import { writeWorkbook } from '#server/sheets/index.ts';
import { buildAgent, buildTreball } from '#tests/support/builders.ts';
import { type DespesaOffice, openDespesaOffice, TIPUS } from '#tests/support/despesa.ts';
import { importsIn } from '#tests/support/despesa-import.ts';
import { importacioDespesaRoutes } from '../../contract/importacio.ts';
import { despesaRoutes } from '../../contract/routes.ts';

let office: DespesaOffice;
beforeAll(async () => {
  office = await openDespesaOffice();
});
afterAll(() => office.app.close());
const { of, open, sheet, review, run, list, told } = importsIn(() => office);

describe('a sheet of expenses', () => {
  test('is read, judged, brought in under the next numbers by the day, told row by row, and taken back whole', async () => {
    const work = await buildTreball(office.app, office.by);
    const opened = await sheet(
      '05/10/2026;L-2;Llum Exemple, SA;A58818501;Llum;Electricitat;1.000,00;21;0;1.210,00;;05/11/2026;domiciliació',
      `2026-09-15;P-1;Papereria Exemple, SL;B65410011;Fulls;Papereria i consumibles;50,00;21;;60,50;${work.codi};;`,
      `2026-09-15;P-1;Papereria Exemple, SL;B65410011;Llibres;Llibres i normes;20,00;4;;20,80;;;`,
      '20/10/2026;T-9;Tècnica Exemple, Mar;12345678Z;Càlcul;Tècnics col·laboradors;2.000,00;21;15;2.420,00;;;',
      '30/10/2026;;;;Nòmina;Sous i salaris;1.800,00;;;1.800,00;;30/10/2026;transferència',
    );
    expect(opened.proposta).toEqual([
      'data',
      'num_factura',
      'proveidor',
      'nif',
      'concepte',
      'tipus_despesa',
      'base',
      'iva',
      'irpf',
      'total',
      'treball',
      'data_pagament',
      'forma_pagament',
    ]);
    const before = (await list()).length;
    const { items, ...sums } = await review(opened);
    expect(sums).toMatchObject({
      bones: 5,
      amb_avisos: 0,
      amb_faltes: 0,
      sense_avisos: { despeses: 4, nous: 2 },
      tipus_no_trobats: [],
    });
    expect(sums.sense_avisos.total + sums.per_acceptar.total).toBe(121_000 + 8_130 + 242_000 + 180_000);
    expect(items.map((row) => [row.de_fila, row.proveidor_nou, row.quota])).toEqual([
      [2, true, 21_000],
      [3, false, 1050],
      [3, false, 80],
      [5, true, 42_000],
      [6, false, 0],
    ]);
    expect((await list()).length).toBe(before);
    expect(await run(opened)).toMatchObject({ estat: 'feta', resultat: { creats: 4, saltats: 0 } });
    const made = await list();
    // Numbers follow the days, not the rows.
    expect(made.map((one) => [one.numero, one.num_factura, one.total, one.retingut])).toEqual([
      [1, 'P-1', 8_130, 0],
      [2, 'L-2', 121_000, 0],
      [3, 'T-9', 242_000, 30_000],
      [4, '', 180_000, 0],
    ]);
    const paper = await office.get(made[0]?.id ?? 0);
    expect(paper.linies.map((one) => [one.tipus_despesa_fk, one.base])).toEqual([
      [TIPUS.papereria, 5000],
      [6030, 2000],
    ]);
    expect(paper.treballs).toEqual([{ treball_fk: work.id, percentatge: '71.4286' }]);
    expect(paper.proveidor?.id).toBe(office.proveidorId);
    const light = await office.get(made[1]?.id ?? 0);
    expect(light).toMatchObject({ data_pagament: '2026-11-05', forma_pagament: 'domiciliacio', tipus: 'factura' });
    expect((await office.get(made[3]?.id ?? 0)).tipus).toBe('sense_factura');
    const supplier = await office.app.ok(agentRoutes.get, {
      token: office.by.token,
      params: { id: (await office.get(made[2]?.id ?? 0)).agent_fk ?? 0 },
    });
    expect(supplier).toMatchObject({ tipus_persona: 'F', nif: '12345678Z', proveidor: true, nom: 'Mar' });
    const history = await office.app.ok(historialRoutes.list, {
      token: office.by.token,
      params: { entitat: 'despesa', id: light.id },
      query: { empresa_fk: office.by.empresaId } as never,
    });
    expect(JSON.stringify(history)).toContain('despeses.csv');
    // One changed since stays, and so does its supplier.
    await office.app.ok(despesaRoutes.paga, { ...office.at(made[2]?.id), body: { data_pagament: '2026-11-01' } });
    expect(await office.app.ok(importacioDespesaRoutes.desfer, of(opened.id))).toEqual({ suprimits: 3, conservats: 1 });
    expect((await list()).map((one) => one.num_factura)).toEqual(['T-9']);
    const agents = await office.app.ok(agentRoutes.list, { token: office.by.token, query: { search: 'exemple' } });
    const names = agents.items.map((one) => one.nom_complet);
    expect(names).toContain('Mar Tècnica Exemple');
    expect(names).not.toContain('Llum Exemple, SA');
    // What stays can be asked for again, and is told as it is.
    expect(await office.app.ok(importacioDespesaRoutes.desfer, of(opened.id))).toEqual({ suprimits: 0, conservats: 1 });
  });

  test('says of each row what is wrong and how to mend it, in the three languages; nothing of it comes in', async () => {
    const opened = await sheet(
      'ahir;X-1;Papereria Exemple, SL;;;Papereria i consumibles;10,00;21;;;;;',
      '05/10/2026;X-2;Papereria Exemple, SL;;;Això no hi és;10,00;21;;;;;',
      '05/10/2026;X-3;Papereria Exemple, SL;;;;dotze;21;;;;;',
      '05/10/2026;X-4;Papereria Exemple, SL;;;;10,00;19;;;;;',
      '05/10/2026;X-5;Papereria Exemple, SL;;;;10,00;21;;13,00;;;',
      '05/10/2026;X-6;Papereria Exemple, SL;;;;10,00;21;;;CAP/1;;',
      '05/10/2026;X-7;;;;;10,00;21;;;;;',
      '05/10/2026;;Papereria Exemple, SL;;;;10,00;21;;;;;',
      '05/10/2026;X-9;Papereria Exemple, SL;;;;;21;;;;;',
      '05/10/2026;X-10;Papereria Exemple, SL;;;;10,00;21;3;;;;',
      '05/10/2026;X-11;Papereria Exemple, SL;;;;10,00;21;;;;;bitcoin',
      '05/10/2026;X-12;Papereria Exemple, SL;;;;10,00;21;;;;;',
      '05/10/2026;X-12;Papereria Exemple, SL;;;;x;21;;;;;',
      '05/10/2026;X-13;;B58378431;;;10,00;21;;;;;',
      '05/10/2026;X-14;Papereria Exemple, SL;;;;1.000;x;;;;;',
    );
    expect(await told(opened)).toEqual([
      [2, 'data_illegible data'],
      [3, 'tipus_no_trobat tipus_despesa'],
      [4, 'import_illegible base'],
      [5, 'iva_desconegut iva'],
      [6, 'total_no_quadra total'],
      [7, 'treball_no_trobat treball'],
      [8, 'proveidor_obligatori proveidor'],
      [9, 'num_factura_obligatori num_factura'],
      [10, 'import_obligatori base'],
      [11, 'irpf_desconegut irpf'],
      [12, 'forma_desconeguda forma_pagament'],
      [13, 'germana_amb_errors '],
      [14, 'import_illegible base'],
      [15, 'nif_sense_nom proveidor', 'proveidor_obligatori proveidor'],
      [16, 'percentatge_illegible iva'],
    ]);
    // Nothing is worked out of an amount that could not be read: no zero stands in its place.
    const unread = (await review(opened)).items.find(({ fila }) => fila === 4);
    expect([unread?.base, unread?.quota, unread?.total]).toEqual([null, null, null]);
    for (const language of LANGUAGES) {
      const { items } = await office.app.ok(importacioDespesaRoutes.revisio, {
        ...of(opened.id),
        headers: { 'accept-language': language },
        body: { columnes: opened.proposta } as never,
      });
      for (const { missatge } of items.flatMap((row) => [...row.faltes, ...row.avisos]))
        expect(missatge).toMatch(/^[“«A-ZÀ-Ú].*\.$/);
    }
    const before = (await list()).length;
    expect(await run(opened, { acceptades: 'totes' })).toMatchObject({ resultat: { creats: 0, saltats: 15 } });
    expect((await list()).length).toBe(before);
    const report = await office.app.call(importacioDespesaRoutes.informe, { ...of(opened.id), query: {} });
    const lines = report.raw.toString('utf8').trim().split('\r\n');
    expect(lines).toHaveLength(16);
    expect(lines[1]).toContain('Data: «ahir» no és una data.');
  });

  test('warns of a number that its supplier has, here or in the sheet, of printed amounts and of days; what is accepted comes in', async () => {
    await office.create({ num_factura: 'AB-0012/26' });
    const opened = await sheet(
      '06/10/2026;ab 0012 26;Papereria Exemple, SL;;;;10,00;21;;;;;',
      '06/10/2026;R-1;Papereria Exemple, SL;;;;10,00;21;;;;;',
      '07/10/2026;R-1;Papereria Exemple, SL;;;;12,00;21;;;;;',
      '31/12/2026;R-2;Papereria Exemple, SL;;;;10,00;21;;;;;',
      '06/10/2026;R-3;Nova Exemple, SL;B12345678;;;10,00;21;;;;;',
    );
    expect(await told(opened)).toEqual([
      [2, 'num_factura_repetit num_factura'],
      [3],
      [4, 'num_repetit_full num_factura'],
      [5, 'data_futura data'],
      [6, 'nif_incorrecte proveidor'],
    ]);
    expect(await run(opened, { acceptades: [4], crea_proveidors: false })).toMatchObject({
      resultat: { creats: 2, saltats: 3 },
    });
    expect((await list('R-1')).map((one) => one.total).sort()).toEqual([1210, 1452]);
  });

  test('of a supplier of the Union owes its VAT; names a supplier by its tax id before its name; keeps one by its name alone', async () => {
    await buildAgent(office.app, office.by, {
      rao_social: 'Union Supply',
      nif: 'FR12345678901',
      nif_pais: 'FR',
      proveidor: true,
    });
    await buildAgent(office.app, office.by, { rao_social: 'Bessons, SL', proveidor: true });
    await buildAgent(office.app, office.by, { rao_social: 'Bessons, SL', proveidor: true });
    const opened = await sheet(
      '06/10/2026;U-1;Un altre nom;FR12345678901;;Papereria i consumibles;100,00;0;;100,00;;;',
      '06/10/2026;U-2;Bessons, SL;;;;10,00;21;;;;;',
      '06/10/2026;U-3;Quiosc de la plaça;;;;10,00;4;;;;;',
    );
    expect(await told(opened)).toEqual([
      [2, 'proveidor_altre_nom proveidor'],
      [3, 'proveidor_dubtos proveidor'],
      [4, 'deduccio_sense_nif proveidor'],
    ]);
    await run(opened, { crea_proveidors: false, acceptades: [2, 4] });
    const [union, kiosk] = await list('U-');
    expect(union).toMatchObject({ proveidor: { nom: 'Union Supply' }, total: 10_000, deduible: 2100 });
    expect(kiosk?.proveidor).toMatchObject({ id: null, nom: 'Quiosc de la plaça' });
  });

  test('with a letter that is none is told by its row and cell; the other rows come in', async () => {
    const opened = await sheet(
      '06/10/2026;Z-1;Papereria Exemple, SL;;Pa\u0000per;;10,00;21;;;;;',
      '06/10/2026;Z-2;Papereria Exemple, SL;;Paper;;10,00;21;;;;;',
    );
    expect(await told(opened)).toEqual([[2, 'cella_illegible concepte'], [3]]);
    expect(await run(opened)).toMatchObject({ resultat: { creats: 1, saltats: 1 } });
    const report = await office.app.call(importacioDespesaRoutes.informe, { ...of(opened.id), query: {} });
    expect(report.raw.toString('utf8')).not.toContain('\u0000');
  });

  test('of another program: short heads, kinds named otherwise, chosen once in the review, and a last row of totals, left out', async () => {
    const opened = await open(
      [
        'Fecha fra.;Num. fra.;Proveedor;CIF;Categoría;Base imp.;% IVA;Total fra.',
        '08/10/2026;QX-1;Papereria Exemple, SL;B65410011;Gasolina;100,00;21;121,00',
        '08/10/2026;QX-2;Papereria Exemple, SL;B65410011;gasolina;50,00;21;60,50',
        '08/10/2026;QX-3;Papereria Exemple, SL;B65410011;Paper i tinta;10,00;21;12,10',
        'TOTALS;;;;;160,00;;193,60',
      ].join('\r\n'),
    );
    expect(opened.proposta).toEqual([
      'data',
      'num_factura',
      'proveidor',
      'nif',
      'tipus_despesa',
      'base',
      'iva',
      'total',
    ]);
    const bare = await review(opened);
    expect([opened.total, bare.items.length, bare.tipus_no_trobats.length]).toEqual([4, 3, 2]);
    const tipus_escrits = [
      { text: 'Gasolina', tipus_despesa_fk: TIPUS.combustible },
      { text: 'Paper i tinta', tipus_despesa_fk: TIPUS.papereria },
    ];
    const mapped = await review(opened, { tipus_escrits });
    expect([mapped.amb_faltes, mapped.bones, mapped.tipus_no_trobats.length]).toEqual([0, 3, 2]);
    expect(await run(opened, { tipus_escrits })).toMatchObject({ resultat: { creats: 3 } });
    const made = await Promise.all((await list('QX-')).map(({ id }) => office.get(id)));
    expect(made.map(({ linies }) => linies[0]?.tipus_despesa_fk)).toEqual([
      TIPUS.combustible,
      TIPUS.combustible,
      TIPUS.papereria,
    ]);
    const alone = await sheet(';;;;;;160,00;;;;;;');
    expect((await told(alone)).length).toBe(1);
  });

  test('of which a row says another over again asks, and leaves it out by itself; lines of one invoice with its total are all there', async () => {
    const row = '07/10/2026;RR-1;Papereria Exemple, SL;B65410011;Paper;;60,00;21;;72,60;;;';
    const tot = row.replace('RR-1', 'RR-2').replace('72,60', '145,20');
    const opened = await sheet(row, row, row.replace('Paper;;60', 'Tinta;;60'), tot, tot);
    expect(await told(opened)).toEqual([[2], [3, 'fila_repetida '], [4], [5], [6]]);
    const before = (await list('RR-')).length;
    expect(await run(opened)).toMatchObject({ resultat: { creats: 2 } });
    const made = (await list('RR-')).slice(before);
    expect(made.map(({ num_factura, total }) => [num_factura, total])).toEqual([
      ['RR-1', 14_520],
      ['RR-2', 14_520],
    ]);
    const once = await sheet(row.replaceAll('RR-1', 'RR-3'), row.replaceAll('RR-1', 'RR-3'));
    expect(await run(once, { acceptades: 'totes' })).toMatchObject({ resultat: { creats: 2 } });
  });

  test('that was opened twice and comes in once: what was accepted before is not what came in meanwhile', async () => {
    const row = '07/10/2026;RE-1;Papereria Exemple, SL;B65410011;Paper;;60,00;21;;72,60;;;';
    const [one, other] = [await sheet(row), await sheet(row)];
    office.app.clock.pass(1000);
    expect(await run(one)).toMatchObject({ resultat: { creats: 1 } });
    for (const acceptades of [[2], 'totes'])
      expect(await run(await (acceptades === 'totes' ? sheet(row) : other), { acceptades })).toMatchObject({
        resultat: acceptades === 'totes' ? { creats: 1, saltats: 0 } : { creats: 0, saltats: 1 },
      });
    const { raw } = await office.app.call(importacioDespesaRoutes.informe, of(other.id));
    expect(raw.toString()).toContain('no hi era quan vau revisar');
  });

  test('whose column withholds nothing of what bears it asks; where no column says it, the kind does', async () => {
    const rent = (n: string, irpf: string) =>
      `07/10/2026;${n};Lloguers Exemple, SL;B17123456;Lloguer;${TIPUS.lloguer};600,00;21;${irpf};726,00;;;`;
    expect(await told(await sheet(rent('W-1', '0'), rent('W-2', '19')))).toEqual([
      [2, 'sense_retencio_esperada irpf'],
      [3],
    ]);
  });

  test('withholding something of no row that has an amount asks, for no form would tell it', async () => {
    const rows = (n: string, first: string, second: string) => [
      `08/10/2026;${n};Papereria Exemple, SL;B65410011;Paper;100,00;21;${first}`,
      `08/10/2026;${n};Papereria Exemple, SL;B65410011;Ports;0,00;21;${second}`,
    ];
    const opened = await open(
      ['Data;Núm. factura;Proveïdor;NIF;Concepte;Base;% IVA;% IRPF;Retenció']
        .concat(rows('SL-1', '0;', '15;15,00'), rows('SL-2', '15;15,00', '0;'))
        .join('\r\n'),
    );
    expect(await told(opened)).toEqual([[2, 'retingut_sense_linia retingut'], [3], [4], [5]]);
    expect((await review(opened)).items[0]?.avisos[0]?.missatge).toContain('15,00');
  });

  test('asks where a tax id is of somebody called otherwise, on each row that says so, and counts apart what waits for it', async () => {
    const lines = (...named: readonly string[]) =>
      named.map((one, at) => `06/10/2026;N-${at + 1};${one};;;10,00;21;;;;;`);
    const opened = await sheet(
      ...lines(
        'Papereria Exemple;B65410011',
        'EXEMPLE PAPERERÍA S.L.;B65410011',
        'Gestoría Peña;B65410011',
        'Peña Nova, SL;B17123456',
        'Nova Peña;B17123456',
        'Una altra;B17123456',
      ),
      '06/10/2026;N-7;Papereria Exemple, SL;B65410011;;;10,00;21;;;;;',
      '06/10/2026;N-7;Gestoría Peña;B65410011;;;5,00;21;;;;;',
    );
    const found = await review(opened);
    const asked = found.items.map(({ fila, avisos }) => [
      fila,
      ...avisos.filter(({ codi }) => codi === 'proveidor_altre_nom').map(({ missatge }) => missatge),
    ]);
    expect(asked.filter((row) => row.length > 1).map(([fila]) => fila)).toEqual([4, 7, 9]);
    expect(asked[2]?.[1]).toContain('Gestoría Peña');
    expect(asked[2]?.[1]).toContain('Papereria Exemple, SL');
    const waiting = found.items.filter(({ avisos }) => avisos.length > 0);
    const expenses = new Map(waiting.map(({ de_fila, total_despesa }) => [de_fila, total_despesa]));
    expect(found.per_acceptar).toMatchObject({
      despeses: expenses.size,
      total: [...expenses.values()].reduce<number>((sum, one) => sum + (one ?? 0), 0),
    });
    expect(found.sense_avisos.despeses + found.per_acceptar.despeses).toBe(7);
    expect(await run(opened, {})).toMatchObject({ resultat: { creats: found.sense_avisos.despeses } });
  });

  test('in a workbook has numbers, days and formulas; without a rate it is found from the amounts, or from the kind', async () => {
    const workbook = (
      columns: readonly (readonly [string, 'text' | 'data' | 'import' | 'numero'])[],
      ...rows: (string | number | null)[][]
    ) => writeWorkbook([{ title: 'Despeses', columns: columns.map(([head, kind]) => ({ head, kind })), rows }]);
    const quotas = await open(
      await workbook(
        [
          ['Fecha', 'data'],
          ['Factura', 'text'],
          ['Proveedor', 'text'],
          ['Base imponible', 'numero'],
          ['Cuota IVA', 'numero'],
        ],
        ['2026-10-08', 'W-1', 'Papereria Exemple, SL', 150.5, 31.605],
        ['2026-10-08', 'W-2', 'Papereria Exemple, SL', 100, 7],
        ['2026-10-08', 'W-3', 'Papereria Exemple, SL', 100, 0],
      ),
    );
    expect(await told(quotas)).toEqual([[2], [3, 'iva_no_deduit iva', 'quota_sense_iva quota'], [4]]);
    const totals = await open(
      await workbook(
        [
          ['Fecha', 'data'],
          ['Factura', 'text'],
          ['Proveedor', 'text'],
          ['Tipo de gasto', 'text'],
          ['Total', 'import'],
        ],
        ['2026-10-08', 'W-4', 'Papereria Exemple, SL', 'Papelería y consumibles', 12_100],
        ['2026-10-08', 'W-5', 'Papereria Exemple, SL', 'Libros y normas', 10_00],
      ),
    );
    const { items } = await review(totals);
    expect(items.map((row) => [row.base, row.quota, row.total])).toEqual([
      [10_000, 2100, 12_100],
      [962, 38, 1000],
    ]);
  });

  test.each(LANGUAGES)('the template in «%s» is understood whole, and makes its two expenses', async (language) => {
    const { raw, headers } = await office.app.call(importacioDespesaRoutes.plantilla, {
      ...office.at(),
      headers: { 'accept-language': language },
    });
    expect(headers['content-type']).toContain('spreadsheetml');
    const opened = await open(raw);
    expect(opened.proposta).not.toContain(null);
    expect(await review(opened)).toMatchObject({
      bones: 3,
      amb_faltes: 0,
      sense_avisos: { despeses: 2, total: 12_100 + 8_130, nous: 2 },
    });
  });
});

import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { agentRoutes } from '#areas/agent/contract/routes.ts';
import { trimestreRoutes } from '#areas/empresa/contract/trimestres.ts';
import type { Database } from '#server/database/database.ts';
import type { CompanyContext } from '#server/http/context.ts';
import { buildTreball } from '#tests/support/builders.ts';
import { type DespesaOffice, openDespesaOffice } from '#tests/support/despesa.ts';
import { importsIn } from '#tests/support/despesa-import.ts';
import { type ImportCampDespesa, importacioDespesaRoutes } from '../../contract/importacio.ts';
import { despesaRoutes } from '../../contract/routes.ts';
import { despesaImportJob } from './importacio.ts';

let office: DespesaOffice;
beforeAll(async () => {
  office = await openDespesaOffice();
});
afterAll(() => office.app.close());
const { of, sheet, review, run, list, told } = importsIn(() => office);

describe('an import of expenses', () => {
  test('of a closed quarter is refused row by row, also where it closes between the review and the import; none comes in', async () => {
    const opened = await sheet(
      '05/02/2025;Q-1;Papereria Exemple, SL;;;;10,00;21;;;;;',
      '05/05/2025;Q-2;Papereria Exemple, SL;;;;10,00;21;;;;;',
    );
    expect(await told(opened)).toEqual([[2], [3]]);
    const params = { id: office.by.empresaId, exercici: 2025, trimestre: 1 };
    await office.app.ok(trimestreRoutes.tanca, { token: office.by.token, params } as never);
    expect(await told(opened)).toEqual([[2, 'trimestre_tancat data'], [3]]);
    await run(opened);
    expect((await list('Q-')).map((one) => one.num_factura)).toEqual(['Q-2']);
    const second = { ...params, trimestre: 2 };
    await office.app.ok(trimestreRoutes.tanca, { token: office.by.token, params: second } as never);
    expect(await office.app.ok(importacioDespesaRoutes.desfer, of(opened.id))).toEqual({ suprimits: 0, conservats: 1 });
    // Once its quarter is open again, it goes.
    const body = { motiu: 'Importada per error' };
    await office.app.ok(trimestreRoutes.reobre, { token: office.by.token, params: second, body } as never);
    expect(await office.app.ok(importacioDespesaRoutes.desfer, of(opened.id))).toEqual({ suprimits: 1, conservats: 0 });
    expect(await list('Q-')).toEqual([]);
    expect((await office.app.call(importacioDespesaRoutes.desfer, of(opened.id))).body.codi).toBe('importacio_no_feta');
  });

  test('that dies before its end writes nothing; run again, it comes in once, and its numbers have no gap', async () => {
    const opened = await sheet(
      '05/10/2026;D-1;Mortal Exemple, SL;A11111119;;;10,00;21;;;;;',
      '06/10/2026;D-2;Mortal Exemple, SL;A11111119;;;10,00;21;;;;;',
    );
    const { database, clock, platform } = office.app;
    const dying: Database = {
      ...database,
      write: (work) =>
        database.write(async (db) => {
          const done = await work(db);
          const n = await db.selectFrom('despesa').select('id').where('num_factura', 'like', 'D-%').execute();
          if (n.length > 0) throw new Error('killed');
          return done;
        }),
    };
    const context = {
      db: database.read,
      database: dying,
      clock,
      language: 'ca',
      caller: { usuariId: office.by.usuariId, nom: 'Despatx' },
      empresa: { id: office.by.empresaId, rol: office.by.rol },
      signal: new AbortController().signal,
      progress: () => {},
      text: (key: string) => key,
    } as unknown as CompanyContext;
    const last = (await list()).at(-1)?.numero ?? 0;
    const job = despesaImportJob({ files: platform.files });
    await expect(job.run(context, { id: opened.id, columnes: opened.proposta })).rejects.toThrow('killed');
    expect(await list('D-')).toEqual([]);
    const { token } = office.by;
    expect((await office.app.ok(agentRoutes.list, { token, query: { search: 'mortal' } })).total).toBe(0);
    await run(opened);
    expect((await list('D-')).map((one) => one.numero)).toEqual([last + 1, last + 2]);
    expect((await office.app.ok(agentRoutes.list, { token, query: { search: 'mortal' } })).total).toBe(1);
    const again = await office.app.call(importacioDespesaRoutes.fer, {
      ...of(opened.id),
      body: { columnes: opened.proposta } as never,
    });
    expect(again.body.codi).toBe('importacio_feta');
  });

  test('an expense that its form would not take does not come in: too many lines, too many works, works of both signs', async () => {
    const works = await Promise.all(Array.from({ length: 51 }, () => buildTreball(office.app, office.by)));
    const row = (num: string, base: string, treball = '') =>
      `05/10/2026;${num};Papereria Exemple, SL;;;;${base};21;;;${treball};;`;
    const [one, other] = works.map(({ codi }) => codi);
    const opened = await sheet(
      ...Array.from({ length: 101 }, (_, at) => row('L-101', `${at + 1},00`)),
      ...works.map(({ codi }) => row('W-51', '10,00', codi)),
      row('S-2', '100,00', one),
      row('S-2', '-20,00', other),
      row('S-0', '100,00', one),
      row('S-0', '-100,00', other),
      // Those that it does take.
      ...Array.from({ length: 100 }, (_, at) => row('L-100', `${at + 1},00`)),
      ...works.slice(1).map(({ codi }) => row('W-50', '10,00', codi)),
      row('S-1', '100,00', one),
      row('S-1', '-20,00', one),
      row('S-3', '-100,00', one),
      row('S-3', '-20,00', other),
    );
    const { items } = await review(opened, { limit: 500 });
    const leads = items.filter(({ fila, de_fila }) => fila === de_fila);
    expect(leads.map(({ num_factura, faltes }) => [num_factura, ...faltes.map(({ codi }) => codi)])).toEqual([
      ['L-101', 'linies_massa'],
      ['W-51', 'treballs_massa'],
      ['S-2', 'treballs_signe'],
      ['S-0', 'treballs_signe'],
      ['L-100'],
      ['W-50'],
      ['S-1'],
      ['S-3'],
    ]);
    const done = await run(opened, { acceptades: 'totes' });
    expect(done.resultat).toMatchObject({ creats: 4 });
    for (const { id } of [...(await list('L-100')), ...(await list('W-50')), ...(await list('S-3'))]) {
      const { versio, linies, treballs } = await office.get(id);
      const again = { versio, linies, treballs, avisos_acceptats: ['num_factura_repetit'] };
      await office.app.ok(despesaRoutes.update, { ...office.at(id), body: again as never });
    }
  });

  test('taken back gives its numbers again, unless another expense came after it', async () => {
    const rows = [1, 2, 3].map((n) => `05/11/2025;G-${n};Papereria Exemple, SL;;;;10,00;21;;;;;`);
    const { numero } = await office.create({ data: '2025-11-01' });
    const undone = await sheet(...rows);
    await run(undone);
    await office.app.ok(importacioDespesaRoutes.desfer, of(undone.id));
    expect((await office.create({ data: '2025-11-02' })).numero).toBe(numero + 1);
    const followed = await sheet(...rows);
    await run(followed);
    expect((await office.create({ data: '2025-11-03' })).numero).toBe(numero + 5);
    await office.app.ok(importacioDespesaRoutes.desfer, of(followed.id));
    expect((await office.create({ data: '2025-11-04' })).numero).toBe(numero + 6);
    // What is kept of one, since it was changed, keeps its number; those after it are free.
    const kept = await sheet(...rows);
    await run(kept);
    const [first] = (await list('G-1')).filter((one) => one.exercici === 2025);
    const { versio } = await office.get(first?.id ?? 0);
    await office.app.ok(despesaRoutes.update, {
      ...office.at(first?.id ?? 0),
      body: { versio, observacions: 'Vista' } as never,
    });
    await office.app.ok(importacioDespesaRoutes.desfer, of(kept.id));
    expect((await office.create({ data: '2025-11-05' })).numero).toBe(numero + 8);
  });

  test('accepts what its review warned of: what a row warns of since then leaves it out, whoever else saw it', async () => {
    const row = (num: string) => `05/10/2027;${num};Papereria Exemple, SL;B65410011;;;10,00;21;;;;;`;
    const [seen, again] = [await sheet(row('V-1')), await sheet(row('V-1'))];
    expect(await told(seen)).toEqual([[2, 'data_futura data']]);
    const twin = { num_factura: 'V-1', data: '2027-03-01', avisos_acceptats: ['data_futura', 'num_factura_repetit'] };
    await office.create(twin);
    // Somebody else sees it: what they saw is theirs.
    const other = await office.app.addMember(office.by.empresaId, 'gestor');
    const { proposta: columnes } = seen;
    const asked = {
      token: other.token,
      params: { id: office.by.empresaId, iid: seen.id },
      body: { columnes } as never,
    };
    const theirs = await office.app.ok(importacioDespesaRoutes.revisio, asked);
    expect(theirs.items[0]?.avisos.map(({ codi }) => codi)).toEqual(['num_factura_repetit', 'data_futura']);
    expect(await run(seen, { acceptades: 'totes' })).toMatchObject({ resultat: { creats: 0, saltats: 1 } });
    const { raw } = await office.app.call(importacioDespesaRoutes.informe, of(seen.id));
    expect(raw.toString()).toContain('no hi era quan vau revisar');
    // The same warning of another expense is not what was seen either.
    expect((await told(again))[0]).toEqual([2, 'num_factura_repetit num_factura', 'data_futura data']);
    await office.create(twin);
    expect(await run(again, { acceptades: [2] })).toMatchObject({ resultat: { creats: 0, saltats: 1 } });
    const last = await sheet(row('V-1'));
    await review(last);
    expect(await run(last, { acceptades: [2] })).toMatchObject({ resultat: { creats: 1, saltats: 0 } });
  });

  test('a later page of a review speaks for its own rows, the first one for those that nobody reads on to', async () => {
    const opened = await sheet(
      ...[1, 2, 3].map((n) => `05/10/2027;P-${n};Papereria Exemple, SL;B65410011;;;10,00;21;;;;;`),
    );
    await review(opened, { limit: 1 });
    for (const n of [1, 2, 3])
      await office.create({ num_factura: `P-${n}`, data: '2027-03-01', avisos_acceptats: ['data_futura'] });
    await review(opened, { limit: 1, offset: 1 });
    expect(await run(opened, { acceptades: 'totes' })).toMatchObject({ resultat: { creats: 1, saltats: 2 } });
    expect((await list('P-2')).length).toBe(2);
  });

  test('another company’s, or of a role that may not, is not there', async () => {
    const opened = await sheet('05/10/2026;Z-1;Papereria Exemple, SL;;;;10,00;21;;;;;');
    const technician = await office.app.addMember(office.by.empresaId, 'tecnic');
    const asked = { token: technician.token, params: { id: office.by.empresaId, iid: opened.id }, query: {} };
    expect((await office.app.call(importacioDespesaRoutes.get, asked)).status).toBe(403);
    const columnes: (ImportCampDespesa | null)[] = [];
    expect(
      (await office.app.call(importacioDespesaRoutes.revisio, { ...of(opened.id + 1), body: { columnes } as never }))
        .status,
    ).toBe(404);
  });
});

import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { agentRoutes } from '#areas/agent/contract/routes.ts';
import { cobramentRoutes } from '#areas/factura/contract/cobraments.ts';
import { desferRoutes } from '#contract/desfer.ts';
import { buildAgent, buildTreball } from '#tests/support/builders.ts';
import { type FacturaOffice, linia, openFacturaOffice } from '#tests/support/factura.ts';
import { facturaAccioRoutes } from '../contract/accions.ts';
import { facturaRoutes } from '../contract/routes.ts';

let office: FacturaOffice;
beforeAll(async () => {
  office = await openFacturaOffice();
});
afterAll(() => office.app.close());

describe('drafts', () => {
  test('a draft has its sums and no number; saving it again says what it says', async () => {
    const factura = await office.draft({ linies: [linia('1757.50')] });
    expect(factura).toMatchObject({ estat: 'esborrany', numero: null, exercici: null, serie: 'A', pendent: 212_658 });
    expect(factura.totals).toMatchObject({ base: 175_750, quotes: 36_908, total_factura: 212_658 });
    const { body } = await office.app.call(facturaRoutes.update, {
      ...office.at(factura.id),
      body: { versio: factura.versio, data: factura.data, linies: factura.linies, venciments: factura.venciments },
    });
    expect(body).toMatchObject({ versio: 2, data: factura.data, totals: factura.totals });
  });

  test('probes 1 and 4: taxes are of the base of each rate, rounded once and half up', async () => {
    const three = await office.draft({ linies: [linia('299.33'), linia('179.33'), linia('99.34')] });
    expect(three.totals).toMatchObject({ base: 57_800, quotes: 12_138, total_factura: 69_938 });
    const list = await office.app.ok(facturaRoutes.list, office.at());
    expect(list.items.find((one) => one.id === three.id)).toMatchObject({ base: 57_800, quota: 12_138 });
  });

  test('probe 46: what is kept back as a guarantee is the same on each, and lowers what is pending', async () => {
    for (let n = 0; n < 3; n += 1) {
      const factura = await office.issued({
        linies: [linia('1200')],
        retencio: { percentatge: '5', sobre: 'base' },
      });
      expect(factura.totals).toMatchObject({ base: 120_000, total_factura: 145_200, retencio: 6_000 });
      expect(factura.pendent).toBe(139_200);
    }
  });

  test('probe 14: opened and saved five times, at any hour, its dates are those that were written', async () => {
    let factura = await office.draft({
      data: '2026-11-01',
      data_operacio: '2026-10-31',
      venciments: [{ data: '2026-12-01', import: null }],
    });
    const dates = [factura.data, factura.data_operacio, factura.venciments];
    for (const hour of ['00:00', '00:59', '12:00', '22:30', '23:59']) {
      office.app.clock.set(`2026-11-28T${hour}:00.000Z`);
      const { versio, data, data_operacio, venciments } = factura;
      const { body } = await office.app.call(facturaRoutes.update, {
        ...office.at(factura.id),
        body: { versio, data, data_operacio, venciments, notes: hour },
      });
      factura = body;
      expect([factura.data, factura.data_operacio, factura.venciments]).toEqual(dates);
    }
    office.app.clock.set('2026-11-28T09:00:00.000Z');
  });

  test('a price typed with taxes decides the price without', async () => {
    const factura = await office.draft({ linies: [linia('0', { preu_iva: '121' })] });
    expect(factura.linies[0]?.preu).toBe('100');
    expect(factura.totals.total_factura).toBe(12_100);
  });

  test('many units of a price typed with taxes come to what was typed, and a price of 8 places is a price', async () => {
    const many = linia('0', { quantitat: '5000', preu_iva: '0.10' });
    const { linies, totals } = await office.draft({ linies: [many] });
    expect(linies[0]).toMatchObject({ preu: '0.08264463', preu_iva: '0.10' });
    expect([totals.base, totals.quotes, totals.total_factura]).toEqual([41_322, 8_678, 50_000]);
    const refused = await office.app.call(facturaRoutes.create, {
      ...office.at(),
      body: { linies: [linia('0.123456789')] } as never,
    });
    expect(refused.body.camps).toMatchObject([{ cami: 'linies.0.preu', codi: 'decimal_incorrecte' }]);
    expect(refused.body.camps[0].missatge).toContain('8 decimals');
  });

  test('what cannot be added up, or is no line of an invoice, is refused where it is', async () => {
    const refused = async (fields: Record<string, unknown>) => {
      const { status, body } = await office.app.call(facturaRoutes.create, { ...office.at(), body: fields });
      return [status, body.camps?.[0]?.cami ?? '', body.camps?.[0]?.codi ?? body.codi, body.detail];
    };
    const [status, , codi, detail] = await refused({ descomptes: [{ import: 100 }] });
    expect([status, codi]).toEqual([422, 'ajust_sense_base']);
    expect(detail).toContain('descompte');
    const huge = linia('999999999', { quantitat: '999999' });
    expect((await refused({ linies: [huge] }))[2]).toBe('import_massa_gran');
    // Nor a line that a discount, or another line, would bring back within bounds.
    expect((await refused({ linies: [{ ...huge, descompte: '100' }] }))[2]).toBe('import_massa_gran');
    const back = linia('-999999999', { quantitat: '999999' });
    expect((await refused({ linies: [huge, back, linia('1')] }))[2]).toBe('import_massa_gran');
    expect((await refused({ linies: [linia('1', { opcio: true })] })).slice(1, 3)).toEqual([
      'linies.0.opcio',
      'opcio_en_factura',
    ]);
    expect((await refused({ linies: [linia('1', { iva_fk: 99_999 })] }))[1]).toBe('linies.0.iva_fk');
    expect((await refused({ agent_fk: 1 }))[2]).toBe('agent_desconegut');
    expect((await refused({ treball_fk: 1 }))[2]).toBe('treball_desconegut');
    expect((await refused({ serie: 'ZZ' }))[2]).toBe('serie_desconeguda');
    expect((await refused({ serie: 'R' }))[2]).toBe('serie_altre_tipus');
  });

  test('a work is invoiced once it has a developer, closed or not', async () => {
    const bare = await buildTreball(office.app, office.by);
    const { body } = await office.app.call(facturaRoutes.create, { ...office.at(), body: { treball_fk: bare.id } });
    expect(body.camps).toMatchObject([{ cami: 'treball_fk', codi: 'sense_promotor' }]);
    const { body: functions } = await office.app.send('GET', '/api/funcio', { token: office.by.token });
    const PRO = functions.find((one: { codi: string }) => one.codi === 'PRO').id;
    const treball = await buildTreball(office.app, office.by, {
      agents: [{ agent_fk: office.clientId, funcio_fk: PRO }],
    });
    const closed = await office.app.send('POST', `/api/treball/${treball.id}/finalize`, {
      token: office.by.token,
      body: {},
    });
    expect(closed.status).toBe(200);
    const factura = await office.issued({ treball_fk: treball.id });
    const paid = await office.app.ok(cobramentRoutes.create, { ...office.at(factura.id), body: {} });
    expect(paid.situacio).toBe('cobrada');
    const listed = await office.app.ok(facturaRoutes.ofTreball, {
      token: office.by.token,
      params: { id: treball.id },
    });
    expect(listed.items.map((one) => one.id)).toEqual([factura.id]);
    const open = await office.app.send('POST', `/api/treball/${treball.id}/unfinalize`, {
      token: office.by.token,
      body: {},
    });
    expect(open.status).toBe(200);
    const gone = await office.app.send('DELETE', `/api/treball/${treball.id}`, { token: office.by.token });
    expect([gone.status, gone.body.codi]).toEqual([409, 'treball_amb_factures']);
  });

  test('two who edit the same draft: the second is told', async () => {
    const factura = await office.draft();
    const write = (notes: string) =>
      office.app.call(facturaRoutes.update, { ...office.at(factura.id), body: { versio: 1, notes } });
    expect((await write('a')).status).toBe(200);
    const { status, body } = await write('b');
    expect([status, body.codi, body.actual.notes]).toEqual([409, 'versio_obsoleta', 'a']);
  });

  test('a draft goes and comes back; what was issued does not go', async () => {
    const factura = await office.draft({ notes: 'Torna' });
    const { desfer } = await office.app.ok(facturaRoutes.remove, office.at(factura.id));
    expect((await office.app.call(facturaRoutes.get, office.at(factura.id))).status).toBe(404);
    await office.app.send('POST', `/api/desfer/${desfer.id}`, { token: office.by.token, body: {} });
    expect(await office.get(factura.id)).toEqual(factura);
    const issued = await office.issued();
    const { status, body } = await office.app.call(facturaRoutes.remove, office.at(issued.id));
    expect([status, body.codi]).toEqual([409, 'factura_emesa']);
  });

  test('an agent with invoices is not deleted; its new data reach the draft and never what was issued', async () => {
    const { app, by } = office;
    const draft = await office.draft();
    const issued = await office.issued();
    const gone = await app.send('DELETE', `/api/agent/${office.clientId}`, { token: by.token });
    expect([gone.status, gone.body.codi]).toEqual([409, 'en_us']);
    expect(gone.body.usos).toContainEqual(
      expect.objectContaining({ tipus: 'factura', id: issued.id, nom: issued.numero }),
    );
    const agent = await app.ok(agentRoutes.get, { token: by.token, params: { id: office.clientId } });
    await app.ok(agentRoutes.update, {
      token: by.token,
      params: { id: agent.id },
      body: { versio: agent.versio, rao_social: 'Promocions Noves, SL' },
    });
    expect((await office.get(draft.id)).desfasat).toBe(true);
    const { body } = await app.call(facturaRoutes.comprova, office.at(draft.id));
    expect(body.problemes).toMatchObject([{ codi: 'agent_desfasat', nivell: 'avis' }]);
    await app.send('GET', '/api/agent/sincronitza', { token: by.token });
    expect((await office.get(draft.id)).agent?.nom).toBe('Promocions Noves, SL');
    expect((await office.get(issued.id)).agent?.nom).toBe('Promocions Exemple, SL');
  });
});

describe('issuing', () => {
  test('probe 9: a draft has no number; the number comes on issue and no hole is left by a draft that goes', async () => {
    const one = await office.issued();
    const dropped = await office.draft();
    await office.app.ok(facturaRoutes.remove, office.at(dropped.id));
    const two = await office.issued();
    const of = (numero: string | null) => Number(numero?.slice(-5));
    expect(of(two.numero)).toBe(of(one.numero) + 1);
    expect(one).toMatchObject({ estat: 'emesa', situacio: 'emesa', exercici: 2026, serie: 'A' });
    const next = await office.app.ok(facturaRoutes.next, { ...office.at(), query: { tipus: 'ordinaria' } });
    expect(next).toMatchObject({ numero: of(two.numero) + 1, data_minima: two.data });
  });

  test('probe 10: fifty issued at once have fifty consecutive numbers and no error', async () => {
    const drafts = [];
    for (let n = 0; n < 50; n += 1) drafts.push(await office.draft());
    const before = await office.app.ok(facturaRoutes.next, { ...office.at(), query: {} });
    const issued = await Promise.all(drafts.map((draft) => office.issue(draft)));
    const numbers = issued.map((one) => Number(one.numero?.slice(-5))).sort((a, b) => a - b);
    expect(numbers).toEqual(Array.from({ length: 50 }, (_, n) => before.numero + n));
  });

  test('probe 11: a double click and a replayed call issue once and create once', async () => {
    const draft = await office.draft();
    const before = await office.app.ok(facturaRoutes.next, { ...office.at(), query: {} });
    const both = await Promise.all([office.issue(draft), office.issue(draft)]);
    expect(both[0]?.numero).toBe(both[1]?.numero);
    const after = await office.app.ok(facturaRoutes.next, { ...office.at(), query: {} });
    expect(after.numero).toBe(before.numero + 1);
    const once = { ...office.at(), headers: { 'idempotency-key': 'doble' }, body: { notes: 'Doble' } };
    const [a, b] = [await office.app.ok(facturaRoutes.create, once), await office.app.ok(facturaRoutes.create, once)];
    expect(b.id).toBe(a.id);
  });

  test('a date before the last of its series, or to come, is refused naming the date that is possible', async () => {
    const last = await office.issued();
    const draft = await office.draft({ data: '2026-01-02' });
    const asked = (data: string) =>
      office.app.call(facturaAccioRoutes.emetre, { ...office.at(draft.id), body: { versio: draft.versio, data } });
    const { status, body } = await asked('2026-01-02');
    expect([status, body.camps[0].cami, body.camps[0].codi]).toEqual([422, 'data', 'data_anterior']);
    expect(body.camps[0].missatge).toContain('28/11/2026');
    expect((await asked('2026-12-01')).body.camps[0].codi).toBe('data_futura');
    const { body: check } = await office.app.call(facturaRoutes.comprova, office.at(draft.id));
    expect(check).toMatchObject({ pot: false, data_minima: last.data });
    expect((await asked('2026-11-28')).body.data).toBe('2026-11-28');
    // Another exercise counts from one.
    const late = await office.draft({ data: '2025-12-31' });
    const { problemes } = await office.app.ok(facturaRoutes.comprova, office.at(late.id));
    expect(problemes.map(({ codi, cami }) => [codi, cami])).toEqual([['data_exercici_passat', 'data']]);
    // An earlier quarter of this one asks too; thirty-one days do not.
    for (const [data, told] of [
      ['2026-09-30', ['data_trimestre_passat']],
      ['2026-10-01', []],
    ] as const) {
      const { id } = await office.draft({ data });
      const found = (await office.app.ok(facturaRoutes.comprova, office.at(id))).problemes;
      expect(found.filter(({ nivell }) => nivell === 'avis').map(({ codi }) => codi)).toEqual(told);
    }
    const done = await office.draft({ data_operacio: '2024-01-20' });
    const { problemes: past } = await office.app.ok(facturaRoutes.comprova, office.at(done.id));
    expect(past.map(({ codi, cami }) => [codi, cami])).toEqual([['operacio_exercici_passat', 'data_operacio']]);
    const old = await office.issue(late, { avisos_acceptats: ['data_exercici_passat'] });
    expect(old).toMatchObject({ numero: 'A-2025-00001', exercici: 2025 });
  });

  test('what is missing is told all at once, and nothing is numbered', async () => {
    const { body: draft } = await office.app.call(facturaRoutes.create, { ...office.at(), body: {} });
    const { status, body } = await office.app.call(facturaAccioRoutes.emetre, {
      ...office.at(draft.id),
      body: { versio: 1 },
    });
    expect(status).toBe(422);
    expect(body.camps.map((one: { codi: string }) => one.codi)).toEqual(['sense_linies', 'sense_receptor']);
    expect(body.camps.every((one: { missatge: string }) => one.missatge.length > 8)).toBe(true);
    expect((await office.get(draft.id)).numero).toBeNull();
  });

  test('tax ids of both have to be right; endings that are only contested ask', async () => {
    const ids = ['B85626241', '', 'C1234567D'];
    const told: string[] = [];
    for (const nif of ids) {
      const agent = await office.app.ok(agentRoutes.create, {
        token: office.by.token,
        body: {
          tipus_persona: 'E',
          rao_social: `Client ${nif}, SL`,
          nif,
          adreces: [{ via: 'Carrer Nou, 3' }],
          avisos_acceptats: ['nif_incorrecte', 'nif_dubtos'],
        },
      });
      const draft = await office.draft({ agent_fk: agent.id });
      const { body } = await office.app.call(facturaRoutes.comprova, office.at(draft.id));
      told.push(body.problemes.map((one: { codi: string; nivell: string }) => `${one.codi} ${one.nivell}`).join());
    }
    expect(told).toEqual(['receptor_nif_incorrecte error', 'receptor_sense_nif error', 'receptor_nif_dubtos avis']);
  });

  test('an issued invoice takes notes, tags and due dates, and nothing else', async () => {
    const issued = await office.issued();
    const write = (more: Record<string, unknown>) =>
      office.app.call(facturaRoutes.update, { ...office.at(issued.id), body: { versio: issued.versio, ...more } });
    for (const more of [{ linies: [linia('1')] }, { data: '2026-11-27' }, { agent_fk: null }, { observacions: 'x' }]) {
      const { status, body } = await write(more);
      expect([status, body.codi]).toEqual([409, 'factura_emesa']);
    }
    const short = await write({ venciments: [{ data: '2026-12-28', import: 1 }] });
    expect(short.body.camps).toMatchObject([{ cami: 'venciments', codi: 'venciments_no_sumen' }]);
    const after = await write({
      notes: 'Trucar',
      etiquetes: ['obra'],
      venciments: [{ data: '2026-12-28', import: null }],
    });
    expect(after.body).toMatchObject({ notes: 'Trucar', etiquetes: ['obra'], totals: issued.totals });
    const before = { versio: after.body.versio, venciments: [{ data: '2026-11-01', import: null }] };
    const asked = await write(before);
    expect([asked.status, asked.body.avisos]).toEqual([
      409,
      [expect.objectContaining({ codi: 'venciment_anterior', cami: 'venciments' })],
    ]);
    expect((await office.get(issued.id)).venciments).toEqual([expect.objectContaining({ data: '2026-12-28' })]);
    expect((await write({ ...before, avisos_acceptats: ['venciment_anterior'] })).status).toBe(200);
  });

  test('withholding that turns negative under a positive base is told on its line, and lets go on', async () => {
    const irpf_fk = 2;
    const draft = await office.draft({
      linies: [linia('100'), linia('-10', { irpf_fk })],
    });
    const { pot, problemes } = await office.app.ok(facturaRoutes.comprova, office.at(draft.id));
    expect(draft.totals.retingut).toBeLessThan(0);
    expect(pot).toBe(true);
    expect(problemes).toContainEqual(
      expect.objectContaining({ codi: 'retingut_negatiu', nivell: 'avis', cami: 'linies.1.irpf_fk' }),
    );
    const { problemes: none } = await office.app.ok(
      facturaRoutes.comprova,
      office.at((await office.draft({ linies: [linia('100', { irpf_fk }), linia('-10', { irpf_fk })] })).id),
    );
    expect(none.map(({ codi }) => codi)).not.toContain('retingut_negatiu');
  });

  test('a person who bills a company without withholding is asked about it, and refused nothing', async () => {
    const { app, by } = office;
    // One that has issued keeps its kind of person: this one is taken for what it never was.
    const setPersona = (tipus_persona: 'E' | 'F') =>
      app.database.write((db) =>
        db.updateTable('empresa').set({ tipus_persona }).where('id', '=', by.empresaId).execute(),
      );
    await setPersona('F');
    const asked = async (linies: readonly object[]) => {
      const { pot, problemes } = await app.ok(facturaRoutes.comprova, office.at((await office.draft({ linies })).id));
      return [pot, problemes.filter(({ codi }) => codi === 'sense_retencio').map(({ nivell, cami }) => [nivell, cami])];
    };
    expect(await asked([linia('1000')])).toEqual([true, [['avis', 'linies']]]);
    expect(await asked([linia('1000', { irpf_fk: 1 })])).toEqual([true, []]);
    // Whoever withholds nothing is not to be sent a bill that says that they do.
    const over = async (agent: Record<string, unknown> | null) => {
      const agent_fk = agent === null ? office.clientId : (await buildAgent(app, by, agent)).id;
      const draft = await office.draft({ agent_fk, linies: [linia('1000', { irpf_fk: 2 })] });
      const { problemes } = await app.ok(facturaRoutes.comprova, office.at(draft.id));
      return problemes
        .filter(({ codi }) => codi === 'retencio_de_mes')
        .map(({ nivell, missatge }) => [nivell, missatge]);
    };
    const person = {
      tipus_persona: 'F',
      nom: 'Anna',
      cognoms: 'Exemple',
      nif: '87654321X',
      promotor: true,
      contractista: false,
    };
    expect(await over(person)).toEqual([['avis', expect.stringContaining('150,00 €')]]);
    expect(await over({ ...person, nif: '00000001R', contractista: true })).toEqual([]);
    expect(await over({ rao_social: 'Bau GmbH', nif: 'DE136695976', nif_pais: 'DE', promotor: true })).toHaveLength(1);
    expect(await over(null)).toEqual([]);
    await setPersona('E');
    expect(await asked([linia('1000')])).toEqual([true, []]);
  });

  test('a simplified invoice needs no receiver up to its limit; over the greater one it is refused', async () => {
    const fields = { tipus: 'simplificada', agent_fk: null };
    const small = await office.issued({ ...fields, linies: [linia('330')] });
    expect(small.numero).toBe('S-2026-00001');
    const codis = async (preu: string) => {
      const draft = await office.draft({ ...fields, linies: [linia(preu)] });
      return (await office.app.ok(facturaRoutes.comprova, office.at(draft.id))).problemes.map((one) => one.codi);
    };
    expect(await codis('400')).toEqual(['simplificada_sectors']);
    expect(await codis('4000')).toEqual(['simplificada_massa_gran']);
  });

  test('a proforma is numbered apart and nothing is pending of it', async () => {
    const proforma = await office.issued({ tipus: 'proforma' });
    expect(proforma).toMatchObject({ numero: 'PF-2026-00001', pendent: 0, situacio: 'emesa' });
    const { status, body } = await office.app.call(cobramentRoutes.create, { ...office.at(proforma.id), body: {} });
    expect([status, body.codi]).toEqual([409, 'factura_no_cobrable']);
  });

  test('the invoice of a proforma is made of it once, and each leads to the other', async () => {
    const make = (fid: number) => office.app.call(facturaAccioRoutes.facturar, { ...office.at(fid), body: {} });
    const proforma = await office.issued({ tipus: 'proforma', linies: [linia('640')], observacions: 'Segons oferta' });
    const { body: draft } = await make(proforma.id);
    expect(draft).toMatchObject({
      tipus: 'ordinaria',
      serie: 'A',
      estat: 'esborrany',
      observacions: 'Segons oferta',
      totals: { base: 64_000 },
      proforma: { id: proforma.id, numero: proforma.numero },
    });
    expect((await office.get(proforma.id)).facturada_a).toEqual([{ id: draft.id, numero: '', tipus: 'ordinaria' }]);
    const again = await make(proforma.id);
    expect([again.status, again.body.codi]).toEqual([409, 'proforma_facturada']);
    const issued = await office.issue(draft);
    expect((await office.get(proforma.id)).facturada_a[0]?.numero).toBe(issued.numero);
    expect(
      (await office.app.call(facturaAccioRoutes.duplicate, { ...office.at(draft.id), body: {} })).body.proforma,
    ).toBeNull();
    await office.app.ok(facturaAccioRoutes.anullar, {
      ...office.at(issued.id),
      body: { versio: issued.versio, motiu: 'Client equivocat' },
    });
    expect((await make(proforma.id)).status).toBe(200);
    const none = await make(issued.id);
    expect([none.status, none.body.codi]).toEqual([409, 'proforma_no_emesa']);
  });

  test('a deleted draft of a proforma does not come back once another was made of it, nor are two issued', async () => {
    const make = (fid: number) => office.app.ok(facturaAccioRoutes.facturar, { ...office.at(fid), body: {} });
    const proforma = await office.issued({ tipus: 'proforma' });
    const first = await make(proforma.id);
    const { desfer } = await office.app.ok(facturaRoutes.remove, office.at(first.id));
    const undo = () =>
      office.app.call(desferRoutes.undo, { token: office.by.token, params: { id: desfer.id }, body: {} });
    const second = await make(proforma.id);
    const refused = await undo();
    expect([refused.status, refused.body.codi]).toEqual([409, 'desfer_proforma_facturada']);
    expect(refused.body.detail).toContain(proforma.numero);
    const issued = await office.issue(second);
    expect((await undo()).status).toBe(409);
    // Two that were made of it before that was refused: only one is issued.
    const other = await office.draft();
    await office.app.database.write((db) =>
      db.updateTable('factura').set({ proforma_fk: proforma.id }).where('id', '=', other.id).execute(),
    );
    const twice = await office.app.call(facturaAccioRoutes.emetre, {
      ...office.at(other.id),
      body: { versio: other.versio },
    });
    expect([twice.status, twice.body.camps]).toMatchObject([422, [{ codi: 'proforma_facturada' }]]);
    await office.app.ok(facturaAccioRoutes.anullar, {
      ...office.at(issued.id),
      body: { versio: issued.versio, motiu: 'Client equivocat' },
    });
    await office.issue(other);
  });

  test('a deleted draft of a proforma comes back while it has no other invoice', async () => {
    const proforma = await office.issued({ tipus: 'proforma' });
    const draft = await office.app.ok(facturaAccioRoutes.facturar, { ...office.at(proforma.id), body: {} });
    const { desfer } = await office.app.ok(facturaRoutes.remove, office.at(draft.id));
    await office.app.ok(desferRoutes.undo, { token: office.by.token, params: { id: desfer.id }, body: {} });
    await office.issue(draft);
  });
});

describe('what may not be issued', () => {
  const told = async (fields: Record<string, unknown>) => {
    const draft = await office.draft(fields);
    const { pot, problemes } = await office.app.ok(facturaRoutes.comprova, office.at(draft.id));
    const { status } = await office.app.call(facturaAccioRoutes.emetre, {
      ...office.at(draft.id),
      body: { versio: draft.versio },
    });
    return [pot, status, problemes.map((one) => `${one.codi} ${one.nivell} ${one.cami}`).join()];
  };

  test('a rate of other times, unless it was that of what is corrected', async () => {
    const [AT_18, AT_8, AT_16] = [8, 9, 10];
    const of = async (data: string, iva_fk: number, more: Record<string, unknown> = {}) => {
      const factures = [{ factura_fk: null, numero: '11/7', data }];
      const rectifica = { metode: 'I', motiu: 'R1', rao: '80', factures };
      const linies = [linia('-100', { iva_fk })];
      return told({ tipus: 'rectificativa', serie: '', rectifica, linies, ...more });
    };
    const OLD = 'rectificada_antiga avis rectifica.factures.0.data';
    const REFUSED = 'iva_fora_de_termini_rectificada error linies.0.iva_fk';
    expect(await of('2011-03-01', AT_18)).toEqual([true, 409, OLD]);
    expect(await of('2012-08-31', AT_8)).toEqual([true, 409, OLD]);
    expect(await of('2009-12-31', AT_16)).toEqual([true, 409, OLD]);
    // Raised or lowered, it is not one of the day of what is corrected.
    expect(await of('2012-09-01', AT_18)).toEqual([false, 422, `${REFUSED},${OLD}`]);
    expect(await of('2012-09-01', AT_18, { linies: [linia('100', { iva_fk: AT_18 })] })).toEqual([
      false,
      422,
      `${REFUSED},${OLD}`,
    ]);
    expect(await of('2011-03-01', AT_16)).toEqual([false, 422, `${REFUSED},${OLD}`]);
    expect(await of('2012-09-15', AT_18, { data_operacio: '2012-08-31' })).toEqual([true, 409, OLD]);
    const plain = await told({ linies: [linia('100', { iva_fk: AT_18 })] });
    expect(plain[2]).toContain('iva_fora_de_termini error linies.0.iva_fk');
    const back = await told({ linies: [linia('200'), linia('-100', { iva_fk: AT_18 })] });
    expect(back).toEqual([true, 200, '']);
    const draft = await office.draft({
      tipus: 'rectificativa',
      serie: '',
      rectifica: {
        metode: 'I',
        motiu: 'R1',
        rao: '80',
        factures: [{ factura_fk: null, numero: '11/7', data: '2011-03-01' }],
      },
      linies: [linia('-100', { iva_fk: AT_18 })],
    });
    const issued = await office.issue(draft, { avisos_acceptats: ['rectificada_antiga'] });
    expect([issued.totals.total_factura, issued.registres.length]).toEqual([-11_800, 1]);
  });

  test('an operation to come, but under keys 14 and 15; nor one of more than twenty years ago', async () => {
    for (const clau_regim of ['01', '11', '18'])
      expect(await told({ data_operacio: '2026-11-29', clau_regim })).toEqual([
        false,
        422,
        'data_operacio_futura error data_operacio',
      ]);
    const far = { data_operacio: '2006-11-27', linies: [linia('100', { iva_fk: 4, causa: 'E1' })] };
    expect(await told(far)).toEqual([false, 422, 'data_operacio_antiga error data_operacio']);
    const near = { ...far, data_operacio: '2006-11-28' };
    expect(await told(near)).toEqual([true, 409, 'operacio_exercici_passat avis data_operacio']);
    const key15 = await told({ data_operacio: '2026-12-31', clau_regim: '15' });
    expect(key15[2]).not.toContain('data_operacio_futura');
    expect((await told({ tipus: 'proforma', data_operacio: '2026-12-31' }))[1]).toBe(200);
  });

  test('a line with a cause that its rate does not take is refused as it is written', async () => {
    const rates: Record<number, readonly string[]> = {
      1: [],
      4: ['E1', 'E6'],
      5: ['N1', 'N2'],
      6: [],
      7: ['E2', 'E3', 'E4', 'E5'],
    };
    for (const [iva_fk, takes] of Object.entries(rates))
      for (const causa of ['E1', 'E2', 'E3', 'E4', 'E5', 'E6', 'N1', 'N2']) {
        const { status, body } = await office.app.call(facturaRoutes.create, {
          ...office.at(),
          body: { linies: [linia('1'), linia('1', { iva_fk: Number(iva_fk), causa })] },
        });
        expect([iva_fk, causa, status]).toEqual([iva_fk, causa, takes.includes(causa) ? 200 : 422]);
        if (status === 422) expect(body.camps).toMatchObject([{ cami: 'linies.1.causa', codi: 'causa_no_admesa' }]);
        else expect(body.totals.grups.map((one: { regim: string }) => one.regim)).toContain(causa);
      }
  });

  test('kept from before that was refused, such a cause is not issued, and no copy of it is made', async () => {
    const causeless = await office.draft({ linies: [linia('1', { iva_fk: 4, causa: 'E1' })] });
    const linies = JSON.stringify([{ ...causeless.linies[0], causa: 'E2' }]);
    await office.app.database.write((db) =>
      db.updateTable('factura_contingut').set({ linies }).where('factura_fk', '=', causeless.id).execute(),
    );
    const { pot, problemes } = await office.app.ok(facturaRoutes.comprova, office.at(causeless.id));
    expect([pot, problemes]).toMatchObject([false, [{ codi: 'causa_no_admesa', cami: 'linies.0.causa' }]]);
    const copy = await office.app.ok(facturaAccioRoutes.duplicate, { ...office.at(causeless.id), body: {} });
    expect(copy.linies).toMatchObject([{ iva_fk: 4, causa: null }]);
    expect(copy.totals.grups).toMatchObject([{ regim: 'E1' }]);
  });

  test('what books would refuse later asks: a key, a rate or a VAT number that do not go together', async () => {
    const isp = [linia('100', { iva_fk: 6 })];
    const codes = async (fields: Record<string, unknown>) => (await told(fields))[2];
    expect(await codes({ clau_regim: '14', linies: isp, data_operacio: '2026-12-31' })).toContain(
      'isp_clau avis clau_regim',
    );
    expect(await codes({ linies: [linia('100', { iva_fk: 17 })] })).toContain('donatiu_receptor avis linies.0.iva_fk');
    const abroad = (nif: string, more = {}) =>
      office.app.ok(agentRoutes.create, {
        token: office.by.token,
        body: {
          tipus_persona: 'E',
          rao_social: 'Muster GmbH',
          nif_pais: 'DE',
          nif,
          adreces: [{ via: 'Weg 1' }],
          ...more,
        },
      });
    const wrong = await abroad('DE12345678', { avisos_acceptats: ['nif_incorrecte'] });
    const right = await abroad('DE123456789');
    expect([wrong.nif_correcte, right.nif_correcte]).toEqual([false, true]);
    expect(await codes({ agent_fk: wrong.id, linies: isp })).toContain('receptor_nif_iva avis agent.nif');
    expect(await codes({ agent_fk: right.id, linies: isp })).not.toContain('receptor_nif_iva');
    expect(await codes({ agent_fk: wrong.id })).not.toContain('receptor_nif_iva');
  });

  test('reverse charge to a natural person asks, and so do advances over what is to be paid', async () => {
    const person = await office.app.ok(agentRoutes.create, {
      token: office.by.token,
      body: { tipus_persona: 'F', nom: 'Prova', cognoms: 'Exemple', nif: '12345678Z', adreces: [{ via: 'Carrer, 1' }] },
    });
    const isp = await told({ agent_fk: person.id, linies: [linia('100', { iva_fk: 6 })] });
    expect(isp).toEqual([true, 409, 'isp_persona_fisica avis agent_fk']);
    expect(await told({ linies: [linia('100', { iva_fk: 6 })] })).toEqual([true, 200, '']);
    const bestretes = (cents: number) => [{ concepte: 'A compte', import: cents }];
    expect(await told({ bestretes: bestretes(12_101) })).toEqual([true, 409, 'bestretes_excessives avis bestretes']);
    expect((await told({ bestretes: bestretes(12_099) }))[1]).toBe(200);
  });
});

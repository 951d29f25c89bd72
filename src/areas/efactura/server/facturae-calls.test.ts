import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { agentRoutes } from '#areas/agent/contract/routes.ts';
import { certificatRoutes } from '#areas/empresa/contract/certificat.ts';
import { facturaAccioRoutes } from '#areas/factura/contract/accions.ts';
import { facturaRoutes } from '#areas/factura/contract/routes.ts';
import { funcioId } from '#areas/referencia/server/index.ts';
import { arxiuRoutes } from '#areas/treball/contract/arxius.ts';
import { historialRoutes } from '#contract/historial.ts';
import { buildAgent, buildTreball } from '#tests/support/builders.ts';
import { certificateFile, P12_PASSWORD } from '#tests/support/certificates/files.ts';
import { type FacturaOffice, NIF_CLIENT, openFacturaOffice } from '#tests/support/factura.ts';
import { hasFacturaeSchema, validateFacturae } from '#tests/support/facturae-schema.ts';
import { PDF, PNG, uploadFile } from '#tests/support/upload.ts';
import { facturaeRoutes, MAX_ADJUNTS_FACTURAE } from '../contract/facturae.ts';

const JPEG = Buffer.from('ffd8ffe000104a46494600010100000100010000ffd9', 'hex');
const GIF = Buffer.from('R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7', 'base64');
let office: FacturaOffice;
let whole: number;
beforeAll(async () => {
  office = await openFacturaOffice();
  const adreca = { via: 'Carrer Major, 1', codi_postal: '08500', poblacio: 'Vic' };
  const client = await buildAgent(office.app, office.by, {
    rao_social: 'Promocions Segones, SL',
    nif: `ES${NIF_CLIENT}`,
    adreces: [adreca],
    avisos_acceptats: ['nif_repetit'],
  });
  whole = (await office.issued({ agent_fk: client.id })).id;
});
afterAll(() => office.app.close());

const download = (fid: number, query: Record<string, string | boolean> = {}, more = {}) =>
  office.app.call(facturaeRoutes.download, { ...office.at(fid), query, ...more });

test('what would be refused is told field by field, in the language of whoever asks, and is not exported', async () => {
  const draft = await office.draft();
  const told = await office.app.ok(facturaeRoutes.check, office.at(draft.id));
  expect(told.exportable).toBe(false);
  expect(told.faltes).toContainEqual({
    regla: '3a',
    cami: 'numero',
    codi: 'facturae_sense_numero',
    nivell: 'error',
    missatge: 'La factura encara no té número. Emeteu-la.',
    congelat: false,
  });
  const refused = await download(draft.id, { signat: false });
  expect([refused.status, refused.body.codi]).toEqual([422, 'facturae_incorrecta']);
  expect(refused.body.camps).toContainEqual({
    cami: 'numero',
    codi: 'facturae_sense_numero',
    missatge: 'La factura encara no té número. Emeteu-la.',
  });
});

test('unsigned it needs no certificate; signed it asks for one, and says in both histories that it signed', async () => {
  const plain = await download(whole, { signat: false });
  expect([plain.status, plain.headers['content-type']]).toEqual([200, 'application/xml']);
  expect(plain.raw.toString()).toMatch(/^<\?xml version="1.0" encoding="UTF-8"\?>\n<fe:Facturae /);
  expect(String(plain.headers['content-disposition'])).toContain('.xml');
  const signing = async () => {
    const { exportable, faltes } = await office.app.ok(facturaeRoutes.check, office.at(whole));
    return { exportable, faltes: faltes.filter(({ regla }) => regla === '2') };
  };
  expect(await signing()).toMatchObject({
    exportable: true,
    faltes: [{ codi: 'facturae_sense_certificat', nivell: 'avis', missatge: expect.stringContaining('Certificats') }],
  });
  const without = await download(whole);
  expect([without.status, without.body.codi]).toEqual([422, 'facturae_sense_certificat']);
  expect(without.body.detail).toContain('Certificats');
  const { certificats } = await office.app.ok(certificatRoutes.add, {
    ...office.at(),
    body: {
      fitxer: certificateFile('no-qualificat').toString('base64'),
      contrasenya: P12_PASSWORD,
      avisos_acceptats: ['cert_nif_diferent', 'cert_no_qualificat'],
    },
  });
  expect(await signing()).toMatchObject({
    exportable: true,
    faltes: [
      {
        codi: 'facturae_certificat_no_qualificat',
        nivell: 'avis',
        missatge: expect.stringContaining('FACe no l’acceptarà'),
      },
    ],
  });
  for (const { id: x } of certificats)
    await office.app.ok(certificatRoutes.remove, { token: office.by.token, params: { id: office.by.empresaId, x } });
  await office.app.ok(certificatRoutes.add, {
    ...office.at(),
    body: {
      fitxer: certificateFile('nou').toString('base64'),
      contrasenya: P12_PASSWORD,
      avisos_acceptats: ['cert_nif_diferent'],
    },
  });
  expect(await signing()).toEqual({ exportable: true, faltes: [] });
  const signed = await download(whole);
  expect(signed.status).toBe(200);
  expect(signed.raw.toString()).toContain('<ds:SignatureValue>');
  expect(String(signed.headers['content-disposition'])).toContain('.xsig');
  const history = async (entitat: 'factura' | 'empresa', id: number) =>
    (await office.app.ok(historialRoutes.list, { token: office.by.token, params: { entitat, id } })).items;
  expect((await history('factura', whole)).filter(({ accio }) => accio === 'descarrega')).toHaveLength(2);
  const told = (await history('empresa', office.by.empresaId)).filter(({ accio }) => accio === 'signa');
  expect(told).toHaveLength(1);
  expect(JSON.stringify(told)).not.toContain('PRIVATE');
});

test('what was annulled is exported neither signed nor not, and its check says why', async () => {
  const { agent_fk } = await office.get(whole);
  const { id, versio } = await office.issued({ agent_fk });
  expect((await download(id, { signat: false })).status).toBe(200);
  await office.app.ok(facturaAccioRoutes.anullar, { ...office.at(id), body: { versio, motiu: 'Error' } });
  for (const signat of [true, false]) {
    const refused = await download(id, { signat });
    expect([refused.status, refused.body.codi]).toEqual([409, 'facturae_anullada']);
    expect(refused.body.detail).toContain('anul·lada');
  }
  expect(await office.app.ok(facturaeRoutes.check, office.at(id))).toMatchObject({
    exportable: false,
    faltes: [{ codi: 'facturae_anullada', nivell: 'error', missatge: expect.stringContaining('anul·lada') }],
  });
});

test('others do not see it', async () => {
  expect((await download(99_999)).status).toBe(404);
  expect((await download(whole, {}, { token: undefined })).status).toBe(401);
  const site = await office.app.addMember(office.by.empresaId, 'obra');
  expect((await download(whole, {}, { token: site.token })).status).toBe(403);
});

test('the paper goes inside as an attachment where it is asked for, whole and once, and without another one inside', async () => {
  const inside = await download(whole, { signat: false, adjunts: 'pdf,pdf' });
  expect(inside.status).toBe(200);
  const xml = inside.raw.toString();
  const data = [...xml.matchAll(/<AttachmentData>([^<]+)<\/AttachmentData>/g)].map(([, text]) => text ?? '');
  expect(data).toHaveLength(1);
  const pdf = Buffer.from(data[0] ?? '', 'base64').toString('latin1');
  expect(pdf.slice(0, 5)).toBe('%PDF-');
  expect(pdf).not.toContain('facturae.xml');
  expect(xml).toContain('<AttachmentFormat>pdf</AttachmentFormat><AttachmentEncoding>BASE64</AttachmentEncoding>');
  expect((await download(whole, { signat: false })).raw.toString()).not.toContain('Attachment');
  expect((await download(whole, { signat: false, adjunts: 'exe' })).status).toBe(422);
});

describe('files of the work of an invoice', () => {
  const attach = async (treball: number, nom: string, bytes: Buffer): Promise<number> => {
    const given = { token: office.by.token, params: { id: treball }, query: { empresa_fk: office.by.empresaId } };
    const pujades = [await uploadFile(office.app, office.by, nom, bytes)];
    return (await office.app.ok(arxiuRoutes.add, { ...given, body: { pujades } })).items[0]?.id ?? 0;
  };
  const data = (xml: string) => [...xml.matchAll(/<AttachmentData>([^<]+)<\/AttachmentData>/g)].map(([, one]) => one);
  let treball: number;
  let fid: number;
  beforeAll(async () => {
    const { agent_fk } = await office.get(whole);
    const agents = [{ agent_fk: agent_fk ?? 0, funcio_fk: funcioId('PRO'), titulacio_fk: null, percentatge: null }];
    treball = (await buildTreball(office.app, office.by, { nom: 'Obra', agents })).id;
    fid = (await office.issued({ agent_fk, treball_fk: treball })).id;
  });

  test('go inside beside the paper, in their order and format, and the history says which', async () => {
    const [pdf, word] = [await attach(treball, 'certificació.PDF', PDF), await attach(treball, 'notes.docx', PNG)];
    const { status, raw } = await download(fid, { signat: false, adjunts: `arxiu-${pdf},pdf,arxiu-${pdf}` });
    expect(status).toBe(200);
    const xml = raw.toString();
    expect(data(xml)[0]).toBe(PDF.toString('base64'));
    expect(data(xml)).toHaveLength(2);
    expect(xml).toContain('<AttachmentDescription>certificació.PDF</AttachmentDescription>');
    const history = await office.app.ok(historialRoutes.list, {
      token: office.by.token,
      params: { entitat: 'factura', id: fid },
    });
    expect(JSON.stringify(history.items[0]?.canvis)).toContain('certificació.PDF');
    const refused = await download(fid, { signat: false, adjunts: `arxiu-${word}` });
    expect([refused.status, refused.body.camps?.[0]?.codi]).toEqual([422, 'facturae_adjunt_format']);
    expect(refused.body.camps?.[0]?.missatge).toContain('notes.docx');
  });

  test.skipIf(!hasFacturaeSchema)('every format is valid by the schema (needs ../shared and xmllint)', async () => {
    const names = ['a.jpg', 'a.jpeg', 'a.gif', 'a.bmp', 'a.tif', 'a.tiff', 'a.doc', 'a.xls', 'a.rtf', 'a.xml', 'a.htm'];
    const ids: number[] = [];
    for (const nom of names) {
      const bytes = /jpe?g$/.test(nom) ? JPEG : /gif$/.test(nom) ? GIF : Buffer.from(`Contingut de ${nom}`);
      ids.push(await attach(treball, nom, bytes));
    }
    const adjunts = ['pdf', ...ids.map((id) => `arxiu-${id}`)].join(',');
    const { status, raw } = await download(fid, { signat: false, adjunts });
    expect([status, data(raw.toString()).length]).toEqual([200, names.length + 1]);
    validateFacturae(raw);
  });

  test('those of another work, or of none, are none of it', async () => {
    const elsewhere = await attach((await buildTreball(office.app, office.by, { nom: 'Altra' })).id, 'a.pdf', PDF);
    for (const [of, id] of [
      [fid, elsewhere],
      [fid, 987_654],
      [whole, elsewhere],
    ] as const) {
      const { status, body } = await download(of, { signat: false, adjunts: `arxiu-${id}` });
      expect([status, body.camps?.[0]?.codi]).toEqual([422, 'facturae_adjunt_desconegut']);
    }
  });

  test('all together are bounded, before any is read', async () => {
    const half = Buffer.concat([PDF, Buffer.alloc(MAX_ADJUNTS_FACTURAE / 2)]);
    const [one, two] = [await attach(treball, 'u.pdf', half), await attach(treball, 'dos.pdf', half)];
    expect((await download(fid, { signat: false, adjunts: `arxiu-${one}` })).status).toBe(200);
    const refused = await download(fid, { signat: false, adjunts: `arxiu-${one},arxiu-${two}` });
    expect([refused.status, refused.body.codi]).toEqual([422, 'facturae_adjunts_massa_grans']);
    expect(refused.body.detail).toContain('6 MB');
  });
});

describe('of a public body', () => {
  const DIR3 = { oficina_comptable: 'L01462508', organ_gestor: 'L01462508', unitat_tramitadora: 'L01462508' };
  const NIFS = ['P4300000I', 'P0800000B', 'Q0801175A'];
  let made = 0;
  const bodyOf = async (more: object) => {
    const nif = NIFS[made % NIFS.length];
    made += 1;
    return buildAgent(office.app, office.by, {
      rao_social: 'Ajuntament Exemple',
      nif,
      tipus_persona: 'P',
      avisos_acceptats: ['nif_repetit'],
      ...more,
    });
  };
  const agentIs = async (id: number, more: object) => {
    const { versio } = await office.app.ok(agentRoutes.get, { token: office.by.token, params: { id } });
    await office.app.ok(agentRoutes.update, {
      token: office.by.token,
      params: { id },
      body: { versio, ...more } as never,
    });
  };
  const told = async (fid: number) =>
    (await office.app.ok(facturaRoutes.comprova, office.at(fid))).problemes.map(
      ({ codi, nivell, cami }) => `${nivell} ${codi} ${cami}`,
    );
  const check = (fid: number) => office.app.ok(facturaeRoutes.check, office.at(fid));
  const whole = [{ via: 'Plaça Major, 1', codi_postal: '08500', poblacio: 'Vic' }];

  test('offices and address are asked for before issuing, once each; of others they are not', async () => {
    const bare = await bodyOf({ adreces: [{ via: 'Plaça Major, 1' }] });
    const draft = await office.draft({ agent_fk: bare.id });
    expect(await told(draft.id)).toEqual([
      'avis public_sense_dir3 agent.dir3',
      'avis public_sense_adreca agent.adreces',
    ]);
    expect(await told((await office.draft({ agent_fk: (await bodyOf({})).id })).id)).toEqual([
      'error receptor_sense_adreca agent.adreces',
      'avis public_sense_dir3 agent.dir3',
    ]);
    const ready = await bodyOf({ adreces: whole, dir3: { ...DIR3, organ_proponent: '' } });
    expect(await told((await office.draft({ agent_fk: ready.id })).id)).toEqual([]);
    expect(await told((await office.draft()).id)).toEqual([]);
  });

  test('offices written after issue complete it; its record and what it froze stay as they were', async () => {
    const body = await bodyOf({ adreces: whole });
    const issued = await office.issue(await office.draft({ agent_fk: body.id }), {
      avisos_acceptats: ['public_sense_dir3'],
    });
    const before = await check(issued.id);
    expect(before.faltes.filter(({ codi }) => codi === 'facturae_sense_dir3')).toMatchObject([
      { cami: 'receptor.dir3.oficina_comptable', congelat: false },
    ]);
    await agentIs(body.id, { dir3: { ...DIR3, organ_proponent: '' } });
    expect((await check(issued.id)).exportable).toBe(true);
    const { status, raw } = await download(issued.id, { signat: false });
    expect([status, raw.toString().match(/<CentreCode>L01462508/g)?.length]).toEqual([200, 3]);
    const now = await office.get(issued.id);
    expect(now.registres).toEqual(issued.registres);
    // Once frozen with its offices, others that the record has later change nothing.
    const next = await office.issued({ agent_fk: body.id });
    await agentIs(body.id, { dir3: { ...DIR3, organ_gestor: 'A09002970', organ_proponent: '' } });
    expect((await download(next.id, { signat: false })).raw.toString()).not.toContain('A09002970');
    // Another tax id is another body.
    await agentIs(body.id, { nif: NIF_CLIENT, tipus_persona: 'E', avisos_acceptats: ['nif_repetit'] });
    expect((await check(issued.id)).exportable).toBe(false);
  });

  test('an address that is frozen is told once, and that only rectifying mends it', async () => {
    const body = await bodyOf({ adreces: [{ via: 'Plaça Major, 1' }], dir3: { ...DIR3, organ_proponent: '' } });
    const issued = await office.issue(await office.draft({ agent_fk: body.id }), {
      avisos_acceptats: ['public_sense_adreca'],
    });
    await agentIs(body.id, { adreces: whole });
    const { exportable, faltes } = await check(issued.id);
    expect(exportable).toBe(false);
    const errors = faltes.filter(({ nivell }) => nivell === 'error');
    expect(errors.every(({ congelat, cami }) => congelat && cami.startsWith('receptor.'))).toBe(true);
    expect(new Set(errors.map(({ missatge }) => missatge)).size).toBe(errors.length);
    const draft = await office.app.ok(facturaAccioRoutes.rectificar, {
      ...office.at(issued.id),
      body: { mode: 'substitucio', motiu: 'R1', rao: '16' } as never,
    });
    const again = await office.issue(draft);
    expect((await check(again.id)).exportable).toBe(true);
  });
});

test('a price typed with taxes is told without them with the places that its quantity needs', async () => {
  const { agent_fk } = await office.get(whole);
  const many = { clau: 'm', concepte: 'Còpies', quantitat: '5000', preu_iva: '0.10', iva_fk: 1 };
  const { id } = await office.issued({
    agent_fk,
    linies: [many, { ...many, clau: 'n', quantitat: '1', preu_iva: '121' }],
  });
  const xml = (await download(id, { signat: false })).raw.toString();
  expect(xml).toMatch(/<UnitPriceWithoutTax>0\.08264463<\/UnitPriceWithoutTax><TotalCost>413\.22<\/TotalCost>/);
  expect(xml).toMatch(/<UnitPriceWithoutTax>100\.00<\/UnitPriceWithoutTax><TotalCost>100\.00<\/TotalCost>/);
  expect(xml).toContain('<InvoiceTotal>621.00</InvoiceTotal>');
  if (hasFacturaeSchema) validateFacturae(Buffer.from(xml));
});

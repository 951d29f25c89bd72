import { afterAll, beforeAll, expect, test } from 'vitest';
import { certificatRoutes } from '#areas/empresa/contract/certificat.ts';
import { facturaAccioRoutes } from '#areas/factura/contract/accions.ts';
import { historialRoutes } from '#contract/historial.ts';
import { buildAgent } from '#tests/support/builders.ts';
import { certificateFile, P12_PASSWORD } from '#tests/support/certificates/files.ts';
import { type FacturaOffice, NIF_CLIENT, openFacturaOffice } from '#tests/support/factura.ts';
import { facturaeRoutes } from '../contract/facturae.ts';

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

import { unzipSync } from 'fflate';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { facturaeRoutes } from '#areas/efactura/contract/facturae.ts';
import { historialRoutes } from '#contract/historial.ts';
import { type FacturaOffice, linia, openFacturaOffice } from '#tests/support/factura.ts';
import { pdfText } from '#tests/support/paper.ts';
import { facturaAccioRoutes } from '../contract/accions.ts';
import { cobramentRoutes } from '../contract/cobraments.ts';
import { facturaDocumentRoutes } from '../contract/documents.ts';
import { facturaEnviamentRoutes } from '../contract/enviament.ts';
import { facturaRoutes } from '../contract/routes.ts';

let office: FacturaOffice;
let ids: number[];
beforeAll(async () => {
  office = await openFacturaOffice();
  ids = [];
  for (const preu of ['100', '200', '300']) ids.push((await office.issued({ linies: [linia(preu)] })).id);
});
afterAll(() => office.app.close());

const isPdf = (raw: Buffer): boolean => raw.subarray(0, 5).toString('latin1') === '%PDF-';
const first = (): number => ids[0] ?? 0;
const one = (query: Record<string, string | boolean> = {}, more = {}) =>
  office.app.call(facturaDocumentRoutes.one, { ...office.at(first()), query, ...more });
const many = (query: Record<string, string | boolean>) =>
  office.app.call(facturaDocumentRoutes.many, { ...office.at(), query });

describe('an invoice', () => {
  test('is given as a PDF called by its number, in the language asked for, and its history says so', async () => {
    const reply = await one();
    expect([reply.status, reply.headers['content-type'], isPdf(reply.raw)]).toEqual([200, 'application/pdf', true]);
    expect(String(reply.headers['content-disposition'])).toMatch(/Factura%20[\w%-]+\.pdf$/);
    expect(reply.raw.toString('latin1')).toMatch(/\/Lang\s?\(ca-ES\)/);
    const english = await one({ idioma: 'en', disseny: 'caixeti', duplicat: true, mostrar_iban: false });
    expect(String(english.headers['content-disposition'])).toContain('Invoice');
    const seen = await one({ inline: true });
    expect(String(seen.headers['content-disposition'])).toMatch(/^inline/);
    const { items } = await office.app.ok(historialRoutes.list, {
      token: office.by.token,
      params: { entitat: 'factura', id: first() },
    });
    expect(items.filter(({ accio }) => accio === 'descarrega')).toHaveLength(2);
  });

  test('a draft is printed too; one of nobody, or asked for wrongly, is refused', async () => {
    const draft = await office.draft();
    const reply = await office.app.call(facturaDocumentRoutes.one, { ...office.at(draft.id), query: {} });
    expect([reply.status, isPdf(reply.raw)]).toEqual([200, true]);
    expect(String(reply.headers['content-disposition'])).toContain('esborrany');
    expect((await office.app.call(facturaDocumentRoutes.one, { ...office.at(99_999), query: {} })).status).toBe(404);
    expect((await one({ disseny: 'barroc' })).status).toBe(422);
    expect((await one({}, { token: undefined })).status).toBe(401);
    const site = await office.app.addMember(office.by.empresaId, 'obra');
    expect((await one({}, { token: site.token })).status).toBe(403);
  });
});

describe('what was annulled', () => {
  test('is printed apart from what stands, carries no electronic invoice, and is not sent', async () => {
    const issued = await office.issued();
    const paper = async () => {
      const reply = await office.app.call(facturaDocumentRoutes.one, { ...office.at(issued.id), query: {} });
      expect(reply.status).toBe(200);
      return reply.raw.toString('latin1');
    };
    expect(await paper()).toContain('facturae.xml');
    await office.app.ok(facturaAccioRoutes.anullar, {
      ...office.at(issued.id),
      body: { versio: issued.versio, motiu: 'Error' },
    });
    expect(await paper()).not.toContain('facturae.xml');
    const letter = { to: ['a@exemple.cat'], assumpte: 'Factura', text: 'Factura', adjunts: ['pdf'] };
    const sent = await office.app.call(facturaEnviamentRoutes.envia, { ...office.at(issued.id), body: letter });
    expect([sent.status, sent.body.codi]).toEqual([409, 'factura_no_emesa']);
    const offered = await office.app.call(facturaEnviamentRoutes.proposta, office.at(issued.id));
    expect([offered.status, offered.body.codi]).toEqual([409, 'factura_no_emesa']);
  });
});

describe('due dates changed after issue', () => {
  test('the paper, the electronic invoice and the letter say those that stand now; the record stays as it was', async () => {
    const issued = await office.issued({ venciments: [{ data: '2026-12-05', import: null }] });
    const told = async () => {
      const { raw } = await office.app.call(facturaDocumentRoutes.one, { ...office.at(issued.id), query: {} });
      const xml = await office.app.call(facturaeRoutes.download, { ...office.at(issued.id), query: { signat: false } });
      return [pdfText(raw)?.match(/Venciment\s+(\S+)/)?.[1], xml.raw.toString().match(/DueDate>([\d-]+)/)?.[1]];
    };
    expect(await told()).toEqual(['05/12/2026', '2026-12-05']);
    const { registres } = await office.get(issued.id);
    const after = await office.app.ok(facturaRoutes.update, {
      ...office.at(issued.id),
      body: { versio: issued.versio, venciments: [{ data: '2027-01-15', import: null }] },
    });
    expect(await told()).toEqual(['15/01/2027', '2027-01-15']);
    expect(after.registres).toEqual(registres);
  });
});

describe('several', () => {
  test('one after another in a PDF, or each its own file in a ZIP', async () => {
    const pdf = await many({ factures_id: ids.join(',') });
    expect([pdf.status, pdf.headers['content-type'], isPdf(pdf.raw)]).toEqual([200, 'application/pdf', true]);
    const zip = await many({ factures_id: ids.join(','), format: 'zip', idioma: 'es' });
    expect([zip.status, zip.headers['content-type']]).toEqual([200, 'application/zip']);
    const files = Object.entries(unzipSync(zip.raw));
    expect(files.map(([name]) => name)).toEqual(ids.map(() => expect.stringMatching(/^Factura .*\.pdf$/)));
    expect(files.every(([, content]) => isPdf(Buffer.from(content)))).toBe(true);
  });

  test('none, too many, or one of somebody else: refused', async () => {
    for (const factures_id of ['', 'x', Array.from({ length: 501 }, (_, place) => place + 1).join(',')])
      expect((await many({ factures_id })).status).toBe(422);
    expect((await many({ factures_id: `${first()},99999` })).status).toBe(404);
  });
});

describe('what was received before', () => {
  const paper = async (id: number) => {
    const { raw } = await office.app.call(facturaDocumentRoutes.one, { ...office.at(id), query: {} });
    return pdfText(raw)?.replace(/\s+/g, ' ') ?? null;
  };
  const receipt = async (id: number, total?: number) => {
    const { cobraments } = await office.app.ok(cobramentRoutes.create, {
      ...office.at(id),
      body: total === undefined ? {} : { total },
    });
    const pid = cobraments.at(-1)?.id ?? 0;
    const { raw } = await office.app.call(facturaDocumentRoutes.cobrament, { ...office.at(id, { pid }), query: {} });
    return pdfText(raw)?.replace(/\s+/g, ' ') ?? null;
  };

  test('is said by the paper of what takes the place of an invoice, and by its receipts', async () => {
    const old = await office.issued({ linies: [linia('100')] });
    await office.app.ok(cobramentRoutes.create, { ...office.at(old.id), body: { total: 10_000 } });
    const draft = await office.app.ok(facturaAccioRoutes.rectificar, {
      ...office.at(old.id),
      body: { motiu: 'R1', rao: '80', text: 'Menys feina', mode: 'substitucio' },
    });
    const issued = await office.issue(
      await office.app.ok(facturaRoutes.update, {
        ...office.at(draft.id),
        body: { versio: draft.versio, linies: [linia('200')] } as never,
      }),
    );
    const said = await paper(issued.id);
    if (said === null) return;
    expect(said).toContain(`Cobrat a la factura ${old.numero} −100,00`);
    expect(said).toContain('Pendent de pagar 142,00 €');
    expect(await receipt(issued.id)).toMatch(/Pendent després 0,00 € d’aquest cobrament/);
    // One that stands for none says nothing of it.
    expect(await paper(first())).not.toContain('Cobrat a');
  });

  test('of a guarantee, its receipt says that it is that', async () => {
    const issued = await office.issued({ linies: [linia('100')], retencio: { percentatge: '5', sobre: 'base' } });
    const plain = await receipt(issued.id);
    if (plain === null) return;
    expect(plain).not.toContain('garantia alliberada');
    expect(await receipt(issued.id, 500)).toMatch(/Retenció de garantia 5,00 € alliberada/);
  });
});

test('a payment has its receipt; one of another invoice is not found', async () => {
  const paid = await office.app.ok(cobramentRoutes.create, { ...office.at(first()), body: { total: 5000 } });
  const pid = paid.cobraments[0]?.id ?? 0;
  const ask = (fid: number) =>
    office.app.call(facturaDocumentRoutes.cobrament, { ...office.at(fid, { pid }), query: {} });
  const reply = await ask(first());
  expect([reply.status, isPdf(reply.raw)]).toEqual([200, true]);
  expect(String(reply.headers['content-disposition'])).toContain('Rebut');
  expect((await ask(ids[1] ?? 0)).status).toBe(404);
});

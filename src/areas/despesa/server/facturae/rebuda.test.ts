import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { agentRoutes } from '#areas/agent/contract/routes.ts';
import { facturaeRoutes } from '#areas/efactura/contract/facturae.ts';
import { certificatRoutes } from '#areas/empresa/contract/certificat.ts';
import type { Factura } from '#areas/factura/contract/schemas.ts';
import { buildAgent } from '#tests/support/builders.ts';
import { certificateFile, P12_PASSWORD } from '#tests/support/certificates/files.ts';
import { type FacturaOffice, linia, openFacturaOffice } from '#tests/support/factura.ts';
import { uploadFile } from '#tests/support/upload.ts';
import { type FacturaeRebuda, importacioDespesaRoutes } from '../../contract/importacio.ts';
import { despesaRoutes } from '../../contract/routes.ts';
import { canonical, INCLUSIVA } from './c14n.ts';
import { findIn, readXml } from './xml.ts';

let office: FacturaOffice;
let signed: Buffer;
let plain: Buffer;
let issued: Factura;
beforeAll(async () => {
  office = await openFacturaOffice();
  const body = {
    fitxer: certificateFile('nou').toString('base64'),
    contrasenya: P12_PASSWORD,
    avisos_acceptats: ['cert_nif_diferent'],
  };
  await office.app.ok(certificatRoutes.add, { ...office.at(), body });
  const draft = await office.draft({
    linies: [linia('299.33', { irpf_fk: 2 }), linia('179.33', { irpf_fk: 2 }), linia('10', { iva_fk: 2 })],
    venciments: [{ data: '2026-12-15', import: null }],
  });
  issued = await office.issue(draft, { avisos_acceptats: ['irpf_de_societat'] });
  const get = async (query: Record<string, boolean>) => {
    const { status, raw } = await office.app.call(facturaeRoutes.download, { ...office.at(issued.id), query });
    expect(status).toBe(200);
    return raw;
  };
  signed = await get({});
  plain = await get({ signat: false });
});
afterAll(() => office.app.close());

const send = async (content: Buffer) => {
  const pujada_fk = await uploadFile(office.app, office.by, 'rebuda.xsig', content);
  return office.app.call(importacioDespesaRoutes.facturae, { ...office.at(), body: { pujada_fk } });
};
const read = async (content: Buffer | string): Promise<FacturaeRebuda> => {
  const { status, body } = await send(Buffer.from(content));
  expect([status, body.codi]).toEqual([200, undefined]);
  return body.factures[0];
};

describe('a signed one of ours', () => {
  test('read back it comes to the same, and its signature is good', async () => {
    const one = await read(signed);
    expect(one.signatura).toMatchObject({ estat: 'valida', motiu: '' });
    expect(one.signatura.titular).not.toBe('');
    expect(one).toMatchObject({
      versio: '3.2.2',
      total: issued.totals.total_factura,
      a_pagar: issued.totals.total_a_pagar,
    });
    expect(one.despesa).toMatchObject({ data: issued.data, venciment: '2026-12-15', irpf_fk: 2, retingut: null });
    expect(one.despesa.linies.map(({ base, iva_fk }) => [base, iva_fk])).toEqual([
      [29_933, 1],
      [17_933, 1],
      [1000, 2],
    ]);
    expect(one.avisos).toEqual([]);
    const { linies, clau, isp, irpf_fk, retingut } = one.despesa;
    const sums = await office.app.ok(despesaRoutes.sumes, {
      ...office.at(),
      body: { linies, clau, isp, irpf_fk, retingut },
    });
    expect([sums.total, sums.retingut, sums.a_pagar]).toEqual([one.total, issued.totals.retingut, one.a_pagar]);
  });

  test('it becomes an expense with its file, and the second time it is told that it is there', async () => {
    const pujada = await uploadFile(office.app, office.by, 'rebuda.xsig', signed);
    const { factures } = await office.app.ok(importacioDespesaRoutes.facturae, {
      ...office.at(),
      body: { pujada_fk: pujada },
    });
    const despesa = factures[0]?.despesa;
    const made = await office.app.ok(despesaRoutes.create, {
      ...office.at(),
      body: { ...despesa, pujades: [pujada], avisos_acceptats: ['deduccio_sense_nif'] } as never,
    });
    expect([made.imports.total, made.arxius.length]).toEqual([issued.totals.total_factura, 1]);
    expect((await read(signed)).repetida).toBe(made.id);
  });

  test('one byte otherwise, anywhere in what was signed, is told', async () => {
    const text = signed.toString();
    const changed = (from: string, to: string) => {
      expect(text).toContain(from);
      return read(text.replace(from, to));
    };
    expect((await changed('299.33', '299.34')).signatura.estat).toBe('trencada');
    expect((await changed('Direcció', 'direcció')).signatura.estat).toBe('trencada');
    expect((await changed('emisor</xades', 'tercero</xades')).signatura.estat).toBe('trencada');
    expect((await changed('<ds:SignatureValue>', '<ds:SignatureValue>A')).signatura.estat).toBe('trencada');
    const places = [0.1, 0.3, 0.5].map((share) => Math.floor(text.indexOf('<ds:Signature ') * share));
    for (const place of places) {
      const at = text.slice(place).search(/>[A-Za-z0-9]/) + place + 1;
      const other = text[at] === '1' ? '2' : '1';
      const reply = await send(Buffer.from(text.slice(0, at) + other + text.slice(at + 1)));
      if (reply.status === 200) expect(reply.body.factures[0].signatura.estat).toBe('trencada');
    }
  });

  test('what cannot be checked is never told intact, and what was changed is told without a certificate too', async () => {
    const text = signed.toString();
    const bare = text
      .replace(/<ds:KeyInfo[\s\S]*<\/ds:KeyInfo>/, '')
      .replace(/<ds:Reference URI="#[^"]*-certificat"[\s\S]*?<\/ds:Reference>/, '');
    expect(bare).not.toContain('KeyInfo');
    const without = (await read(bare)).signatura;
    expect(without).toMatchObject({ estat: 'incomprovable', titular: '', nif: '' });
    expect(without.motiu).toContain('certificat');
    expect((await read(bare.replace('299.33', '299.34'))).signatura.estat).toBe('trencada');
    const digest = bare.replace(/<ds:DigestValue>[^<]*/, '<ds:DigestValue>AAAA=');
    expect((await read(digest)).signatura.estat).toBe('trencada');
    const unknown = text.replace(/(<ds:SignatureMethod Algorithm=")[^"]*/, '$1urn:other');
    expect((await read(unknown)).signatura.estat).toBe('incomprovable');
  });

  test('what does not count in canonical form does not break it', async () => {
    const text = signed.toString();
    const at = text.indexOf('<Parties>');
    const other = `${text.slice(0, at)}<!-- res -->${text.slice(at)}`.replace(
      /<fe:Facturae ([^>]*)>/,
      (_all, given) => `<fe:Facturae   ${given}\n >`,
    );
    expect((await read(other)).signatura.estat).toBe('valida');
  });
});

test('unsigned it says so; each version is read, others are not', async () => {
  expect((await read(plain)).signatura).toMatchObject({ estat: 'cap', titular: '' });
  const text = plain.toString();
  for (const version of ['3.2', '3.2.1', '3.2.2']) {
    const other = text.replace(/<SchemaVersion>[^<]*/, `<SchemaVersion>${version}`);
    expect(await read(other)).toMatchObject({ versio: version, total: issued.totals.total_factura });
  }
  // What some programs leave out is read from what they do say.
  const bare = ['TotalGrossAmountBeforeTaxes', 'TotalTaxOutputs'].reduce(
    (left, nom) => left.replace(new RegExp(`<${nom}>[^<]*</${nom}>`), ''),
    text,
  );
  expect(bare).not.toBe(text);
  const whole = await read(text);
  expect(await read(bare)).toMatchObject({ total: issued.totals.total_factura, avisos: whole.avisos });
  const refused = async (content: string) => (await send(Buffer.from(content))).body.codi;
  expect(await refused(text.replace(/<SchemaVersion>[^<]*/, '<SchemaVersion>3.1'))).toBe('facturae_versio');
  expect(await refused(text.slice(0, 900))).toBe('facturae_illegible');
  expect(await refused('no és res')).toBe('facturae_illegible');
  expect(await refused('<factura/>')).toBe('facturae_illegible');
  expect(await refused(`<!DOCTYPE a [<!ENTITY x "y">]>${text.replace(/^<\?xml[^>]*>/, '')}`)).toBe(
    'facturae_illegible',
  );
});

test('whose tax id is of an agent of another name is asked about; of the same one, however it is written, is not', async () => {
  const { proveidor } = await read(plain);
  const agent = await buildAgent(office.app, office.by, { rao_social: 'Ferreteria Exemple', nif: proveidor.nif });
  const one = await read(plain);
  expect(one.proveidor.agent_fk).toBe(agent.id);
  const told = one.avisos.find(({ codi }) => codi === 'facturae_altre_nom')?.missatge ?? '';
  for (const nom of ['Ferreteria Exemple', proveidor.nom]) expect(told).toContain(nom);
  await office.app.ok(agentRoutes.update, {
    token: office.by.token,
    params: { id: agent.id },
    body: { versio: agent.versio, rao_social: proveidor.nom.toUpperCase() },
  } as never);
  expect((await read(plain)).avisos.map(({ codi }) => codi)).not.toContain('facturae_altre_nom');
});

test.each(['TotalGrossAmountBeforeTaxes', 'TotalTaxOutputs', 'GrossAmount', 'TaxRate', 'TaxableBase><TotalAmount'])(
  'an amount that cannot be read is told, and never taken for nothing: %s',
  async (nom) => {
    const text = plain.toString();
    const first = new RegExp(`<${nom}>[^<]*`);
    expect(text).toMatch(first);
    for (const amount of ['NaN', '1e999', '100,00', 'Infinity', '99999999999999999999', 'x']) {
      const { status, body } = await send(Buffer.from(text.replace(first, `<${nom}>${amount}`)));
      // A rate so large is no rate that is known: it is told apart.
      if (nom === 'TaxRate' && status === 200) expect(body.factures[0].avisos).not.toEqual([]);
      else expect([amount, status, body.codi]).toEqual([amount, 422, 'facturae_illegible']);
    }
  },
);

test('of another currency no amount is taken for euros: the file’s are told, the expense has none', async () => {
  const one = await read(plain.toString().replace(/(<InvoiceCurrencyCode>)EUR/g, '$1USD'));
  expect(one).toMatchObject({ moneda: 'USD', total: issued.totals.total_factura });
  expect(one.despesa.linies.map(({ base, quota }) => [base, quota])).toEqual(one.despesa.linies.map(() => [0, null]));
  expect(one.despesa.retingut).toBeNull();
  expect(one.avisos.map(({ codi }) => codi)).toEqual(['facturae_moneda']);
  expect((await read(plain)).moneda).toBe('EUR');
  // Saved, it asks whether what was typed is euros.
  const despesa = { ...one.despesa, agent_fk: null, nom_proveidor: 'Foreign Inc.', irpf_fk: null };
  const save = async (moneda: string) => {
    const { status, body } = await office.app.call(despesaRoutes.create, {
      ...office.at(),
      body: { ...despesa, moneda },
    });
    return [status, (body as { avisos?: { codi: string }[] }).avisos?.[0]?.codi];
  };
  expect(await save('USD')).toEqual([409, 'facturae_en_euros']);
  expect((await save('dollars'))[0]).toBe(422);
});

test('several of a batch, one with a discount on the whole, a surcharge, a rectifying one', async () => {
  const text = plain.toString();
  const [, invoice = ''] = /(<Invoice>[\s\S]*<\/Invoice>)/.exec(text) ?? [];
  const surcharge = invoice.replace(
    /<\/TaxAmount>(?=\s*<\/Tax>)/g,
    '</TaxAmount><EquivalenceSurcharge>5.2</EquivalenceSurcharge><EquivalenceSurchargeAmount><TotalAmount>24.89</TotalAmount></EquivalenceSurchargeAmount>',
  );
  const rectifying = invoice.replace(
    /<InvoiceClass>OO<\/InvoiceClass>/,
    '<InvoiceClass>OR</InvoiceClass><Corrective><InvoiceNumber>7</InvoiceNumber><ReasonCode>83</ReasonCode></Corrective>',
  );
  const discounted = invoice.replace(/<TotalGeneralDiscounts>[^<]*/, '<TotalGeneralDiscounts>10.00');
  expect(discounted).not.toBe(invoice);
  const { status, body } = await send(
    Buffer.from(text.replace(invoice, invoice + surcharge + rectifying + discounted)),
  );
  expect(status).toBe(200);
  const [first, second, third, fourth] = body.factures as FacturaeRebuda[];
  expect(body.factures.length).toBe(4);
  expect(first?.despesa.linies.length).toBe(3);
  expect(second?.despesa.linies.some((one) => one.recarrec)).toBe(true);
  expect(third?.despesa).toMatchObject({ tipus: 'rectificativa', rectifica: { motiu: 'R1', num_factura: '7' } });
  // By rate, where the lines are not what the invoice adds up to.
  expect(fourth?.despesa.linies.map(({ base }) => base)).toEqual([47_866, 1000]);
});

test('more invoices or elements than one file has are refused before they are worked through', async () => {
  const text = plain.toString();
  const [invoice = ''] = /<Invoice>.*<\/Invoice>/s.exec(text) ?? [];
  const times = (n: number) => Buffer.from(text.replace(invoice, () => invoice.repeat(n)));
  for (const many of [times(201), times(3000)])
    expect(await send(many)).toMatchObject({ status: 422, body: { codi: 'facturae_illegible' } });
  expect(() => readXml(Buffer.from(`<a>${'<b/>'.repeat(20_000)}</a>`))).toThrow();
  expect(() => readXml(Buffer.from(`<a>${'<b/>'.repeat(19_999)}</a>`))).not.toThrow();
});

test('withholding of the whole that no line says is of all its lines; where lines say it, of those', async () => {
  const draft = await office.draft({ linies: [linia('300', { irpf_fk: 2 }), linia('200', { irpf_fk: 2 })] });
  const { id } = await office.issue(draft, { avisos_acceptats: ['irpf_de_societat'] });
  const { raw } = await office.app.call(facturaeRoutes.download, { ...office.at(id), query: { signat: false } });
  const silent = (text: string): string =>
    text.replace(/<Items>[\s\S]*<\/Items>/, (items) => items.replace(/<TaxesWithheld>[\s\S]*?<\/TaxesWithheld>/g, ''));
  const subject = ({ despesa }: FacturaeRebuda) => despesa.linies.map(({ amb_retencio }) => amb_retencio);
  const whole = await read(silent(raw.toString()));
  expect(subject(whole)).toEqual([true, true]);
  expect(whole.despesa).toMatchObject({ irpf_fk: 2, retingut: null });
  const { linies, irpf_fk, retingut } = whole.despesa;
  const sums = await office.app.ok(despesaRoutes.sumes, { ...office.at(), body: { linies, irpf_fk, retingut } });
  expect(sums).toMatchObject({ base: 50_000, retingut: 7_500 });
  expect(subject(await read(plain))).toEqual([true, true, false]);
  // Of a part that no line tells: what is printed stays, and is asked about when it is saved.
  const part = await read(silent(plain.toString()));
  expect(subject(part)).toEqual([true, true, true]);
  expect(part.despesa.retingut).toBe(issued.totals.retingut);
});

test('whose total is not its own base and tax is asked about', async () => {
  const one = await read(plain.toString().replace(/(<InvoiceTotal>)[\d.]+/, '$1999999.99'));
  expect(one.avisos.map(({ codi }) => codi)).toContain('facturae_total');
  // In the figure that stands in the file, what is withheld taken off it.
  expect(one.avisos.find(({ codi }) => codi === 'facturae_total')?.missatge).toContain('999.999,99');
});

test('that gives the whole new amounts of one that is kept brings its lines with the opposite sign', async () => {
  const nif = 'B64717838';
  const { id: agent_fk } = await buildAgent(office.app, office.by, {
    rao_social: 'Laboratori Llarg, SL',
    nif,
    proveidor: true,
  });
  const corrective =
    '<Corrective><InvoiceNumber>LL-1B</InvoiceNumber><ReasonCode>80</ReasonCode><CorrectionMethod>01</CorrectionMethod></Corrective>';
  const text = plain
    .toString()
    .replace(/<TaxIdentificationNumber>[^<]*/, `<TaxIdentificationNumber>${nif}`)
    .replace(/<InvoiceClass>[^<]*<\/InvoiceClass>/, `<InvoiceClass>OR</InvoiceClass>${corrective}`);
  const codes = ({ avisos }: FacturaeRebuda) => avisos.map(({ codi }) => codi);
  const alone = await read(text);
  expect(codes(alone)).toContain('facturae_substitueix');
  expect(alone.despesa.tipus).toBe('rectificativa');
  const old = await office.app.ok(despesaRoutes.create, {
    ...office.at(),
    body: {
      agent_fk,
      num_factura: 'LL-1B',
      data: '2026-06-01',
      linies: [{ clau: 'a', tipus_despesa_fk: 6010, base: 20_000, iva_fk: 1 }],
    },
  } as never);
  const one = await read(text);
  expect([codes(one).includes('facturae_diferencia'), codes(one).includes('facturae_substitueix')]).toEqual([
    true,
    false,
  ]);
  expect(one.despesa.rectifica).toMatchObject({ num_factura: 'LL-1B', data: '2026-06-01' });
  expect(one.despesa.linies.map(({ base }) => base)).toEqual([29_933, 17_933, 1_000, -20_000]);
  const { linies } = one.despesa;
  const sums = await office.app.ok(despesaRoutes.sumes, { ...office.at(), body: { linies } } as never);
  expect(sums.quota).toBe(10_152 - old.imports.quota);
});

test('disbursements are no part of the total of the invoice, and are paid with it', async () => {
  const whole = issued.totals.total_a_pagar;
  const text = plain
    .toString()
    .replace(/<TotalOutstandingAmount>/, '<TotalReimbursableExpenses>50.00</TotalReimbursableExpenses>$&')
    .replace(/(<InvoiceTotals>[\s\S]*<TotalExecutableAmount>)[^<]*/, `$1${(whole + 5_000) / 100}`);
  const one = await read(text);
  expect([one.total, one.a_pagar]).toEqual([issued.totals.total_factura, whole + 5_000]);
});

test('of a natural person says the name and the surnames apart', async () => {
  const { proveidor } = await read(plain);
  expect(proveidor.persona).toBeNull();
  const person = '<Individual><Name>Anna</Name><FirstSurname>Coll</FirstSurname><SecondSurname>Bas</SecondSurname>';
  const text = plain
    .toString()
    .replace(/<LegalEntity>\s*<CorporateName>[^<]*<\/CorporateName>/, person)
    .replace('</LegalEntity>', '</Individual>');
  expect((await read(text)).proveidor).toMatchObject({
    nom: 'Anna Coll Bas',
    persona: { nom: 'Anna', cognoms: 'Coll Bas' },
    nif: proveidor.nif,
  });
});

test('canonical form: names in scope, order, marks, and the exclusive form', () => {
  const { arrel } = readXml(
    Buffer.from(
      '<a:r xmlns:a="urn:a" xmlns="urn:d" xml:lang="ca"><b z="1" a:y=\'2 "&lt;\' b="&#10;"><![CDATA[<&]]>\r\n<c xmlns=""/></b></a:r>',
    ),
  );
  const b = findIn(arrel, 'b');
  if (!b) throw new Error('absent');
  expect(canonical(b, INCLUSIVA)).toBe(
    '<b xmlns="urn:d" xmlns:a="urn:a" b="&#xA;" z="1" xml:lang="ca" a:y="2 &quot;&lt;">&lt;&amp;\n<c xmlns=""></c></b>',
  );
  expect(canonical(b, { exclusive: true, prefixos: new Set() })).toBe(
    '<b xmlns="urn:d" xmlns:a="urn:a" b="&#xA;" z="1" a:y="2 &quot;&lt;">&lt;&amp;\n<c xmlns=""></c></b>',
  );
});

import { execFileSync, spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { LANGUAGES } from '#kernel/language.ts';
import { openPkcs12 } from '#server/certificates/pkcs12.ts';
import { certificateFile, P12_PASSWORD } from '#tests/support/certificates/files.ts';
import { buildCopia, buildEmesa } from '#tests/support/emesa.ts';
import { FACTURAE_SCHEMAS, hasFacturaeSchema, validateFacturae } from '#tests/support/facturae-schema.ts';
import { checkFacturae } from '../domain/facturae/check.ts';
import { paisOf } from '../domain/facturae/codes.data.ts';
import { facturaeFile, facturaeFileName, readyForFacturae } from './facturae-document.ts';
import { signsRsa } from './signatura/xades.ts';

const NOW = '2026-11-28T10:00:00.000Z';
const has = (program: string): boolean => !spawnSync(program, ['--version'], { stdio: 'ignore' }).error;
const folder = mkdtempSync(join(tmpdir(), 'facturae-'));
afterAll(() => rmSync(folder, { recursive: true }));

const signantOf = async (name: string) => {
  const opened = await openPkcs12(certificateFile(name), P12_PASSWORD);
  if (typeof opened === 'string') throw new Error(opened);
  return { clau: opened.key, cadena: opened.chain };
};
let signant: Awaited<ReturnType<typeof signantOf>>;
beforeAll(async () => {
  signant = await signantOf('nou');
});

type Given = NonNullable<Parameters<typeof buildEmesa>[0]>;
const rectifica = {
  metode: 'S' as const,
  motiu: 'R1' as const,
  rao: '16' as const,
  text: 'Base mal calculada',
  factures: [{ factura_fk: null, numero: '2026/A/0007', data: '2026-05-02', base: 100, quota: 21, recarrec: null }],
};
const person = {
  ...buildEmesa().emissor,
  nom_fiscal: 'Persona Fictícia de Proves',
  tipus_persona: 'F' as const,
  nif: '12345678Z',
  telefon: '+34 972 00 00 00 (matins)',
  email: 'proves@exemple.cat',
  web: 'https://exemple.cat',
};
const [adreca] = buildCopia().adreces;
const KINDS: Readonly<Record<string, Given>> = {
  plain: {},
  whole: {
    emissor: person,
    treball: { codi: '2026-014', nom: 'Casa', expedient: 'EXP-14' },
    linies: [
      { tipus: 'capitol', concepte: 'Direcció' },
      { irpf: '15', descompte: '3.5', quantitat: '2.65', preu: '8.905', unitat: 'm²' },
      { descompte: '3', descompte_import: 250, carrec: '4', carrec_import: 100, quantitat: '4', preu: '300' },
      { recarrec: '5.2', descripcio: 'A & B < C\r\nsegona línia', unitat: 'h' },
      { iva: '0', regim: 'E1' },
      { iva: '0', regim: 'N2' },
      { iva: '0', regim: 'isp' },
      {
        tipus: 'suplit',
        preu: '84.50',
        suplit: { nif: 'B63272603', nom: 'Registre', numero: 'R-1', data: '2026-11-01' },
      },
    ],
    descomptes: [{ concepte: 'Pronto pago', percentatge: '2' }],
    carrecs: [{ concepte: '', import: 300 }],
    retencio: { percentatge: '5', sobre: 'base', allibera: null },
    bestretes: [{ concepte: 'Provisió', data: '2026-10-01', import: 5000 }],
    venciments: [
      { data: '2026-12-28', import: 40000 },
      { data: '2027-01-28', import: 1 },
    ],
    iban: 'ES9121000418450200051332',
    observacions: 'Text\nlliure',
    referencies: { comanda: 'C-1', expedient: '', contracte: 'K'.repeat(30) },
    data_operacio: '2026-11-20',
  },
  public: {
    receptor: {
      copia: buildCopia({ nif: 'ESP4300000I', tipus_persona: 'P' }),
      dir3: {
        oficina_comptable: 'L02000043',
        organ_gestor: 'L02000043',
        unitat_tramitadora: 'LA0004321',
        organ_proponent: '',
      },
    },
  },
  abroad: {
    receptor: {
      copia: buildCopia({
        nif: '123456789',
        nif_pais: 'PT',
        adreces: adreca ? [{ ...adreca, pais: 'PT', codi_postal: '1000-001' }] : [],
      }),
      dir3: null,
    },
  },
  rectifying: { tipus: 'rectificativa', rectifica, linies: [{ quantitat: '-1' }] },
  simplified: { tipus: 'simplificada', qualificada: true },
  hostile: { linies: [{ concepte: '<&>"\' ]]> \u0007 \ud800 ñ 👷', descripcio: '\r\r\n\t' }], observacions: '&amp;' },
};
const fileOf = (given: Given, signed = false): Buffer =>
  facturaeFile(buildEmesa(given), {
    now: NOW,
    signant: signed ? signant : null,
    adjunts: [{ descripcio: 'Certificació', format: 'pdf', contingut: 'JVBERi0xLjc=' }],
  });

const CA = fileURLToPath(new URL('../../../../tests/support/certificates/ac.pem', import.meta.url));
const verify = (bytes: Buffer | string): boolean => {
  const file = join(folder, 'signed.xml');
  writeFileSync(file, bytes);
  const ids = ['SignedProperties', 'KeyInfo', 'Signature'].flatMap((name) => ['--id-attr:Id', name]);
  const args = ['--verify', '--enabled-key-data', 'x509', '--trusted-pem', CA, ...ids, file];
  return spawnSync('xmlsec1', args, { stdio: 'ignore' }).status === 0;
};

describe.skipIf(!hasFacturaeSchema)('by the schema of Facturae 3.2.2 (needs ../shared and xmllint)', () => {
  test.each(Object.keys(KINDS))('%s is valid, signed and not', (kind) => {
    const given = KINDS[kind] ?? {};
    expect(checkFacturae(buildEmesa(given), '2026-11-28').filter(({ nivell }) => nivell === 'error')).toEqual([]);
    validateFacturae(fileOf(given));
    validateFacturae(fileOf(given, true));
  });

  test('any text that people type leaves it valid', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 60 }), (text) => {
        validateFacturae(fileOf({ linies: [{ concepte: `a${text}` }], observacions: text }));
      }),
      { numRuns: 40 },
    );
  }, 60_000);

  test('every language and country that it says is in the schema', () => {
    for (const idioma of LANGUAGES) validateFacturae(fileOf({ idioma }));
    const schema = readFileSync(join(FACTURAE_SCHEMAS, 'Facturaev3_2_2.xsd'), 'utf8');
    const letters = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];
    const known = letters.flatMap((one) => letters.flatMap((two) => paisOf(one + two) ?? []));
    expect(known.length).toBeGreaterThan(200);
    for (const pais of known) expect(schema).toContain(`<xs:enumeration value="${pais}"`);
  });

  test('what is signed about the signature is valid by the schema of XAdES', () => {
    const signed = fileOf({}, true).toString();
    const [own = ''] = /<xades:QualifyingProperties.*<\/xades:QualifyingProperties>/s.exec(signed) ?? [];
    const names = ' xmlns:ds="http://www.w3.org/2000/09/xmldsig#" xmlns:xades="http://uri.etsi.org/01903/v1.3.2#"';
    const file = join(folder, 'properties.xml');
    writeFileSync(
      file,
      own.replace('<xades:QualifyingProperties', (mark) => mark + names),
    );
    const schema = join(folder, 'xades.xsd');
    const text = readFileSync(join(FACTURAE_SCHEMAS, 'XAdES.xsd'), 'utf8');
    writeFileSync(
      schema,
      text.replace(
        /schemaLocation="[^"]*xmldsig[^"]*"/,
        `schemaLocation="${join(FACTURAE_SCHEMAS, 'xmldsig-core-schema.xsd')}"`,
      ),
    );
    execFileSync('xmllint', ['--nonet', '--noout', '--schema', schema, file], { stdio: ['ignore', 'pipe', 'pipe'] });
  });
});

describe.skipIf(!has('xmlsec1'))('by the verifier of signatures (needs xmlsec1)', () => {
  test.each(Object.keys(KINDS))('%s verifies, and with a character changed does not', (kind) => {
    const signed = fileOf(KINDS[kind] ?? {}, true).toString();
    expect(verify(signed)).toBe(true);
    for (const [from, to] of [
      ['<InvoiceCurrencyCode>EUR', '<InvoiceCurrencyCode>EUR '],
      ['2026/A/0001', '2026/A/0002'],
      ['<xades:ClaimedRole>emisor', '<xades:ClaimedRole>tercero'],
      ['<xades:SigningTime>2026', '<xades:SigningTime>2025'],
    ] as const) {
      expect(signed).toContain(from);
      expect(verify(signed.replace(from, to)), from).toBe(false);
    }
  });

  test('the document is its own canonical form, so that it may be read and written again', () => {
    const file = join(folder, 'canonical.xml');
    for (const given of Object.values(KINDS)) {
      const signed = fileOf(given, true);
      writeFileSync(file, signed);
      const canonical = execFileSync('xmllint', ['--nonet', '--c14n', file]);
      expect(canonical.toString()).toBe(signed.toString().replace(/^<\?xml.*\?>\n/, ''));
    }
  });
});

test('the signature says the policy, its digest, who signs as what, and covers three things', () => {
  const signed = fileOf({}, true).toString();
  expect(signed).toContain('politica_de_firma_formato_facturae_v3_1.pdf');
  expect(signed).toContain('Ohixl6upD6av8N7pEvDABhEL6hM=');
  expect(signed).toContain('<xades:SigningTime>2026-11-28T10:00:00Z</xades:SigningTime>');
  expect(signed.match(/<ds:Reference /g)).toHaveLength(3);
  expect(signed.endsWith('</ds:Signature></fe:Facturae>')).toBe(true);
  expect(signed).not.toContain('PRIVATE');
});

test('only RSA signs, which is what entry points verify', async () => {
  expect(signsRsa(signant)).toBe(true);
  expect(signsRsa(await signantOf('corba'))).toBe(false);
});

test('a file is called by its number, in the language of whoever asks', () => {
  expect(facturaeFileName('ca', buildEmesa(), true)).toBe('Facturae 2026-A-0001.xsig');
  expect(facturaeFileName('en', buildEmesa(), false)).toBe('Facturae 2026-A-0001.xml');
});

test('an address that says no province has that of its postcode; one that cannot be told stays refused', () => {
  const at = (more: object) => {
    const copia = buildCopia({ adreces: adreca ? [{ ...adreca, provincia: '', ...more }] : [] });
    const emesa = readyForFacturae(buildEmesa({ receptor: { copia, dir3: null } }));
    return checkFacturae(emesa, '2026-12-01')
      .filter(({ nivell }) => nivell === 'error')
      .map(({ cami }) => cami);
  };
  expect(at({})).toEqual([]);
  expect(at({ codi_postal: '99001' })).toEqual(['receptor.adreces.0.provincia']);
});

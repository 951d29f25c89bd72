import { afterAll, beforeAll, expect, test } from 'vitest';
import { ConfigError, readConfig } from '#server/config.ts';
import { VERSION } from '#server/version.ts';
import { buildEmesa } from '#tests/support/emesa.ts';
import { keepFactura } from '#tests/support/factura-row.ts';
import { pdfText } from '#tests/support/paper.ts';
import { type Member, openTestApp, type TestApp } from '#tests/support/test-app.ts';
import { registreRoutes } from '../contract/registre.ts';
import { registrePorts } from './index.ts';

const PRODUCER = {
  PRODUCER_NAME: 'Programes Exemple, SL',
  PRODUCER_NIF: 'b12345674',
  PRODUCER_ADDRESS: 'Carrer Fictici, 12, 08015 Barcelona',
  PRODUCER_PLACE: 'Barcelona, España',
};
let app: TestApp;
let alone: TestApp;
let who: Member;
let other: Member;
beforeAll(async () => {
  app = await openTestApp(PRODUCER);
  alone = await openTestApp();
  who = await app.setUp();
  other = await alone.setUp();
});
afterAll(async () => {
  await app.close();
  await alone.close();
});

const recordOf = async (place: TestApp, by: Member): Promise<string> => {
  const emesa = buildEmesa({ empresa_fk: by.empresaId });
  await place.database.write(async (db) => {
    await keepFactura(db, emesa);
    await registrePorts(place.platform).registra({ db, database: place.database }, emesa, place.clock.now());
  });
  const { xml } = await place.database.read.selectFrom('registre_facturacio').select('xml').executeTakeFirstOrThrow();
  return xml;
};

test('declaration and records say the same of the program and its producer', async () => {
  const declared = await app.ok(registreRoutes.declaracio, { token: who.token });
  expect(declared).toMatchObject({ versio: VERSION, productor: { nif: 'B12345674' } });
  const xml = await recordOf(app, who);
  for (const [name, value] of [
    ['NombreRazon', declared.productor?.nom],
    ['NIF', declared.productor?.nif],
    ['NombreSistemaInformatico', declared.nom],
    ['IdSistemaInformatico', declared.codi],
    ['Version', declared.versio],
  ])
    expect(xml.slice(xml.indexOf('<sf:SistemaInformatico>'))).toContain(`<sf:${name}>${value}</sf:${name}>`);
});

test('it comes as a tagged PDF in Spanish with its twelve points in order', async ({ skip }) => {
  const reply = await app.call(registreRoutes.declaracioDocument, { token: who.token });
  expect(reply.headers['content-type']).toBe('application/pdf');
  const text = pdfText(reply.raw);
  if (text === null) return skip('pdftotext (poppler-utils) is not installed');
  expect(text.replace(/\s+/g, ' ')).toContain('DECLARACIÓN RESPONSABLE DEL SISTEMA INFORMÁTICO DE FACTURACIÓN');
  const points = [...'abcdefghijkl'].map((letter) => text.search(new RegExp(`^\\s*${letter}\\) `, 'm')));
  expect(points.every((place, at) => place > (points[at - 1] ?? -1))).toBe(true);
  // Words parted at the end of a line are whole again.
  const plain = text.replace(/[-\u00ad\u2010]\n\s*/g, '').replace(/\s+/g, ' ');
  expect(plain).toContain('Esta versión no remite los registros a la Agencia Tributaria.');
  expect(plain).toContain('No declara cumplida la remisión de los registros, que esta versión no hace.');
  for (const told of Object.values(PRODUCER).filter((one) => one !== PRODUCER.PRODUCER_NIF))
    expect(text).toContain(told);
});

test('where nobody declares it is said so, nothing is downloaded, and the issuer stands as producer', async () => {
  const declared = await alone.ok(registreRoutes.declaracio, { token: other.token });
  expect(declared.productor).toBeNull();
  const reply = await alone.call(registreRoutes.declaracioDocument, { token: other.token });
  expect(reply.status).toBe(404);
  expect(reply.body.codi).toBe('sense_productor');
  expect(await recordOf(alone, other)).toContain(
    '<sf:SistemaInformatico><sf:NombreRazon>Despatx Exemple, SLP</sf:NombreRazon><sf:NIF>B85905495</sf:NIF>',
  );
});

test('half a producer, or one without a tax id, is refused at start', () => {
  const { PRODUCER_PLACE: _place, ...half } = PRODUCER;
  expect(() => readConfig(half)).toThrow(ConfigError);
  expect(() => readConfig({ ...PRODUCER, PRODUCER_NIF: '123' })).toThrow(/PRODUCER_NIF/);
  expect(readConfig(PRODUCER).producer?.lloc).toBe('Barcelona, España');
});

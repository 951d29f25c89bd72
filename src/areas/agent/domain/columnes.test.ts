import { expect, test } from 'vitest';
import { headKey } from '#kernel/heads.ts';
import { proposeColumns } from './columnes.ts';
import { bodyOfRow as bodyOf } from './fila.ts';

const CODES: Readonly<Record<string, string>> = {
  '': 'ES',
  Espanya: 'ES',
  Irlanda: 'IE',
  Grècia: 'GR',
  'Estados Unidos': 'US',
  'United Kingdom': 'GB',
  Francia: 'FR',
  Alemania: 'DE',
};
const bodyOfRow = (cells: readonly string[], columns: Parameters<typeof bodyOf>[1]) =>
  bodyOf(cells, columns, (text) => CODES[text] ?? text.toUpperCase());

const NONE = new Map<string, string>();

test.each([
  [
    ['Cognoms', 'NOM', 'N.I.F.', 'Població', 'Correu electrònic'],
    ['cognoms', 'nom', 'nif', 'poblacio', 'email'],
  ],
  [
    ['Razón social', 'CIF', 'Dirección', 'C.P.', 'Teléfono'],
    ['rao_social', 'nif', 'via', 'codi_postal', 'telefon'],
  ],
  [
    ['Company name', 'Tax ID', 'Street', 'Postcode', 'E-mail'],
    ['rao_social', 'nif', 'via', 'codi_postal', 'email'],
  ],
  [
    ['Nom', 'NIF', 'nom', ''],
    ['nom_complet', 'nif', null, null],
  ],
])('%j are matched by their names', (heads, camps) => {
  expect(proposeColumns(heads, NONE)).toEqual(camps);
});
test('what the company matched last goes first', () => {
  const kept = new Map([
    [headKey('N.I.F.'), 'nif'],
    [headKey('Codi'), 'no_existeix'],
  ]);
  expect(proposeColumns(['n.i.f.', 'Codi'], kept)).toEqual(['nif', null]);
});

test.each([
  [['Ferrer, Joan', '', ''], { tipus_persona: 'E', rao_social: 'Ferrer, Joan' }],
  [['Ferrer Güell, Joan', '12345678Z', ''], { tipus_persona: 'F', nom: 'Joan', cognoms: 'Ferrer Güell' }],
  [['Obres del Nord, S.L.', '', ''], { tipus_persona: 'E', rao_social: 'Obres del Nord, S.L.' }],
  [['Ajuntament de Vic', 'P0829900J', ''], { tipus_persona: 'P', rao_social: 'Ajuntament de Vic' }],
  [['Qui sap', '', 'Física'], { tipus_persona: 'F', nom: 'Qui sap', cognoms: '' }],
])('%j is the person that it says', (cells, body) => {
  expect(bodyOfRow(cells, ['nom_complet', 'nif', 'tipus_persona'])).toMatchObject(body);
});
test('kinds, countries, and postal codes that a spreadsheet left without their nought', () => {
  const body = bodyOfRow(
    ['Promotor, Tècnic', 'Espanya', '8500', 'mailto:a@exemple.cat'],
    ['tipus', 'pais', 'codi_postal', 'email'],
  );
  expect(body).toMatchObject({
    promotor: true,
    tecnic: true,
    contractista: false,
    proveidor: false,
    adreces: [{ codi_postal: '08500', pais: 'ES' }],
    emails: [{ email: 'a@exemple.cat', us: 'general' }],
  });
});

test.each([
  [['Bosch Pla, Joan', '', 'Física', ''], { nom: 'Joan', cognoms: 'Bosch Pla', rao_social: '', nom_comercial: '' }],
  [['Joan Bosch Pla', '12345678Z', '', ''], { tipus_persona: 'F', nom: 'Joan Bosch Pla', nom_comercial: '' }],
  [['Obres del Nord, SL', '', '', ''], { tipus_persona: 'E', rao_social: 'Obres del Nord, SL' }],
])('the one column of names is called «Raó social»: %j', (cells, body) => {
  expect(bodyOfRow(cells, ['rao_social', 'nif', 'tipus_persona', 'pais'])).toMatchObject(body);
});
test('a person with a name of their own trades under what the other column says', () => {
  const body = bodyOfRow(['Joan', 'Bosch', 'Can Bosch', 'Física'], ['nom', 'cognoms', 'rao_social', 'tipus_persona']);
  expect(body).toMatchObject({ nom: 'Joan', cognoms: 'Bosch', nom_comercial: 'Can Bosch' });
});

test.each([
  ['IE6364992H', 'IE', 'IE', 'IE'],
  ['IE6364992H', 'Irlanda', 'IE', 'IE'],
  ['IE6364992H', '', 'IE', 'ES'],
  ['EL123456789', 'Grècia', 'GR', 'GR'],
  ['123-45-6789', 'Estados Unidos', 'US', 'US'],
  ['GB999999973', 'United Kingdom', 'GB', 'GB'],
  ['12345678Z', 'Francia', 'ES', 'FR'],
  ['ESB64717838', 'Espanya', 'ES', 'ES'],
  ['B64717839', '', 'ES', 'ES'],
  ['', 'Alemania', 'ES', 'DE'],
  ['X', 'Enlloc', 'ES', 'ENLLOC'],
])('the tax id «%s» of someone in «%s» is one of %s, the address in %s', (nif, cell, nif_pais, pais) => {
  expect(bodyOfRow(['Algú', nif, cell, 'Vila'], ['nom_complet', 'nif', 'pais', 'poblacio'])).toMatchObject({
    nif_pais,
    adreces: [{ pais }],
  });
});

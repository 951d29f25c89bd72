import { expect, test } from 'vitest';
import { headKey } from '#kernel/heads.ts';
import { proposeColumns } from './columnes.ts';
import { bodyOfRow } from './fila.ts';

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

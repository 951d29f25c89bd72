import { headMatcher } from '#kernel/heads.ts';

/** Names by which people call each field in their files, in three languages, folded. */
const NAMES = {
  nom_complet: ['nombre completo', 'full name', 'agent', 'agente', 'client', 'cliente', 'name', 'contacte', 'contacto'],
  nom: ['nom de pila', 'nombre de pila', 'first name', 'given name', 'nombre'],
  cognoms: ['cognom', 'apellidos', 'apellido', 'surname', 'surnames', 'last name', 'family name'],
  rao_social: [
    'razon social',
    'empresa',
    'business name',
    'company',
    'company name',
    'organization',
    'nom fiscal',
    'nombre fiscal',
  ],
  nom_comercial: ['nombre comercial', 'trade name'],
  nif: ['cif', 'nif/cif', 'cif/nif', 'dni', 'nie', 'dni/nif', 'tax id', 'vat number', 'vat', 'identificador fiscal'],
  tipus_persona: ['persona', 'tipus de persona', 'tipo de persona', 'tipo persona', 'person', 'kind of person'],
  tipus: ['tipo', "tipus d'agent", 'tipo de agente', 'kind', 'kinds', 'type', 'classe', 'categoria'],
  via: [
    'adreca',
    'direccion',
    'address',
    'carrer',
    'calle',
    'street',
    'carrer i numero',
    'calle y numero',
    'domicili',
    'domicilio',
  ],
  codi_postal: ['codigo postal', 'cp', 'postcode', 'postal code', 'zip'],
  poblacio: ['poblacion', 'municipi', 'municipio', 'ciutat', 'ciudad', 'localitat', 'localidad', 'town', 'city'],
  provincia: ['province', 'state', 'region'],
  pais: ['country'],
  telefon: ['telefono', 'telefon 1', 'telefono 1', 'phone', 'telephone', 'tel', 'mobil', 'movil', 'mobile'],
  telefon2: ['telefono 2', 'phone 2', 'altre telefon', 'otro telefono'],
  email: ['correu', 'correo', 'e-mail', 'mail', 'correu electronic', 'correo electronico', 'adreca electronica'],
  web: ['pagina web', 'website', 'url'],
  iban: ['compte', 'cuenta', 'compte bancari', 'cuenta bancaria', 'account', 'bank account'],
  condicions_pagament: [
    'condicions de pagament',
    'condiciones de pago',
    'forma de pagament',
    'forma de pago',
    'payment terms',
  ],
  num_collegiat: [
    'num de col·legiat',
    'nº de colegiado',
    'num de colegiado',
    'num colegiado',
    'college no',
    'colegiado',
    'col·legiat',
  ],
  observacions: ['observaciones', 'notes', 'notas', 'comentaris', 'comentarios', 'remarks'],
} as const;
export type ColumnCamp = keyof typeof NAMES;
const match = headMatcher<ColumnCamp>(NAMES);

/** What each column looks like: what was kept of its head, else its name; a field is given once. */
export const proposeColumns = (
  heads: readonly string[],
  kept: ReadonlyMap<string, string>,
): readonly (ColumnCamp | null)[] => {
  const looksLike = match(heads, kept);
  const taken = new Set(looksLike);
  // A file with one column of names, and none of surnames, has whole names in it.
  const whole = taken.has('nom') && !taken.has('cognoms') && !taken.has('nom_complet');
  return looksLike.map((camp) => (whole && camp === 'nom' ? 'nom_complet' : camp));
};

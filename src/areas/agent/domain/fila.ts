import { checkNif, nifPasses } from '#areas/fiscal/domain/nif.ts';
import { nifIvaPasses } from '#areas/fiscal/domain/nif-iva.ts';
import { fold } from '#kernel/fold.ts';
import type { ColumnCamp } from './columnes.ts';
import { looksLikeCompany, partAtComma } from './nom.ts';

export type Persona = 'E' | 'F' | 'P';
const KINDS = {
  promotor: /\b(promotor|promotora|developer|client|cliente)/,
  tecnic: /\b(tecnic|tecnico|technician|architect|arquitect)/,
  contractista: /\b(contractista|contratista|contractor|constructor|builder)/,
  proveidor: /\b(proveidor|proveedor|supplier)/,
} as const;
/** Whose tax id it is: a Spanish one is Spain's wherever its holder lives; else its prefix says it, else the address. */
const countryOfNif = (nif: string, pais: string): string => {
  const bare = nif.toUpperCase().replace(/[^A-Z0-9]/g, '');
  if (bare === '' || nifPasses(nif)) return 'ES';
  if (nifIvaPasses(bare)) return bare.startsWith('EL') ? 'GR' : bare.startsWith('XI') ? 'GB' : bare.slice(0, 2);
  return /^[A-Z]{2}$/.test(pais) ? pais : 'ES';
};

/** Which person it is: as the file says, else by its tax id, else by how it is called. */
const personaOf = (cell: (camp: ColumnCamp) => string): Persona => {
  const said = fold(cell('tipus_persona'));
  if (/^(p|public|publica|organisme public|organismo publico|public body)$/.test(said)) return 'P';
  if (/^(f|fisica|natural|natural person|particular|autonom|autonomo)/.test(said)) return 'F';
  if (/^(e|j|juridica|legal|legal person|empresa|societat|sociedad)/.test(said)) return 'E';
  const { kind, nif } = checkNif(cell('nif'));
  if (kind === 'dni' || kind === 'nie' || kind === 'klm') return 'F';
  if (kind === 'entitat') return /^[PQS]/.test(nif) ? 'P' : 'E';
  if (cell('cognoms') !== '') return 'F';
  if (cell('rao_social') !== '' || looksLikeCompany(cell('nom_complet'))) return 'E';
  return cell('nom') !== '' ? 'F' : 'E';
};

/** A row of a file as the body that would create its agent. Nothing is judged here; `countryOf` reads the cell of a country. */
export const bodyOfRow = (
  cells: readonly string[],
  columns: readonly (ColumnCamp | null)[],
  countryOf: (text: string) => string,
): Readonly<Record<string, unknown>> => {
  const cell = (camp: ColumnCamp): string => {
    const at = columns.indexOf(camp);
    return at < 0 ? '' : (cells[at] ?? '').trim();
  };
  const persona = personaOf(cell);
  const unparted = persona === 'F' && cell('nom') === '' && cell('cognoms') === '';
  // Programs that keep one column of names call it so for people too.
  const whole = cell('nom_complet') || (unparted ? cell('rao_social') : '');
  const [nom, cognoms] = unparted ? (partAtComma(whole) ?? [whole, '']) : [cell('nom'), cell('cognoms')];
  const kinds = fold(cell('tipus'));
  const pais = countryOf(cell('pais'));
  const [via, codi_postal, poblacio, provincia] = [
    cell('via'),
    cell('codi_postal'),
    cell('poblacio'),
    cell('provincia'),
  ];
  const postal = /^\d{4}$/.test(codi_postal) && pais === 'ES' ? `0${codi_postal}` : codi_postal;
  return {
    tipus_persona: persona,
    nom: persona === 'F' ? nom : '',
    cognoms: persona === 'F' ? cognoms : '',
    rao_social:
      persona === 'F' ? '' : cell('rao_social') || whole || [cell('nom'), cell('cognoms')].filter(Boolean).join(' '),
    nom_comercial: cell('nom_comercial') || (persona === 'F' && whole !== cell('rao_social') ? cell('rao_social') : ''),
    nif: cell('nif'),
    nif_pais: countryOfNif(cell('nif'), pais),
    ...Object.fromEntries(Object.entries(KINDS).map(([kind, name]) => [kind, name.test(kinds)])),
    adreces:
      via || postal || poblacio || provincia
        ? [{ tipus: 'fiscal', via, codi_postal: postal, poblacio, provincia, pais }]
        : [],
    telefons: [cell('telefon'), cell('telefon2')].filter(Boolean),
    emails: cell('email') ? [{ email: cell('email').replace(/^mailto:/i, ''), us: 'general' }] : [],
    web: cell('web'),
    iban: cell('iban'),
    condicions_pagament: cell('condicions_pagament'),
    num_collegiat: cell('num_collegiat'),
    observacions: cell('observacions'),
  };
};

const OWN_NAMES: Readonly<Record<string, ColumnCamp>> = {
  'emails.0.email': 'email',
  'telefons.0': 'telefon',
  'telefons.1': 'telefon2',
  ...Object.fromEntries(
    (['via', 'codi_postal', 'poblacio', 'provincia', 'pais'] as const).map((key) => [`adreces.0.${key}`, key]),
  ),
};
const SAME_NAMES: readonly ColumnCamp[] = [
  'nom',
  'cognoms',
  'rao_social',
  'nom_comercial',
  'nif',
  'tipus_persona',
  'web',
  'iban',
  'condicions_pagament',
  'num_collegiat',
  'observacions',
];

/** Which column of a file a field of the body came from. */
export const importCampOf = (cami: string): ColumnCamp | null =>
  OWN_NAMES[cami] ?? SAME_NAMES.find((camp) => camp === cami) ?? null;

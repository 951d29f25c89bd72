import { checkNif, normaliseNif } from '#areas/fiscal/domain/nif.ts';
import { nifIvaPasses } from '#areas/fiscal/domain/nif-iva.ts';
import { paisOf, residencia } from './codes.data.ts';
import type { AdrecaFactura, Dir3, FacturaFacturae } from './factura.ts';
import { cleanText, type Peca, peca, someGroup, someText } from './xml.ts';

/** A text on one line, cut to what the schema takes. */
export const cut = (text: string, length: number): string =>
  [...cleanText(text).replace(/\s+/g, ' ').trim()].slice(0, length).join('').trim();

const PARTICULES = new Set([
  'de',
  'del',
  'la',
  'las',
  'los',
  'les',
  'el',
  'i',
  'y',
  'da',
  'do',
  'dos',
  'van',
  'von',
  'sa',
]);

/** Words of a name, each with the particles before it: `Maria`, `de la Torre`, `i Puig`. */
const units = (text: string): string[] => {
  const found: string[] = [];
  let waiting = '';
  for (const word of text.trim().split(/\s+/).filter(Boolean)) {
    waiting = waiting ? `${waiting} ${word}` : word;
    if (PARTICULES.has(word.toLowerCase())) continue;
    found.push(waiting);
    waiting = '';
  }
  return waiting ? [...found, waiting] : found;
};
export interface NomPersona {
  readonly nom: string;
  readonly cognom1: string;
  readonly cognom2: string;
}
const parted = (nom: string, cognoms: string): NomPersona => {
  const [first = '', ...rest] = units(cognoms);
  return { nom, cognom1: first, cognom2: rest.join(' ') };
};
/** Name and surnames of a person written in one text: «Cognoms, Nom», or the surnames last. */
export const nomPersona = (text: string): NomPersona => {
  const [surnames = '', name] = text.split(',').map((part) => part.trim());
  if (name !== undefined) return parted(name, surnames);
  const words = units(text);
  const names = words.length <= 2 ? 1 : words.length - 2;
  return parted(words.slice(0, names).join(' '), words.slice(names).join(' '));
};

/** A party as both ends of an invoice give it. */
export interface Part {
  readonly nif: string;
  readonly pais: string;
  readonly persona: 'F' | 'J';
  readonly rao: string;
  readonly comercial: string;
  readonly nom: NomPersona;
  readonly adreca: AdrecaFactura | null;
  readonly telefon: string;
  readonly email: string;
  readonly web: string;
}
export const emissorPart = ({ emissor }: FacturaFacturae): Part => ({
  nif: emissor.nif,
  pais: 'ES',
  persona: emissor.tipus_persona === 'F' ? 'F' : 'J',
  rao: emissor.nom_fiscal,
  comercial: emissor.nom_comercial,
  nom: nomPersona(emissor.nom_fiscal),
  adreca: emissor.adreca,
  telefon: emissor.telefon,
  email: emissor.email,
  web: emissor.web,
});
type Receptor = NonNullable<FacturaFacturae['receptor']>;
/** The address of invoices of a receiver: the fiscal one, else the first. */
export const adrecaPlace = ({ copia }: Receptor): number =>
  Math.max(
    0,
    copia.adreces.findIndex((one) => one.tipus === 'fiscal'),
  );
export const receptorPart = (receptor: Receptor): Part => {
  const { copia } = receptor;
  return {
    nif: copia.nif,
    pais: copia.nif_pais,
    persona: copia.tipus_persona === 'F' ? 'F' : 'J',
    rao: copia.rao_social || copia.nom_complet,
    comercial: copia.nom_comercial,
    nom: copia.nom || copia.cognoms ? parted(copia.nom, copia.cognoms) : nomPersona(copia.nom_complet),
    adreca: copia.adreces[adrecaPlace(receptor)] ?? null,
    telefon: copia.telefons[0] ?? '',
    email: (copia.emails.find((one) => one.us === 'factures') ?? copia.emails[0])?.email ?? '',
    web: '',
  };
};

/** A tax id as the channel takes it: a Spanish one bare, one of the Union with its prefix, any other as written. */
export const nifFacturae = (nif: string, pais: string): string => {
  const bare = normaliseNif(nif);
  if (residencia(pais) !== 'U') return bare;
  const prefix = pais === 'GR' ? 'EL' : pais;
  return nifIvaPasses(bare) || bare.startsWith(prefix) ? bare : `${prefix}${bare}`;
};
/** Person that a Spanish tax id says; null where it says none. */
export const personaOf = (nif: string): 'F' | 'J' | null => {
  const { kind } = checkNif(nif);
  return kind === 'desconegut' ? null : kind === 'entitat' ? 'J' : 'F';
};

export const taxIdentification = (nom: string, nif: string, pais: string, persona: 'F' | 'J'): Peca =>
  peca(nom, [
    peca('PersonTypeCode', persona),
    peca('ResidenceTypeCode', residencia(pais)),
    peca('TaxIdentificationNumber', nifFacturae(nif, pais)),
  ]);

const address = (adreca: AdrecaFactura | null): Peca => {
  const { via = '', codi_postal = '', poblacio = '', provincia = '', pais = 'ES' } = adreca ?? {};
  const code = peca('CountryCode', paisOf(pais) ?? pais);
  if (pais === 'ES')
    return peca('AddressInSpain', [
      peca('Address', cut(via, 80)),
      peca('PostCode', codi_postal.trim()),
      peca('Town', cut(poblacio, 50)),
      peca('Province', cut(provincia, 20)),
      code,
    ]);
  return peca('OverseasAddress', [
    peca('Address', cut(via, 80)),
    peca('PostCodeAndTown', cut(`${codi_postal} ${poblacio}`, 50)),
    peca('Province', cut(provincia || poblacio, 20)),
    code,
  ]);
};

/** Roles of the offices of a public body: accounting, managing, processing, proposing. */
const CENTRES = [
  ['01', 'oficina_comptable'],
  ['02', 'organ_gestor'],
  ['03', 'unitat_tramitadora'],
  ['04', 'organ_proponent'],
] as const;

export const party = (nom: string, part: Part, dir3: Dir3 | null): Peca => {
  const contact = someGroup('ContactDetails', [
    someText(
      'Telephone',
      part.telefon.length <= 15 ? cut(part.telefon, 15) : cut(part.telefon.replace(/[^\d+]/g, ''), 15),
    ),
    someText('WebAddress', part.web.length <= 60 ? cut(part.web, 60) : ''),
    someText('ElectronicMail', part.email.length <= 60 ? cut(part.email, 60) : ''),
  ]);
  const centres = CENTRES.flatMap(([role, field]) => {
    const code = dir3?.[field] ?? '';
    return code === ''
      ? []
      : [peca('AdministrativeCentre', [peca('CentreCode', code), peca('RoleTypeCode', role), address(part.adreca)])];
  });
  return peca(nom, [
    taxIdentification('TaxIdentification', part.nif, part.pais, part.persona),
    someGroup('AdministrativeCentres', centres),
    part.persona === 'J'
      ? peca('LegalEntity', [
          peca('CorporateName', cut(part.rao, 80)),
          someText('TradeName', cut(part.comercial, 40)),
          address(part.adreca),
          contact,
        ])
      : peca('Individual', [
          peca('Name', cut(part.nom.nom, 40)),
          peca('FirstSurname', cut(part.nom.cognom1, 40)),
          someText('SecondSurname', cut(part.nom.cognom2, 40)),
          address(part.adreca),
          contact,
        ]),
  ]);
};

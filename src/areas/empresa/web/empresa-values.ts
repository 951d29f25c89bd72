import { showIban } from '#areas/fiscal/domain/iban.ts';
import type { Translate } from '#web/language.tsx';
import type { FieldSpec } from '#web/ui/form/form-types.ts';
import type { EmpresaValues } from '../contract/blank.ts';
import type { Compte } from '../contract/schemas.ts';
import type { Serie } from '../domain/series.ts';
import type { ca } from '../texts/ca.ts';

/** What each part of a company's screen writes. */
export const PARTS = {
  dades: [
    'nom_fiscal',
    'nom_comercial',
    'tipus_persona',
    'nif',
    'adreca',
    'telefon',
    'email',
    'web',
    'registre_mercantil',
    'num_collegiat',
  ],
  comptes: ['comptes'],
  series: ['series'],
  documents: [
    'idioma_fk',
    'color',
    'logo',
    'peu_document',
    'peu_factura',
    'peu_pressupost',
    'condicions_pagament',
    'iva_fk',
    'irpf_fk',
    'regim_iva',
  ],
  verifactu: ['verifactu'],
} as const satisfies Record<string, readonly (keyof EmpresaValues)[]>;
export type Part = keyof typeof PARTS;
export type PartValues<P extends Part> = Pick<EmpresaValues, (typeof PARTS)[P][number]>;

/** What the form of a part holds: accounts in fours, as they are read. */
export const valuesOf = <P extends Part>(part: P, empresa: EmpresaValues): PartValues<P> => {
  const shown = { ...empresa, comptes: empresa.comptes.map((one) => ({ ...one, iban: showIban(one.iban) })) };
  return Object.fromEntries(PARTS[part].map((key) => [key, shown[key]])) as PartValues<P>;
};

type T = Translate<typeof ca>;

/** Accounts and series in a line of the history or of a conflict. */
export const tellComptes = (comptes: readonly Compte[] | null): string =>
  comptes?.map(({ iban, nom }) => [showIban(iban), nom].filter(Boolean).join(' ')).join(', ') || '—';
export const tellSeries = (series: readonly Serie[] | null): string =>
  series?.map(({ codi, format }) => `${codi}: ${format}`).join(', ') || '—';

/** Every field of a company: what it is called, and how it reads. */
export const empresaFieldSpecs = (t: T): Record<string, FieldSpec> => ({
  nom_fiscal: { label: t('empresa.nom_fiscal'), required: true },
  nom_comercial: { label: t('empresa.nom_comercial') },
  tipus_persona: {
    label: t('empresa.tipus_persona'),
    required: true,
    show: (value) => t(`empresa.tipus_persona.${value as 'E' | 'F'}`),
  },
  nif: { label: t('empresa.nif'), required: true },
  registre_mercantil: { label: t('empresa.registre_mercantil') },
  num_collegiat: { label: t('empresa.num_collegiat') },
  'adreca.via': { label: t('empresa.adreca.via') },
  'adreca.codi_postal': { label: t('empresa.adreca.codi_postal') },
  'adreca.poblacio': { label: t('empresa.adreca.poblacio') },
  'adreca.provincia': { label: t('empresa.adreca.provincia') },
  telefon: { label: t('empresa.telefon') },
  email: { label: t('empresa.email') },
  web: { label: t('empresa.web') },
  idioma_fk: { label: t('empresa.idioma_fk'), required: true, show: (value) => t(`empresa.idioma.${value as 'ca'}`) },
  color: { label: t('empresa.color') },
  logo: { label: t('empresa.logo'), show: (value) => (value ? t('empresa.logo') : '—') },
  peu_document: { label: t('empresa.peu_document') },
  peu_factura: { label: t('empresa.peu_factura') },
  peu_pressupost: { label: t('empresa.peu_pressupost') },
  condicions_pagament: { label: t('empresa.condicions_pagament') },
  iva_fk: { label: t('empresa.iva_fk') },
  irpf_fk: { label: t('empresa.irpf_fk') },
  regim_iva: {
    label: t('empresa.regim_iva'),
    required: true,
    show: (value) => t(`empresa.regim_iva.${value as 'general'}`),
  },
  'verifactu.mode': {
    label: t('empresa.verifactu.mode'),
    required: true,
    show: (value) => t(`empresa.verifactu.mode.${value as 'cap'}`),
  },
  'verifactu.entorn': {
    label: t('empresa.verifactu.entorn'),
    required: true,
    show: (value) => t(`empresa.verifactu.entorn.${value as 'proves'}`),
  },
  comptes: { label: t('empresa.comptes'), show: (value) => tellComptes(value as Compte[] | null) },
  series: { label: t('empresa.series'), show: (value) => tellSeries(value as Serie[] | null) },
});

/** The fields of one part: a form asks for no others, as it holds no others. */
export const fieldSpecsOf = (part: Part, t: T): Record<string, FieldSpec> => {
  const mine: readonly string[] = PARTS[part];
  return Object.fromEntries(
    Object.entries(empresaFieldSpecs(t)).filter(([path]) => mine.includes(path.split('.')[0] ?? '')),
  );
};

import type { Translate } from '#web/language.tsx';
import type { FieldSpec } from '#web/ui/form/form-types.ts';
import type { Pressupost, PressupostFields } from '../contract/schemas.ts';
import type { ca } from '../texts/ca.ts';

/** What a person writes of a quotation. */
export type PressupostValues = PressupostFields;

export const blankValues = (today: string, validesa: string): PressupostValues => ({
  serie: '',
  data: today,
  validesa,
  agent_fk: null,
  treball_fk: null,
  idioma: null,
  titol: '',
  text: '',
  condicions: '',
  linies: [],
  descomptes: [],
  carrecs: [],
  recarrec_equivalencia: false,
  fites: [],
  notes: '',
});

export const valuesOfPressupost = (pressupost: Pressupost): PressupostValues => {
  const keys = Object.keys(blankValues('', '')) as (keyof PressupostValues)[];
  const values = Object.fromEntries(keys.map((key) => [key, pressupost[key]])) as unknown as PressupostValues;
  return {
    ...values,
    fites: pressupost.fites
      .filter(({ percentatge, capitol }) => percentatge !== null || capitol !== null)
      .map(({ clau, nom, percentatge, capitol }) => ({ clau, nom, percentatge, capitol })),
  };
};

const PLAIN = [
  'serie',
  'data',
  'validesa',
  'agent_fk',
  'treball_fk',
  'idioma',
  'titol',
  'text',
  'condicions',
  'recarrec_equivalencia',
  'linies',
  'descomptes',
  'carrecs',
  'fites',
  'notes',
] as const;

/** Labels by path. */
export const pressupostFieldSpecs = (t: Translate<typeof ca>, values: PressupostValues): Record<string, FieldSpec> => ({
  ...Object.fromEntries(PLAIN.map((path) => [path, { label: t(`pressupost.camp.${path}`) }])),
  data: { label: t('pressupost.camp.data'), required: true },
  ...Object.fromEntries(
    values.fites.flatMap((_fita, place) => [
      [`fites.${place}.nom`, { label: t('pressupost.fites.nom'), required: true }],
      [`fites.${place}.percentatge`, { label: t('pressupost.fites.percentatge') }],
    ]),
  ),
});

import type { FieldSpec } from '#web/ui/form/form-types.ts';
import { type Zona, zonaFields } from '../contract/schemas.ts';
import type { Normativa } from '../domain/tipus.ts';
import { say, type T } from './words.ts';

type Field = keyof typeof zonaFields;
/** What a person writes of a zone; the regulation is chosen with a reason, the pours are the volumes of its lots. */
export interface ZonaValues extends Pick<Zona, Field> {
  readonly designacio: string;
  readonly norma_triada: Normativa | null;
  readonly motiu: string;
  readonly abocades: string;
}
const FIELDS = Object.keys(zonaFields) as Field[];

export const valuesOfZona = (zona: Zona): ZonaValues => ({
  ...(Object.fromEntries(FIELDS.map((field) => [field, zona[field]])) as Pick<Zona, Field>),
  designacio: zona.designacio,
  norma_triada: zona.norma.per === 'excepcio' ? zona.normativa : null,
  motiu: zona.norma.canviada?.motiu ?? '',
  abocades: '',
});

export const blankZona = (normativa: Normativa, given: Pick<Zona, 'modalitat' | 'central'>): ZonaValues => ({
  nom: '',
  estructura: 'PILARS_MURS_PORTANTS',
  tipus: 'HA',
  resistencia: 25,
  consistencia: 'F',
  mesura: 20,
  ambient: normativa === 'CODI' ? 'XC1' : 'IIa',
  distintiu: 1,
  classe_central: null,
  certificat: null,
  volum: null,
  setmanes: null,
  superficie: null,
  plantes: null,
  observacions: '',
  modalitat: given.modalitat,
  central: given.central,
  designacio: normativa === 'CODI' ? 'HA-25/F/20/XC1' : 'HA-25/F/20/IIa',
  norma_triada: null,
  motiu: '',
  abocades: '',
});

export const zonaSpecs = (t: T): Record<string, FieldSpec> => ({
  nom: { label: t('formigo.camp.nom'), required: true },
  designacio: { label: t('formigo.camp.designacio'), required: true },
  tipus: { label: t('formigo.camp.tipus'), required: true },
  resistencia: { label: t('formigo.camp.resistencia_fck'), required: true },
  consistencia: { label: t('formigo.camp.consistencia'), required: true },
  mesura: { label: t('formigo.camp.mesura'), required: true },
  ambient: { label: t('formigo.camp.ambient'), required: true },
  estructura: {
    label: t('formigo.camp.estructura'),
    required: true,
    show: (value) => say(t, `formigo.estructura.${value}`),
  },
  modalitat: {
    label: t('formigo.camp.modalitat'),
    required: true,
    show: (value) => say(t, `formigo.modalitat.${value}`),
  },
  distintiu: { label: t('formigo.camp.distintiu'), required: true },
  classe_central: {
    label: t('formigo.camp.classe_central'),
    show: (value) => (value ? say(t, `formigo.classe.${value}`) : '—'),
  },
  central: { label: t('formigo.camp.central') },
  volum: { label: t('formigo.camp.volum') },
  setmanes: { label: t('formigo.camp.setmanes') },
  superficie: { label: t('formigo.camp.superficie') },
  plantes: { label: t('formigo.camp.plantes') },
  observacions: { label: t('formigo.camp.observacions') },
  norma_triada: {
    label: t('formigo.camp.norma_triada'),
    show: (value) => (value ? say(t, `formigo.normativa.${value}`) : '—'),
  },
  motiu: { label: t('formigo.camp.motiu') },
  abocades: { label: t('formigo.camp.abocades') },
  'certificat.emissor': { label: t('formigo.camp.emissor') },
  'certificat.central': { label: t('formigo.camp.central') },
  'certificat.designacio': { label: t('formigo.camp.designacio') },
  'certificat.sigma': { label: t('formigo.camp.sigma') },
  'certificat.coeficient_variacio': { label: t('formigo.camp.coeficient_variacio') },
  'certificat.des_de': { label: t('formigo.camp.des_de') },
  'certificat.fins': { label: t('formigo.camp.fins') },
});

export const BLANK_CERTIFICAT = {
  emissor: '',
  central: '',
  designacio: '',
  sigma: null,
  coeficient_variacio: null,
  des_de: null,
  fins: null,
} as const;

import type { FieldSpec } from '#web/ui/form/form-types.ts';
import { blankZona, type ZonaFields } from '../contract/blank.ts';
import { type Zona, zonaFields } from '../contract/schemas.ts';
import { composeDesignacio, parseAmbients } from '../domain/designacio.ts';
import type { Normativa } from '../domain/tipus.ts';
import { say, type T } from './words.ts';

/** What a person writes of a zone; the regulation is chosen with a reason, the pours are the volumes of its lots. */
export interface ZonaValues extends ZonaFields {
  readonly designacio: string;
  readonly norma_triada: Normativa | null;
  readonly motiu: string;
  readonly abocades: string;
  /** The concrete item of the plan that it belongs to. */
  readonly treball_partida_fk: number | null;
}
const FIELDS = Object.keys(zonaFields) as (keyof ZonaFields)[];

export const valuesOfZona = (zona: Zona): ZonaValues => ({
  ...(Object.fromEntries(FIELDS.map((field) => [field, zona[field]])) as ZonaFields),
  designacio: zona.designacio,
  norma_triada: zona.norma.per === 'excepcio' ? zona.normativa : null,
  motiu: zona.norma.canviada?.motiu ?? '',
  abocades: '',
  treball_partida_fk: zona.treball_partida_fk,
});

/** A new zone as the form edits it, its designation composed. */
export const newZona = (normativa: Normativa, given: Pick<Zona, 'modalitat' | 'central'>): ZonaValues => {
  const blank = blankZona(normativa);
  return {
    ...blank,
    nom: '',
    estructura: 'PILARS_MURS_PORTANTS',
    modalitat: given.modalitat,
    central: given.central,
    designacio: composeDesignacio({ ...blank, ambients: parseAmbients(blank.ambient) ?? [] }),
    norma_triada: null,
    motiu: '',
    abocades: '',
    treball_partida_fk: null,
  };
};

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
  treball_partida_fk: { label: t('formigo.camp.treball_partida_fk') },
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

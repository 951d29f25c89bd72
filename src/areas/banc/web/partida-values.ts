import type { Translate } from '#web/language.tsx';
import type { FieldSpec } from '#web/ui/form/form-types.ts';
import { BLANK_PARTIDA, type PartidaFields } from '../contract/blank.ts';
import type { Partida } from '../contract/schemas.ts';
import type { ca } from '../texts/ca.ts';
import type { BancLists } from './banc-lists.ts';

/** What a person writes of an item; what has to be chosen may still be unanswered. */
export type PartidaValues = Omit<PartidaFields, 'proces_fk' | 'control_fk' | 'sistema_fk'> & {
  readonly proces_fk: number | null;
  readonly control_fk: number | null;
  readonly sistema_fk: number | null;
};

export const BLANK_VALUES: PartidaValues = {
  ...BLANK_PARTIDA,
  nom: '',
  proces_fk: null,
  control_fk: null,
  sistema_fk: null,
};

export const valuesOfPartida = (partida: Partida): PartidaValues => {
  const {
    id: _id,
    versio: _v,
    propia: _p,
    origen_fk: _o,
    creat: _cr,
    canviat: _ca,
    familia: _f,
    vigentDesde: _d,
    n_comprovacions: _n,
    ...values
  } = partida;
  return values;
};

/** As the call takes it: what is required has been answered when it is sent. */
export const sentOfPartida = (values: Partial<PartidaValues>): Partial<PartidaFields> =>
  values as Partial<PartidaFields>;

type T = Translate<typeof ca>;

/** Labels of the fields, by path, and how their values read. */
export const partidaFieldSpecs = (t: T, lists: BancLists): Record<string, FieldSpec> => {
  const names = (nameOf: (id: number) => string) => (value: unknown) => (value as number[]).map(nameOf).join(', ');
  return {
    nom: { label: t('banc.nom'), required: true },
    codi: { label: t('banc.codi') },
    proces_fk: { label: t('banc.proces_fk'), required: true, show: (value) => lists.proces(value as number) },
    control_fk: { label: t('banc.control_fk'), required: true, show: (value) => lists.control(value as number) },
    sistema_fk: { label: t('banc.sistema_fk'), required: true, show: (value) => lists.sistema(value as number) },
    unitat: { label: t('banc.unitat'), show: (value) => t(`banc.unitat.${value as 'm2'}`) },
    activa: { label: t('banc.activa') },
    usos: { label: t('banc.usos_triats'), show: names(lists.us) },
    nivells: { label: t('banc.nivells'), show: names(lists.nivell) },
    normes: { label: t('banc.normes') },
    inici: { label: t('banc.inici') },
    final: { label: t('banc.final') },
    'lot.mida': { label: t('banc.lot.mida') },
    'lot.unitat': { label: t('banc.lot.unitat'), show: (value) => t(`banc.unitat.${value as 'm2'}`) },
    'lot.text': { label: t('banc.lot.text') },
    'lot.origen': { label: t('banc.lot.origen'), show: (value) => t(`banc.origen.${value as 'norma'}`) },
    completa: { label: t('banc.completa') },
    formigo_flg: { label: t('banc.formigo_flg') },
    ajuda: { label: t('banc.ajuda') },
    informacio: { label: t('banc.informacio') },
    observacions_programa: { label: t('banc.observacions_programa') },
    observacions_seguiment: { label: t('banc.observacions_seguiment') },
  };
};

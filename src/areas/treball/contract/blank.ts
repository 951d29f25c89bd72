import type { Treball } from './schemas.ts';

/** What a person writes of a work, its agents apart. */
export type TreballFields = Omit<
  Treball,
  'id' | 'empresa_fk' | 'versio' | 'obert' | 'data_tancament' | 'creat' | 'canviat' | 'logo' | 'agents' | 'mancances'
>;

/** A work before anybody said anything of it. */
export const BLANK_TREBALL: TreballFields = {
  expedient: '',
  codi: '',
  nom: '',
  descripcio: '',
  tipus_obra: 'edificacio',
  tipus_treball_fk: null,
  us: '',
  adreca: { via: '', codi_postal: '', poblacio: '', provincia: '' },
  poblacio_fk: null,
  referencia_cadastral: '',
  coordenades: '',
  data_encarrec: null,
  data_projecte: null,
  data_inici: null,
  data_final: null,
  control_qualitat: true,
  pem: null,
  superficie: null,
  plantes_sobre: null,
  plantes_sota: null,
  llicencia: '',
  visat: '',
  observacions: '',
};

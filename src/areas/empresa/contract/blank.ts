import type { Empresa } from './schemas.ts';

/** What a person writes of a company. */
export type EmpresaValues = Omit<Empresa, 'id' | 'versio' | 'rol' | 'exerciciActiu' | 'baixa' | 'creada' | 'canviada'>;

/** A company before anybody said anything of it. */
export const BLANK_EMPRESA: EmpresaValues = {
  nom_fiscal: '',
  nom_comercial: '',
  tipus_persona: 'E',
  nif: '',
  adreca: { via: '', codi_postal: '', poblacio_fk: null, poblacio: '', provincia: '', pais: 'ES' },
  telefon: '',
  email: '',
  web: '',
  color: null,
  logo: null,
  registre_mercantil: '',
  num_collegiat: '',
  idioma_fk: 'ca',
  peu_document: '',
};

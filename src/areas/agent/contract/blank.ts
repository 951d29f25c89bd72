import type { Agent } from './schemas.ts';

/** What a person writes of an agent. */
export type AgentFields = Omit<
  Agent,
  'id' | 'empresa_fk' | 'versio' | 'nom_complet' | 'nif_correcte' | 'creat' | 'canviat'
>;

/** An agent before anybody said anything of it. */
export const BLANK_AGENT: AgentFields = {
  tipus: 'A',
  tipus_persona: 'E',
  promotor: false,
  tecnic: false,
  contractista: false,
  proveidor: false,
  nif: '',
  nif_pais: 'ES',
  nom: '',
  cognoms: '',
  rao_social: '',
  nom_comercial: '',
  representant: null,
  titulacio_fk: null,
  num_collegiat: '',
  activitat_fk: null,
  adreces: [],
  telefons: [],
  emails: [],
  web: '',
  iban: '',
  dir3: null,
  idioma_fk: null,
  iva_fk: null,
  irpf_fk: null,
  recarrec_equivalencia: false,
  condicions_pagament: '',
  observacions: '',
  baixa: false,
};

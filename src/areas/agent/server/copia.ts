import { createHash } from 'node:crypto';
import type { AgentFields } from '../contract/blank.ts';
import type { Copia } from '../contract/copia.ts';

/** What others keep of an agent at a moment, with what tells it from any other. */
export interface AgentCopy {
  readonly copia: string;
  readonly copia_nif: string;
  readonly copia_nom: string;
  readonly empremta: string;
}

/** The order of its fields is part of what is hashed. */
const copiaOf = (fields: AgentFields, nom_complet: string): Copia => ({
  v: 1,
  nom_complet,
  nif: fields.nif,
  nif_pais: fields.nif_pais,
  tipus_persona: fields.tipus_persona,
  nom: fields.nom,
  cognoms: fields.cognoms,
  rao_social: fields.rao_social,
  nom_comercial: fields.nom_comercial,
  representant: fields.representant,
  titulacio_fk: fields.titulacio_fk,
  num_collegiat: fields.num_collegiat,
  adreces: fields.adreces,
  telefons: fields.telefons,
  emails: fields.emails,
});

export const copyOf = (fields: AgentFields, nom_complet: string): AgentCopy => {
  const copia = JSON.stringify(copiaOf(fields, nom_complet));
  return {
    copia,
    copia_nif: fields.nif,
    copia_nom: nom_complet,
    empremta: createHash('sha256').update(copia).digest('hex'),
  };
};

export const readCopia = (text: string): Copia => JSON.parse(text) as Copia;

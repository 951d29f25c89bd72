import { z } from 'zod';
import { agentFields } from './schemas.ts';

const { nif, nif_pais, tipus_persona, nom, cognoms, rao_social, nom_comercial, representant } = agentFields;
const { titulacio_fk, num_collegiat, adreces, telefons, emails } = agentFields;

/** An agent as it was at a moment: what documents print of it. `v` is the version of this shape. */
export const copiaSchema = z.strictObject({
  v: z.literal(1),
  nom_complet: z.string(),
  nif,
  nif_pais,
  tipus_persona,
  nom,
  cognoms,
  rao_social,
  nom_comercial,
  representant,
  titulacio_fk,
  num_collegiat,
  adreces,
  telefons,
  emails,
});
export type Copia = z.infer<typeof copiaSchema>;

/** What the fields of the room say. */
export const ca = {
  'referencia.codi_postal.forma': 'Un codi postal d’Espanya té cinc xifres.',
  'referencia.codi_postal.provincia': 'Aquest codi postal és de {seva}; la població és de {poblacio}.',
} as const;

/** Who works in the journeys: fictitious people and firms. */
export const OWNER = {
  nom: 'Mercè',
  cognoms: 'Puig Exemple',
  email: 'merce@exemple.cat',
  contrasenya: 'bastida-i-plomada-26',
} as const;
export const COMPANY = { nom: 'Aparelladors Exemple SLP', nif: 'B12345674' } as const;

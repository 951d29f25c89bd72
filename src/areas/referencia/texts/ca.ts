/** What the fields of the room say. */
export const ca = {
  'referencia.codi_postal.forma': 'Un codi postal d’Espanya té cinc xifres.',
  'referencia.codi_postal.provincia': 'Aquest codi postal és de {seva}; la població és de {poblacio}.',
  'referencia.manuals': 'Manuals',
  'referencia.manual.llengua': 'Llengua',
  'referencia.manual.obrir': 'Obrir',
  'referencia.manual.descarregar': 'Descarregar',
  'referencia.manual.vista': 'Vista del manual',
  'referencia.manual.conte': 'Què hi trobareu',
  'referencia.manual.pagina': 'Pàgina {n} de {total}',
  'referencia.manual.peu': 'Obra i Control, versió {versio}',
} as const;

/** Refusals and soft checks of the room, as the server answers them. */
const ca = {
  'avis.nif_incorrecte': 'El NIF introduït no és correcte. Voleu continuar?',
  'camp.color_incorrecte': 'El color s’escriu com #2A55A5.',
  'camp.logo_incorrecte': 'El logotip ha de ser una imatge PNG, JPEG o SVG.',
} as const;
type Own = Readonly<Record<keyof typeof ca, string>>;
const es: Own = {
  'avis.nif_incorrecte': 'El NIF introducido no es correcto. ¿Quiere continuar?',
  'camp.color_incorrecte': 'El color se escribe como #2A55A5.',
  'camp.logo_incorrecte': 'El logotipo debe ser una imagen PNG, JPEG o SVG.',
};
const en: Own = {
  'avis.nif_incorrecte': 'The tax id entered is not correct. Do you want to go on?',
  'camp.color_incorrecte': 'Type the colour like #2A55A5.',
  'camp.logo_incorrecte': 'The logo must be a PNG, JPEG or SVG picture.',
};
export const empresaErrors = { ca, es, en };

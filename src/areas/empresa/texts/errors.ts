/** Refusals and soft checks of the room, as the server answers them. */
const ca = {
  'error.sense_smtp': 'Aquesta empresa encara no té servidor de correu. Deseu-lo abans de provar-lo.',
  'camp.host_incorrecte': 'Escriviu el nom del servidor, com smtp.exemple.cat, sense «https://».',
  'camp.contrasenya_altra_vegada': 'Heu canviat el servidor o l’usuari: torneu a escriure la contrasenya.',
  'correu.prova.assumpte': 'Prova del correu',
  'correu.prova.text':
    'El correu de {nom} funciona: aquest missatge l’ha enviat el programa en prémer «Provar el correu».',
  'avis.nif_incorrecte': 'El NIF introduït no és correcte. Voleu continuar?',
  'camp.color_incorrecte': 'El color s’escriu com #2A55A5.',
  'camp.logo_incorrecte': 'El logotip ha de ser una imatge PNG, JPEG o SVG.',
} as const;
type Own = Readonly<Record<keyof typeof ca, string>>;
const es: Own = {
  'error.sense_smtp': 'Esta empresa todavía no tiene servidor de correo. Guárdelo antes de probarlo.',
  'camp.host_incorrecte': 'Escriba el nombre del servidor, como smtp.ejemplo.es, sin «https://».',
  'camp.contrasenya_altra_vegada': 'Ha cambiado el servidor o el usuario: vuelva a escribir la contraseña.',
  'correu.prova.assumpte': 'Prueba del correo',
  'correu.prova.text':
    'El correo de {nom} funciona: este mensaje lo ha enviado el programa al pulsar «Probar el correo».',
  'avis.nif_incorrecte': 'El NIF introducido no es correcto. ¿Quiere continuar?',
  'camp.color_incorrecte': 'El color se escribe como #2A55A5.',
  'camp.logo_incorrecte': 'El logotipo debe ser una imagen PNG, JPEG o SVG.',
};
const en: Own = {
  'error.sense_smtp': 'This company has no mail server yet. Save one before trying it.',
  'camp.host_incorrecte': 'Type the name of the server, like smtp.example.com, without «https://».',
  'camp.contrasenya_altra_vegada': 'You changed the server or the user: type the password again.',
  'correu.prova.assumpte': 'Mail test',
  'correu.prova.text': 'The mail of {nom} works: the program sent this message when «Try the mail» was pressed.',
  'avis.nif_incorrecte': 'The tax id entered is not correct. Do you want to go on?',
  'camp.color_incorrecte': 'Type the colour like #2A55A5.',
  'camp.logo_incorrecte': 'The logo must be a PNG, JPEG or SVG picture.',
};
export const empresaErrors = { ca, es, en };

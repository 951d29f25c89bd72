/** Refusals of the room, as the server answers them. */
const ca = {
  'error.credencials_incorrectes': 'Usuari o contrasenya incorrectes.',
  'error.massa_intents':
    '{segons, plural, one {Hi ha hagut massa intents. Espereu # segon.} many {Hi ha hagut massa intents. Espereu # de segons.} other {Hi ha hagut massa intents. Espereu # segons.}}',
  'error.ja_configurat': 'El producte ja està configurat. Entreu amb el vostre usuari.',
  'error.condicions_canviades': 'Les condicions d’ús han canviat. Llegiu la versió nova abans d’acceptar-la.',
  'camp.codi_incorrecte': 'El codi no és el que mostra la consola del servidor.',
  'camp.contrasenya_curta': 'La contrasenya ha de tenir 10 caràcters o més.',
  'camp.contrasenya_comuna': 'Aquesta contrasenya és massa fàcil d’endevinar. Trieu-ne una altra.',
} as const;
type Own = Readonly<Record<keyof typeof ca, string>>;
const es: Own = {
  'error.credencials_incorrectes': 'Usuario o contraseña incorrectos.',
  'error.massa_intents':
    '{segons, plural, one {Ha habido demasiados intentos. Espere # segundo.} many {Ha habido demasiados intentos. Espere # de segundos.} other {Ha habido demasiados intentos. Espere # segundos.}}',
  'error.ja_configurat': 'El producto ya está configurado. Entre con su usuario.',
  'error.condicions_canviades': 'Las condiciones de uso han cambiado. Lea la versión nueva antes de aceptarla.',
  'camp.codi_incorrecte': 'El código no es el que muestra la consola del servidor.',
  'camp.contrasenya_curta': 'La contraseña debe tener 10 caracteres o más.',
  'camp.contrasenya_comuna': 'Esta contraseña es demasiado fácil de adivinar. Elija otra.',
};
const en: Own = {
  'error.credencials_incorrectes': 'Wrong user or password.',
  'error.massa_intents':
    '{segons, plural, one {Too many tries. Wait # second.} other {Too many tries. Wait # seconds.}}',
  'error.ja_configurat': 'The product is already set up. Sign in with your user.',
  'error.condicions_canviades': 'The conditions of use have changed. Read the new version before accepting it.',
  'camp.codi_incorrecte': 'The code is not the one that the server’s console shows.',
  'camp.contrasenya_curta': 'The password must have 10 characters or more.',
  'camp.contrasenya_comuna': 'This password is too easy to guess. Choose another.',
};
export const usuariErrors = { ca, es, en };

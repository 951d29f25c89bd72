/** Messages that the room posts, in the receiver’s language. */
const ca = {
  'correu.invitacio.assumpte': '{empresa} us convida a Obra i Control',
  'correu.invitacio.text':
    'Hola, {nom}:\n\n{qui} us convida a treballar amb {empresa} a Obra i Control. Obriu aquest enllaç per acceptar-ho i triar la vostra contrasenya; val per a una sola vegada i caduca d’aquí a 7 dies:\n\n{enllac}\n\nSi no espereu aquest missatge, no cal que feu res.',
  'correu.recuperar.assumpte': 'Nova contrasenya d’Obra i Control',
  'correu.recuperar.text':
    'Hola, {nom}:\n\nAlgú ha demanat una nova contrasenya per al vostre usuari. Obriu aquest enllaç per triar-la; val per a una sola vegada i caduca d’aquí a 30 minuts:\n\n{enllac}\n\nSi no ho heu demanat vós, no cal que feu res: la contrasenya d’ara continua valent.',
} as const;
type Own = Readonly<Record<keyof typeof ca, string>>;
const es: Own = {
  'correu.invitacio.assumpte': '{empresa} le invita a Obra i Control',
  'correu.invitacio.text':
    'Hola, {nom}:\n\n{qui} le invita a trabajar con {empresa} en Obra i Control. Abra este enlace para aceptarlo y elegir su contraseña; vale para una sola vez y caduca dentro de 7 días:\n\n{enllac}\n\nSi no espera este mensaje, no tiene que hacer nada.',
  'correu.recuperar.assumpte': 'Nueva contraseña de Obra i Control',
  'correu.recuperar.text':
    'Hola, {nom}:\n\nAlguien ha pedido una nueva contraseña para su usuario. Abra este enlace para elegirla; vale para una sola vez y caduca dentro de 30 minutos:\n\n{enllac}\n\nSi no lo ha pedido usted, no tiene que hacer nada: la contraseña de ahora sigue valiendo.',
};
const en: Own = {
  'correu.invitacio.assumpte': '{empresa} invites you to Obra i Control',
  'correu.invitacio.text':
    'Hello, {nom}:\n\n{qui} invites you to work with {empresa} in Obra i Control. Open this link to accept and choose your password; it works once and expires in 7 days:\n\n{enllac}\n\nIf you do not expect this message, there is nothing to do.',
  'correu.recuperar.assumpte': 'New password for Obra i Control',
  'correu.recuperar.text':
    'Hello, {nom}:\n\nSomebody asked for a new password for your user. Open this link to choose it; it works once and expires in 30 minutes:\n\n{enllac}\n\nIf it was not you, there is nothing to do: the present password keeps working.',
};
export const usuariMails = { ca, es, en };

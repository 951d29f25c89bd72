/** Letters that the room posts, in the receiver’s language. */
const ca = {
  'correu.certificat.assumpte':
    '{empresa}: el certificat {n, plural, =0 {caduca avui} one {caduca d’aquí a # dia} many {caduca d’aquí a # dies} other {caduca d’aquí a # dies}}',
  'correu.certificat.text':
    'Hola, {nom}:\n\nEl certificat electrònic «{titular}» de {empresa} caduca el {data}. Demaneu-ne un de nou i pugeu-lo a «Empresa, Certificats»; sense un de vigent no es podrà signar.\n\n{enllac}',
} as const;
type Own = Readonly<Record<keyof typeof ca, string>>;
const es: Own = {
  'correu.certificat.assumpte':
    '{empresa}: el certificado {n, plural, =0 {caduca hoy} one {caduca dentro de # día} many {caduca dentro de # días} other {caduca dentro de # días}}',
  'correu.certificat.text':
    'Hola, {nom}:\n\nEl certificado electrónico «{titular}» de {empresa} caduca el {data}. Pida uno nuevo y súbalo en «Empresa, Certificados»; sin uno vigente no se podrá firmar.\n\n{enllac}',
};
const en: Own = {
  'correu.certificat.assumpte':
    '{empresa}: the certificate {n, plural, =0 {expires today} one {expires in # day} other {expires in # days}}',
  'correu.certificat.text':
    'Hello, {nom}:\n\nThe electronic certificate «{titular}» of {empresa} expires on {data}. Ask for a new one and upload it in «Company, Certificates»; without one in force nothing can be signed.\n\n{enllac}',
};
export const empresaMails = { ca, es, en };

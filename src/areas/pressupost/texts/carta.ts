/** The letter that quotations go with, in the language of who gets it. A person may change it before it goes. */
const ca = {
  'carta.assumpte': 'Pressupost {numero} · {empresa}',
  'carta.salutacio': 'Bon dia,',
  'carta.text': 'Us enviem el pressupost {numero}, «{titol}», per un total de {total} €.',
  'carta.text_sense_titol': 'Us enviem el pressupost {numero}, per un total de {total} €.',
  'carta.validesa': 'És vàlid fins al {data}.',
  'carta.enllac': 'El podeu veure i acceptar aquí:',
  'carta.comiat': 'Quedem a la vostra disposició per a qualsevol dubte.',
} as const;
type Own = Readonly<Record<keyof typeof ca, string>>;
const es: Own = {
  'carta.assumpte': 'Presupuesto {numero} · {empresa}',
  'carta.salutacio': 'Buenos días:',
  'carta.text': 'Les enviamos el presupuesto {numero}, «{titol}», por un total de {total} €.',
  'carta.text_sense_titol': 'Les enviamos el presupuesto {numero}, por un total de {total} €.',
  'carta.validesa': 'Es válido hasta el {data}.',
  'carta.enllac': 'Pueden verlo y aceptarlo aquí:',
  'carta.comiat': 'Quedamos a su disposición para cualquier duda.',
};
const en: Own = {
  'carta.assumpte': 'Quotation {numero} · {empresa}',
  'carta.salutacio': 'Good morning,',
  'carta.text': 'Please find attached our quotation {numero}, “{titol}”, for a total of {total} €.',
  'carta.text_sense_titol': 'Please find attached our quotation {numero}, for a total of {total} €.',
  'carta.validesa': 'It is valid until {data}.',
  'carta.enllac': 'You can see and accept it here:',
  'carta.comiat': 'We remain at your disposal for any question.',
};
export const cartaTexts = { ca, es, en };

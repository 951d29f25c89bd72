/** The letter that quotations go with, in the language of who gets it. A person may change it before it goes. */
const ca = {
  'pressupost.carta.assumpte': 'Pressupost {numero} · {empresa}',
  'pressupost.carta.salutacio': 'Bon dia,',
  'pressupost.carta.text': 'Us enviem el pressupost {numero}, «{titol}», per un total de {total} €.',
  'pressupost.carta.text_sense_titol': 'Us enviem el pressupost {numero}, per un total de {total} €.',
  'pressupost.carta.validesa': 'És vàlid fins al {data}.',
  'pressupost.carta.enllac': 'El podeu veure i acceptar aquí:',
  'pressupost.carta.comiat': 'Quedem a la vostra disposició per a qualsevol dubte.',
} as const;
type Own = Readonly<Record<keyof typeof ca, string>>;
const es: Own = {
  'pressupost.carta.assumpte': 'Presupuesto {numero} · {empresa}',
  'pressupost.carta.salutacio': 'Buenos días:',
  'pressupost.carta.text': 'Les enviamos el presupuesto {numero}, «{titol}», por un total de {total} €.',
  'pressupost.carta.text_sense_titol': 'Les enviamos el presupuesto {numero}, por un total de {total} €.',
  'pressupost.carta.validesa': 'Es válido hasta el {data}.',
  'pressupost.carta.enllac': 'Pueden verlo y aceptarlo aquí:',
  'pressupost.carta.comiat': 'Quedamos a su disposición para cualquier duda.',
};
const en: Own = {
  'pressupost.carta.assumpte': 'Quotation {numero} · {empresa}',
  'pressupost.carta.salutacio': 'Good morning,',
  'pressupost.carta.text': 'Please find attached our quotation {numero}, “{titol}”, for a total of €{total}.',
  'pressupost.carta.text_sense_titol': 'Please find attached our quotation {numero}, for a total of €{total}.',
  'pressupost.carta.validesa': 'It is valid until {data}.',
  'pressupost.carta.enllac': 'You can see and accept it here:',
  'pressupost.carta.comiat': 'We remain at your disposal for any question.',
};
export const cartaTexts = { ca, es, en };

/** What is wrong with a series of numbers: told beside its field while it is typed, and by the server. */
const ca = {
  'camp.serie_codi': 'El codi d’una sèrie només porta lletres sense accent, xifres i els signes / . _ -',
  'camp.serie_repetida': 'Ja hi ha una sèrie amb el codi {codi}. Doneu-n’hi un altre.',
  'camp.serie_falta':
    'Falta una sèrie {tipus, select, ordinaria {ordinària} other {rectificativa}}: la llei en demana una per a les factures i una altra per a les rectificatives.',
  'camp.numero_claus': 'Hi ha una clau sense la seva parella.',
  'camp.numero_token': "{token} no és cap tros conegut: són '{serie}', '{exercici}', '{any2}' i '{numero}'.",
  'camp.numero_sense_numero': "Hi falta '{numero}': tots els documents tindrien el mateix número.",
  'camp.numero_dues_vegades': 'El número hi surt dues vegades. Deixeu-ne un.',
  'camp.numero_sense_exercici':
    "La sèrie torna a començar cada exercici i el format no el porta: els números es repetirien. Afegiu '{exercici}' o '{any2}', o desmarqueu que torni a començar.",
  'camp.numero_caracter':
    '«{caracter}» no pot anar en un número: només lletres sense accent, xifres i signes com / o -, sense espais ni cometes.',
  'camp.numero_enganxat': 'El número toca una altra xifra i no es distingirien. Separeu-los amb un signe, com «-».',
  'camp.numero_massa_llarg':
    '«{mostra}» passa de {maxim} caràcters, el màxim d’una factura electrònica. Escurceu el format.',
  'camp.numero_altra_serie': "La sèrie {codi} donaria els mateixos números. Afegiu '{serie}' al format.",
} as const;
type Own = Readonly<Record<keyof typeof ca, string>>;
const es: Own = {
  'camp.serie_codi': 'El código de una serie solo lleva letras sin acento, cifras y los signos / . _ -',
  'camp.serie_repetida': 'Ya hay una serie con el código {codi}. Dele otro.',
  'camp.serie_falta':
    'Falta una serie {tipus, select, ordinaria {ordinaria} other {rectificativa}}: la ley pide una para las facturas y otra para las rectificativas.',
  'camp.numero_claus': 'Hay una llave sin su pareja.',
  'camp.numero_token': "{token} no es ninguna pieza conocida: son '{serie}', '{exercici}', '{any2}' y '{numero}'.",
  'camp.numero_sense_numero': "Falta '{numero}': todos los documentos tendrían el mismo número.",
  'camp.numero_dues_vegades': 'El número sale dos veces. Deje uno.',
  'camp.numero_sense_exercici':
    "La serie vuelve a empezar cada ejercicio y el formato no lo lleva: los números se repetirían. Añada '{exercici}' o '{any2}', o desmarque que vuelva a empezar.",
  'camp.numero_caracter':
    '«{caracter}» no puede ir en un número: solo letras sin acento, cifras y signos como / o -, sin espacios ni comillas.',
  'camp.numero_enganxat': 'El número toca otra cifra y no se distinguirían. Sepárelos con un signo, como «-».',
  'camp.numero_massa_llarg':
    '«{mostra}» pasa de {maxim} caracteres, el máximo de una factura electrónica. Acorte el formato.',
  'camp.numero_altra_serie': "La serie {codi} daría los mismos números. Añada '{serie}' al formato.",
};
const en: Own = {
  'camp.serie_codi': 'The code of a series takes only letters without accents, figures and the signs / . _ -',
  'camp.serie_repetida': 'There is a series with the code {codi} already. Give it another.',
  'camp.serie_falta':
    'A {tipus, select, ordinaria {ordinary} other {rectifying}} series is missing: the law asks for one for invoices and another for rectifying ones.',
  'camp.numero_claus': 'A brace has no partner.',
  'camp.numero_token': "{token} is no known piece: they are '{serie}', '{exercici}', '{any2}' and '{numero}'.",
  'camp.numero_sense_numero': "It lacks '{numero}': every document would have the same number.",
  'camp.numero_dues_vegades': 'The number appears twice. Leave one.',
  'camp.numero_sense_exercici':
    "The series starts again each financial year and the format does not tell it: numbers would repeat. Add '{exercici}' or '{any2}', or untick that it starts again.",
  'camp.numero_caracter':
    '«{caracter}» cannot stand in a number: only letters without accents, figures and signs such as / or -, no blanks or quotes.',
  'camp.numero_enganxat':
    'The number touches another figure and they could not be told apart. Separate them with a sign, such as «-».',
  'camp.numero_massa_llarg':
    '«{mostra}» is longer than {maxim} characters, the most that an electronic invoice takes. Shorten the format.',
  'camp.numero_altra_serie': "Series {codi} would give the same numbers. Add '{serie}' to the format.",
};
export const serieTexts = { ca, es, en };

/** What the room refuses. */
const ca = {
  'tasca.llibres.rendiment_exporta': 'Resultat per treball',
  'error.cal_trimestre': 'Aquest model és trimestral: digueu de quin trimestre.',
  'error.casella_desconeguda': 'Aquest model no té aquesta casella.',
  'error.llibre_csv_un': 'Un fitxer CSV és d’un sol llibre: trieu-ne un, o demaneu-los tots en full de càlcul.',
  'error.sense_nif': 'L’empresa no té NIF. Escriviu-lo a les seves dades.',
  'error.fitxer_exercici':
    'No es coneix el disseny del fitxer del 303 d’aquest exercici: presenteu-lo a la seu de l’agència.',
  'error.fitxer_impossible': 'El formulari no pot portar aquestes dades: {motius}',
  'camp.compensat_massa':
    'No es pot compensar més del que hi ha per pagar ni del que queda pendent: com a molt {maxim, number, ::.00} €.',
  'camp.irpf_repetit': 'L’exercici {any} ja hi és: canvieu aquella fila.',
  'camp.prorrata_repetida': 'L’exercici {any} ja té prorrata: canvieu aquella fila.',
  'camp.caixa_anys': 'Ha de ser l’exercici de començament o un de posterior.',
  'camp.casella_reduccio':
    'La reducció del trimestre és de 100, 75, 50 o 25 €, segons el rendiment de l’any anterior, o zero.',
  'camp.casella_habitatge':
    'La deducció per habitatge va de zero al 2 % de la casella 03, amb el límit del trimestre i del que queda per pagar: com a molt {maxim, number, ::.00} €.',
  'camp.cnae_incorrecte': 'El CNAE són tres o quatre xifres.',
  'camp.casella_negativa': 'La casella {casella} no pot ser negativa.',
  'camp.iban_control': 'Els dígits de control d’aquest IBAN no són els seus: repasseu-lo.',
  'camp.casella_calculada': 'La casella {casella} surt dels documents o d’altres caselles: no s’hi escriu.',
} as const;
type Own = Readonly<Record<keyof typeof ca, string>>;
const es: Own = {
  'tasca.llibres.rendiment_exporta': 'Resultado por trabajo',
  'error.cal_trimestre': 'Este modelo es trimestral: diga de qué trimestre.',
  'error.casella_desconeguda': 'Este modelo no tiene esta casilla.',
  'error.llibre_csv_un': 'Un fichero CSV es de un solo libro: elija uno, o pídalos todos en hoja de cálculo.',
  'error.sense_nif': 'La empresa no tiene NIF. Escríbalo en sus datos.',
  'error.fitxer_exercici':
    'No se conoce el diseño del fichero del 303 de este ejercicio: preséntelo en la sede de la agencia.',
  'error.fitxer_impossible': 'El formulario no puede llevar estos datos: {motius}',
  'camp.compensat_massa':
    'No se puede compensar más de lo que hay por pagar ni de lo que queda pendiente: como mucho {maxim, number, ::.00} €.',
  'camp.irpf_repetit': 'El ejercicio {any} ya está: cambie esa fila.',
  'camp.prorrata_repetida': 'El ejercicio {any} ya tiene prorrata: cambie esa fila.',
  'camp.caixa_anys': 'Tiene que ser el ejercicio de comienzo o uno posterior.',
  'camp.casella_reduccio':
    'La reducción del trimestre es de 100, 75, 50 o 25 €, según el rendimiento del año anterior, o cero.',
  'camp.casella_habitatge':
    'La deducción por vivienda va de cero al 2 % de la casilla 03, con el límite del trimestre y de lo que queda por pagar: como máximo {maxim, number, ::.00} €.',
  'camp.cnae_incorrecte': 'El CNAE son tres o cuatro cifras.',
  'camp.casella_negativa': 'La casilla {casella} no puede ser negativa.',
  'camp.iban_control': 'Los dígitos de control de este IBAN no son los suyos: repáselo.',
  'camp.casella_calculada': 'La casilla {casella} sale de los documentos o de otras casillas: no se escribe.',
};
const en: Own = {
  'tasca.llibres.rendiment_exporta': 'Results by work',
  'error.cal_trimestre': 'This form is of a quarter: say which.',
  'error.casella_desconeguda': 'This form does not have that box.',
  'error.llibre_csv_un': 'A CSV file is of one book: choose one, or ask for all of them as a spreadsheet.',
  'error.sense_nif': 'The company has no tax id. Write it in its details.',
  'error.fitxer_exercici': 'The design of the 303 file of this year is not known: file it on the agency’s site.',
  'error.fitxer_impossible': 'The form cannot carry these figures: {motius}',
  'camp.compensat_massa':
    'No more can be compensated than there is to pay, nor than is left pending: €{maxim, number, ::.00} at most.',
  'camp.irpf_repetit': 'The financial year {any} is there already: change that row.',
  'camp.prorrata_repetida': 'The financial year {any} already has a pro rata: change that row.',
  'camp.caixa_anys': 'It has to be the financial year that it starts in, or a later one.',
  'camp.casella_reduccio':
    'The reduction of a quarter is €100, 75, 50 or 25, by the net income of the year before, or nought.',
  'camp.casella_habitatge':
    'The deduction for a dwelling goes from nought to 2% of box 03, within the limit of a quarter and what is left to pay: at most €{maxim, number, ::.00}.',
  'camp.cnae_incorrecte': 'The CNAE is three or four figures.',
  'camp.casella_negativa': 'Box {casella} cannot be negative.',
  'camp.iban_control': 'The check digits of this IBAN are not its own: look at it again.',
  'camp.casella_calculada': 'Box {casella} comes from documents or from other boxes: it is not written.',
};
export const llibresErrors = { ca, es, en };

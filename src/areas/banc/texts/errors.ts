/** Refusals of the room, as the server answers them. */
const ca = {
  'error.banc_nomes_lectura':
    'El banc és el mateix per a tothom i no es pot canviar. Feu-ne una còpia pròpia i canvieu la còpia.',
  'camp.ids_incorrectes': 'Els identificadors s’escriuen separats per dos punts, com 1:2:3.',
  'camp.mida_incorrecta': 'La mida del lot és un nombre més gran que zero, amb tres decimals com a màxim.',
  'camp.sistema_altre_control': 'Aquest sistema no és d’aquest tipus de control. Trieu-ne un dels seus.',
  'camp.vigencia_al_reves': 'La vigència acaba abans de començar. Reviseu les dues dates.',
  'camp.comprovacio_repetida': 'Aquesta comprovació ja és a la partida.',
  'camp.categoria_altre_control': 'Aquest apartat no és d’aquest tipus de control. Trieu-ne un dels seus.',
  'camp.us_repetit': 'Aquest ús ja hi és.',
  'camp.unitat_sense_numero':
    'Només té unitat una comprovació que es respon amb un nombre. Esborreu-la o canvieu el tipus de valor.',
  'banc.us.cap_us': 'Trieu un ús com a mínim.',
  'banc.us.us_desconegut': 'Aquesta partida no té l’ús {us}.',
  'banc.us.valors_diferents':
    '{comprovacio}: els usos triats en demanen valors diferents. Feu una partida per a cada ús.',
  'banc.us.nivell_curt': '{nivell} no arriba al que demana l’ús «{us}». {comprovacio}: {valor}.',
  'banc.us.obligatoria_absent': '{comprovacio}: és obligatòria per a l’ús {us} i no hi és.',
  'tasca.partida.llistat': 'Llista del banc de control',
} as const;
type Own = Record<keyof typeof ca, string>;

const es: Own = {
  'error.banc_nomes_lectura':
    'El banco es el mismo para todos y no se puede cambiar. Haga una copia propia y cambie la copia.',
  'camp.ids_incorrectes': 'Los identificadores se escriben separados por dos puntos, como 1:2:3.',
  'camp.mida_incorrecta': 'El tamaño del lote es un número mayor que cero, con tres decimales como máximo.',
  'camp.sistema_altre_control': 'Este sistema no es de este tipo de control. Elija uno de los suyos.',
  'camp.vigencia_al_reves': 'La vigencia acaba antes de empezar. Revise las dos fechas.',
  'camp.comprovacio_repetida': 'Esta comprobación ya está en la partida.',
  'camp.categoria_altre_control': 'Este apartado no es de este tipo de control. Elija uno de los suyos.',
  'camp.us_repetit': 'Este uso ya está.',
  'camp.unitat_sense_numero':
    'Solo tiene unidad una comprobación que se responde con un número. Bórrela o cambie el tipo de valor.',
  'banc.us.cap_us': 'Elija al menos un uso.',
  'banc.us.us_desconegut': 'Esta partida no tiene el uso {us}.',
  'banc.us.valors_diferents':
    '{comprovacio}: los usos elegidos piden valores diferentes. Haga una partida para cada uso.',
  'banc.us.nivell_curt': '{nivell} no llega a lo que pide el uso «{us}». {comprovacio}: {valor}.',
  'banc.us.obligatoria_absent': '{comprovacio}: es obligatoria para el uso {us} y no está.',
  'tasca.partida.llistat': 'Lista del banco de control',
};

const en: Own = {
  'error.banc_nomes_lectura':
    'The bank is the same for everybody and cannot be changed. Make a copy of your own and change the copy.',
  'camp.ids_incorrectes': 'Type the identifiers separated by colons, like 1:2:3.',
  'camp.mida_incorrecta': 'The size of a lot is a number over zero, with three decimals at most.',
  'camp.sistema_altre_control': 'This system is not of this kind of control. Choose one of its own.',
  'camp.vigencia_al_reves': 'It ends before it begins. Check both dates.',
  'camp.comprovacio_repetida': 'This check is already in the item.',
  'camp.categoria_altre_control': 'This heading is not of this kind of control. Choose one of its own.',
  'camp.us_repetit': 'This use is already there.',
  'camp.unitat_sense_numero': 'Only a check answered with a number has a unit. Clear it or change the kind of value.',
  'banc.us.cap_us': 'Choose one use at least.',
  'banc.us.us_desconegut': 'This item does not have the use {us}.',
  'banc.us.valors_diferents': '{comprovacio}: the chosen uses ask different values of it. Make an item for each use.',
  'banc.us.nivell_curt': '{nivell} is below what the use “{us}” asks for. {comprovacio}: {valor}.',
  'banc.us.obligatoria_absent': '{comprovacio}: it is compulsory for the use {us} and is missing.',
  'tasca.partida.llistat': 'List of the control bank',
};

export const bancErrors = { ca, es, en };

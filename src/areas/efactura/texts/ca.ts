import { declaracioTexts } from './declaracio.ts';

/** What the room’s screens say. */
export const ca = {
  ...declaracioTexts.ca,
  'registre.grup': 'Vendes',
  'registre.registre': 'Registre VERI*FACTU',
  'registre.buit': 'El primer registre es farà en emetre la primera factura.',
  'registre.ordre': 'Ordre',
  'registre.factura': 'Factura',
  'registre.data': 'Data de la factura',
  'registre.tipus': 'Tipus',
  'registre.moment': 'Moment',
  'registre.estat': 'Estat',
  'registre.empremta': 'Empremta',
  'registre.tipus.alta': 'Alta',
  'registre.tipus.anulacio': 'Anul·lació',
  'registre.estat.no_enviat': 'Guardat',
  'registre.estat.pendent': 'Per enviar',
  'registre.comprovar': 'Comprovar la cadena',
  'registre.sencera':
    'Cadena comprovada {quan}: {registres, plural, one {# registre} many {# de registres} other {# registres}}, cap trencament.',
  'registre.trencada':
    'Cadena comprovada {quan}: {trencaments, plural, one {# trencament} many {# de trencaments} other {# trencaments}} en {registres, plural, one {# registre} many {# de registres} other {# registres}}.',
  'registre.trencada_previa':
    'En fer un registre ({quan}) s’ha vist que l’anterior no quadra. Comproveu la cadena sencera.',
  'registre.trencada_que_fer':
    'Es pot continuar facturant. Guardeu una còpia d’ara, aviseu qui porta el programa i no canvieu res de la base de dades: els registres no s’esborren ni es refan.',
  'registre.mai': 'La cadena encara no s’ha comprovat.',
  'registre.avui': 'avui a les {hora}',
  'registre.dia': 'el {data} a les {hora}',
  'registre.trencament': 'Registre {ordre} ({numero}): {que}',
  'registre.trencament.text': 'el text no és el que es va fer',
  'registre.trencament.huella': 'l’empremta no és la que es va fer',
  'registre.trencament.anterior': 'no segueix el registre anterior',
  'registre.trencament.ordre': 'abans en falta algun, o és repetit',
  'registre.trencament.xml': 'l’XML no és el que es va fer',
  'registre.trencament.dades': 'el número o la data no són els del registre',
  'registre.trencament.final': 'falten els darrers registres',
  'registre.mes': 'I {n, plural, one {# més} many {# més} other {# més}}.',
  'registre.exportar': 'Exportar els registres (XML)',
  'registre.exportar_cos':
    'Es baixa un XML amb el text exacte de cada registre de les factures d’aquestes dates. Deixeu-les en blanc per baixar-los tots.',
  'registre.des': 'Des del',
  'registre.fins': 'Fins al',
  'registre.dates': 'Escriviu les dates com 27/11/2026, la primera abans que la segona.',
  'registre.baixar': 'Baixar',
  'quant.quant_a': 'Quant a',
  'quant.versio': 'Versió {versio}',
  'quant.sense_productor':
    'En aquesta instal·lació ningú no s’ha declarat productor del sistema de facturació. Els registres diuen que ho és la mateixa empresa que emet, que el fa servir com a propi.',
  'quant.sense_productor_que_fer':
    'Qui distribueix el programa a altres ha d’omplir PRODUCER_NAME, PRODUCER_NIF, PRODUCER_ADDRESS i PRODUCER_PLACE a la configuració del servidor i tornar-lo a engegar.',
  'quant.baixar': 'Baixar la declaració (PDF)',
} as const;

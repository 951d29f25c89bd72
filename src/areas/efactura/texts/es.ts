import type { ca } from './ca.ts';
import { declaracioTexts } from './declaracio.ts';

export const es: Readonly<Record<keyof typeof ca, string>> = {
  ...declaracioTexts.es,
  'registre.grup': 'Ventas',
  'registre.registre': 'Registro VERI*FACTU',
  'registre.buit': 'El primer registro se hará al emitir la primera factura.',
  'registre.ordre': 'Orden',
  'registre.factura': 'Factura',
  'registre.data': 'Fecha de la factura',
  'registre.tipus': 'Tipo',
  'registre.moment': 'Momento',
  'registre.estat': 'Estado',
  'registre.empremta': 'Huella',
  'registre.tipus.alta': 'Alta',
  'registre.tipus.anulacio': 'Anulación',
  'registre.estat.no_enviat': 'Guardado',
  'registre.estat.pendent': 'Por enviar',
  'registre.comprovar': 'Comprobar la cadena',
  'registre.sencera':
    'Cadena comprobada {quan}: {registres, plural, one {# registro} many {# de registros} other {# registros}}, ninguna rotura.',
  'registre.trencada':
    'Cadena comprobada {quan}: {trencaments, plural, one {# rotura} many {# de roturas} other {# roturas}} en {registres, plural, one {# registro} many {# de registros} other {# registros}}.',
  'registre.trencada_previa':
    'Al hacer un registro ({quan}) se ha visto que el anterior no cuadra. Compruebe la cadena entera.',
  'registre.trencada_que_fer':
    'Se puede seguir facturando. Guarde una copia de ahora, avise a quien lleva el programa y no cambie nada de la base de datos: los registros no se borran ni se rehacen.',
  'registre.mai': 'La cadena todavía no se ha comprobado.',
  'registre.avui': 'hoy a las {hora}',
  'registre.dia': 'el {data} a las {hora}',
  'registre.trencament': 'Registro {ordre} ({numero}): {que}',
  'registre.trencament.text': 'el texto no es el que se hizo',
  'registre.trencament.huella': 'la huella no es la que se hizo',
  'registre.trencament.anterior': 'no sigue al registro anterior',
  'registre.trencament.ordre': 'antes falta alguno, o está repetido',
  'registre.trencament.xml': 'el XML no es el que se hizo',
  'registre.trencament.dades': 'el número o la fecha no son los del registro',
  'registre.trencament.final': 'faltan los últimos registros',
  'registre.mes': 'Y {n, plural, one {# más} many {# más} other {# más}}.',
  'registre.exportar': 'Exportar los registros (XML)',
  'registre.exportar_cos':
    'Se descarga un XML con el texto exacto de cada registro de las facturas de estas fechas. Déjelas en blanco para descargarlos todos.',
  'registre.des': 'Desde el',
  'registre.fins': 'Hasta el',
  'registre.dates': 'Escriba las fechas como 27/11/2026, la primera antes que la segunda.',
  'registre.baixar': 'Descargar',
  'quant.quant_a': 'Acerca de',
  'quant.versio': 'Versión {versio}',
  'quant.sense_productor':
    'En esta instalación nadie se ha declarado productor del sistema de facturación. Los registros dicen que lo es la misma empresa que emite, que lo usa como propio.',
  'quant.sense_productor_que_fer':
    'Quien distribuye el programa a otros debe rellenar PRODUCER_NAME, PRODUCER_NIF, PRODUCER_ADDRESS y PRODUCER_PLACE en la configuración del servidor y volver a arrancarlo.',
  'quant.baixar': 'Descargar la declaración (PDF)',
};

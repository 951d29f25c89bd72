import type { ca } from './ca.ts';
import { declaracioTexts } from './declaracio.ts';

export const en: Readonly<Record<keyof typeof ca, string>> = {
  ...declaracioTexts.en,
  'registre.grup': 'Sales',
  'registre.registre': 'VERI*FACTU records',
  'registre.buit': 'The first record will be made when the first invoice is issued.',
  'registre.ordre': 'Order',
  'registre.factura': 'Invoice',
  'registre.data': 'Invoice date',
  'registre.tipus': 'Type',
  'registre.moment': 'Moment',
  'registre.estat': 'State',
  'registre.empremta': 'Hash',
  'registre.tipus.alta': 'Issue',
  'registre.tipus.anulacio': 'Annulment',
  'registre.estat.no_enviat': 'Kept',
  'registre.estat.pendent': 'To be sent',
  'registre.comprovar': 'Check the chain',
  'registre.sencera': 'Chain checked {quan}: {registres, plural, one {# record} other {# records}}, no break.',
  'registre.trencada':
    'Chain checked {quan}: {trencaments, plural, one {# break} other {# breaks}} in {registres, plural, one {# record} other {# records}}.',
  'registre.trencada_previa': 'When a record was made ({quan}) the one before did not fit. Check the whole chain.',
  'registre.trencada_que_fer':
    'You can go on invoicing. Keep a copy as it is now, tell whoever runs the program and change nothing in the database: records are neither deleted nor made again.',
  'registre.mai': 'The chain has not been checked yet.',
  'registre.avui': 'today at {hora}',
  'registre.dia': 'on {data} at {hora}',
  'registre.trencament': 'Record {ordre} ({numero}): {que}',
  'registre.trencament.text': 'its text is not the one that was made',
  'registre.trencament.huella': 'its hash is not the one that was made',
  'registre.trencament.anterior': 'it does not follow the record before',
  'registre.trencament.ordre': 'some are missing before it, or it is repeated',
  'registre.trencament.xml': 'its XML is not the one that was made',
  'registre.trencament.dades': 'number or date are not those of the record',
  'registre.trencament.final': 'the last records are missing',
  'registre.mes': 'And {n, plural, one {# more} other {# more}}.',
  'registre.exportar': 'Export the records (XML)',
  'registre.exportar_cos':
    'Downloads an XML with the exact text of each record of the invoices of these dates. Leave them blank for all of them.',
  'registre.des': 'From',
  'registre.fins': 'To',
  'registre.dates': 'Write dates like 27/11/2026, the first before the second.',
  'registre.baixar': 'Download',
  'quant.quant_a': 'About',
  'quant.versio': 'Version {versio}',
  'quant.sense_productor':
    'Nobody has declared to be the producer of the invoicing system of this installation. Records say that it is the issuing company itself, which uses it as its own.',
  'quant.sense_productor_que_fer':
    'Whoever distributes the program to others has to set PRODUCER_NAME, PRODUCER_NIF, PRODUCER_ADDRESS and PRODUCER_PLACE in the server’s settings and start it again.',
  'quant.baixar': 'Download the declaration (PDF)',
};

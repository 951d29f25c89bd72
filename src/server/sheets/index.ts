export type { SheetColumn } from './column.ts';
export { writeCsv } from './csv.ts';
export { askedOf, listDocument, textColumn } from './list-document.ts';
export { readRows } from './reader.ts';
export { MOST_BYTES, type ReadChoices, type SheetRead, UNREAD } from './sheet-read.ts';
export type { Card } from './vcard.ts';
export { writeWorkbook } from './xlsx.ts';

export { answerList, rowsOf } from './answer.ts';
export { chosenColumns, type SheetColumn } from './column.ts';
export type { Card } from './vcard.ts';

export type { DocumentWarning } from './clean-text.ts';
export { printColour } from './colour.ts';
export type { PdfLevel, RootFile } from './compile-job.ts';
export type { CompilerLimits } from './compiler.ts';
export {
  createDocuments,
  type DocumentRequest,
  type Documents,
  type PrintedDocument,
} from './documents.ts';
export { drawableType } from './drawable.ts';
export { type PrintFormats, printFormats, shorten } from './formats.ts';
export { addressLine, type Letterhead, printedLetterhead } from './letterhead.ts';
export { pictureType } from './logo.ts';

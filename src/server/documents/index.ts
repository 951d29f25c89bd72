export type { DocumentWarning } from './clean-text.ts';
export { printColour } from './colour.ts';
export type { PdfLevel } from './compile-job.ts';
export { type CompilerLimits, USUAL_LIMITS } from './compiler.ts';
export {
  createDocuments,
  DocumentFault,
  type DocumentRequest,
  type Documents,
  type PrintedDocument,
} from './documents.ts';
export { NOTHING, type PrintFormats, printFormats, shorten } from './formats.ts';

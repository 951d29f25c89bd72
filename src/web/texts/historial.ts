import { historialCa } from './historial.ca.ts';
import { historialEn } from './historial.en.ts';
import { historialEs } from './historial.es.ts';

/** Only who opens a history waits for its words. */
export const historialTexts = { ca: historialCa, es: historialEs, en: historialEn };

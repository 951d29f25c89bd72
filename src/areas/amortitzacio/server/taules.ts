import type { Language } from '#kernel/language.ts';
import { translator } from '#server/http/texts.ts';
import type { FilaTaula } from '../contract/schemas.ts';
import { exercicisDe, type TaulaDesDe } from '../domain/canvi-taula.ts';
import { COEFICIENTS } from '../domain/coeficients.data.ts';
import { taulaTexts } from '../texts/taules.ts';

const translate = translator([taulaTexts]);

/** Rows of both legal tables, named, with the exercises in which a company goes by each. */
export const taulesIn = (language: Language, taules: readonly TaulaDesDe[]): FilaTaula[] =>
  COEFICIENTS.map((row) => ({
    codi: row.codi,
    taula: row.taula === 'simplificada' ? 'simplificada' : 'general',
    nom: translate(language, `amortitzacio.fila.${row.codi}`),
    maxim: row.maxim,
    anys: row.anys,
    des_de: row.des_de,
    fins_a: row.fins,
    font: row.source,
    confianca: row.confidence,
    exercicis: [...exercicisDe(row.taula, taules)],
  }));

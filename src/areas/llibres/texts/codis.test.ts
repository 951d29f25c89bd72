import { describe, expect, test } from 'vitest';
import * as codis from '../domain/codis.data.ts';
import { REBUTJOS_303 } from '../domain/fitxer303.ts';
import { MOTIUS_FORA } from '../domain/meritat303.ts';
import { llibresTexts } from './index.ts';

const LISTS: Readonly<Record<string, readonly string[]>> = {
  tipus: [...new Set([...codis.TIPUS_EXPEDIDA, ...codis.TIPUS_REBUDA])],
  clau_expedida: codis.CLAUS_EXPEDIDA,
  clau_rebuda: codis.CLAUS_REBUDA,
  ingres: codis.CONCEPTES_INGRES,
  despesa: codis.CONCEPTES_DESPESA,
  qualificacio: codis.QUALIFICACIONS,
  exempcio: codis.EXEMPCIONS,
  be: codis.TIPUS_BE,
  metode: codis.METODES_BE,
  baixa: codis.CAUSES_BAIXA,
  mitja: codis.MITJANS,
  nif: codis.TIPUS_NIF,
  rebuig: REBUTJOS_303,
  fora: MOTIUS_FORA,
};

describe.each(['ca', 'es', 'en'] as const)('in %s', (language) => {
  test.each(Object.entries(LISTS))('every code of %s has its words, and there are no others', (llista, codes) => {
    const texts: Readonly<Record<string, string>> = llibresTexts[language];
    const head = `llibres.${llista}.`;
    const written = Object.keys(texts).filter((key) => key.startsWith(head));
    expect(written.map((key) => key.slice(head.length)).sort()).toEqual([...codes].sort());
    for (const key of written) expect(texts[key]?.trim()).not.toBe('');
  });
});

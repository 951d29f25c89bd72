import { describe, expect, test } from 'vitest';
import { cleanData, cleanText } from './clean-text.ts';
import { shippedCoverage, textFontCoverage } from './font-coverage.ts';

const clean = (text: string): [string, string] => {
  const missing = new Set<string>();
  return [cleanText(text, shippedCoverage(), missing), [...missing].join('')];
};

describe('text of documents', () => {
  test('Catalan, Spanish, signs of the rules and other alphabets stay as they are', () => {
    for (const text of ['l·l, ç, Núria', '¿Señal?', 'σ ≥ 0,90 × fck − √2', 'Ελλάδα', 'Москва', 'עברית', '✓ ✗ □'])
      expect(clean(text)).toEqual([text, '']);
  });

  test('control and invisible characters go without a trace; new lines stay', () => {
    expect(clean('a\u0000b\u0007c\u200b\u202e\ufefff\r\ng\th')).toEqual(['abcf\ng h', '']);
  });

  test('what no font has becomes □ and is told', () => {
    expect(clean('旧楼 🏗️')).toEqual(['□□ □', '旧楼🏗']);
    expect(clean('\ue000')).toEqual(['□', '\ue000']);
    expect(clean('a\ud800b')[0]).toBe('a□b');
  });

  test('a word too long for a cell may break every eight letters', () => {
    expect(clean('x'.repeat(40))[0]).toBe(Array(5).fill('x'.repeat(8)).join('\u200b'));
    expect(clean('x'.repeat(28))[0]).toBe('x'.repeat(28));
  });

  test('an address is left to break after its signs, so that it is copied whole', () => {
    const address = 'joan.ferrer_i_guell@arquitectura-tecnica.example';
    expect(clean(address)[0]).toBe(address);
    expect(clean(`https://exemple.cat/${'a/'.repeat(20)}`)[0]).not.toContain('\u200b');
    expect(clean(`a@${'x'.repeat(32)}.cat`)[0]).toBe(`a@${Array(4).fill('x'.repeat(8)).join('\u200b')}.cat`);
    expect(clean('construccions.generals.del.valles')[0]).toContain('\u200b');
  });

  test('every text of the data is cleaned, and a warning says where', () => {
    const { dades, warnings } = cleanData({ lots: [{ nom: 'Pilar 龍' }], n: 3, buit: null }, textFontCoverage());
    expect(dades).toEqual({ lots: [{ nom: 'Pilar □' }], n: 3, buit: null });
    const path = `/annex/1-${'x'.repeat(40)}龍.png`;
    expect(cleanData({ cami: path }, textFontCoverage())).toEqual({ dades: { cami: path }, warnings: [] });
    expect(warnings).toEqual([{ codi: 'caracters_no_imprimibles', cami: 'lots.0.nom', caracters: '龍' }]);
  });
});

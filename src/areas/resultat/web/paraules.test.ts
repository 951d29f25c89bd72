import { expect, test } from 'vitest';
import { formatsOf } from '#web/formats.ts';
import { translatorOf } from '#web/language.tsx';
import { resultatTexts } from '../texts/index.ts';
import { BUIDA } from './casella.ts';
import { marcaOf } from './paraules.ts';

test('what the laboratory failed is never green, whatever was decided of it; what the site mended is', () => {
  const closed = { ...BUIDA, resultat: 'NC' as const, termini: '2026-05-10', tancada: '2026-04-30' };
  const mark = (automatic?: boolean) =>
    marcaOf(translatorOf(resultatTexts, 'ca'), formatsOf('ca'), closed, '2026-05-01', automatic);
  expect(mark(true)).toEqual({ form: 'failed', word: 'No satisfactori, decidit el 30/04/2026' });
  expect(mark(false)).toEqual({ form: 'satisfied', word: 'No conformitat tancada el 30/04/2026' });
  expect(mark()).toEqual(mark(false));
});

test('a slump out of tolerance that nobody answered yet is seen, not only heard', () => {
  const mark = (n: number) =>
    marcaOf(translatorOf(resultatTexts, 'ca'), formatsOf('ca'), BUIDA, '2026-05-01', false, n);
  expect(mark(0).form).toBe('pending');
  expect(mark(1)).toEqual({ form: 'warning', word: 'Pendent, amb 1 con fora de tolerància' });
});

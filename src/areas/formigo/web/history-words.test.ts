import { expect, test } from 'vitest';
import { LANGUAGES } from '#kernel/language.ts';
import { translatorOf } from '#web/language.tsx';
import { formigoTexts } from '../texts/index.ts';
import { concreteHistory } from './history-words.ts';

const DECISIO = { resultat: 'acceptat', text: 'Testimonis conformes' };

test.each(LANGUAGES)('the first decision, a changed one and one taken back are told apart (%s)', (language) => {
  const t = translatorOf(formigoTexts, language);
  const words = concreteHistory.words(language, {} as never);
  const told = (abans: unknown, despres: unknown) =>
    words.action?.('decisio', 'zona_lot', [{ camp: 'decisio', abans, despres }]);
  expect(told(null, DECISIO)).toBe(t('formigo.hist.decisio_primera'));
  expect(told(DECISIO, { ...DECISIO, resultat: 'reforcat' })).toBe(t('formigo.hist.decisio.zona_lot'));
  expect(told(DECISIO, null)).toBe(t('formigo.hist.decisio_retirada'));
});

test.each([
  ['ca', 'el veredicte ha passat de «pendent» a «no satisfactori»'],
  ['es', 'el veredicto ha pasado de «pendiente» a «no satisfactorio»'],
  ['en', 'the verdict went from “pending” to “not satisfactory”'],
] as const)('a verdict says from what to what it went (%s)', (language, said) => {
  const words = concreteHistory.words(language, {} as never);
  const change = { camp: 'veredicte', abans: 'pendent', despres: 'no_satisfactori' };
  expect(words.action?.('veredicte', 'zona_lot', [change])).toBe(said);
});

import { readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { MANUALS, type Manual, type ManualBlock } from '#areas/referencia/texts/manuals/index.ts';
import { LANGUAGES, type Language } from '#kernel/language.ts';
import { gatherTexts } from './gather.ts';

const ROOT = fileURLToPath(new URL('../../', import.meta.url));
const PICTURES = fileURLToPath(new URL('../../src/areas/referencia/server/manuals/imatges/', import.meta.url));
const manuals = Object.entries(MANUALS) as [string, Manual][];

const blocksOf = (manual: Manual, language: Language): ManualBlock[] =>
  manual[language].capitols.flatMap(({ blocs }) => [...blocs]);
const sentencesOf = (block: ManualBlock): string[] => {
  if (typeof block === 'string') return [block];
  if ('passos' in block) return [...block.passos];
  if ('nota' in block) return [block.nota];
  return 'taula' in block ? block.taula.flat() : [];
};
const picturesIn = (language: Language): string[] =>
  manuals.flatMap(([, manual]) =>
    blocksOf(manual, language).flatMap((block) =>
      typeof block === 'object' && 'imatge' in block ? [`${block.imatge}.${language}.png`] : [],
    ),
  );

const gathered = await gatherTexts(ROOT);

describe.each(manuals)('the manual «%s»', (_id, manual) => {
  test('says the same in each language: chapters, pieces, steps, rows and pictures', () => {
    const shapeOf = (language: Language) =>
      manual[language].capitols.map(({ blocs }) =>
        blocs.map((block) => {
          if (typeof block === 'string') return 'text';
          if ('passos' in block) return `passos ${block.passos.length}`;
          if ('taula' in block) return `taula ${block.taula.map((row) => row.length).join()}`;
          return 'imatge' in block ? `imatge ${block.imatge} ${block.mobil ?? false}` : 'nota';
        }),
      );
    expect(shapeOf('es')).toEqual(shapeOf('ca'));
    expect(shapeOf('en')).toEqual(shapeOf('ca'));
  });

  test.each(LANGUAGES)('names labels that the product has, word for word (%s)', (language) => {
    const labels = new Set(gathered.flatMap(({ texts }) => Object.values(texts[language])));
    const named = blocksOf(manual, language)
      .flatMap(sentencesOf)
      .flatMap((sentence) => [...sentence.matchAll(/\*\*([^*]+)\*\*/g)].map((match) => match[1] ?? ''));
    expect(named.length).toBeGreaterThan(5);
    expect(named.filter((label) => !labels.has(label))).toEqual([]);
  });
});

test('each picture of the manuals is there in its language, and none is left over', () => {
  const needed = [...new Set(LANGUAGES.flatMap(picturesIn))].sort();
  expect(readdirSync(PICTURES).sort()).toEqual(needed);
});

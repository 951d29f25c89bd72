import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { LANGUAGES } from '#kernel/language.ts';
import { filesBelow, isTest, readSources } from '#tests/fences/sources.ts';
import { statedRoutes } from '../../scripts/api-page.ts';
import { argumentsOf, askedTexts, gatherTexts, neededTexts } from './gather.ts';

const ROOT = fileURLToPath(new URL('../..', import.meta.url)).replace(/[\\/]$/, '');
const gathered = await gatherTexts(ROOT);
const all = new Map(gathered.flatMap(({ texts }) => Object.entries(texts.ca)));

test('each text says something in the three languages, and takes the same arguments', () => {
  const faults: string[] = [];
  for (const { place, texts } of gathered) {
    for (const key of Object.keys(texts.ca)) {
      const takes = LANGUAGES.map((language) => {
        const text = texts[language][key] ?? '';
        if (text.trim() === '') faults.push(`${place} ${key} ${language}: empty`);
        try {
          return argumentsOf(text, language).join(' ');
        } catch (cause) {
          faults.push(`${place} ${key} ${language}: ${String(cause)}`);
          return '';
        }
      });
      if (new Set(takes).size > 1) faults.push(`${place} ${key}: takes {${takes.join('} {')}}`);
    }
    for (const language of LANGUAGES) {
      const strays = Object.keys(texts[language]).filter((key) => !(key in texts.ca));
      for (const key of strays) faults.push(`${place} ${key}: only in ${language}`);
    }
  }
  expect(gathered.length).toBeGreaterThan(3);
  expect(faults).toEqual([]);
});

test('one key has one text', () => {
  const said = new Map<string, string>();
  const faults: string[] = [];
  for (const { place, texts } of gathered) {
    for (const [key, text] of Object.entries(texts.ca)) {
      const other = said.get(key);
      if (other !== undefined && other !== text) faults.push(`${place} ${key}: also said otherwise`);
      said.set(key, text);
    }
  }
  expect(faults).toEqual([]);
});

test('in English the sign of euros stands before their amount', () => {
  const after = gathered.flatMap(({ place, texts }) =>
    Object.entries(texts.en)
      .filter(([, text]) => /[}\d]\s?€/.test(text))
      .map(([key]) => `${place} ${key}`),
  );
  expect(after).toEqual([]);
});

test('a warning says what it found and asks nothing: its dialog asks, and a row of a file or of a bulk shows it too', () => {
  const asks = gathered.flatMap(({ place, texts }) =>
    LANGUAGES.flatMap((language) =>
      Object.entries(texts[language])
        .filter(([key, text]) => key.startsWith('avis.') && /[?¿]/.test(text))
        .map(([key]) => `${place} ${key} ${language}`),
    ),
  );
  expect(asks).toEqual([]);
  expect([...all.keys()].filter((key) => key.startsWith('avis.')).length).toBeGreaterThan(50);
});

test('of expenses, goods and books, in English the sign of the euro goes before the amount', () => {
  const after = gathered
    .filter(({ place }) => /\/areas\/(amortitzacio|despesa|llibres|tauler)\//.test(place))
    .flatMap(({ place, texts }) =>
      Object.entries(texts.en)
        .filter(([, text]) => /\}\s?€/.test(text))
        .map(([key]) => `${place} ${key}`),
    );
  expect(after).toEqual([]);
});

test('every refusal has a sentence', async () => {
  const sources = readSources(ROOT, filesBelow(ROOT, ['src'])).filter(({ path }) => !isTest(path));
  const declared = (await statedRoutes(ROOT)).flatMap((route) =>
    route.errors.map((codi) => ({ keys: [`error.${codi}`, `camp.${codi}`], place: route.name })),
  );
  const lacking = [...neededTexts(sources), ...declared]
    .filter(({ keys }) => !keys.some((key) => all.has(key)))
    .map(({ keys, place }) => `${keys.join(' or ')} (${place})`);
  expect(lacking).toEqual([]);
});

test('a broken text is caught', () => {
  expect(() => argumentsOf('{nom', 'ca')).toThrow();
  expect(argumentsOf('{nom}: {n, plural, one {un lot} other {# lots de {zona}}}', 'ca')).toEqual(['n', 'nom', 'zona']);
});

test('a text is given all that it takes, wherever its key and what is given can be read', () => {
  const sources = readSources(ROOT, filesBelow(ROOT, ['src'])).filter(({ path }) => !isTest(path));
  const asked = askedTexts(sources).filter(({ key }) => all.has(key));
  const faults = asked.flatMap(({ key, given, place }) =>
    argumentsOf(all.get(key) ?? '', 'ca')
      .filter((name) => !given.includes(name))
      .map((name) => `${place} ${key}: no {${name}}`),
  );
  expect(asked.length).toBeGreaterThan(1000);
  expect(faults).toEqual([]);
});

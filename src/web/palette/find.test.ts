import { expect, test } from 'vitest';
import { MOST, matching, readAsked } from './find.ts';

test.each([
  ['escola', { wanted: 'all', text: 'escola' }],
  ['  > nou', { wanted: 'actions', text: 'nou' }],
  ['@puig', { wanted: '@', text: 'puig' }],
  ['# 2026/1 ', { wanted: '#', text: '2026/1' }],
  ['', { wanted: 'all', text: '' }],
  ['>', { wanted: 'actions', text: '' }],
])('«%s» asks for %o', (typed, asked) => {
  expect(readAsked(typed)).toEqual(asked);
});

const entries = ['Nou treball', 'Treballs', 'Comprovació d’obra', 'Col·legi', 'Nou agent'].map((text) => ({
  key: text,
  text,
}));

test.each([
  ['treb nou', ['Nou treball']],
  ['COMPROVACIO', ['Comprovació d’obra']],
  ['obra', ['Comprovació d’obra']],
  ['col.legi', ['Col·legi']],
  ['reball', []],
  ['', entries.map(({ text }) => text)],
])('«%s» finds %o', (text, found) => {
  expect(matching(entries, text).map((entry) => entry.text)).toEqual(found);
});

test('other words find it too, without being shown', () => {
  const remind = { key: 'r', text: 'Recordar…', words: 'Recordatori de pagament' };
  for (const typed of ['recorda', 'recordar', 'recordatori', 'pagament'])
    expect(matching([remind], typed)).toEqual([remind]);
  expect(matching([remind], 'cobrar')).toEqual([]);
});

test('never more than the palette shows', () => {
  const many = Array.from({ length: 50 }, (_, index) => ({ key: String(index), text: `Agent ${index}` }));
  expect(matching(many, 'agent')).toHaveLength(MOST);
});

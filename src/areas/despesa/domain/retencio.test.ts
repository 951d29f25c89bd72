import { expect, test } from 'vitest';
import { diaDeRetencio } from './retencio.ts';

const of = (nif: string, venciment: string | null, data_pagament: string | null) =>
  diaDeRetencio({ nif, data: '2026-03-31', venciment, data_pagament });

test.each([
  ['a person, unpaid', '12345678Z', '2026-04-30', null, null],
  ['a person, paid', '12345678Z', '2026-04-30', '2026-07-01', '2026-07-01'],
  ['a foreigner who lives here', 'X5253868R', null, '2026-07-01', '2026-07-01'],
  ['nobody known', '', '2026-04-30', null, null],
  ['goods in common', 'E64717837', '2026-04-30', null, null],
  ['owners of a building', 'H64717836', '2026-04-30', '2026-07-01', '2026-07-01'],
  ['a company, unpaid', 'B64717838', '2026-04-30', null, '2026-04-30'],
  ['a company, paid late', 'B-64717838', '2026-04-30', '2026-07-01', '2026-04-30'],
  ['a company, paid before', 'ESB64717838', '2026-04-30', '2026-04-01', '2026-04-01'],
  ['a company without a due day', 'A11111119', null, null, '2026-03-31'],
  ['a company without a due day, paid late', 'A11111119', null, '2026-07-01', '2026-03-31'],
])('what is withheld of %s', (_what, nif, venciment, paid, owed) => {
  expect(of(nif, venciment, paid)).toBe(owed);
});

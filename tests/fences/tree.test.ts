import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { cruiseTree } from './cruise.ts';
import { runFences } from './fences.ts';
import { show } from './violation.ts';

const ROOT = fileURLToPath(new URL('../..', import.meta.url)).replace(/[\\/]$/, '');

/** All modules are followed: long where other tests have the cores, in milliseconds. */
const WHOLE_TREE = 240_000;
test(
  'the house stands as its fences say',
  async () => {
    const run = await runFences(ROOT);
    expect(run.violations.map(show)).toEqual([]);
    expect(run.cruised).toBeGreaterThan(100);
  },
  WHOLE_TREE,
);

test(
  'imports through # names and of types alone are followed',
  async () => {
    const { edges } = await cruiseTree(ROOT);
    expect(edges).toContain('src/contract/ids.ts -> src/kernel/calendar-date.ts');
    expect(edges).toContain('src/server/http/texts.ts -> src/kernel/translate.ts');
  },
  WHOLE_TREE,
);

test('the pure type check covers what the purity fence covers', () => {
  const config = JSON.parse(readFileSync(`${ROOT}/tsconfig.pure.json`, 'utf8'));
  expect(config.compilerOptions).toMatchObject({ lib: ['es2023'], types: [] });
  expect(config.include).toEqual(['src/kernel/**/*.ts', 'src/areas/*/domain/**/*.ts']);
});

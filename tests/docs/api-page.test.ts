import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { route } from '#contract/route.ts';
import { renderApiPage, statedRoutes } from '../../scripts/api-page.ts';

const ROOT = fileURLToPath(new URL('../../', import.meta.url));

test('docs/api.md is what the route tables say (npm run docs)', async () => {
  const routes = await statedRoutes(ROOT);
  expect(routes.length).toBeGreaterThan(10);
  expect(readFileSync(`${ROOT}docs/api.md`, 'utf8')).toBe(renderApiPage(routes));
});

test('a changed role shows in the page', () => {
  const given = { name: 'zona.get', method: 'GET', path: '/zona/{id}', summary: 'One zone' } as const;
  const before = renderApiPage([route({ ...given, access: ['titular'] })]);
  const after = renderApiPage([route({ ...given, access: ['titular', 'lector'] })]);
  expect(before).toContain('| `zona.get` | ✓ | · | · | · | · | · |');
  expect(after).toContain('| `zona.get` | ✓ | · | · | · | · | ✓ |');
});

import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { renderApiPage, statedRoutes } from './api-page.ts';

/** `npm run docs` writes docs/api.md; `--check` only says whether it is what the route tables say. */
const root = fileURLToPath(new URL('../', import.meta.url));
const page = fileURLToPath(new URL('../docs/api.md', import.meta.url));
const text = renderApiPage(await statedRoutes(root));
const same = existsSync(page) && readFileSync(page, 'utf8') === text;
if (process.argv.includes('--check')) {
  if (!same) console.log('✗ docs/api.md is not what the route tables say: npm run docs');
  process.exitCode = same ? 0 : 1;
} else if (!same) writeFileSync(page, text);

import { globSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';

const library = dirname(createRequire(import.meta.url).resolve('@mantine/core/styles.css'));
const offered = new Set(
  globSync('*.layer.css', { cwd: join(library, 'styles') }).map((name) => name.replace('.layer.css', '')),
);
const loaded = readFileSync('src/web/ui/mantine-styles.ts', 'utf8');
/** Pieces that bring their own styles where they are used. */
const OWN = ['ColorInput'];

const used = new Set(
  globSync('src/{web,areas/*/web}/**/*.tsx')
    .flatMap((path) => [...readFileSync(path, 'utf8').matchAll(/import \{([^}]*)\} from '@mantine\/core'/g)])
    .flatMap((match) => (match[1] ?? '').split(',').map((word) => word.replace('type', '').trim()))
    .filter((word) => offered.has(word) && !OWN.includes(word)),
);

describe('styles of the library', () => {
  it('finds the pieces that screens use', () => expect(used.size).toBeGreaterThan(8));
  it.each([...used])('are loaded for %s', (piece) => expect(loaded).toContain(`/${piece}.layer.css`));
});

import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { FLOORS, LEANING } from '../leaning.ts';
import type { Violation } from '../violation.ts';

const README_LINES = 80;

export const roomsOf = (root: string): string[] =>
  readdirSync(join(root, 'src/areas'), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map((entry) => entry.name)
    .sort();

/** Every room is declared, has the floors that rooms have and no other, and says what it is for in one page. */
export const roomsAsDeclared = (root: string): Violation[] =>
  roomsOf(root).flatMap((room) => {
    const path = `src/areas/${room}`;
    const found: Violation[] = [];
    if (!Object.hasOwn(LEANING, room)) {
      found.push({ rule: 'rooms-as-declared', path, what: 'is not in tests/fences/leaning.ts' });
    }
    for (const entry of readdirSync(join(root, path), { withFileTypes: true })) {
      const isFloor = entry.isDirectory() && (FLOORS as readonly string[]).includes(entry.name);
      if (!isFloor && entry.name !== 'README.md') {
        found.push({ rule: 'rooms-as-declared', path: `${path}/${entry.name}`, what: 'is no floor of a room' });
      }
    }
    const readme = join(root, path, 'README.md');
    if (!existsSync(readme)) found.push({ rule: 'room-readme', path, what: 'has no README.md' });
    else {
      const lines = readFileSync(readme, 'utf8').trimEnd().split('\n').length;
      if (lines > README_LINES) {
        found.push({
          rule: 'room-readme',
          path: `${path}/README.md`,
          what: `has ${lines} lines, over ${README_LINES}`,
        });
      }
    }
    return found;
  });

/** Tables of the committed schema. */
export const tablesOf = (root: string): string[] =>
  [...readFileSync(join(root, 'migrations/schema.sqlite.sql'), 'utf8').matchAll(/^create table "?([a-z_]+)/gim)]
    .map((match) => match[1] ?? '')
    .sort();

/** Every room and table is explained in the glossary, as `word` at the start of a row. */
export const glossaryHoldsAll = (root: string): Violation[] => {
  const path = 'GLOSSARY.md';
  const text = existsSync(join(root, path)) ? readFileSync(join(root, path), 'utf8') : '';
  const explained = new Set([...text.matchAll(/^\|\s*`([a-z_]+)`\s*\|/gm)].map((match) => match[1]));
  return [...new Set([...roomsOf(root), ...tablesOf(root)])]
    .filter((word) => !explained.has(word))
    .map((word) => ({ rule: 'glossary-holds-all', path, what: `does not explain ${word}` }));
};

import ts from 'typescript';
import { isTest, lineOf, roomOf, type Source, walk } from '../sources.ts';
import type { Violation } from '../violation.ts';

const WRITES = new Set(['insertInto', 'updateTable', 'deleteFrom', 'mergeInto', 'replaceInto']);
const RAW_WRITE =
  /\b(?:insert\s+(?:or\s+\w+\s+)?into|delete\s+from|update)\s+"?([a-z_]+)"?\s*(?:\(|set\b|where\b|values\b|as\b|$)/gi;
/** Where a room writes: `store.ts`, `zona-store.ts`, `store-zones.ts` or the files of `store/`. */
const STORE = /^src\/areas\/[^/]+\/server\/(?:[a-z-]+\/)*(?:store(?:-[a-z-]+)?|[a-z-]+-store|store\/[a-z-]+)\.ts$/;
const PLATFORM = /^src\/server\/([^/]+)\//;

interface Write {
  readonly table: string;
  readonly path: string;
  readonly line: number;
}

const writesIn = (source: Source): Write[] => {
  const writes: Write[] = [];
  const add = (table: string, node: ts.Node): void => {
    writes.push({ table: table.toLowerCase(), path: source.path, line: lineOf(source, node) });
  };
  walk(source.tree, (node) => {
    if (ts.isCallExpression(node) && ts.isPropertyAccessExpression(node.expression)) {
      const [first] = node.arguments;
      if (WRITES.has(node.expression.name.text) && first && ts.isStringLiteralLike(first)) {
        add(first.text.split(/\s/)[0] ?? '', node);
      }
    }
    if (ts.isTaggedTemplateExpression(node) && /^sql\b/.test(node.tag.getText(source.tree))) {
      for (const match of node.template.getText(source.tree).matchAll(RAW_WRITE)) add(match[1] ?? '', node);
    }
  });
  return writes;
};

/** The folder that owns a write: a room, or a folder of the server platform. */
const ownerOf = (path: string): string => roomOf(path) ?? PLATFORM.exec(path)?.[1] ?? path;

/** Only stores write, and each table has the stores of one room (or one platform folder). */
export const oneWriterPerTable = (sources: readonly Source[]): Violation[] => {
  const product = sources.filter(({ path }) => path.startsWith('src/') && !isTest(path));
  const writes = product.flatMap(writesIn);
  const rule = 'one-writer-per-table';
  const strays = writes
    .filter(({ path }) => !STORE.test(path) && !PLATFORM.test(path))
    .map(({ table, path, line }) => ({ rule, path, line, what: `writes ${table} outside a store` }));
  const owners = new Map<string, Set<string>>();
  for (const { table, path } of writes) owners.set(table, (owners.get(table) ?? new Set()).add(ownerOf(path)));
  const shared = writes
    .filter(({ table }) => (owners.get(table)?.size ?? 0) > 1)
    .map(({ table, path, line }) => ({
      rule,
      path,
      line,
      what: `writes ${table}, which is written by ${[...(owners.get(table) ?? [])].sort().join(' and ')}`,
    }));
  return [...strays, ...shared];
};

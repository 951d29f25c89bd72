import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { growing, kebabCase, noDefaultExports, noDrawers, notTooLong } from './checks/files.ts';
import { noLiteralText } from './checks/jsx-text.ts';
import { noMocks } from './checks/mocks.ts';
import { pureDomain } from './checks/pure.ts';
import { glossaryHoldsAll, roomsAsDeclared } from './checks/rooms.ts';
import { oneWriterPerTable } from './checks/tables.ts';
import { cruiseTree, unreadFiles } from './cruise.ts';
import { filesBelow, readSources } from './sources.ts';
import type { Violation } from './violation.ts';

const FOLDERS = ['src', 'migrations', 'scripts', 'tests', 'e2e', 'bench'];

export interface FenceRun {
  readonly violations: readonly Violation[];
  readonly warnings: readonly Violation[];
  /** Modules that the import fences read, and sources that the others parsed. */
  readonly cruised: number;
  readonly parsed: number;
}

/** Every fence on the tree below this root. */
export const runFences = async (root: string): Promise<FenceRun> => {
  const paths = filesBelow(root, FOLDERS);
  const sources = readSources(root, paths);
  const cruised = await cruiseTree(root);
  const violations = [
    ...unreadFiles(root, cruised.modules),
    ...cruised.violations,
    ...pureDomain(sources),
    ...oneWriterPerTable(sources),
    ...noLiteralText(sources),
    ...noMocks(sources),
    ...noDrawers(paths),
    ...kebabCase(paths),
    ...noDefaultExports(sources),
    ...notTooLong(sources),
    ...roomsAsDeclared(root),
    ...(existsSync(join(root, 'migrations/schema.sqlite.sql')) ? glossaryHoldsAll(root) : []),
  ];
  return { violations, warnings: growing(sources), cruised: cruised.modules.length, parsed: sources.length };
};

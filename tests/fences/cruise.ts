import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { cruise, type ICruiseResult } from 'dependency-cruiser';
import { IMPORT_RULES } from './import-rules.ts';
import type { Violation } from './violation.ts';

export interface Cruised {
  readonly violations: readonly Violation[];
  /** Modules of `src` that were read. */
  readonly modules: readonly string[];
  /** Every import seen, `from -> to`. */
  readonly edges: readonly string[];
}

/** Follows every import under `src` of this root, those through `#…` names and of types alone included. */
export const cruiseTree = async (root: string): Promise<Cruised> => {
  const { output } = await cruise(
    ['src'],
    {
      baseDir: root,
      ruleSet: IMPORT_RULES,
      validate: true,
      tsPreCompilationDeps: true,
      combinedDependencies: true,
      doNotFollow: { path: 'node_modules' },
      exclude: { path: '\\.(css|svg|woff2|typ|json)$' },
      enhancedResolveOptions: { extensions: ['.ts', '.tsx', '.mjs', '.js', '.d.ts'] },
    },
    { conditionNames: ['import', 'types', 'node', 'default'], exportsFields: ['exports'] },
  );
  if (typeof output === 'string') throw new Error(`dependency-cruiser answered in words: ${output}`);
  return readResult(output);
};

const readResult = (result: ICruiseResult): Cruised => {
  const modules = result.modules.map((module) => module.source).filter((source) => source.startsWith('src/'));
  const edges = result.modules.flatMap((module) =>
    module.dependencies.map((dependency) => `${module.source} -> ${dependency.resolved}`),
  );
  const violations = result.summary.violations.map((found) => ({
    rule: found.rule.name,
    path: found.from,
    what: found.cycle
      ? `imports in a ring: ${found.cycle.map((step) => step.name).join(' → ')}`
      : `imports ${found.to}`,
  }));
  return { violations, modules, edges };
};

/** A cruise that read fewer modules than there are files has looked away. */
export const unreadFiles = (root: string, modules: readonly string[]): Violation[] => {
  const read = new Set(modules);
  return readdirSync(join(root, 'src'), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.tsx?$/.test(entry.name) && !entry.name.endsWith('.d.ts'))
    .map((entry) => join(entry.parentPath, entry.name).slice(root.length).replaceAll('\\', '/').replace(/^\//, ''))
    .filter((path) => !read.has(path))
    .map((path) => ({ rule: 'every-file-is-read', path, what: 'was not read by the import fences' }));
};

import { writeFileSync } from 'node:fs';
import type { Reporter, TestModule } from 'vitest/node';

/** What one project of a run came to. `names` are its tests, `file > suite > test`, sorted. */
export interface Tally {
  passed: number;
  failed: number;
  skipped: number;
  names: string[];
  /** Those among the passed that failed the first time. */
  flaky: string[];
}
export interface RunTally {
  readonly projects: Record<string, Tally>;
  /** Unhandled rejections and the like, which belong to no test. */
  readonly strayErrors: number;
}

const STATES = { passed: 'passed', failed: 'failed', skipped: 'skipped', pending: 'failed' } as const;

const tallyOf = (modules: readonly TestModule[]): Record<string, Tally> => {
  const projects: Record<string, Tally> = {};
  for (const module of modules) {
    projects[module.project.name] ??= { passed: 0, failed: 0, skipped: 0, names: [], flaky: [] };
    const tally = projects[module.project.name] as Tally;
    for (const test of module.children.allTests()) {
      tally[STATES[test.result().state]] += 1;
      const name = `${module.relativeModuleId} > ${test.fullName}`;
      tally.names.push(name);
      if (test.diagnostic()?.flaky) tally.flaky.push(name);
    }
    // A file that does not load, or a hook that throws, fails without any test of it failing.
    tally.failed += module.errors().length;
  }
  for (const tally of Object.values(projects)) tally.names.sort();
  return projects;
};

/** Writes the counts of a run, by project, to the file named by `TALLY_FILE`. */
export class TallyReporter implements Reporter {
  onTestRunEnd(modules: readonly TestModule[], strayErrors: readonly unknown[]): void {
    const path = process.env.TALLY_FILE;
    const tally: RunTally = { projects: tallyOf(modules), strayErrors: strayErrors.length };
    if (path) writeFileSync(path, JSON.stringify(tally));
  }
}

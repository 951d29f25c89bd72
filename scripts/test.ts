import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { RunTally, Tally } from '#tests/support/tally-reporter.ts';
import { ensureNeeds, type NeedName } from './test-needs.ts';
import { ensureBuilt } from './web-build.mjs';

/**
 * `npm test` runs every project; `npm test -- unit sqlite` those named; `npm test -- sqlite -- path` passes what follows
 * to the runner. Ends with the line `N passed, N failed`, and with code 1 when anything failed, an expected project ran
 * no test, or the two databases did not run the same tests.
 */
const VITEST = ['unit', 'web', 'sqlite', 'postgres'] as const;
const PROJECTS = [...VITEST, 'e2e'] as const;
type Project = (typeof PROJECTS)[number];
const NEEDS: Readonly<Record<Project, readonly NeedName[]>> = {
  unit: ['postgres', 'poppler', 'openssl', 'xmllint', 'xmlsec'],
  web: [],
  sqlite: ['poppler', 'openssl', 'xmllint', 'xmlsec'],
  postgres: ['postgres', 'poppler', 'openssl', 'xmllint', 'xmlsec'],
  e2e: ['chromium', 'poppler'],
};

const words = process.argv.slice(2);
const cut = words.indexOf('--');
const asked = cut === -1 ? words : words.slice(0, cut);
const passedOn = cut === -1 ? [] : words.slice(cut + 1);
const stranger = asked.find((word) => !(PROJECTS as readonly string[]).includes(word));
if (stranger !== undefined) {
  console.error(`There is no project "${stranger}": ${PROJECTS.join(', ')}`);
  process.exit(1);
}
const chosen = PROJECTS.filter((project) => asked.length === 0 || asked.includes(project));
const folder = mkdtempSync(join(tmpdir(), 'prova-run-'));
const complaints: string[] = [];

/** Runs a test program with this same Node. Returns whether it ended well, and what it wrote in its result file. */
const runTool = <Result>(args: string[], fileVariable: string): { ended: boolean; result: Result | null } => {
  const file = join(folder, `${fileVariable}.json`);
  const env = { ...process.env, [fileVariable]: file };
  const done = spawnSync(process.execPath, args, { stdio: ['ignore', 'inherit', 'inherit'], env });
  const result = existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Result) : null;
  return { ended: done.status === 0, result };
};

const runVitest = (projects: readonly Project[]): Record<string, Tally> => {
  const selected = projects.flatMap((project) => ['--project', project]);
  const args = ['node_modules/vitest/vitest.mjs', 'run', ...selected, ...passedOn];
  const { ended, result } = runTool<RunTally>(args, 'TALLY_FILE');
  if (!result) complaints.push('the unit, component and server tests did not finish');
  else if (result.strayErrors > 0) complaints.push(`${result.strayErrors} errors outside any test`);
  else if (!ended && Object.values(result.projects).every((tally) => tally.failed === 0)) {
    complaints.push('the runner of unit, component and server tests ended badly');
  }
  return result?.projects ?? {};
};

interface PlaywrightSuite {
  readonly suites?: readonly PlaywrightSuite[];
  readonly specs?: readonly {
    readonly file: string;
    readonly title: string;
    readonly tests: readonly { readonly status: string }[];
  }[];
}
interface PlaywrightReport extends PlaywrightSuite {
  stats: { expected: number; unexpected: number; flaky: number; skipped: number };
}
const flakyOf = ({ suites = [], specs = [] }: PlaywrightSuite): string[] => [
  ...specs
    .filter(({ tests }) => tests.some(({ status }) => status === 'flaky'))
    .map(({ file, title }) => `${file} > ${title}`),
  ...suites.flatMap(flakyOf),
];
const runJourneys = (): Tally => {
  const args = ['node_modules/@playwright/test/cli.js', 'test', ...passedOn];
  const { ended, result } = runTool<PlaywrightReport>(args, 'PLAYWRIGHT_JSON_OUTPUT_FILE');
  const { expected = 0, unexpected = 0, flaky = 0, skipped = 0 } = result?.stats ?? {};
  if (!ended && unexpected === 0) complaints.push('the browser journeys did not finish');
  return { passed: expected + flaky, failed: unexpected, skipped, names: [], flaky: result ? flakyOf(result) : [] };
};

const compareEngines = (one: Tally, other: Tally): void => {
  const missing = one.names.filter((name) => !other.names.includes(name));
  const extra = other.names.filter((name) => !one.names.includes(name));
  if (one.names.length !== other.names.length || one.skipped !== other.skipped || missing.length + extra.length > 0) {
    complaints.push(`SQLite ran ${one.names.length} tests, PostgreSQL ${other.names.length}`);
    for (const name of [...missing, ...extra].slice(0, 10)) complaints.push(`only on one database: ${name}`);
  }
};

ensureNeeds([...new Set(chosen.flatMap((project) => NEEDS[project]))]);
if (chosen.includes('e2e') || chosen.includes('sqlite')) ensureBuilt();
const vitestProjects = chosen.filter((project) => project !== 'e2e');
const tallies: Record<string, Tally> = vitestProjects.length > 0 ? runVitest(vitestProjects) : {};
if (chosen.includes('e2e')) tallies['e2e'] = runJourneys();
rmSync(folder, { recursive: true, force: true });

let passed = 0;
let failed = 0;
for (const project of chosen) {
  const tally = tallies[project] ?? { passed: 0, failed: 0, skipped: 0, names: [], flaky: [] };
  console.log(`${project.padEnd(9)} ${tally.passed} passed, ${tally.failed} failed, ${tally.skipped} skipped`);
  for (const name of tally.flaky) console.log(`  passed the second time: ${name}`);
  if (passedOn.length === 0 && tally.passed + tally.failed === 0) complaints.push(`project ${project} ran no test`);
  passed += tally.passed;
  failed += tally.failed;
}
if (tallies['sqlite'] && tallies['postgres']) compareEngines(tallies['sqlite'], tallies['postgres']);
for (const complaint of complaints) console.log(`✗ ${complaint}`);
console.log(`${passed} passed, ${failed + (failed === 0 && complaints.length > 0 ? 1 : 0)} failed`);
process.exitCode = failed > 0 || complaints.length > 0 ? 1 : 0;

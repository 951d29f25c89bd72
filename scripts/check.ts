import { execFileSync, spawnSync } from 'node:child_process';

/**
 * `npm run check`: format, lint, fences, types, what is unused, all tests (the golden schema among them), and whether the
 * working tree is as it was found. `--without-tests` leaves the tests out. Every step runs; any failure ends with code 1.
 */
const BIN = 'node_modules';
const STEPS: readonly { readonly name: string; readonly run: readonly string[]; readonly tests?: boolean }[] = [
  { name: 'format and lint', run: [`${BIN}/@biomejs/biome/bin/biome`, 'check', '--error-on-warnings', '.'] },
  { name: 'fences', run: ['scripts/fences.ts'] },
  { name: 'types', run: [`${BIN}/typescript/bin/tsc`, '-p', 'tsconfig.json'] },
  { name: 'pure types', run: [`${BIN}/typescript/bin/tsc`, '-p', 'tsconfig.pure.json'] },
  { name: 'nothing unused', run: [`${BIN}/knip/bin/knip.js`, '--no-progress'] },
  { name: 'docs up to date', run: ['scripts/docs.ts', '--check'] },
  { name: 'tests', run: ['scripts/test.ts'], tests: true },
];

const treeState = (): string => execFileSync('git', ['status', '--porcelain'], { encoding: 'utf8' });

const withTests = !process.argv.includes('--without-tests');
const before = treeState();
const failed: string[] = [];
for (const step of STEPS) {
  if (step.tests && !withTests) continue;
  const start = performance.now();
  const done = spawnSync(process.execPath, [...step.run], { stdio: ['ignore', 'inherit', 'inherit'] });
  if (done.status !== 0) failed.push(step.name);
  console.log(`${done.status === 0 ? '✓' : '✗'} ${step.name} (${((performance.now() - start) / 1000).toFixed(1)} s)`);
}
if (treeState() !== before) {
  failed.push('clean tree');
  console.log(`✗ the checks changed the working tree:\n${treeState()}`);
}
if (failed.length > 0) {
  console.log(`Failed: ${failed.join(', ')}`);
  process.exitCode = 1;
}

import { fileURLToPath } from 'node:url';
import { runFences } from '#tests/fences/fences.ts';
import { show } from '#tests/fences/violation.ts';

/** `npm run fences`: what stands where the house does not allow it. Code 1 when anything does. */
const root = fileURLToPath(new URL('../', import.meta.url)).replace(/[\\/]$/, '');
const run = await runFences(root);
for (const warning of run.warnings) console.log(`note  ${show(warning)}`);
for (const violation of run.violations) console.log(`✗ ${show(violation)}`);
console.log(`${run.cruised} modules followed, ${run.parsed} files read, ${run.violations.length} violations`);
process.exitCode = run.violations.length > 0 ? 1 : 0;

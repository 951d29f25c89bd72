// `npm run <command>`: plain JavaScript that Node 20 runs, then the pinned Node.
import { ensureInstalled, giveUp, handOver } from './handover.mjs';
import { ensureBuilt } from './web-build.mjs';

/** Each command: what the pinned Node runs, and whether it needs the web built. */
const COMMANDS = {
  // A small young generation keeps an idle server under 150 MB (measured by `npm run bench`).
  start: { run: ['--max-semi-space-size=4', 'src/server/main.ts'], web: true },
  demo: { run: ['scripts/demo.ts'], web: true },
  dev: { run: ['scripts/dev.ts'] },
  migrate: { run: ['scripts/migrate.ts'] },
  backup: { run: ['scripts/backup.ts'] },
  restore: { run: ['scripts/restore.ts'] },
  recover: { run: ['scripts/recover.ts'] },
  verifica: { run: ['scripts/verifica.ts'] },
  test: { run: ['scripts/test.ts'] },
  check: { run: ['scripts/check.ts'] },
  fences: { run: ['scripts/fences.ts'] },
  bench: { run: ['bench/main.ts'], web: true },
  docs: { run: ['scripts/docs.ts'] },
  pictures: { run: ['scripts/pictures.ts'], web: true },
  build: { run: ['--eval', ''], web: true },
  mutate: { run: ['node_modules/@stryker-mutator/core/bin/stryker.js', 'run'] },
  format: { run: ['node_modules/@biomejs/biome/bin/biome', 'check', '--write', '.'] },
};

const [name = '', ...words] = process.argv.slice(2);
const command = Object.hasOwn(COMMANDS, name)
  ? COMMANDS[name]
  : giveUp(`Commands: ${Object.keys(COMMANDS).join(', ')}`);
ensureInstalled();
if (command.web) ensureBuilt();
handOver([...command.run, ...words]);

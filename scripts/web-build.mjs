// Plain JavaScript that Node 20 runs: builds the web when its sources are not those of the build that is there.
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { giveUp, ROOT, runToEnd } from './handover.mjs';

const BUILT = join(ROOT, 'dist', 'web');
const RECORD = join(ROOT, 'dist', '.web-sources');
const SINGLE_FILES = ['index.html', 'vite.config.ts', 'package-lock.json'];

const isSource = (name) => !/\.test\.tsx?$/.test(name) && name !== 'README.md';

function* sourcesIn(folder) {
  const entries = readdirSync(join(ROOT, folder), { withFileTypes: true }).sort((a, b) => (a.name < b.name ? -1 : 1));
  for (const entry of entries) {
    const path = `${folder}/${entry.name}`;
    if (entry.isDirectory()) {
      if (entry.name !== 'server') yield* sourcesIn(path);
    } else if (isSource(entry.name)) yield path;
  }
}

/** One hash over the names and contents of everything that the browser's bundle may hold. */
const hashOfSources = () => {
  const hash = createHash('sha256');
  for (const path of [...SINGLE_FILES, ...sourcesIn('src')]) {
    hash
      .update(`${path}\0`)
      .update(readFileSync(join(ROOT, path)))
      .update('\0');
  }
  return hash.digest('hex');
};

/** Writes each text of the build compressed beside itself, as strongly as can be: the server sends those. */
const compressAll = (folder) => {
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    const path = join(entry.parentPath ?? entry.path, entry.name);
    if (!entry.isFile() || !/\.(html|js|css|svg|json|webmanifest)$/.test(entry.name)) continue;
    const text = readFileSync(path);
    const strongest = { params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY } };
    writeFileSync(`${path}.br`, brotliCompressSync(text, strongest));
    writeFileSync(`${path}.gz`, gzipSync(text, { level: 9 }));
  }
};

/** The new build takes the old one's place only once it is whole. */
export const ensureBuilt = () => {
  const hash = hashOfSources();
  const built = existsSync(RECORD) && existsSync(join(BUILT, 'index.html'));
  if (built && readFileSync(RECORD, 'utf8') === hash) return;
  process.stdout.write('Building the web…\n');
  const fresh = `${BUILT}-${process.pid}`;
  const words = ['build', '--outDir', fresh, '--emptyOutDir', '--logLevel', 'warn'];
  const code = runToEnd(['node_modules/vite/bin/vite.js', ...words], { NODE_ENV: 'production' });
  if (code !== 0) {
    rmSync(fresh, { recursive: true, force: true });
    giveUp('The web could not be built: see the message above');
  }
  compressAll(fresh);
  rmSync(RECORD, { force: true });
  rmSync(BUILT, { recursive: true, force: true });
  renameSync(fresh, BUILT);
  writeFileSync(RECORD, hash);
};

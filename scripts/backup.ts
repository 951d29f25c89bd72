import { join } from 'node:path';
import { BackupError, makeBackup } from '#server/backup/index.ts';
import { readConfig } from '#server/config.ts';
import { createFiles } from '#server/files/index.ts';
import { createSecrets } from '#server/secrets/secrets.ts';
import { VERSION } from '#server/version.ts';

/** `npm run backup [-- file.tar]`: one file with the database and its files, also while the product works. */
const config = readConfig(process.env);
const now = new Date().toISOString();
const file = process.argv[2] ?? join('copies', `obra-${now.slice(0, 19).replaceAll(':', '-')}Z.tar`);
try {
  const manifest = await makeBackup({
    databaseUrl: config.databaseUrl,
    storage: createFiles(config.files, config.dataDir).storage,
    clau: createSecrets(config).keyId(),
    versio: VERSION,
    now,
    file,
  });
  const rows = Object.values(manifest.taules).reduce((total, table) => total + table.files, 0);
  console.log(`${file}: ${rows} rows, ${manifest.fitxers.nombre} files`);
  if (manifest.clau !== null)
    console.log(
      'Keep SECRETS_KEY, or secrets.key of DATA_DIR, apart from it: without that key its secrets do not open.',
    );
} catch (error) {
  if (!(error instanceof BackupError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}

import { BackupError, restoreBackup } from '#server/backup/index.ts';
import { readConfig } from '#server/config.ts';
import { openDatabase } from '#server/database/database.ts';
import { DatabaseBusyError } from '#server/database/lock-file.ts';
import { createFiles } from '#server/files/index.ts';
import { createSecrets } from '#server/secrets/secrets.ts';

/** `npm run restore -- file.tar`: puts a copy into the empty database and storage of the settings, and reads it back. */
const [file] = process.argv.slice(2);
const restore = async (path: string): Promise<void> => {
  const config = readConfig(process.env);
  const database = openDatabase(config.databaseUrl);
  try {
    const { storage } = createFiles(config.files, config.dataDir);
    const { manifest, files } = await restoreBackup({ database, storage, file: path });
    const rows = Object.values(manifest.taules).reduce((total, table) => total + table.files, 0);
    console.log(`Restored and read back: ${rows} rows, ${files} files, as of ${manifest.creat}`);
    if (manifest.clau !== null && manifest.clau !== createSecrets(config).keyId())
      console.log(
        'Its secrets (mail passwords, second factors) need the key they were made with: bring SECRETS_KEY or secrets.key.',
      );
  } finally {
    await database.close();
  }
};
try {
  if (file === undefined) throw new BackupError('Name the copy: npm run restore -- copies/obra-….tar');
  await restore(file);
} catch (error) {
  if (!(error instanceof BackupError || error instanceof DatabaseBusyError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}

export { makeBackup } from './make-backup.ts';
export { BackupError, type Manifest } from './manifest.ts';
export { restoreBackup } from './restore-backup.ts';

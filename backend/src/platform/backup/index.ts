// The face of backups.
export { BackupError } from './backup.error.js';
export { restoreBackup } from './restore-backup.js';
export { type BackupSummary, writeBackup } from './write-backup.js';

// `backup <folder>`: writes everything that is in the database, and the photos, into a folder, while the product runs.
import { typedFolder } from './folder-argument.js';
import { type BackupSummary, writeBackup } from './platform/backup/index.js';
import type { Environment } from './platform/environment/environment.js';
import { chooseStorage } from './platform/object-storage/choose-storage.js';
import { FolderStorage } from './platform/object-storage/folder-storage.js';
import { runCommand } from './terminal-command.js';

const USAGE = `
  npm run backup -- <folder> [--force]

  Writes everything that is in the database, and the photos under DATA_DIR, into a new folder: a snapshot of one moment, taken while the product runs.
  The folder is there whole or not at all. It holds addresses and the hashes of passwords: keep it where nobody reads it.
  Photos in a bucket (S3_ENDPOINT) are not in it: use what the service offers for them.
  The secret that signs tokens is not in it: keep JWT_SECRET (DATA_DIR/jwt-secret) apart.

  --force   replace the backup that is in the folder, once the new one is whole

  Ends with 0 when it is done, with 1 when it failed, with 130 when it was stopped.
`;

const summaryLine = (
  { tables, rows, objects, bytes }: BackupSummary,
  folder: string,
  seconds: number,
): string =>
  `${rows.toLocaleString('en')} rows of ${tables} tables and ${objects.toLocaleString('en')} files are in ${folder}: ${(bytes / 1e6).toFixed(1)} MB in ${seconds.toFixed(1)} s`;

/** The folder of photos; undefined where they are in a bucket. */
function storedIn(environment: Environment): FolderStorage | undefined {
  const storage = chooseStorage(environment);
  return storage instanceof FolderStorage ? storage : undefined;
}

const asked = typedFolder();
await runCommand(
  USAGE,
  asked && {
    skipsMigrations: true,
    run: (url, { environment, stop }) =>
      writeBackup(url, asked.folder, {
        objects: storedIn(environment),
        force: asked.force,
        stop,
        report: (line) => void process.stdout.write(`  ${line}\n`),
      }),
    summaryLines: (summary, seconds) => [summaryLine(summary, asked.folder, seconds)],
    failureNote: 'No backup was made.',
  },
);

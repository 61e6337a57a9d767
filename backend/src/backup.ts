// `backup <folder>`: writes everything that is in the database into a folder, while the product runs.
import { typedFolder } from './folder-argument.js';
import { type BackupSummary, writeBackup } from './platform/backup/index.js';
import { runCommand } from './terminal-command.js';

const USAGE = `
  npm run backup -- <folder> [--force]

  Writes everything that is in the database into a new folder: a snapshot of one moment, taken while the product runs.
  The folder is there whole or not at all. It holds addresses and the hashes of passwords: keep it where nobody reads it.
  The secret that signs tokens is not in it: keep JWT_SECRET (DATA_DIR/jwt-secret) apart.

  --force   replace the backup that is in the folder, once the new one is whole

  Ends with 0 when it is done, with 1 when it failed, with 130 when it was stopped.
`;

const summaryLine = ({ tables, rows, bytes }: BackupSummary, folder: string, seconds: number): string =>
  `${rows.toLocaleString('en')} rows of ${tables} tables are in ${folder}: ${(bytes / 1e6).toFixed(1)} MB in ${seconds.toFixed(1)} s`;

const asked = typedFolder();
await runCommand(
  USAGE,
  asked && {
    skipsMigrations: true,
    run: (url, { stop }) =>
      writeBackup(url, asked.folder, {
        force: asked.force,
        stop,
        report: (line) => void process.stdout.write(`  ${line}\n`),
      }),
    summaryLines: (summary, seconds) => [summaryLine(summary, asked.folder, seconds)],
    failureNote: 'No backup was made.',
  },
);

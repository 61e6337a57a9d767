// `restore <folder>`: brings an empty database to the state of a backup.
import { typedFolder } from './folder-argument.js';
import { restoreBackup } from './platform/backup/index.js';
import { chooseStorage } from './platform/object-storage/choose-storage.js';
import { runCommand } from './terminal-command.js';

const USAGE = `
  npm run restore -- <folder> [--force]

  Brings the database to the state of the backup in the folder, then up to date with this release. Stop the product first.
  The backup's checksums and version are compared before anything is touched. It is all restored or nothing is changed.

  --force   replace what is in the database

  Ends with 0 when it is done, with 1 when it failed, with 130 when it was stopped.
`;

const asked = typedFolder();
await runCommand(
  USAGE,
  asked && {
    skipsMigrations: true,
    run: (url, { environment, stop }) =>
      restoreBackup(url, asked.folder, {
        objects: chooseStorage(environment),
        force: asked.force,
        stop,
        report: (line) => void process.stdout.write(`  ${line}\n`),
      }),
    summaryLines: ({ takenAt, tables, rows, objects }, seconds) => [
      `The database is as it was at ${takenAt}: ${rows.toLocaleString('en')} rows of ${tables} tables and ${objects.toLocaleString('en')} files in ${seconds.toFixed(1)} s`,
    ],
    failureNote: 'The database was left as it was.',
  },
);

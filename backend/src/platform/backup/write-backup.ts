// Makes a backup of a database that may be in use: one snapshot of everything, in a folder that is there whole or not at all.
import { createHash } from 'node:crypto';
import { createWriteStream, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import type pg from 'pg';
import { to as copyTo } from 'pg-copy-streams';
import { LOCKS } from '../database/locks.js';
import { MIGRATION_LOCK } from '../database/migrate.js';
import { UtcClient } from '../database/utc-client.js';
import type { FolderStorage } from '../object-storage/folder-storage.js';
import { BackupError } from './backup.error.js';
import { linesOf } from './checksums.js';
import { identifier, quoted, sequencesOf, type Table, tablesOf, titleOf } from './contents.js';
import { refuseUnlessFree, restoreFormer, swapIn } from './folder.js';
import { CHECKSUMS, FORMAT, MANIFEST, type Manifest, SAME_WORDS, type SavedTable } from './manifest.js';
import { objectFiles, saveObjects } from './objects.js';

/** How a backup is made. */
export interface BackupOptions {
  /** Replace the backup that is in the folder, once the new one is whole. */
  readonly force?: boolean;
  /** The objects that belong to the database; without it none are in the backup. */
  readonly objects?: FolderStorage;
  /** Hears of each table with its rows; waited for. */
  readonly report?: (line: string) => void | Promise<void>;
  /** Ends it before its end; nothing is left then. */
  readonly stop?: AbortSignal;
}

/** What a backup holds. */
export interface BackupSummary {
  readonly tables: number;
  readonly rows: number;
  readonly objects: number;
  /** Of its files together. */
  readonly bytes: number;
}

const SERVER_INFO = `select now() as "takenAt", current_setting('server_version') as postgres`;
const LOCK_FOLDER = 'select pg_try_advisory_lock($1, hashtext($2)) as "isFree"';
const MIGRATIONS = 'select name from public.migration order by "timestamp"';

/**
 * Writes a backup of the database at `url` into `folder`. Throws BackupError where something is in the folder already that
 * is not to be replaced or another backup is being written, or nothing in the database. Reads only: nobody who uses the database has to wait.
 */
export async function writeBackup(
  url: string,
  folder: string,
  options: BackupOptions = {},
): Promise<BackupSummary> {
  const client = new UtcClient({ connectionString: url, application_name: 'playset-backup' });
  client.on('error', () => undefined);
  try {
    await client.connect();
    // Until the connection ends: two at once would write into one folder aside, and both would call it whole.
    const { rows } = await client.query<{ isFree: boolean }>(LOCK_FOLDER, [LOCKS.backup, folder]);
    if (!rows[0]?.isFree) throw new BackupError(`Another backup is being written to ${folder}.`);
    return await writeAlone(client, folder, options);
  } finally {
    await client.end().catch(() => undefined);
  }
}

async function writeAlone(client: pg.Client, folder: string, options: BackupOptions): Promise<BackupSummary> {
  restoreFormer(folder);
  refuseUnlessFree(folder, options.force ?? false);
  const aside = `${folder}.part`;
  rmSync(aside, { recursive: true, force: true });
  mkdirSync(dirname(folder), { recursive: true });
  // It holds addresses, phone numbers and the hashes of passwords.
  mkdirSync(aside, { mode: 0o700 });
  try {
    const summary = await fill(aside, client, options);
    swapIn(aside, folder);
    return summary;
  } finally {
    restoreFormer(folder);
    rmSync(aside, { recursive: true, force: true });
  }
}

async function fill(folder: string, client: pg.Client, options: BackupOptions): Promise<BackupSummary> {
  const sums = new Map<string, string>();
  const saveNewObjects = async () =>
    options.objects ? saveObjects(options.objects, folder, sums, options.stop) : 0;
  let bytes = await saveNewObjects();
  const { tables, about } = await snapshot(client);
  const saved: SavedTable[] = [];
  for (const table of tables) {
    const file = `${titleOf(table)}.gz`;
    const written = await save(client, table, join(folder, file), options.stop);
    sums.set(file, written.sum);
    saved.push({ ...table, rows: written.rows, file });
    bytes += written.bytes;
    if (written.rows > 0) await options.report?.(`${titleOf(table)}: ${written.rows.toLocaleString('en')}`);
  }
  bytes += await saveNewObjects();
  const objects = options.objects && objectFiles(sums).length;
  const manifest: Manifest = {
    format: FORMAT,
    ...about,
    tables: saved,
    sequences: await sequencesOf(client),
    objects,
  };
  const text = `${JSON.stringify(manifest, null, 2)}\n`;
  sums.set(MANIFEST, createHash('sha256').update(text).digest('hex'));
  put(join(folder, MANIFEST), text);
  put(join(folder, CHECKSUMS), linesOf(sums));
  const rows = saved.reduce((all, table) => all + table.rows, 0);
  return { tables: saved.length, rows, objects: objects ?? 0, bytes };
}

const put = (file: string, text: string) => writeFileSync(file, text, { mode: 0o600, flush: true });

/**
 * From here on the connection sees the database as it is at this moment. It waits for a migration that is under way, and
 * the next one waits for the end of the copy of what it changes.
 */
async function snapshot(client: pg.Client) {
  await client.query(SAME_WORDS);
  await client.query('select pg_advisory_lock_shared($1)', [MIGRATION_LOCK]);
  const found = await client.query(`select to_regclass('public.migration') as found`);
  if (!found.rows[0]?.found) throw new BackupError('There is nothing in this database yet.');
  await client.query('begin isolation level repeatable read read only');
  const tables = await tablesOf(client);
  await client.query(`lock table ${tables.map(quoted).join(', ')} in access share mode`);
  const { rows } = await client.query<{ takenAt: Date; postgres: string }>(SERVER_INFO);
  const migrations = await client.query<{ name: string }>(MIGRATIONS);
  await client.query('select pg_advisory_unlock_shared($1)', [MIGRATION_LOCK]);
  const [{ takenAt, postgres } = { takenAt: new Date(), postgres: '' }] = rows;
  const about = {
    takenAt: takenAt.toISOString(),
    postgres,
    migrations: migrations.rows.map(({ name }) => name),
  };
  return { tables, about };
}

async function save(client: pg.Client, table: Table, file: string, signal?: AbortSignal) {
  const columns = table.columns.map(identifier).join(', ');
  const rows = client.query(copyTo(`copy ${quoted(table)} (${columns}) to stdout`));
  const hash = createHash('sha256');
  let bytes = 0;
  const counted = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      hash.update(chunk);
      bytes += chunk.length;
      done(null, chunk);
    },
  });
  const out = createWriteStream(file, { mode: 0o600, flush: true } as object);
  await pipeline(rows, createGzip({ level: 4 }), counted, out, { signal });
  return { rows: rows.rowCount, sum: hash.digest('hex'), bytes };
}

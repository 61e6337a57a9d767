// One import at a time: on a connection and in a transaction of its own.
import { Socket } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import type pg from 'pg';
import { LOCKS } from '../../../platform/database/locks.js';
import { UtcClient } from '../../../platform/database/utc-client.js';
import { CatalogueImportError } from '../upstream/index.js';

/** The advisory lock of all writers of cards. */
export const LOCK = LOCKS.catalogue;
/** Checks deferred constraints before the rollback, as a commit would. */
const ROLL_BACK = 'set constraints all immediate; rollback';

/** How an import begins and ends. */
export interface TransactionOptions {
  /** Wait for an import that is running; without it a second one is refused. */
  readonly wait?: boolean;
  /** Roll back at the end. */
  readonly dryRun?: boolean;
  /** Aborts the import, which rolls back. */
  readonly stop?: AbortSignal;
}

/** Another import holds the lock. */
export class AnotherImport extends CatalogueImportError {
  constructor() {
    super('Another import is running. Try again when it is done.');
  }
}

/** What `act` does in the database at `url` becomes visible at once, or not at all when it throws. */
export async function inImport<Result>(
  url: string,
  { wait = false, dryRun = false, stop }: TransactionOptions,
  act: (client: pg.Client) => Promise<Result>,
): Promise<Result> {
  const socket = new Socket();
  const client = new UtcClient({
    connectionString: url,
    application_name: 'playset import',
    stream: () => socket,
  });
  // A connection that breaks is heard of by the statement that was under way.
  client.on('error', () => undefined);
  const cut = () => void socket.destroy();
  stop?.addEventListener('abort', cut);
  try {
    await client.connect();
    // Otherwise a statement keeps running after we exit, and blocks the next import. Not every system supports it.
    await client.query(`set client_connection_check_interval = '1s'`).catch(() => undefined);
    stop?.throwIfAborted();
    await client.query('begin');
    await lock(client, wait);
    const result = await act(client);
    await client.query(dryRun ? ROLL_BACK : 'commit');
    return result;
  } catch (error) {
    // A connection that is closed holds the lock until PostgreSQL notices: the next import would be refused.
    await client.query('rollback').catch(() => undefined);
    throw stop?.aborted ? stopped() : error;
  } finally {
    stop?.removeEventListener('abort', cut);
    await client.end();
  }
}

async function lock(client: pg.ClientBase, wait: boolean): Promise<void> {
  if (wait) return void (await client.query('select pg_advisory_xact_lock($1)', [LOCK]));
  const { rows } = await client.query('select pg_try_advisory_xact_lock($1) as free', [LOCK]);
  if (!rows[0].free) throw new AnotherImport();
}

const FREE = 'select case when pg_try_advisory_lock($1) then pg_advisory_unlock($1) else false end as free';
/** Between two checks of the lock, in milliseconds. */
const POLL_MS = 500;

/** Waits until the lock is free; calls `begun` if it has to wait. Throws a CatalogueImportError when it is stopped. */
export async function waitForLock(
  client: pg.ClientBase,
  begun: () => void,
  stop?: AbortSignal,
): Promise<void> {
  for (let looks = 0; ; looks++) {
    const { rows } = await client.query<{ free: boolean }>(FREE, [LOCK]);
    if (rows[0]?.free) return;
    if (looks === 0) begun();
    await pause(POLL_MS, undefined, { signal: stop }).catch(() => undefined);
    if (stop?.aborted) throw stopped();
  }
}

const stopped = () => new CatalogueImportError('The import was stopped.');

// One writer of towns and postal codes at a time, in a transaction of its own: readers see the former list until it commits.
import type pg from 'pg';
import { LOCKS } from '../../../platform/database/locks.js';
import { UtcClient } from '../../../platform/database/utc-client.js';

/** What `act` does becomes visible at once, or not at all when it throws or the process dies. */
export async function inPlacesTransaction<Result>(
  url: string,
  act: (client: pg.Client) => Promise<Result>,
  stop?: AbortSignal,
): Promise<Result> {
  stop?.throwIfAborted();
  const client = new UtcClient({ connectionString: url, application_name: 'playset places' });
  // The statement that was running hears of a connection that breaks.
  client.on('error', () => undefined);
  const cut = () => void client.end().catch(() => undefined);
  stop?.addEventListener('abort', cut);
  try {
    await client.connect();
    // Otherwise a statement keeps running after we exit. Not every system supports it.
    await client.query(`set client_connection_check_interval = '1s'`).catch(() => undefined);
    await client.query('begin');
    await client.query('select pg_advisory_xact_lock($1)', [LOCKS.places]);
    const result = await act(client);
    await client.query('commit');
    return result;
  } finally {
    stop?.removeEventListener('abort', cut);
    // Closing the connection rolls back an open transaction.
    await client.end().catch(() => undefined);
  }
}

// Processes that remember hear of changes a moment after the commit: stories that change the database wait for it.
import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { PgListener } from '../src/platform/database/pg-listener.js';
import { Sql } from '../src/platform/database/sql.js';
import type { Story } from './story.js';

/** Until every process of the story has heard of all that was committed: notices come in the order of their commits. */
export async function noticed({ app, replicas }: Story): Promise<void> {
  const channel = `story ${randomUUID()}`;
  const deaf = new Set(replicas);
  for (const replica of replicas) replica.get(PgListener).on(channel, () => deaf.delete(replica));
  while (deaf.size > 0) {
    await app.get(Sql).pool.query(`notify "${channel}"`);
    await pause(2);
  }
}

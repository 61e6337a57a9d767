// The tasks that the queue does every night.
import { setTimeout as pause } from 'node:timers/promises';
import { DataSource } from 'typeorm';
import type { Story } from './story.js';

const POLL_MS = 20;

/** Their names; the queue registers them all at once, shortly after the product has started. */
export async function nightlyTasks(market: Story): Promise<string[]> {
  for (;;) {
    const rows = await market.app
      .get(DataSource)
      .query<{ identifier: string }[]>('select identifier from graphile_worker._private_known_crontabs');
    if (rows.length > 0) return rows.map(({ identifier }) => identifier);
    await pause(POLL_MS);
  }
}

// Processes that remember hear of changes a moment after the commit: stories that change the database wait for it.
import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { DataSource } from 'typeorm';
import { Notices } from '../src/platform/database/notices.js';
import type { Story } from './story.js';

/** Until the process of the story has heard of all that was committed: notices come in the order of their commits. */
export async function noticed({ app }: Pick<Story, 'app'>): Promise<void> {
  const channel = `story ${randomUUID()}`;
  let isHeard = false;
  app.get(Notices).on(channel, () => {
    isHeard = true;
  });
  while (!isHeard) {
    await app.get(DataSource).query(`notify "${channel}"`);
    await pause(2);
  }
}

// Puts the tables in order after an import, so that the first searches need not.
import { UtcClient } from '../../../platform/database/utc-client.js';

/**
 * What many searches read is marked as seen by all, and the lists of words that an import has added are sorted in.
 * Nothing waits for it, and it waits for nobody; a failure costs a little time later.
 */
export async function tidy(url: string): Promise<void> {
  const client = new UtcClient({ connectionString: url, application_name: 'playset import' });
  client.on('error', () => undefined);
  try {
    await client.connect();
    await client.query('vacuum (skip_locked) cards.printing, cards.rules, cards.oracle_card, cards.spelling');
  } catch {
    // The server does it by itself some time.
  } finally {
    await client.end().catch(() => undefined);
  }
}

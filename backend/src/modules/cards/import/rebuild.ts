// Reads the facts of cards again that an older version of the product read, or never did: after an upgrade.

import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type pg from 'pg';
import { from as copyFrom } from 'pg-copy-streams';
import { FACTS_VERSION, IS_STALE } from '../facts/version.js';
import { cheapest } from './cheapest.js';
import { copyRow } from './copy-text.js';
import { inImport, type TransactionOptions } from './import-transaction.js';
import { incomingCard, type KnownRules } from './incoming-card.js';
import { KEEP_LOOKUP } from './merge.js';
import { ANALYZE_CARDS, mergeCards, mergeRules, raiseSortMemory } from './merging.js';
import { nameStarts, spellings } from './names.js';
import { setFacts } from './set-facts.js';
import { COPY, STAGING } from './staging.js';

/** So few that they do not count in memory. */
const BATCH = 500;

// One reading of each table, in no order: in that of the ids each batch would look for its beginning again.
const CURSOR = `
  declare stale no scroll cursor for
  select r.raw::text as raw from cards.printing p join cards.card_raw r using (id) where ${IS_STALE}`;

// What can't be read is not asked about at every start.
const UNREADABLE = `
  update cards.printing p set facts = ${FACTS_VERSION} where ${IS_STALE}`;

/** Waits for an import that is running. Answers how many printings were read; sources, prices and ids stay as they are. */
export const rebuild = (url: string, options: TransactionOptions = {}): Promise<number> =>
  inImport(url, { wait: true, ...options }, async (client) => {
    await raiseSortMemory(client);
    await client.query(STAGING);
    const count = await stage(client);
    await mergeRules(client);
    await client.query('analyze incoming (id, oracle_id, digest, set_code, collector_number, lang)');
    await mergeCards(client, { source: null, isWhole: false, replaceSample: false, ranks: 'all' });
    for (const step of [
      cheapest('all'),
      spellings('all'),
      nameStarts('all'),
      setFacts('all'),
      UNREADABLE,
      KEEP_LOOKUP,
      ANALYZE_CARDS,
    ]) {
      await client.query(step);
    }
    return count;
  });

async function stage(client: pg.Client): Promise<number> {
  const known: KnownRules = new Map();
  await client.query(CURSOR);
  for (let count = 0; ; ) {
    const { rows } = await client.query<{ raw: string }>(`fetch ${BATCH} from stale`);
    if (rows.length === 0) return count;
    const cards = rows
      .map(({ raw }) => incomingCard(Buffer.from(raw), known))
      .filter((card) => typeof card !== 'string');
    count += cards.length;
    await pipeline(Readable.from(cards.map(copyRow)), client.query(copyFrom(COPY)));
  }
}

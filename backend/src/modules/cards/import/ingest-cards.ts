// Adds a few cards of the live database to the mirror, outside of an import.

import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { ClientBase, Pool } from 'pg';
import { from as copyFrom } from 'pg-copy-streams';
import { LOCKS } from '../../../platform/database/locks.js';
import { cheapest } from './cheapest.js';
import { copyRow } from './copy-text.js';
import { LOCK } from './import-transaction.js';
import { type IncomingCard, incomingCard, type KnownRules } from './incoming-card.js';
import { KEEP_LATEST_LOOKUP, KEEP_LOOKUP, UPSERT_PRICES } from './merge.js';
import { mergeCards, mergeRules } from './merging.js';
import { nameStarts, spellings } from './names.js';
import { setFacts } from './set-facts.js';
import { COPY, DROP_SAME_ID, DROP_SAME_PLACE, STAGED, STAGING } from './staging.js';

/** One page. */
const MAX_CARDS = 200;
/** How long ingests of all replicas wait for each other; none waits for an import. */
const LOCK_TIMEOUT = '1s';
const INGEST_LOCK = LOCKS.ingest;
const LOCK_NOT_AVAILABLE = '55P03';

/** Cards that stay as they are: those of an import, and live ones whose text is the same. $1: ids, $2: their objects. */
const UNCHANGED = `
  select p.id::text from unnest($1::uuid[], $2::text[]) asked(id, raw) join cards.printing p on p.id = asked.id
    join cards.card_raw r on r.id = p.id
  where p.gone_at is null and (p.source <> 'live' or r.raw::text = asked.raw) or p.merged_into is not null`;

/** The payload of a notice has room for two hundred ids. Cards that hold the place of an incoming one may make way for it. */
const SAY_WHICH_CHANGE = `
  select set_config('cards.changed_ids', case when count(*) <= 200 then string_agg(id::text, ',') else '' end, true)
  from (select id from incoming
    union select p.id from cards.printing p join incoming i using (set_code, collector_number, lang)) changed`;

/** A place in a set that a card of an import holds is its own. */
const DROP_TAKEN = `
  delete from incoming i using cards.printing p
  where (p.set_code, p.collector_number, p.lang) = (i.set_code, i.collector_number, i.lang)
    and p.gone_at is null and p.source <> 'live' and p.id <> i.id`;

/**
 * Adds the cards of these texts, up to 200; skips what is no card and what an import has added already. Does nothing while
 * an import runs: waiting for it would hold a connection of the pool for minutes, and the cards come again.
 */
export async function ingestCards(pool: Pool, rawTexts: readonly string[]): Promise<void> {
  const known: KnownRules = new Map();
  const cards = rawTexts
    .slice(0, MAX_CARDS)
    .map((text) => incomingCard(Buffer.from(text), known))
    .filter((card) => typeof card !== 'string');
  if (cards.length === 0) return;
  const column = (name: string) => cards.map((card) => card[STAGED.indexOf(name)]);
  const { rows } = await pool.query<{ id: string }>(UNCHANGED, [column('id'), column('raw')]);
  if (rows.length === new Set(column('id')).size) return;
  const client = await pool.connect();
  try {
    await client.query('begin');
    // The best plan depends on how few cards there are, so each step is planned for its values.
    await client.query(
      `set local lock_timeout = '${LOCK_TIMEOUT}'; set local plan_cache_mode = force_custom_plan`,
    );
    await client.query('select pg_advisory_xact_lock($1)', [INGEST_LOCK]);
    const unchanged = rows.map(({ id }) => id);
    if (await isFree(client)) await mergeIncoming(client, cards, unchanged);
    await client.query('commit');
    client.release();
  } catch (error) {
    await client.query('rollback').catch(() => undefined);
    client.release();
    if ((error as { code?: unknown }).code !== LOCK_NOT_AVAILABLE) throw error;
  }
}

/** Whether no import runs; none starts until the transaction ends. The lock is shared between ingests. */
async function isFree(client: ClientBase): Promise<boolean> {
  const { rows } = await client.query<{ free: boolean }>(
    'select pg_try_advisory_xact_lock_shared($1) as free',
    [LOCK],
  );
  return rows[0]?.free ?? false;
}

async function mergeIncoming(
  client: ClientBase,
  cards: readonly IncomingCard[],
  unchanged: readonly string[],
): Promise<void> {
  await client.query(STAGING);
  await pipeline(Readable.from(cards.map(copyRow)), client.query(copyFrom(COPY)));
  await client.query(SAY_WHICH_CHANGE);
  await mergeRules(client);
  await client.query('delete from incoming where id = any ($1::uuid[])', [unchanged]);
  for (const step of [DROP_SAME_ID, DROP_SAME_PLACE, DROP_TAKEN, 'analyze incoming'])
    await client.query(step);
  const merged = await mergeCards(client, {
    source: 'live',
    isWhole: false,
    replaceSample: false,
    ranks: 'incoming',
  });
  const { rowCount: priced } = await client.query(UPSERT_PRICES, [new Date().toISOString().slice(0, 10)]);
  if (merged.moved) await client.query(KEEP_LOOKUP);
  else if (merged.written || priced) await client.query(KEEP_LATEST_LOOKUP);
  for (const step of [cheapest('incoming'), spellings('ranked'), nameStarts('ranked'), setFacts('incoming')])
    await client.query(step);
}

// Brings the catalogue to the state of the staging table, inside the transaction of an import.
import type { ClientBase } from 'pg';
import { manaCost } from '../facts/mana.js';
import {
  FOLLOW,
  GONE,
  MANA_COSTS,
  NEW_COSTS,
  ORACLE_CARDS,
  OTHER_PLACES,
  PRINTINGS,
  RAW_OBJECTS,
  RULES,
  SETS,
  UNUSED_RULES,
} from './merge.js';
import { COUNTS, type Extent, living, NEAR, NEAR_PLACES, PLACES } from './ranks.js';

/** What is to be merged. */
export interface Merging {
  /** Whose the printings are now; null leaves each to whom it was. */
  readonly source: string | null;
  /** Whether a printing of this source that is not in the file is gone. */
  readonly isWhole: boolean;
  /** Whose places are worked out: everybody's, or only those of the cards in the staging table. */
  readonly places: Extent;
  /** Whether the sample catalogue goes. */
  readonly replaceSample: boolean;
}

/** How many rows were written. */
export interface Merged {
  readonly added: number;
  readonly changed: number;
  readonly gone: number;
  /** Printings that are new or have changed in more than their places. */
  readonly touched: number;
}

/** More memory for sorting than a search may take: nothing of it outlives the transaction. */
export const roomToSort = (client: ClientBase) =>
  client.query(`set local work_mem = '64MB'; set local temp_buffers = '64MB'`);

/** What the planner is to know anew. The long texts that have no index are left out: sampling them takes seconds. */
export const TABLES_KNOWN_ANEW = `analyze cards.oracle_card, cards.printing, cards.card_raw (id), cards.rules (rid, digest,
  type_line, type_words, oracle_text, cmc, colour_sets, colour_rank, identity, produced, costs, keywords, legal, banned, flags)`;

/** Rules and costs of the staging table, before anything is taken out of it. */
export async function mergeRules(client: ClientBase): Promise<void> {
  await client.query(RULES);
  const { rows } = await client.query<{ cost: string }>(NEW_COSTS);
  if (rows.length > 0)
    await client.query(MANA_COSTS, [JSON.stringify(rows.map(({ cost }) => manaCost(cost)))]);
}

const PLACING = {
  all: [living('all'), 'analyze living', PLACES, 'analyze placed'],
  incoming: [living('incoming'), NEAR, NEAR_PLACES],
};

/** Cards, printings and their places. */
export async function mergeCards(client: ClientBase, merging: Merging): Promise<Merged> {
  const { source, isWhole, places, replaceSample } = merging;
  await client.query(SETS);
  await client.query(ORACLE_CARDS);
  const { rowCount: gone } = await client.query(GONE, [source, isWhole, replaceSample]);
  // The planner believes that hardly a card is merged, and would compare each of many with each other.
  if (places === 'all' && gone) await client.query('analyze cards.printing (gone_at, merged_into)');
  await client.query(FOLLOW);
  for (const step of PLACING[places]) await client.query(step);
  const written = await client.query<{ touched: number }>(PRINTINGS, [source]);
  await client.query(OTHER_PLACES);
  await client.query(COUNTS);
  if (places === 'all') await client.query(UNUSED_RULES);
  const raw = await client.query<{ added: number; changed: number }>(RAW_OBJECTS);
  const { added = 0, changed = 0 } = raw.rows[0] ?? {};
  return { added, changed, gone: gone ?? 0, touched: written.rows[0]?.touched ?? 0 };
}

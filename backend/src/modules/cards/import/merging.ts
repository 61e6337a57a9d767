// Merges the staging table into the card database, in the transaction of an import.
import type { ClientBase } from 'pg';
import { manaCost } from '../facts/mana.js';
import {
  COLLAPSE_REDIRECTS,
  DELETE_UNUSED_RULES,
  INSERT_MANA_COSTS,
  INSERT_RULES,
  NEW_COSTS,
  RETIRE_MISSING,
  UPDATE_OTHER_RANKS,
  UPSERT_ORACLE_CARDS,
  UPSERT_PRINTINGS,
  UPSERT_RAW_CARDS,
  UPSERT_SETS,
} from './merge.js';
import {
  createActive,
  FIND_NEIGHBOR_RANKS,
  RANK_ALL,
  RANK_INCOMING,
  type RankScope,
  UPDATE_COUNTS,
} from './ranks.js';

/** The options of a merge. */
export interface MergeOptions {
  /** The new source of the printings; null leaves each unchanged. */
  readonly source: string | null;
  /** Whether the file is complete: a printing of this source that it lacks is retired. */
  readonly isWhole: boolean;
  /** Which cards are ranked again. */
  readonly ranks: RankScope;
  /** Whether the sample is retired. */
  readonly replaceSample: boolean;
}

/** How many rows were written. */
export interface MergeResult {
  readonly added: number;
  readonly changed: number;
  readonly gone: number;
  /** Printings that are new or changed in more than their ranks. */
  readonly touched: number;
  /** Whether printings that were known have another picture, or are or were redirected. */
  readonly moved: boolean;
  /** Whether printings or their ranks were written. */
  readonly written: boolean;
}

/** Raises work_mem for this transaction. */
export const raiseSortMemory = (client: ClientBase) =>
  client.query(`set local work_mem = '64MB'; set local temp_buffers = '64MB'`);

/** Refreshes planner statistics, without the long unindexed texts: sampling them takes seconds. */
export const ANALYZE_CARDS = `analyze cards.oracle_card, cards.printing, cards.card_raw (id), cards.rules (rid, digest,
  type_line, type_words, oracle_text, cmc, colour_sets, colour_rank, identity, produced, costs, keywords, legal, banned, flags)`;

/** Merges rules and costs. Runs before duplicates are dropped. */
export async function mergeRules(client: ClientBase): Promise<void> {
  await client.query(INSERT_RULES);
  const { rows } = await client.query<{ cost: string }>(NEW_COSTS);
  if (rows.length > 0)
    await client.query(INSERT_MANA_COSTS, [JSON.stringify(rows.map(({ cost }) => manaCost(cost)))]);
}

const RANKING_STEPS = {
  all: [createActive('all'), 'analyze active', RANK_ALL, 'analyze new_rank'],
  incoming: [createActive('incoming'), FIND_NEIGHBOR_RANKS, RANK_INCOMING],
};

/** Merges cards and printings with their ranks. */
export async function mergeCards(client: ClientBase, options: MergeOptions): Promise<MergeResult> {
  const { source, isWhole, ranks, replaceSample } = options;
  await client.query(UPSERT_SETS);
  await client.query(UPSERT_ORACLE_CARDS);
  const { rowCount: gone } = await client.query(RETIRE_MISSING, [source, isWhole, replaceSample]);
  // With stale statistics the planner expects few merged cards and picks a nested loop over many.
  if (ranks === 'all' && gone) await client.query('analyze cards.printing (gone_at, merged_into)');
  const { rowCount: collapsed } = await client.query(COLLAPSE_REDIRECTS);
  for (const step of RANKING_STEPS[ranks]) await client.query(step);
  const upserted = await client.query<{ written: number; touched: number; moved: boolean }>(
    UPSERT_PRINTINGS,
    [source],
  );
  const { written = 0, touched = 0, moved = false } = upserted.rows[0] ?? {};
  const { rowCount: reranked } = await client.query(UPDATE_OTHER_RANKS);
  await client.query(UPDATE_COUNTS);
  if (ranks === 'all') await client.query(DELETE_UNUSED_RULES);
  const raw = await client.query<{ added: number; changed: number }>(UPSERT_RAW_CARDS);
  const { added = 0, changed = 0 } = raw.rows[0] ?? {};
  const isMoved = moved || [gone, collapsed].some((rows) => (rows ?? 0) > 0);
  const isWritten = isMoved || [written, reranked].some((rows) => (rows ?? 0) > 0);
  return { added, changed, gone: gone ?? 0, touched, moved: isMoved, written: isWritten };
}

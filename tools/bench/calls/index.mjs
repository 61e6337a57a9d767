// All calls that are measured, in the order of the table.
import { evening } from './evening.mjs';
import { READS } from './reads.mjs';
import { A_SECOND, KINDS, WRITES } from './writes.mjs';

const read = (name) => READS.find((call) => call.name === name).requests;
const either = (one, other) => (sample) =>
  one(sample).flatMap((each, nth) => [each, other(sample)[nth] ?? each]);

/** The name of the mixed load. */
export const EVENING = 'an evening (80 % reads)';

/** The evening, each kind of it with the calls that are measured alone, too. */
const PARTS = {
  cards: either(read('listings with a card'), read('card by id')),
  lists: read("a store's listings"),
  events: either(read('events'), read('events, filtered')),
  watchlists: read('watchlist'),
  dashboards: either(read('dashboard of a player'), read('dashboard of a store')),
  stores: read('stores'),
  ...KINDS,
};

const MIXED = {
  name: EVENING,
  least: 0.6,
  sells: true,
  counted: A_SECOND,
  requests: (sample, count) =>
    evening(Object.fromEntries(Object.entries(PARTS).map(([kind, of]) => [kind, of(sample)])), count),
};

/**
 * Each: its name, `requests` of a sample, the `least` ratio to the reference and how many times its p99 the `tail` may be. One
 * that is `counted` asks a number of requests a second, each once; one that `sells` needs listings for that. One
 * with a `rate` is sent so often a second, however fast it is answered. `busy` is what its p99 may be at 32 connections, in milliseconds.
 */
export const CALLS = [...READS, ...WRITES, MIXED];

/** What `--quick` measures: what is hot, one write and the evening. */
export const QUICK = CALLS.filter(
  ({ name, tail }) => tail !== undefined || name === 'post 500 listings' || name === EVENING,
);

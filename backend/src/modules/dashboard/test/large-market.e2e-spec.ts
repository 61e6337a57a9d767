// The story of a dashboard in a large market: each of its figures comes out of an index.
import { setTimeout as pause } from 'node:timers/promises';
import { DataSource } from 'typeorm';
import { signedUp } from '../../../../test/people.js';
import { story } from '../../../../test/story.js';
import { FIRST_UUID, FROM_THE_LATEST } from '../../../platform/http/lists/cursor.js';
import { MARKET_PRICES } from '../../cards/lookup/market-prices.js';
import { COUNT_UPCOMING, LISTS, UPCOMING } from '../../events/events.statements.js';
import { scheduled } from '../../events/test/plan.js';
import { OF_LISTER } from '../../listings/lister-lists.statements.js';
import { COUNT_ALL, COUNT_ON_MARKET, LATEST } from '../../listings/listings.statements.js';
import { aSampleCard } from '../../listings/test/sample.js';
import { WITH_CARD } from '../../listings/with-card.statements.js';
import { boxAround } from '../../places/index.js';
import { NEWEST_STORES, STORES_BY_NAME } from '../../users/users.statements.js';
import { CONTAINS } from '../../watchlist/persistence/watchlist.repository.js';
import { OF_OWNER } from '../../watchlist/watchlist.statements.js';
import { STORE_SUMMARY, USER_SUMMARY, USER_SUMMARY_NEARBY } from '../dashboard.statements.js';
import { HOURS } from './soon.js';

const { all: ALL, filtered: FILTERED } = LISTS.each;

/** Fills the tables from one row of each, which belongs to the account $1; the rows of $2 are few. */
const LISTINGS = `
  insert into listings.listings select gen_random_uuid(), case when n % 500 = 0 then $2::uuid else $1::uuid end,
    case when n % 3 = 0 then (select id from cards.printing limit 1) else gen_random_uuid() end,
    card_name, card_set_code, card_set_name, card_number, card_image_url, condition, type, finish, language,
    price_cents, status, final_price_cents, created_at, status_updated_at, version
  from generate_series(1, 20000) n, (select * from listings.listings limit 1) one`;
const WATCHED = `
  insert into watchlist.watched_card select case when n % 500 = 0 then $2::uuid else $1::uuid end, gen_random_uuid(),
    card_name, card_set_code, card_set_name, card_number, card_image_url, added_at + n * interval '1 second'
  from generate_series(1, 20000) n, (select * from watchlist.watched_card limit 1) one`;
const EVENTS = `
  insert into events.event (uuid, store, name, location, starts_at, time_zone, format_id, version, created_at)
  select gen_random_uuid(), case when n % 500 = 0 then $2::uuid else $1::uuid end, name, location,
    starts_at + n * interval '1 hour', time_zone, format_id, version, created_at
  from generate_series(1, 20000) n, (select * from events.event limit 1) one`;

/** A card database so large that nobody would read it from end to end, with a price of each printing. */
const CARDS = [
  `insert into cards.printing (id, oid, source, set_code, collector_number, lang, name, names, games, finishes, art,
      extra, variation, ordinary)
    select gen_random_uuid(), oid, source, set_code, 'n' || n, lang, name, names, games, finishes, art, extra, variation,
      ordinary
    from generate_series(1, 20000) n, (select * from cards.printing limit 1) one`,
  `insert into cards.printing_price (pid, usd, usd_foil, as_of)
    select pid, 100, 200, current_date from cards.printing on conflict do nothing`,
  // A few were merged into others.
  `update cards.printing old set gone_at = now(), merged_into = survivor.id from cards.printing survivor
    where old.collector_number like 'n%77' and survivor.collector_number = replace(old.collector_number, '77', '78')`,
];
const FILLED = [
  'users.account',
  'listings.listings',
  'watchlist.watched_card',
  'watchlist.watcher_count',
  'events.event',
  'cards.printing',
  'cards.printing_price',
];

/**
 * Vacuums a table until nearly all of its pages are known to be visible to all: while an older transaction runs they are not, an
 * index-only scan costs as much as a plain one, and the choice between the indexes of a lister is a coin toss.
 */
async function vacuumed(database: DataSource, table: string): Promise<void> {
  for (let attempt = 0; attempt < 300; attempt++) {
    await database.query(`vacuum analyze ${table}`);
    const [{ isVisible }] = await database.query(
      `select relallvisible >= 0.9 * relpages as "isVisible" from pg_class where oid = '${table}'::regclass`,
    );
    if (isVisible) return;
    await pause(100);
  }
  throw new Error(`${table} is never visible to all`);
}

describe('a dashboard in a large market', () => {
  const market = story({}, { sample: true });
  let uuid: string;
  beforeAll(async () => {
    const [large, small] = [
      await signedUp(market, { role: 'STORE' }),
      await signedUp(market, { role: 'STORE' }),
    ];
    uuid = small.user.uuid;
    const { id: cardId } = aSampleCard(1);
    await large.client.post('/api/listings', [{ cardId, condition: 'DAMAGED', price: 1 }]);
    await large.client.post(`/api/watchlist/${large.user.uuid}?cardId=${cardId}`);
    await scheduled(large);
    const database = market.app.get(DataSource);
    for (const fill of [LISTINGS, WATCHED, EVENTS]) await database.query(fill, [large.user.uuid, uuid]);
    for (const fill of CARDS) await database.query(fill);
    for (const table of FILLED) await vacuumed(database, table);
  });

  // Wider than a dashboard looks, so that the choice between the indexes is plain.
  const [from, inAMonth, until] = [1, 31, 500].map((days) =>
    new Date(Date.now() + days * 24 * HOURS * 1000).toISOString(),
  );
  it.each([
    ['the singles', COUNT_ON_MARKET, ['listings_counted'], () => [[uuid], from]],
    [
      'the dashboard of a store',
      STORE_SUMMARY,
      ['listings_counted', 'listings_in_stock', 'watcher_count_pkey', 'event_of_store'],
      () => [uuid, from, until],
    ],
    [
      'the dashboard of a player',
      USER_SUMMARY,
      ['event_by_start', 'watched_card_of_owner'],
      () => [uuid, from, until],
    ],
    [
      'the dashboard of a player with a radius',
      USER_SUMMARY_NEARBY,
      [
        'account_place_by_(strip|coordinates)',
        'event_of_store',
        'event_elsewhere',
        'event_by_start',
        'watched_card_of_owner',
      ],
      () => [uuid, from, until, ...boxAround({ latitude: 41.85, longitude: -87.65 }, 25)],
    ],
    ['the events of all', UPCOMING, ['event_by_start'], () => [20, from, until, uuid]],
    [
      'the events of a format',
      FILTERED,
      ['event_by_start'],
      () => [60, from, inAMonth, null, 'COMMANDER', from, FIRST_UUID, uuid],
    ],
    ['the watchlist', OF_OWNER, ['watched_card_of_owner'], () => [uuid, 100, ...FROM_THE_LATEST]],
    [
      'what cards cost',
      MARKET_PRICES,
      ['printing_by_id', 'printing_price_pkey'],
      () => [[aSampleCard(1).id, aSampleCard(2).id]],
    ],
    ['the latest for sale', LATEST, ['listings_latest'], () => [6, from]],
    ['all singles, as far as that', COUNT_ALL, ['listings_counted'], () => [1000, from]],
    ['how many events are to come', COUNT_UPCOMING, ['event_by_start'], () => [1000, from, until]],
    ['the newest stores', NEWEST_STORES, ['account_newest_stores'], () => [3]],
    ['whether a card is watched', CONTAINS, ['watched_card_'], () => [uuid, aSampleCard(1).id]],
    [
      'the listings of a card',
      WITH_CARD.this.price.any,
      ['listings_of_card', 'printing_merged_ids|printing_by_id', 'printing_merged', 'account_place_pkey'],
      () => [aSampleCard(1).id, 100, from, uuid, 0, 0, FIRST_UUID, false],
    ],
  ] as const)('reads %s from an index', async (_what, { text }, indexes, values) => {
    const plan = JSON.stringify(await market.app.get(DataSource).query(`explain ${text}`, [...values()]));
    for (const index of indexes) expect(plan).toMatch(new RegExp(index));
    expect(plan).not.toMatch(
      /Seq Scan on (listings|watched_card|watcher_count|event|printing|printing_price)\b/,
    );
  });

  /** The plan that serves every call once a connection has seen a few: it knows no value. */
  const plannedOnce = ({ text }: { text: string }, values: number) =>
    market.app.get(DataSource).transaction(async (database) => {
      await database.query('set local plan_cache_mode = force_generic_plan');
      await database.query(`prepare a_page as ${text}`);
      const nothing = Array(values).fill('null').join(', ');
      const plan = await database.query(`explain (costs off) execute a_page (${nothing})`);
      await database.query('deallocate a_page');
      return JSON.stringify(plan);
    });
  it.each([
    ['the listings of a lister', OF_LISTER.ACTIVE.all, 4, 'created_at, uuid) <'],
    ['the sales', OF_LISTER.SOLD.all, 4, 'status_updated_at, uuid) <'],
    ['the watchlist', OF_OWNER, 4, 'added_at, card_id) <'],
    ['the events', ALL, 8, 'starts_at, uuid) >'],
    ['the stores', STORES_BY_NAME, 4, ', uuid) >'],
  ] as const)('begins a page of %s where the one before ended', async (_what, statement, values, start) => {
    const plan = await plannedOnce(statement, values);
    const conditions = plan.match(/Index Cond: [^"]*/g) ?? [];
    expect(conditions.filter((condition) => condition.includes(start))).toHaveLength(1);
    expect(plan).not.toMatch(/Filter: [^"]*ROW\(\$/);
  });

  it.each([
    ['the listings in one condition', OF_LISTER.ACTIVE.condition, 5],
    ['the sales in one condition', OF_LISTER.SOLD.condition, 5],
    ['the listings with some words', OF_LISTER.ACTIVE.words, 5],
    ['the sales with some words in one condition', OF_LISTER.SOLD.both, 6],
    ['what others see of a lister', OF_LISTER.MARKET.all, 7],
    ['the listings of a card', WITH_CARD.this.price.any, 8],
    ['the nearest listings of a card', WITH_CARD.this.nearest.mine, 9],
  ] as const)('fetches no more of %s than a page', async (_what, statement, values) => {
    const plan = await plannedOnce(statement, values);
    expect(plan).toMatch(
      /Limit[^>]*-> {2}(Nested Loop[^>]*-> {2})?Index Scan using listings_pkey on listings/,
    );
    expect(plan).not.toContain('Hash Join');
  });
});

// Why a statement may read through an index, or sort more than a page: each with its reason.
import { WITH_CARD } from '../../src/modules/listings/with-card.statements.js';
import { PREPARE_EXPORT } from '../../src/modules/stock/exports/channels.statements.js';
import { EXPORT_ROWS } from '../../src/modules/stock/exports/export-rows.statements.js';
import { LINES } from '../../src/modules/stock/lines/lines.statements.js';

/** Statements that read a large table from end to end. */
export const THROUGH: Readonly<Record<string, string>> = {};

/** A reason for ways to what is on offer. */
const reasonFor = (reason: string, ...ways: readonly string[]) =>
  Object.fromEntries(ways.map((way) => [`listings.on-offer.${way}.cards`, reason]));
const MERGED = 'the index holds the merged printings alone, which are few';

/** Statements that read an index of a large table from end to end. */
export const WHOLE_INDEX: Readonly<Record<string, string>> = {
  'cards.price-history': MERGED,
  'watchlist.of-owner': MERGED,
  ...reasonFor(MERGED, 'near-few.nearest', 'anywhere.nearest', 'anywhere.price'),
  'stock.judge-rows': MERGED,
  'stock.import-basis': MERGED,
  'stock.reconcile': MERGED,
  'stock.plan-import': MERGED,
  'stock.import-kept-copies': MERGED,
  'stock.import-changes': MERGED,
  'stock.export-rows.playset': MERGED,
  'cards.loaded-sources': 'the status of the catalogue counts all of it',
};

const NEARBY = 'compares the copies of those who are near';
const FOUND = 'what was found by words is in no order';
const FILTERED =
  'filters a list once in an index, for the total and the page alike: a rare condition costs no more than a common one';
const EVERY_AGE =
  'looks at the age of every count once in an index, for the total and the page alike: fresh ones come first';

const WITH_CARD_STATEMENTS = Object.values(WITH_CARD).flatMap((orders) =>
  Object.values(orders).flatMap((radii) => Object.values(radii)),
);
const IMPORT = 'compares one stock with a file, each copy once';
const FILES = [EXPORT_ROWS, ...Object.values(PREPARE_EXPORT)]
  .flatMap((formats) => Object.values(formats))
  .flatMap(({ all, filtered }) => [all.name, filtered.name]);
const STOCK = 'groups the copies of one stock into lines, which are in no index as they are sorted';

const OF_STORE = 'the live deals of one store, which are fewer than a page';
const QUEUE = 'what one store holds: the names to sort by are in no index of deals';
const IN_ORDER = 'the few deals that are to be locked in one order';
const MANY_OFFERS = 'locks the offers that end at once, 1,000 at most, in one order';
const BY_PARTNER = 'ranks the deals of one account in a year by who they were with';
const AT_EVENT = 'those who go to one event, in one order';
const IN_CALENDAR =
  'merges the next 500 events of each store of one calendar, which are in order for each alone';
const OF_OWNER = 'joins a page of wants with the snapshots of their cards, of 2,000 at most';

/** Statements that sort more of a large table than a page. */
export const SORTED: Readonly<Record<string, string>> = {
  ...reasonFor(NEARBY, 'near.nearest', 'near-few.nearest'),
  ...reasonFor('compares the copies of 1,500 printings at most', 'anywhere.nearest', 'anywhere.price'),
  'events.attended': 'what one account has answered, which is in no index by the start of the events',
  'watchlist.mutual-matches-at-event': 'compares the copies of those who show their cards at one event',
  'events.fitting': 'finds the events that fit in a period once, for the total and the page alike',
  'events.of-series': 'locks the events to come of one series, of 106 dates at most, in one order',
  'events.upcoming-of-closing-store': 'locks the events to come of one store in one order, once',
  'events.message-recipients': AT_EVENT,
  'events.accounts-in-states': AT_EVENT,
  'events.move-to-waiting-list': AT_EVENT,
  'events.due-places': 'the events with a place to give on, in which their transactions take them',
  'calendars.nearby': IN_CALENDAR,
  'calendars.of-store': IN_CALENDAR,
  'calendars.own-events': IN_CALENDAR,
  'deals.queue-to-pull': QUEUE,
  'deals.queue-ready': QUEUE,
  'deals.queue-due-today': QUEUE,
  'deals.queue-late': QUEUE,
  'deals.queue-all': QUEUE,
  'deals.own-at-counter': OF_STORE,
  'deals.live-of': IN_ORDER,
  'deals.at-event': IN_ORDER,
  'deals.at-counter': 'what lies at one counter in two states, of which each alone is in order in the index',
  'deals.meeting-at-counter': IN_ORDER,
  'deals.partners-of': IN_ORDER,
  'deals.counting-on-store': IN_ORDER,
  'deals.record': BY_PARTNER,
  'deals.standing': BY_PARTNER,
  'deals.meeting-at': 'the deals of one day at one counter',
  'listings.receivers-of-deal': 'the copies of one deal',
  'listings.lock-known-lines': 'locks the copies of the lines of one call in one order',
  'dashboard.store-summary': 'counts the different cards in one stock',
  'dashboard.user-summary-nearby':
    'the events of three days at places of their own within the radius, and twenty of each store there',
  'listings.card-offers-near': 'ranks the copies of 100 cards by those near somebody',
  'listings.next-best-near': 'sorts the copies of five cards by price, from an index alone',
  'listings.next-best-anywhere': 'sorts the copies of five cards by price, from an index alone',
  'watchlist.supply-near': 'compares the copies of some cards by those near somebody',
  'watchlist.mutual-matches-near': 'ranks the copies of the caller and of the players near by price',
  'watchlist.mutual-matches-anywhere': 'ranks the copies of the caller and of some players by price',
  'users.all-held': 'locks the two accounts of an offer in one order',
  'watchlist.of-owner': 'looks for cards that are on one list twice',
  'watchlist.want': OF_OWNER,
  'watchlist.whole-want': OF_OWNER,
  'watchlist.want-version': OF_OWNER,
  'watchlist.save-want': OF_OWNER,
  'watchlist.watched-as': OF_OWNER,
  'watchlist.wants': OF_OWNER,
  'watchlist.wants-of-list': OF_OWNER,
  'watchlist.match': 'counts the copies of each card that one batch offers',
  'watchlist.news': 'groups what one batch brought to 500 accounts',
  'dashboard.watched-in-stock': 'compares a few copies of each watched card, of 200 at most',
  ...Object.fromEntries(WITH_CARD_STATEMENTS.map(({ name }) => [name, EVERY_AGE])),
  'listings.of-lister.market.condition': FILTERED,
  'listings.of-lister.market.words': FOUND,
  'listings.of-lister.market.condition.words': FOUND,
  'stock.stale': 'groups what nobody has counted for long into lines',
  'listings.of-lister-with-card': 'the copies of one card in one stock',
  'listings.copies': 'the copies of one card in one stock at one price',
  'listings.all-for-change': 'locks at most 500 in one order',
  ...Object.fromEntries(
    ['', '.once'].flatMap((once) => [
      [
        `events.narrowed${once}`,
        'finds the events of a format in a period once, for the total and the page alike',
      ],
      [`events.of-store${once}`, FOUND],
      [`events.of-store-latest${once}`, FOUND],
      [`events.search${once}`, FOUND],
      [`events.nearest-stores-first${once}`, 'sorts the stores, which are one in a hundred accounts'],
      [
        `events.nearest${once}`,
        'sorts the events of a period by the distance of their stores, which is in no index',
      ],
    ]),
  ),
  'listings.of-lister.active.condition': FILTERED,
  'listings.of-lister.sold.condition': FILTERED,
  ...Object.fromEntries(
    ['reserved', 'on-hold'].flatMap((list) => [
      [`listings.of-lister.${list}.condition`, FILTERED],
      [`listings.of-lister.${list}.words`, FOUND],
      [`listings.of-lister.${list}.condition.words`, FOUND],
    ]),
  ),
  'offers.inbox': 'sorts the live deals of one account, which are few',
  'offers.recent': 'counts the people that one account has made offers to within a day',
  'offers.expire': MANY_OFFERS,
  'offers.remind': MANY_OFFERS,
  'offers.lock-with': MANY_OFFERS,
  'offers.lock-with-copies-of': MANY_OFFERS,
  'offers.void-between': MANY_OFFERS,
  'offers.void-of': MANY_OFFERS,
  'offers.void-with': MANY_OFFERS,
  'offers.void-with-players': MANY_OFFERS,
  'offers.void-with-copies-of': MANY_OFFERS,
  'reviews.records': 'groups the deals of one account in a year',
  'listings.of-deal-for-change': 'locks the copies of one deal in one order',
  'listings.of-lister.active.words': FOUND,
  'listings.of-lister.active.condition.words': FOUND,
  'listings.of-lister.sold.words': FOUND,
  'listings.of-lister.sold.condition.words': FOUND,
  'users.stores-saying': FOUND,
  'storefronts.singles': FOUND,
  'stock.pull-sheet': 'sorts what is reserved of one stock by its shelves',
  ...Object.fromEntries(
    FILES.map((name) => [name, 'a file has all of a stock, which is grouped and sorted once']),
  ),
  ...Object.fromEntries(Object.values(LINES).map(({ name }) => [name, STOCK])),
  'stock.judge-rows': IMPORT,
  'stock.import-basis': IMPORT,
  'stock.plan-import': IMPORT,
  'stock.import-kept-copies': IMPORT,
  'stock.import-changes': IMPORT,
  'stock.import-difference': IMPORT,
  'stock.reconcile': IMPORT,
  'stock.explain-drift': 'what became of the copies of one stock in 30 days, the latest of each line',
  'watchlist.add-all': 'adds the cards of one call in their order',
  'stock.summary': STOCK,
  'stock.known-lines': 'the copies of each of 1,000 lines of one stock, in the order of withdrawal',
  'stock.preview-lines': STOCK,
  'stock.plan-lines': STOCK,
  'stock.preview-filter': STOCK,
  'stock.plan-filter': STOCK,
  'stock.preview-quantity': STOCK,
  'stock.plan-quantity': STOCK,
  'stock.preview-price-rules': STOCK,
  'stock.plan-price-rules': 'prices each copy of one stock, by turns of 50,000',
};

// Why a statement is not held to a plan, or may read or sort more than a page: each with its reason.

const NIGHTLY = 'a job of the night';
const LIVE = 'asks the live card database, which takes far longer';
const SEARCH = 'read once for all searches, and kept';
const METRICS = 'once a scrape of the metrics';
const RATE_LIMIT_ROWS = 'the counters of the limits, a few seconds of calls at once';

/** Statements that no screen waits for, by name. */
export const SELDOM: Readonly<Record<string, string>> = {
  'auth.forget-challenges': NIGHTLY,
  'auth.forget-devices': NIGHTLY,
  'auth.forget-ended-sessions': NIGHTLY,
  'auth.forget-mail-tokens': NIGHTLY,
  'auth.forget-sessions': NIGHTLY,
  'auth.forget-tokens': NIGHTLY,
  'auth.forget-verification-claims': NIGHTLY,
  'cards.forget-live-answers': NIGHTLY,
  'cards.forget-prices': NIGHTLY,
  'listings.forget-messages': NIGHTLY,
  'listings.forget-withdrawn': NIGHTLY,
  'platform.forget-answers': NIGHTLY,
  'platform.forget-audit': NIGHTLY,
  'cards.last-import-metric': METRICS,
  'cards.last-outcome-metric': METRICS,
  'platform.event-metrics': METRICS,
  'platform.job-metrics': METRICS,
  'platform.oldest-event': METRICS,
  'platform.oldest-job': METRICS,
  'cards.find-live-answer': LIVE,
  'cards.keep-live-answer': LIVE,
  'cards.live-call-failed': LIVE,
  'cards.live-call-succeeded': LIVE,
  'cards.live-limited': LIVE,
  'cards.live-permit-is-valid': LIVE,
  'cards.live-unreachable': LIVE,
  'cards.surely-by-number': LIVE,
  'cards.acquire-live-permit': LIVE,
  'cards.search-abilities': SEARCH,
  'cards.search-knowledge-version': SEARCH,
  'cards.search-sets': SEARCH,
  'cards.type-words': SEARCH,
  'auth.totp-of-old-keys': 'once at the start of a process',
  'auth.totp-reseal': 'only where the secret of the product was changed',
  'cards.stale': 'once at the start of a process',
  'platform.trusted-devices': RATE_LIMIT_ROWS,
  'platform.trust-device': RATE_LIMIT_ROWS,
  'platform.add-counts': RATE_LIMIT_ROWS,
};

/** Statements that read a large table from end to end. */
export const THROUGH: Readonly<Record<string, string>> = {};

const FOUND = 'what was found by words is in no order';
const SIFTED =
  'sifts a list once in an index, for the total and the page alike: a rare condition costs no more than a common one';

/** Statements that sort more of a large table than a page. */
export const SORTED: Readonly<Record<string, string>> = {
  'dashboard.store-summary': 'counts the different cards in one stock',
  'dashboard.user-summary': 'looks for cards that are on one list twice',
  'watchlist.of-owner': 'looks for cards that are on one list twice',
  'dashboard.watched-in-stock': 'compares a few copies of each watched card, of 200 at most',
  'listings.of-lister-with-card': 'the copies of one card in one stock',
  'listings.copies': 'the copies of one card in one stock at one price',
  'listings.all-for-change': 'locks at most 500 in one order',
  'events.narrowed': 'finds the events of a format in a period once, for the total and the page alike',
  'events.of-store': FOUND,
  'events.of-store-latest': FOUND,
  'events.search': FOUND,
  'listings.of-lister.active.condition': SIFTED,
  'listings.of-lister.sold.condition': SIFTED,
  'listings.of-lister.active.words': FOUND,
  'listings.of-lister.active.condition.words': FOUND,
  'listings.of-lister.sold.words': FOUND,
  'listings.of-lister.sold.condition.words': FOUND,
  'users.stores-saying': FOUND,
};

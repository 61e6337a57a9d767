// Statements that no screen waits for, and are not held to a plan: each with its reason.
import { MANIFESTS } from '../../src/app.module.js';
import { PLATFORM_RULES } from '../../src/platform/retention/retention.js';

const NIGHTLY = 'a job of the night';
const DEMO = 'once, with the demo data';
const LIVE = 'asks the live card database, which takes far longer';
const SEARCH = 'read once for all searches, and kept';
const METRICS = 'once a scrape of the metrics';
const CRAWLERS = 'for crawlers, once an hour and process';
const MAIL_JOB = 'by account or primary key, in the jobs of a mail';
const PUSH_JOB = 'by account or primary key, in the jobs of a push';
const WANT_JOB = 'by account, in the jobs of wants';
const PUSH_LOGIN = 'by login, endpoint or account, when a browser is subscribed';
const MAIL_LINK = 'by account, from a link in an email';
const RATE_LIMIT_ROWS = 'the counters of the limits, a few seconds of calls at once';
const EDIT_JOB = 'by its primary key, in the job of an edit in the background';

/** Statements that no screen waits for, by name. */
export const SELDOM: Readonly<Record<string, string>> = {
  ...Object.fromEntries(
    [...PLATFORM_RULES, ...MANIFESTS.flatMap(({ retention = [] }) => retention)].map(({ name }) => [
      name,
      NIGHTLY,
    ]),
  ),
  'listings.unknown-photos': NIGHTLY,
  'events.series-due': NIGHTLY,
  'events.unknown-pictures': NIGHTLY,
  'storefronts.unknown-pictures': NIGHTLY,
  'events.forget-answers-to-closing-store': 'once, by the keys of the events of a store that closes',
  'deals.overdue': NIGHTLY,
  'deals.find-inconsistencies': NIGHTLY,
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
  'cards.by-number-with-english': LIVE,
  'cards.acquire-live-permit': LIVE,
  'cards.search-abilities': SEARCH,
  'cards.search-knowledge-version': SEARCH,
  'cards.search-sets': SEARCH,
  'cards.type-words': SEARCH,
  'auth.totp-of-old-keys': 'once at the start of a process',
  'auth.totp-reseal': 'only where the secret of the product was changed',
  'cards.stale': 'once at the start of a process',
  'stock.batch-is-at': EDIT_JOB,
  'stock.batch-progress': EDIT_JOB,
  'stock.fail-batch': EDIT_JOB,
  'stock.fail-undo': EDIT_JOB,
  'stock.begin-undo': 'by its primary key, only where an undo runs in the background',
  'stock.fail-import': 'by its primary key, only where its job fails',
  'stock.demo-shelves': DEMO,
  'listings.demo-copies': DEMO,
  'offers.demo-deal': DEMO,
  'reviews.demo-deals': DEMO,
  'stock.automatic-price-rules': NIGHTLY,
  'stock.fail-lost-undos': NIGHTLY,
  'stock.fail-lost-imports': NIGHTLY,
  'notifications.new-singles': NIGHTLY,
  'notifications.add-for-expired-counts': NIGHTLY,
  'notifications.resume-mails': NIGHTLY,
  'notifications.resume-pushes': NIGHTLY,
  'notifications.add-each': WANT_JOB,
  'notifications.lock-each': WANT_JOB,
  'notifications.take-due-pushes': PUSH_JOB,
  'notifications.push-succeeded': PUSH_JOB,
  'notifications.take-push-endpoint': PUSH_LOGIN,
  'notifications.save-push': PUSH_LOGIN,
  'notifications.keep-latest-pushes': PUSH_LOGIN,
  'notifications.remove-push': PUSH_LOGIN,
  'notifications.remove-push-endpoint': PUSH_LOGIN,
  'notifications.mute-subject': MAIL_LINK,
  'notifications.pause-mail': MAIL_LINK,
  'notifications.touch-settings': MAIL_LINK,
  'notifications.turn-off-kind': MAIL_LINK,
  'notifications.add-for-stores': 'for all stores, after an import of cards',
  'notifications.mark-read': 'by its primary key',
  'notifications.due': MAIL_JOB,
  'notifications.mail-content': MAIL_JOB,
  'notifications.mail': MAIL_JOB,
  'notifications.push-sessions': PUSH_JOB,
  'notifications.push-content': PUSH_JOB,
  'users.correct-age': 'by hand, one account',
  'users.count': 'once at the start of a process with demo data',
  'stock.fetch-export': 'reads on of a cursor, whose statement is held to its plan',
  'storefronts.sitemap-stores': CRAWLERS,
  'storefronts.sitemap-events': CRAWLERS,
  'storefronts.sitemap-cards': CRAWLERS,
  'platform.trusted-devices': RATE_LIMIT_ROWS,
  'platform.trust-device': RATE_LIMIT_ROWS,
  'platform.add-counts': RATE_LIMIT_ROWS,
};

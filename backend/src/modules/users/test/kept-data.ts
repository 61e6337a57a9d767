// Where the product keeps something about an account, and what of it is exported and erased in which way.
import { MANIFESTS } from '../../../app.module.js';
import { PLATFORM_PERSONAL_DATA } from '../../../platform/personal-data/platform.personal-data.js';

/** All parts that modules declare. */
export const PARTS = [
  ...PLATFORM_PERSONAL_DATA,
  ...MANIFESTS.flatMap(({ personalData = [] }) => personalData),
];
/** What the export says of each table where the uuid of an account stands. */
export const exportedOf = (table: string): string[] =>
  PARTS.filter(({ tables }) => tables.includes(table)).flatMap(({ exported }) => exported?.as ?? []);
/** What is known by the text of its author alone. */
export const WITHOUT_UUID = ['events.message'];
/** What is hidden stands in the export among what is not. */
export const HIDDEN: Readonly<Record<string, string>> = {
  'events.event': 'events.hidden_event',
  'events.attendance': 'events.hidden_attendance',
};
/** Counts the rows of tables that say `$1`. */
export const rowsSaying = (tables: readonly string[]): string => {
  const each = tables.map((table) => `select from ${table} t where ${OWN_TEXT} like '%' || $1 || '%'`);
  return `select count(*)::int as rows from (${each.join(' union all ')}) every`;
};
/** What a busy store has nothing in, or what knows it by another row alone. */
export const EMPTY = [
  ...['auth.recovery_code', 'auth.totp', 'deals.code_attempt', 'deals.witness_attempt'],
  ...['deals.counter_rules', 'offers.thread'],
  'listings.change_follower',
  'listings.known_line',
  'listings.line_change',
  'platform.event_outbox',
  ...['stock.batch_entry', 'stock.import_mapping', 'stock.import_row'],
  'stock.channel_line',
  'stock.export_line',
  'stock.reconciliation_line',
  'watchlist.received',
];
/** Answers to calls that may come again within a day, and jobs that wait to mail: what they say is said by the other parts. */
export const COPIES = ['platform.idempotent_answer', 'graphile_worker._private_jobs'];
/** What stands inside the entries of another table: the revisions of offers and their lines. */
export const NESTED = ['offers.line', 'offers.revision'];
/** What stays when somebody was erased: that there was somebody, what they sold, their deals, and what was done in their account. */
export const STAYS = [
  ...['deals.deal', 'deals.line', 'deals.step', 'listings.ledger', 'reviews.review'],
  ...['listings.listings', 'platform.audit', 'users.account', 'users.local_store'],
];

/** A row without whom a notification names: that is the owner’s of the notification, and goes with the account that is named. */
const OWN_TEXT = `regexp_replace(t::text, 'personId"": ""[0-9a-f-]{36}', '')`;

/** The names of all tables. */
export const TABLES = `select format('%I.%I', table_schema, table_name) as name from information_schema.tables
  where table_type = 'BASE TABLE' and table_schema not in ('pg_catalog', 'information_schema') order by 1`;

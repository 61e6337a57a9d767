// Where each table would live if the market were spread over many machines by lister, and what stands in the way today.

/** By a column whose value says on which machine a row is; a copy on every machine; or on the first machine alone. */
export type Place = { readonly by: string } | 'everywhere' | 'first';

/** Accounts, cards, formats and events are few, seldom written and joined by everybody: each machine has them all. */
export const PLACES: Readonly<Record<string, Place>> = {
  'listings.listings': { by: 'lister' },
  'listings.withdrawn': { by: 'lister' },
  'watchlist.watched_card': { by: 'owner' },
  // With the entries that it counts on other machines.
  'watchlist.watcher_count': { by: 'card_id' },
  'platform.idempotent_answer': { by: 'account' },
  'users.account': 'everywhere',
  'users.local_store': 'everywhere',
  'users.store_name': 'everywhere',
  'events.event': 'everywhere',
  'events.hour_count': 'everywhere',
  'events.minute_count': 'everywhere',
  'catalogs.tcg_type': 'everywhere',
  'catalogs.tcg_format': 'everywhere',
  'cards.set_info': 'everywhere',
  'cards.oracle_card': 'everywhere',
  'cards.mana_cost': 'everywhere',
  'cards.rules': 'everywhere',
  'cards.printing': 'everywhere',
  'cards.printing_price': 'everywhere',
  'cards.price_month': 'everywhere',
  'cards.card_raw': 'everywhere',
  'cards.spelling': 'everywhere',
  'cards.name_start': 'everywhere',
  // Looked up by a secret, not by whose it is.
  'auth.session': 'first',
  'auth.ended_session': 'first',
  'auth.refresh_token': 'first',
  'auth.mail_token': 'first',
  'auth.mail_request': 'first',
  'auth.verification_claim': 'first',
  // Of two accounts each.
  'listings.message': 'first',
  'listings.blocked_sender': 'first',
  'auth.passkey': 'first',
  'auth.totp': 'first',
  'auth.recovery_code': 'first',
  'auth.known_device': 'first',
  'auth.spent_challenge': 'first',
  // What one import, one limit or one job is about.
  'cards.import_run': 'first',
  'cards.migration': 'first',
  'cards.live_lane': 'first',
  'cards.live_answer': 'first',
  'platform.rate_limit': 'first',
  'platform.audit': 'first',
  migration: 'first',
  typeorm_metadata: 'first',
};

/**
 * What does not fit today: the market runs on one PostgreSQL, where a key of one column is the simpler one, and a trigger
 * keeps a count whoever writes.
 */
export const NOT_YET: readonly string[] = [
  'listings.listings: listings_pkey is without lister',
  'listings.withdrawn: withdrawn_pkey is without lister',
  ...[
    'cards.card_raw: the trigger told_of',
    'cards.printing: the trigger told_of',
    'cards.printing_price: the trigger told_of',
    'cards.rules: the trigger told_of',
    'cards.set_info: the trigger told_of',
    'events.event: the trigger events_less',
    'events.event: the trigger events_more',
    'events.event: the trigger events_moved',
    'events.event: the trigger local_store_less',
    'events.event: the trigger local_store_more',
    'listings.listings: the trigger local_store_less',
    'listings.listings: the trigger local_store_more',
    'listings.listings: the trigger local_store_moved',
    'users.account: the trigger events_of_store',
    'users.account: the trigger local_store_row',
    'users.account: the trigger sessions_end',
    'users.account: the trigger watchers_of_account',
    'watchlist.watched_card: the trigger watchers_less',
    'watchlist.watched_card: the trigger watchers_more',
  ].map((trigger) => `${trigger} would run on one machine`),
];

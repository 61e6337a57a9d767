// A market for looking at plans: each table so large that nobody would read it from end to end, and the same every time.
import { DataSource } from 'typeorm';
import type { Member } from '../people.js';
import type { Story } from '../story.js';
import { offersFill } from './offer-market.js';

/**
 * Statistics of up to 30,000 rows are made of all of them, not of a sample that is another one each time: with these
 * sizes the same plans come out wherever the test runs.
 */
const ROWS = 16_000;
const STORES = 300;

const id = (kind: string, n: string) =>
  `overlay(overlay(md5('${kind}' || (${n})) placing '4' from 13) placing 'a' from 17)::uuid`;
/** A number below `below` that goes with n, in no order. */
const drawn = (salt: number, below: number) => `((hashint8extended(n, ${salt}) & 2147483647) % ${below})`;
const START = `timestamptz '2026-01-01 12:00Z'`;
/** Half of all meetings are over, on every day. */
const MEETS = `date_trunc('hour', now()) + (n - ${ROWS / 2}) * interval '1 hour'`;
const CARD = `(select array_agg(id order by id) from cards.printing where 'paper' = any (games)) as cards(ids)`;
/** An account: the first are the stores, which have half of all. */
const lister = (salt: number) =>
  `1 + case when n % 2 = 0 then ${drawn(salt, STORES)} else ${drawn(salt, ROWS)} end`;
const SNAPSHOT = `'A card', 'brm', 'Brinemarch', n::text, '/api/cards/' || n || '/image/front/normal'`;

const FILL = [
  `insert into users.account (uuid, name, email, password_hash, phone_number, address, role, email_visible,
      phone_visible, enabled, email_verified_at, created_at)
    select ${id('account', 'n')}, 'Somebody ' || n, 'person-' || n || '@example.test', '', '', n || ' Market Street',
      case when n <= ${STORES} then 'STORE' else 'USER' end, true, true, n % 200 <> 0, ${START}, ${START} + n * interval '1 hour'
    from generate_series(1, ${ROWS}) n`,
  `insert into cards.printing (id, oid, source, set_code, collector_number, lang, name, names, games, finishes, art, extra,
      variation, ordinary, in_default, rid, facts)
    select ${id('card', 'n')}, oid, source, set_code, 'n' || n, lang, name, names, games, finishes, art, extra, variation,
      ordinary, in_default, rid, facts
    from generate_series(1, ${ROWS}) n,
      (select * from cards.printing where 'paper' = any (games) order by id limit 1) one`,
  `insert into cards.printing_price (pid, usd, usd_foil, as_of)
    select pid, 100, 200, '2026-01-01' from cards.printing order by pid on conflict do nothing`,
  `insert into cards.card_raw (id, raw) select id, json_build_object('words', repeat('w ', 200)) from cards.printing order by id on conflict do nothing`,
  // A few were merged into others.
  `update cards.printing old set gone_at = ${START}, merged_into = survivor.id from cards.printing survivor
    where old.collector_number like 'n%77' and survivor.collector_number = replace(old.collector_number, '77', '78')`,
  'select cards.keep_printing_lookup()',
  `insert into listings.listings (uuid, lister, card_id, card_name, card_set_code, card_set_name, card_number,
      card_image_url, condition, type, finish, language, price_cents, status, final_price_cents, deal, reserved_until, created_at, status_updated_at)
    select ${id('listing', 'n')}, ${id('account', lister(1))}, ids[1 + ${drawn(2, 8000)}], ${SNAPSHOT},
      (array['NEAR_MINT', 'LIGHTLY_PLAYED', 'DAMAGED'])[1 + n % 3], (array['SELL', 'SELL', 'TRADE', 'BUY'])[1 + n % 4],
      'NONFOIL', 'en', 1 + ${drawn(3, 5000)}, case when n % 5 = 0 then 'SOLD' when n % 20 = 1 then 'RESERVED' else 'ACTIVE' end,
      case when n % 5 = 0 then 100 end, case when n % 20 = 1 then ${id('deal', 'n / 40')} end,
      case when n % 20 = 1 then ${START} end, ${START} + n * interval '1 minute', ${START} + n * interval '2 minutes'
    from generate_series(1, ${ROWS}) n, ${CARD}`,
  `insert into listings.ledger (listing, deal, kind, giver, at)
    select ${id('listing', 'n')}, ${id('deal', 'n / 40')}, 'RESERVED', ${id('account', lister(1))}, ${START}
    from generate_series(1, ${ROWS}) n`,
  `insert into deals.deal (uuid, offer, kind, first, second, first_role, second_role, state, version, revision, moves, signals,
      confirmed_by, sheet, timer_at, starts_at, ends_at, due_at, cards, first_card, created_at, changed_at, store, meeting)
    select ${id('trade', 'n')}, ${id('offer', 'n')}, 'HOLD', ${id('account', `${STORES} + 1 + ${drawn(41, ROWS - STORES)}`)},
      ${id('account', `1 + ${drawn(42, STORES)}`)}, 'USER', 'STORE', case when n % 4 = 0 then 'SCHEDULED' else 'DONE' end, 1, 1, 0,
      '[]', '{}', '{}', case when n % 4 = 0 then timestamptz '2099-01-01 12:00Z' end, ${START}, ${MEETS},
      case when n % 4 = 0 then ${MEETS} end, 1, 'A card', ${START}, ${START} + n * interval '1 minute',
      ${id('account', `1 + ${drawn(42, STORES)}`)}, case when n % 8 = 0 then jsonb_build_object('event', jsonb_build_object('id', n)) end
    from generate_series(1, ${ROWS}) n`,
  `insert into deals.line (deal, nth, listing, giver, card_id, card_name, card_set_code, card_set_name, card_number,
      card_image_url, finish, language, condition, agreed_condition, price_cents, is_struck, is_held)
    select ${id('trade', 'n')}, 0, ${id('listing', 'n')}, ${id('account', `1 + ${drawn(42, STORES)}`)}, ${id('card', 'n')}, ${SNAPSHOT},
      'NONFOIL', 'en', 'NEAR_MINT', 'NEAR_MINT', 100, false, false
    from generate_series(1, ${ROWS}) n`,
  `insert into reviews.review (deal, author, author_role, subject, again, counts, written_at, shown_at)
    select ${id('trade', 'n')}, first, 'USER', second, true, true, ${START}, ${START} + n * interval '1 minute'
    from generate_series(1, ${ROWS}) n join deals.deal on uuid = ${id('trade', 'n')}`,
  `insert into deals.step (deal, version, at, event, state)
    select ${id('trade', 'n')}, 1, ${START}, 'OPENED', 'SCHEDULED' from generate_series(1, ${ROWS}) n`,
  `insert into watchlist.watched_card (owner, card_id, card_name, card_set_code, card_set_name, card_number,
      card_image_url, added_at)
    select ${id('account', `1 + ${drawn(4, ROWS)}`)}, ids[1 + ${drawn(5, 8000)}], ${SNAPSHOT},
      ${START} + n * interval '1 minute'
    from generate_series(1, ${ROWS}) n, ${CARD} on conflict do nothing`,
  `insert into events.event (uuid, store, name, location, starts_at, time_zone, format_id, version, created_at)
    select ${id('event', 'n')}, ${id('account', `1 + ${drawn(6, STORES)}`)}, 'Friday Draft ' || n, 'Main hall',
      ${START} + n * interval '1 hour', 'America/Chicago', 1 + n % 12, 1, ${START}
    from generate_series(1, ${ROWS}) n`,
  `insert into events.attendance (event, account, state, place, code, answered_at, offered_until)
    select ${id('event', '1 + n / 20')}, ${id('account', `${STORES} + 1 + ${drawn(51, ROWS - STORES)}`)}, state,
      case when state <> 'INTERESTED' then n end, case when state <> 'INTERESTED' then 'AAA' || n end, ${START},
      case when state = 'OFFERED' then timestamptz '2099-01-01 12:00Z' + n * interval '1 minute' end
    from generate_series(1, ${ROWS}) n,
      lateral (select (array['GOING', 'GOING', 'GOING', 'WAITING', 'INTERESTED', 'OFFERED'])[1 + n % 6] as state) answer
    on conflict do nothing`,
  `insert into listings.message (uuid, sender, recipient, listing, card_id, card_name, card_set_name, card_number,
      price_cents, body, sent_at, forget_after)
    select ${id('message', 'n')}, ${id('account', `1 + ${drawn(8, ROWS)}`)}, ${id('account', lister(9))}, ${id('listing', 'n')},
      ${id('card', 'n')}, 'A card', 'Brinemarch', n::text, 100, 'Is it still there?', ${START} + n * interval '1 minute', ${START}
    from generate_series(1, ${ROWS}) n`,
  `insert into stock.batch (uuid, owner, kind, status, summary, created_at, done_at)
    select ${id('batch', 'n')}, ${id('account', `1 + ${drawn(11, ROWS)}`)}, 'EDIT', 'DONE', '{}', ${START} + n * interval '1 minute', ${START}
    from generate_series(1, ${ROWS}) n`,
  `insert into stock.batch_entry (batch, listing, before, version_before, version_after, status_after)
    select ${id('batch', '1 + n / 10')}, ${id('listing', 'n')}, '{}', 1, 2, 'ACTIVE' from generate_series(1, ${ROWS}) n`,
  `insert into auth.session (uuid, account, started_at, last_used_at)
    select ${id('session', 'n')}, ${id('account', `1 + ${drawn(7, ROWS)}`)}, ${START}, ${START}
    from generate_series(1, ${ROWS}) n`,
  `insert into auth.refresh_token (hash, session, expires_at)
    select 'hash ' || n, ${id('session', 'n')}, ${START} from generate_series(1, ${ROWS}) n`,
  `insert into auth.ended_session (session, ended_at)
    select ${id('session', 'n')}, ${START} + n * interval '1 minute' from generate_series(1, ${ROWS}) n`,
  `insert into auth.verification_claim (hash, expires_at)
    select 'hash ' || n, ${START} + n * interval '1 minute' from generate_series(1, ${ROWS}) n`,
  `insert into auth.passkey (uuid, account, credential_id, public_key, counter, transports, backup_eligible, backed_up, name,
      created_at)
    select ${id('passkey', 'n')}, ${id('account', `1 + ${drawn(10, ROWS)}`)}, 'credential ' || n, '\\x00', 0, '{}', true, true,
      'Laptop', ${START} + n * interval '1 minute'
    from generate_series(1, ${ROWS}) n`,
  `insert into auth.totp (account, secret, key_mark, begun_at, turned_on_at)
    select ${id('account', 'n')}, '\\x00', 'a key', ${START}, ${START} from generate_series(1, ${ROWS}) n`,
  `insert into auth.recovery_code (account, hash)
    select ${id('account', '1 + n / 10')}, 'hash ' || n from generate_series(1, ${ROWS}) n`,
  `insert into auth.known_device (account, device_hash, seen_at)
    select ${id('account', '1 + n / 10')}, 'hash ' || n, ${START} + n * interval '1 minute' from generate_series(1, ${ROWS}) n`,
  `insert into auth.spent_challenge (id, expires_at)
    select 'challenge ' || n, ${START} from generate_series(1, ${ROWS}) n`,
  `insert into places.town (id, name, label, country, latitude, longitude, population, zone, areas)
    select n, 'Town ' || n, 'Town ' || n, 'DE', ${drawn(31, 160)} - 80, ${drawn(32, 360)} - 180, n, 'Europe/Berlin', 'germany|de'
    from generate_series(1, ${ROWS}) n`,
  `insert into places.town_name (key, town, population, origin)
    select md5(n::text), n, n, 'towns' from generate_series(1, ${ROWS}) n`,
  `insert into places.account_place (account, is_exact, town, label, country, zone, latitude, longitude, confirmed_at)
    select ${id('account', 'n')}, false, n, 'Town ' || n, 'DE', 'Europe/Berlin', ${drawn(31, 160)} - 80, ${drawn(32, 360)} - 180, ${START}
    from generate_series(1, ${ROWS}) n`,
  ...offersFill(id, drawn, ROWS),
];

/** What nobody may read from end to end. */
export const LARGE = [
  'users.account',
  'cards.printing',
  'cards.printing_price',
  'cards.card_raw',
  'listings.listings',
  'watchlist.watched_card',
  'watchlist.watcher_count',
  'events.event',
  'events.attendance',
  'deals.deal',
  'deals.line',
  'deals.step',
  'listings.message',
  'stock.batch',
  'stock.batch_entry',
  'auth.session',
  'auth.refresh_token',
  'auth.ended_session',
  'auth.verification_claim',
  'auth.passkey',
  'auth.totp',
  'auth.recovery_code',
  'auth.known_device',
  'auth.spent_challenge',
  'places.town',
  'places.town_name',
  'places.account_place',
  'offers.offer',
  'offers.revision',
  'offers.line',
];

/** What people write: of these a statement may sort no more than a page, while the printings of a card are few. */
export const WRITTEN = [
  'users.account',
  'listings.listings',
  'watchlist.watched_card',
  'events.event',
  'events.attendance',
  'deals.deal',
  'deals.line',
  'deals.step',
  'stock.batch',
  'offers.offer',
];

/** Fills the story's database, gives a member the first listings, and has PostgreSQL look at all of it. */
export async function fillMarket(market: Story, { user }: Member): Promise<void> {
  const database = market.app.get(DataSource);
  // It would look at the tables in its own time, and hold on to rows that are being swept.
  for (const table of LARGE) await database.query(`alter table ${table} set (autovacuum_enabled = off)`);
  for (const fill of FILL) await database.query(fill);
  await database.query(
    `update listings.listings set lister = $1 where uuid in (select ${id('listing', 'n')} from generate_series(1, 100) n)`,
    [user.uuid],
  );
  await database.query('vacuum (analyze)');
  for (const table of LARGE) await sweep(database, table);
}

/** Until the pages are known to be visible to all, but for the empty ones: whether an index alone is read depends on it. */
async function sweep(database: DataSource, table: string): Promise<void> {
  for (let nth = 0; nth < 500; nth++) {
    const [pages] = await database.query<{ isSwept: boolean }[]>(
      `select relallvisible > 0.95 * relpages as "isSwept" from pg_class where oid = $1::regclass`,
      [table],
    );
    if (pages?.isSwept) return;
    await database.query(`vacuum (analyze) ${table}`);
  }
  throw new Error(`Somebody holds on to old rows of ${table}`);
}

// The statements that add and change many copies at once: what they change is one JSON parameter, however many there are.
import { pidOf } from '../../cards/index.js';
import type { CopyValues } from '../domain/copy.js';

/** The types of the columns of `CopyValues`. */
const TYPES: Readonly<Record<keyof CopyValues, string>> = {
  condition: 'text',
  finish: 'text',
  language: 'text',
  type: 'text',
  price_cents: 'int',
  price_set_by: 'text',
  external_id: 'text',
  shelf: 'text',
  note: 'text',
  private_note: 'text',
  paid_cents: 'int',
  is_signed: 'boolean',
  is_altered: 'boolean',
  counted_at: 'timestamptz',
  import: 'uuid',
};
/** What the owner of a copy may change: the names of the columns. */
export const COPY_VALUES = Object.keys(TYPES) as (keyof CopyValues)[];
const PRICE = ['price_cents', 'price_set_by'] as const;
const STATE = ['status', 'final_price_cents', 'status_updated_at', 'status_updated_by', 'withdrawn_at'];

/** The entries that undo the changes, as the text of a JSON array. */
const entries = (from: string, before: string): string =>
  `coalesce((select json_agg(json_build_object('listing', uuid, 'before', ${before}, 'version', version, 'status', status))
    from ${from}), '[]')::text as entries`;

/** The terms that may make a copy fit somebody, beside its price. */
const TERMS = ['condition', 'finish', 'language', 'type'];

/** Whether one of them has become a listing to buy: its lister has that card to give no more. */
const hasBuys = (wasOther: string): string =>
  `coalesce(bool_or(status = 'ACTIVE' and type = 'BUY' and ${wasOther}), false) as "hasBuys"`;

/** Copies that may fit somebody now, with their prices before, as the text of a JSON array of pairs. */
const offered = (from: string, before: string): string =>
  `coalesce((select json_agg(json_build_array(uuid, ${before})) from ${from}), '[]')::text as offered`;

/**
 * $1 lister, $2 new copies, $3 now, $4 how many may be active. A printing that was merged into another is posted as that one.
 * Each is posted a microsecond after the one before it: lists keep the order.
 */
export const ADD_COPIES = {
  name: 'listings.add-copies',
  text: `with held as materialized (select from users.listers where uuid = $1 for share),
    wanted as materialized (
      select * from rows from (json_to_recordset($2::json) as (card_id uuid, condition text, finish text, language text,
          type text, price_cents int, price_set_by text, external_id text, shelf text, note text, private_note text,
          paid_cents int, is_signed boolean, is_altered boolean, counted_at timestamptz, import uuid, quantity int))
        with ordinality as w (asked_id, condition, finish, language, type, price_cents, price_set_by, external_id, shelf,
          note, private_note, paid_cents, is_signed, is_altered, counted_at, import, quantity, nth)
        left join lateral (select card_id, name, set_code, set_name, collector_number, image_url, is_paper, finishes
          from cards.tradeable t where t.asked_id = w.asked_id limit 1) card on true),
    refused as materialized (
      select nth, case when card_id is null then 'unknown-card' when not is_paper then 'digital-card'
        else 'no-such-finish' end as reason
      from wanted where card_id is null or not is_paper
        or finishes && '{nonfoil,foil,etched}' and not lower(finish) = any (finishes)),
    room as materialized (select count(*) + (select sum(quantity) from wanted) <= $4::int as enough from (
      select from listings.listings where lister = $1 and status = 'ACTIVE' limit $4::int) active),
    added as (
      insert into listings.listings (uuid, lister, card_id, pid, card_name, card_set_code, card_set_name, card_number, card_image_url,
        condition, finish, language, type, price_cents, price_set_by, external_id, shelf, note, private_note, paid_cents,
        is_signed, is_altered, counted_at, import, status, created_at, status_updated_at, status_updated_by, version)
      select gen_random_uuid(), $1, card_id, ${pidOf('card_id')}, name, set_code, set_name, collector_number, image_url, condition, finish,
        coalesce(language, 'en'), coalesce(type, 'SELL'), price_cents, coalesce(price_set_by, 'HAND'), external_id, shelf,
        note, private_note, paid_cents, coalesce(is_signed, false), coalesce(is_altered, false),
        coalesce(counted_at, $3::timestamptz), import, 'ACTIVE',
        $3::timestamptz + row_number() over (order by nth, copy) * interval '1 microsecond', $3, $1, 1
      from wanted cross join lateral generate_series(1, quantity) copy
      where exists (select from held) and (select enough from room) and not exists (select from refused)
      returning uuid, version, status)
    select exists (select from held) as "isOpen", coalesce((select enough from room), true) as "hasRoom",
      coalesce((select json_agg(refused order by nth) from refused), '[]') as refused,
      (select count(*)::int from added) as copies, ${entries('added', 'null')}`,
};

/** $1 lister, $2 copies or entries of changes: locks what is theirs by ascending id, as listings are always locked. */
export const LOCK_COPIES = {
  name: 'listings.lock-copies',
  text: `with held as materialized (select from users.listers where uuid = $1 for share), locked as materialized (
      select uuid from listings.listings where exists (select from held) and lister = $1
        and uuid in (select coalesce(e ->> 'uuid', e ->> 'listing')::uuid from json_array_elements($2::json) e)
      order by uuid for update)
    select exists (select from held) as "isOpen", (select count(*)::int from locked) as copies`,
};

/** The value of a column of state by what becomes of the copy, $4. */
const STATE_VALUES: Readonly<Record<string, string>> = {
  status: '$4::text',
  final_price_cents: `case when $4 = 'SOLD' then coalesce((patch ->> 'final_price_cents')::int, old.price_cents) end`,
  status_updated_at: `case when $4 = 'SOLD' then $3::timestamptz else old.status_updated_at end`,
  status_updated_by: `case when $4 = 'ACTIVE' then old.status_updated_by else $1 end`,
  withdrawn_at: `case when $4 = 'WITHDRAWN' then $3::timestamptz end`,
};

/** Writes these columns alone: with all of them every generated one is computed again, which takes a third longer. */
const setting = (columns: readonly string[]): string =>
  `update listings.listings l set ${columns.map((column) => `${column} = n.${column}`).join(', ')}, version = l.version + 1`;
const SET = setting([...COPY_VALUES, ...STATE]);
/** The values of a row `old` after a patch, a jsonb; jsonb_populate_record takes six times as long. */
const patched = (columns: readonly (keyof CopyValues)[]): string =>
  columns
    .map(
      (column) =>
        `case when patch ? '${column}' then (patch ->> '${column}')::${TYPES[column]} else old.${column} end as ${column}`,
    )
    .join(', ');
const PATCHED = patched(COPY_VALUES);

/** Changes copies. */
interface Change {
  /** What is written of the new values. */
  readonly set: string;
  /** The new values of `old`, as columns of a select. */
  readonly values: string;
  /** Its values before. */
  readonly before: string;
  /** The states of copies that it changes. */
  readonly statuses: string;
}
const changing = ({ set, values, before, statuses }: Change): string => `with patches as materialized (
      select (patch ->> 'uuid')::uuid as uuid, (patch ->> 'version')::int as version, patch
      from jsonb_array_elements($2::jsonb) patch),
    changed as (
      ${set}
      from (select old.uuid, ${values}, ${before} as before
        from patches p join listings.listings old on old.uuid = p.uuid and old.version = p.version
        where old.lister = $1 and old.status in (${statuses})) n
      where l.uuid = n.uuid
      returning l.uuid, l.version, l.status, l.price_cents, ${TERMS.map((term) => `l.${term}`).join(', ')}, n.before)`;

/**
 * $1 lister, $2 copies as they were seen with what is to change, $3 now, $4 their status then: ACTIVE, SOLD or WITHDRAWN. Those
 * that have changed since, or are not active, are left alone. What it changes, it has locked before.
 */
export const CHANGE_COPIES = {
  name: 'listings.change-copies',
  text: `${changing({
    set: SET,
    values: `${PATCHED}, ${STATE.map((column) => `${STATE_VALUES[column]} as ${column}`).join(', ')}`,
    before: `(select json_object_agg(key, value)
        from json_each((select row_to_json(b) from (select ${[...COPY_VALUES, ...STATE].map((column) => `old.${column}`).join(', ')}) b))
        where case when $4 = 'ACTIVE' then patch ? key else key = any ('{${STATE}}') end)`,
    statuses: `'ACTIVE'`,
  })}
    select count(*)::int as copies, ${entries('changed', 'before')},
      ${offered(
        `changed where status = 'ACTIVE' and ((before ->> 'price_cents')::int > price_cents
        or ${TERMS.map((term) => `before ->> '${term}' <> ${term}`).join(' or ')})`,
        `coalesce((before ->> 'price_cents')::int, price_cents)`,
      )},
      ${hasBuys(`before ->> 'type' <> 'BUY'`)}
    from changed`,
};

/**
 * $1 lister, $2 copies as they were seen with who sets their price and, where it changes, the price; likewise. A copy that a deal keeps
 * gets the price for which it comes back: the deal has agreed on one of its own.
 */
export const REPRICE_COPIES = {
  name: 'listings.reprice-copies',
  text: `${changing({
    set: setting(PRICE),
    values: patched(PRICE),
    before: `case when patch ? 'price_cents' then json_build_object(${PRICE.map((column) => `'${column}', old.${column}`).join(', ')})
      else json_build_object('price_set_by', old.price_set_by) end`,
    statuses: `'ACTIVE', 'RESERVED'`,
  })}
    select count(*)::int as copies, ${entries('changed', 'before')},
      ${offered(`changed where status = 'ACTIVE' and (before ->> 'price_cents')::int > price_cents`, `(before ->> 'price_cents')::int`)}
    from changed`,
};

/**
 * $1 lister, $2 entries of changes, $3 now: each copy is what it was before, unless it has changed since; one that was created
 * is withdrawn.
 */
export const RESTORE_COPIES = {
  name: 'listings.restore-copies',
  text: `with entries as materialized (
      select (e ->> 'listing')::uuid as uuid, (e ->> 'version')::int as version, e ->> 'status' as status,
        e -> 'before' = 'null' as is_created, e -> 'before' as patch
      from jsonb_array_elements($2::jsonb) e),
    restored as (
      ${SET}
      from (select old.uuid, old.status as old_status, ${PATCHED},
          case when patch ? 'status' then (patch ->> 'final_price_cents')::int else old.final_price_cents end as final_price_cents,
          coalesce((patch ->> 'status_updated_at')::timestamptz, old.status_updated_at) as status_updated_at,
          case when is_created then 'WITHDRAWN' else coalesce(patch ->> 'status', old.status) end as status,
          case when is_created then $1 when patch ? 'status' then (patch ->> 'status_updated_by')::uuid
            else old.status_updated_by end as status_updated_by,
          case when is_created then $3::timestamptz end as withdrawn_at,
          old.price_cents as old_price_cents, old.type as old_type, patch ?| '{${TERMS}}'::text[] as has_terms
        from entries e join listings.listings old on (old.uuid, old.version, old.status) = (e.uuid, e.version, e.status)
        where old.lister = $1 and not exists (select from listings.hidden_listing h where h.listing = old.uuid)) n
      where l.uuid = n.uuid
      returning l.uuid, l.version, l.status, l.price_cents, l.type, n.old_status, n.old_price_cents, n.old_type, n.has_terms)
    select count(*)::int as copies,
      coalesce((select json_agg(json_build_object('listing', uuid, 'version', version)) from restored), '[]')::text as entries,
      coalesce((select json_agg(json_build_object('listing', uuid)) from restored where status = 'ACTIVE' and old_status <> 'ACTIVE'), '[]')::text as restored,
      coalesce((select json_agg(json_build_object('listing', uuid)) from restored where status = 'WITHDRAWN'), '[]')::text as withdrawn,
      ${offered(
        `restored where status = 'ACTIVE' and (old_status <> 'ACTIVE' or old_price_cents > price_cents or has_terms)`,
        `case when old_status = 'ACTIVE' then old_price_cents end`,
      )},
      ${hasBuys(`old_type <> 'BUY'`)}
    from restored`,
};

/** $1 lister, $2 entries of changes: the listings among them that somebody has sent a message about, 1000 at most. */
export const MESSAGED_AMONG = {
  name: 'listings.messaged-among',
  text: `select distinct listing, card_id as "cardId", card_name as "cardName" from listings.message
    where recipient = $1 and listing in (select (e ->> 'listing')::uuid from json_array_elements($2::json) e) limit 1000`,
};

/** $1 lister, also of a suspended account, which may read; $2 now: written at most once a day for who calls every minute. */
export const FOLLOW_CHANGES = {
  name: 'listings.follow-changes',
  text: `with open as materialized (select from users.members where uuid = $1),
    followed as (insert into listings.change_follower (lister, followed_at) select $1, $2 from open
      on conflict (lister) do update set followed_at = excluded.followed_at
        where listings.change_follower.followed_at < excluded.followed_at - interval '1 day'
      returning xmin)
    select pg_current_xact_id()::text as xid from open left join followed on true`,
};

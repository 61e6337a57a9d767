// The SQL of what is on offer around somebody: the copies near them of the printings that a search found.
import { arrayText, dollars, moment } from '../../../platform/database/json-page.js';
import {
  FIRST_PRINTINGS,
  type FoundPrintings,
  isFound,
  lookupCents,
  lookupOf,
  marketCents,
  type SearchStatement,
} from '../../cards/index.js';
import {
  type Area,
  distanceKey,
  distanceOfKey,
  LOCATED_KEY,
  nearSql,
  viewerSql,
} from '../../places/index.js';
import { showsCopiesTo, tradesWith } from '../../users/index.js';
import { isShownTo } from '../persistence/blocks.sql.js';
import { expiredSince, isOnMarket, staleRank, staleSince } from '../persistence/count-age.sql.js';
import type { OfferSort } from './dto/on-offer-query.dto.js';
import { type OfferFilter, offeredSql, StatementValues } from './offer-filter.sql.js';

/**
 * Up to this number of printings it begins with their copies, which are fewer than those near somebody in a town. For more it begins
 * with who is near, and does not take longer in a larger market.
 */
const FEW_PRINTINGS = 100;

/** What is asked. `area` is null for anywhere; `box` holds everything within the radius. */
export interface AskedOffers {
  readonly account: string;
  readonly area: Area | null;
  readonly filter: OfferFilter;
  readonly sort: OfferSort;
  readonly limit: number;
  readonly offset: number;
  readonly now: Date;
}

/** What the statement answers, in one row. */
export interface OffersRow {
  readonly entries: string;
  readonly total: number;
  /** Whether only the first printings that the search means were compared. */
  readonly isPartial: boolean;
}

/** What each order needs of a copy, which copy shows its card, and how cards are sorted. */
interface Order {
  readonly column?: string;
  readonly shown: string;
  readonly by: string;
}
const LOWEST_PRICE = 'price nulls last';
const ORDERS: Readonly<Record<OfferSort, Order>> = {
  nearest: {
    shown: `o.stale, o.distance, o.type = 'TRADE', o.price_cents`,
    by: `stale, distance, ${LOWEST_PRICE}`,
  },
  price: {
    shown: `o.stale, o.type = 'TRADE', o.price_cents, o.distance`,
    by: `stale, ${LOWEST_PRICE}, distance`,
  },
  newest: { column: 'l.created_at', shown: 'o.extra desc', by: 'extra desc' },
  discount: {
    column: `case when l.type = 'SELL' then 1 - l.price_cents::float8 / ${lookupCents('l.pid', 'l.finish')} end`,
    shown: 'o.extra desc nulls last',
    by: `stale, extra desc nulls last, ${LOWEST_PRICE}`,
  },
  name: {
    shown: `o.stale, o.type = 'TRADE', o.price_cents, o.distance`,
    by: 'rank_name',
  },
};

/** What a statement is made of. */
interface Parts {
  readonly found: FoundPrintings;
  readonly asked: AskedOffers;
  readonly values: StatementValues;
  readonly account: string;
  /** The key of a card as it is shown, of a row of `cards.printing_keys`. */
  readonly key: 'oid' | 'art' | 'pid';
  /** The copies of a lister or of a printing: an index has all of it, unless a filter or an order needs more. */
  readonly copiesWhere: (condition: string) => string;
  /** What is kept of a copy `l` of a printing with this key, whose lister is `n` and whose count has this rank. */
  readonly offer: (stale: string) => string;
  readonly now: string;
  /** Whether a copy `l` of a lister `n` passes the filters that an index doesn't have. */
  readonly isAsked: string;
}

/** `few`: for how many printings it begins with them; without an area for how many at all. */
export function onOfferStatement(found: FoundPrintings, asked: AskedOffers, few?: number): SearchStatement {
  const values = new StatementValues();
  const { area, sort } = asked;
  const account = values.bind(asked.account, 'uuid');
  const now = values.bind(asked.now, 'timestamptz');
  const { column: extra = 'null', shown, by } = ORDERS[sort];
  const isOffered = offeredSql(asked.filter, values, now);
  const parts: Parts = {
    found,
    asked,
    values,
    account,
    key: KEYS[found.unique],
    copiesWhere: (condition) => `(
      select l.pid, l.lister, l.uuid, l.price_cents, l.type, l.counted_at, ${extra} as extra from listings.listings l
      where ${condition} and l.status = 'ACTIVE' and ${isOffered.copy} offset 0) l`,
    offer: (stale) =>
      `l.uuid, l.price_cents, l.type, l.extra, l.lister, n.role, n.is_exact, n.distance, ${stale} as stale`,
    now,
    isAsked: isOffered.lister,
  };
  const most = few ?? (area ? FEW_PRINTINGS : FIRST_PRINTINGS);
  const isFew = found.total <= Math.min(most, FIRST_PRINTINGS);
  const way = area && !isFew ? ofThoseNear(parts, area) : ofPrintings(parts, most);
  const text = `with ${viewerSql(account)},
    ${way.text},
    grouped as materialized (
      select key, min(rank_name) as rank_name, min(stale) as stale, min(distance) as distance,
        min(price_cents) filter (where type = 'SELL') as price, max(extra) as extra, count(*)::int as copies
      from offers group by key),
    page as materialized (
      select *, row_number() over () as nth from (
        select * from grouped order by ${by}, key
        limit ${values.bind(asked.limit, 'int')} offset ${values.bind(asked.offset, 'int')}) sorted),
    shown as materialized (
      select o.key, count(distinct o.lister) filter (where o.role = 'STORE')::int as stores,
        count(distinct o.lister) filter (where o.role = 'USER')::int as players,
        (array_agg(o.is_exact order by o.distance, o.is_exact desc))[1] as is_exact,
        (array_agg(o.uuid order by ${shown}, o.uuid))[1] as uuid
      from offers o where (${IN_PAGE}) is true group by o.key)
    select ${arrayText({ entry: ENTRY, rows: SHOWN })}::text as entries, (select count(*)::int from grouped) as total,
      ${values.bind(!area && !isFew, 'boolean')} as "isPartial"`;
  const isUsual = Object.values(asked.filter).every((value) => value === undefined || value === false);
  // What is asked most is planned once. Filters differ too much to keep a plan of each.
  const name = `listings.on-offer.${way.name}.${sort}.${found.unique}`;
  return { ...(isUsual && { name }), text, values: values.list };
}

const KEYS = { cards: 'oid', art: 'art', prints: 'pid' } as const;
/** `is true` keeps it from becoming a join, which the planner would do row by row: it doesn't know how many offers there are. */
const IN_PAGE = 'o.key in (select key from page)';

const SHOWN = `select page.*, s.stores, s.players, s.is_exact, c.card_id, c.type, c.condition, c.finish, c.language, c.created_at,
        m.name, m.set_code, m.set_name, m.collector_number, m.image_url, ${marketCents('c.finish')} as market_cents,
        json_build_object('listing', c.uuid, 'price', ${dollars('c.price_cents')},
          'lister', json_build_object('uuid', w.uuid, 'name', w.name, 'role', w.role)) as copy
      from page join shown s using (key) cross join lateral (select * from listings.listings where uuid = s.uuid limit 1) c
        cross join lateral (select uuid, name, role from users.listers where uuid = c.lister limit 1) w
        cross join lateral (select * from cards.tradeable where asked_id = c.card_id limit 1) m
      order by page.nth`;
const ENTRY = `l.card_id as "cardId", l.name as "cardName", l.set_name as "cardSet", l.set_code as "cardSetCode",
  l.collector_number as "cardNumber", l.image_url as "cardImageUrl", l.type, l.condition, l.finish, l.language,
  ${moment('l.created_at')} as "createdAt", ${dollars('l.price')} as price, ${dollars('l.market_cents')} as "marketPrice",
  l.copies, l.stores, l.players, l.copy, l.stale = 1 as "isStale", ${distanceOfKey('l.distance', 'l.is_exact')} as distance`;

/** A way to the offers: its name in that of the statement, and the tables it takes up to `offers`. */
interface Way {
  readonly name: string;
  readonly text: string;
}

/**
 * From the copies of those who are near to which of them were found. A copy costs its entry in an index alone, of which there may be
 * tens of thousands: its printing is a bit of what was found and a position in arrays, and what depends on its lister is computed once.
 */
function ofThoseNear(
  { found, asked: { sort }, values, account, key, copiesWhere, offer, now, isAsked }: Parts,
  { box, radiusKm }: NonNullable<AskedOffers['area']>,
): Way {
  const bits = values.bind(found.bits, 'bytea');
  const first = values.list.length + 1;
  for (const edge of box) values.bind(edge, 'float8');
  const copies = copiesWhere(
    `l.lister = n.account and l.counted_at > n.expired_since and ${isFound('l.pid', bits)}`,
  );
  return {
    name: 'near',
    text: `near as materialized (
      select n.*, ${expiredSince('n.role', now)} as expired_since, ${staleSince('n.role', now)} as stale_since from (
        select located.account, located.is_exact, u.role, ${LOCATED_KEY} as distance
        from viewer, places.located join users.listers u on u.uuid = located.account
        where ${nearSql({ latitude: 'located.latitude', longitude: 'located.longitude' }, first)}
          and located.account <> ${account} and ${isShownTo(account, 'located.account')}
          and ${tradesWith(account, 'u.role', now)}) n
      where ${isWithin('n.distance', values, radiusKm)}),
    offers as materialized (
      select ${lookupOf(key)}[l.pid] as key, ${sort === 'name' ? `${lookupOf('rank_name')}[l.pid]` : 'null::int'} as rank_name,
        ${offer('(l.counted_at <= n.stale_since)::int')}
      from near n cross join lateral ${copies} where ${isAsked})`,
  };
}

/** From the first printings that were found to who has them, near or anywhere. */
function ofPrintings(
  { found, asked: { area }, values, account, key, copiesWhere, offer, now, isAsked }: Parts,
  most: number,
): Way {
  const pids = values.bind(found.first.slice(0, most), 'int[]');
  const copies = copiesWhere(`l.card_id = ids.id and l.counted_at > ${expiredSince(`'USER'`, now)}`);
  return {
    name: area ? 'near-few' : 'anywhere',
    text: `few as materialized (
      select p.id, p.${key} as key, p.rank_name from cards.printing_keys p where p.pid = any (${pids}) and p.merged_into is null),
    offers as materialized (
      select ids.key, ids.rank_name, ${offer(staleRank('l.counted_at', 'n.role', now))} from (
        select id, key, rank_name from few
        union all select m.id, f.key, f.rank_name from cards.merged_cards m join few f on f.id = m.merged_into) ids
      cross join lateral ${copies}
      join ${placed(account, now)} on true
      where ${isOnMarket('l.counted_at', 'n.role', now)} and ${isAsked} ${area ? `and ${isWithin('n.distance', values, area.radiusKm)}` : ''})`,
  };
}

/** People are within a radius by the edge of their band alone. */
const isWithin = (distance: string, values: StatementValues, radiusKm: number): string =>
  `${distance} <= 10 * ${values.bind(radiusKm, 'int')}`;

/** The open account of a copy `l` but the caller's, if they may trade with it, and how far it is. */
const placed = (account: string, now: string): string => `lateral (
        select u.role, exists (select from places.located where account = u.uuid and is_exact) as is_exact,
          ${distanceKey('u.uuid')} as distance
        from users.listers u where u.uuid = l.lister and u.uuid <> ${account} and ${isShownTo(account, 'u.uuid')}
          and ${showsCopiesTo(account, 'u.uuid', 'u.role', now)} limit 1) n`;

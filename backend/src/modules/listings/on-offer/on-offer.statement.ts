// The SQL of what is on offer around somebody: the printings that a search means, and the copies of them that are near.
import { arrayText, dollars, moment } from '../../../platform/database/json-page.js';
import { marketCents, type SearchedPrintings } from '../../cards/index.js';
import { distanceKey, distanceOfKey, insideSql, LOCATED_KEY, viewerSql } from '../../places/index.js';
import { expiredSince, isOnMarket, staleRank } from '../persistence/count-age.sql.js';
import type { OfferSort } from './dto/on-offer-query.dto.js';
import { type OfferFilter, offeredSql } from './offer-filter.sql.js';

/** For more printings than this, the copies that are near are looked up first, and then which of them the search means. */
export const FEW_PRINTINGS = 1_500;

/** What is asked. `area` is null for anywhere; `box` holds everything within the radius. */
export interface AskedOffers {
  readonly account: string;
  readonly area: { readonly box: readonly number[]; readonly radiusKm: number } | null;
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
    column: `(select 1 - l.price_cents::float8 / ${marketCents('l.finish')} from cards.tradeable m
        where l.type = 'SELL' and m.asked_id = l.card_id and ${marketCents('l.finish')} > 0 limit 1)`,
    shown: 'o.extra desc nulls last',
    by: `stale, extra desc nulls last, ${LOWEST_PRICE}`,
  },
  name: {
    shown: `o.stale, o.type = 'TRADE', o.price_cents, o.distance`,
    by: 'rank_name',
  },
};

/** Binds its values to those of the search. */
export function onOfferStatement(
  { from, where, unique, values }: SearchedPrintings,
  asked: AskedOffers,
  few = FEW_PRINTINGS,
): string {
  const { area, sort } = asked;
  const account = values.bind(asked.account, 'uuid');
  const now = values.bind(asked.now, 'timestamptz');
  const { column: extra = 'null', shown, by } = ORDERS[sort];
  const key = { cards: 'p.oid', art: 'p.art', prints: 'p.pid' }[unique];
  const isOffered = offeredSql(asked.filter, values, now);
  /** The copies of a lister or of a printing: an index has all of it, unless a filter or an order needs more. */
  const copiesWhere = (condition: string) => `(
      select l.card_id, l.lister, l.uuid, l.price_cents, l.type, l.counted_at, ${extra} as extra from listings.listings l
      where ${condition} and l.status = 'ACTIVE' and ${isOffered.copy} and l.counted_at > ${expiredSince(`'USER'`, now)} offset 0) l`;
  const onMarket = `${isOnMarket('l.counted_at', 'n.role', now)} and ${isOffered.lister}`;
  const offer = `l.uuid, l.price_cents, l.type, l.extra, l.lister, n.role, n.is_exact, n.distance,
        ${staleRank('l.counted_at', 'n.role', now)} as stale`;
  const printings = `select p.id, ${key} as key, p.rank_name from ${from} where ${where}`;
  const limit = values.bind(few, 'int');
  return `with ${viewerSql(account)},
    few as materialized (${printings} ${area ? '' : 'order by p.rank_name'} limit ${limit} + 1),
    size as materialized (select count(*) > ${limit} as is_large from few),
    of_few as materialized (
      select ids.key, ids.rank_name, l.* from (
        select id, key, rank_name from few
        union all select m.id, f.key, f.rank_name from cards.merged_cards m join few f on f.id = m.merged_into) ids
      cross join lateral ${copiesWhere('l.card_id = ids.id')}
      ${area ? 'where not (select is_large from size)' : ''}),
    ${area ? near(area, account, values) : ''}
    offers as materialized (
      select l.key, l.rank_name, ${offer} from of_few l join ${area ? 'near n on n.account = l.lister' : anybody(account)}
      where ${onMarket}
      ${area ? `union all ${ofNear({ printings, copiesWhere, offer, onMarket })}` : ''}),
    grouped as materialized (
      select key, min(rank_name) as rank_name, min(stale) as stale, min(distance) as distance,
        min(price_cents) filter (where type = 'SELL') as price, max(extra) as extra, count(*)::int as copies
      from offers group by key),
    page as materialized (
      select *, row_number() over () as nth from (
        select * from grouped order by ${by}, key
        limit ${values.bind(asked.limit, 'int')} offset ${values.bind(asked.offset, 'int')}) sorted),
    shown as materialized (
      select page.*, count(distinct o.lister) filter (where o.role = 'STORE')::int as stores,
        count(distinct o.lister) filter (where o.role = 'USER')::int as players,
        (array_agg(o.is_exact order by o.distance, o.is_exact desc))[1] as is_exact,
        (array_agg(o.uuid order by ${shown}, o.uuid))[1] as uuid
      from page join offers o using (key) group by page.nth, page.key, page.rank_name, page.stale, page.distance, page.price,
        page.extra, page.copies)
    select ${arrayText({ entry: ENTRY, rows: SHOWN })}::text as entries, (select count(*)::int from grouped) as total,
      ${area ? 'false' : '(select is_large from size)'} as "isPartial"`;
}

const SHOWN = `select s.*, c.card_id, c.type, c.condition, c.finish, c.language, c.created_at, m.name, m.set_code, m.set_name,
        m.collector_number, m.image_url, ${marketCents('c.finish')} as market_cents
      from shown s cross join lateral (select * from listings.listings where uuid = s.uuid limit 1) c
        cross join lateral (select * from cards.tradeable where asked_id = c.card_id limit 1) m
      order by s.nth`;
const ENTRY = `l.card_id as "cardId", l.name as "cardName", l.set_name as "cardSet", l.set_code as "cardSetCode",
  l.collector_number as "cardNumber", l.image_url as "cardImageUrl", l.type, l.condition, l.finish, l.language,
  ${moment('l.created_at')} as "createdAt", ${dollars('l.price')} as price, ${dollars('l.market_cents')} as "marketPrice",
  l.copies, l.stores, l.players, l.stale = 1 as "isStale", ${distanceOfKey('l.distance', 'l.is_exact')} as distance`;

/** Open accounts but the caller's within the radius. People are so within their band alone. */
function near(
  { box, radiusKm }: NonNullable<AskedOffers['area']>,
  account: string,
  values: SearchedPrintings['values'],
): string {
  const first = values.list.length + 1;
  for (const edge of box) values.bind(edge, 'float8');
  return `near as materialized (
      select * from (
        select located.account, located.is_exact, u.role, ${LOCATED_KEY} as distance
        from viewer, places.located join users.listers u on u.uuid = located.account
        where ${insideSql({ latitude: 'located.latitude', longitude: 'located.longitude' }, first)}
          and located.account <> ${account}) n
      where n.distance <= 10 * ${values.bind(radiusKm, 'int')}),`;
}

/** Everybody but the caller, wherever they are. */
const anybody = (account: string): string => `lateral (
        select u.role, exists (select from places.located where account = u.uuid and is_exact) as is_exact,
          ${distanceKey('u.uuid')} as distance
        from users.listers u where u.uuid = l.lister and u.uuid <> ${account} limit 1) n on true`;

/** The copies that are near, and then which of them the search means. */
const ofNear = (parts: {
  printings: string;
  copiesWhere: (condition: string) => string;
  offer: string;
  onMarket: string;
}): string => `select p.key, p.rank_name, ${parts.offer}
      from (
        select coalesce(m.merged_into, l.card_id) as card, l.*, n.role, n.is_exact, n.distance
        from near n cross join lateral ${parts.copiesWhere('l.lister = n.account')}
          left join cards.merged_cards m on m.id = l.card_id
        where (select is_large from size) offset 0) l
      cross join lateral (select l.role, l.is_exact, l.distance) n
      join lateral (${parts.printings} and p.id = l.card offset 0) p on true
      where ${parts.onMarket}`;

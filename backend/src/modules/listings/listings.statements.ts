// The SQL of the reads: PostgreSQL writes each page as JSON.
import { dollars, pageText } from '../../platform/database/json-page.js';
import { idsOf } from '../cards/index.js';
import { LISTING } from './persistence/listing.columns.js';

/** A listing with its lister, of a row of `WITH_LISTER`. */
export const CARD_LISTING = `${LISTING}, l.name, l.email, l.phone_number as "phoneNumber", l.address, l.role`;
/** What is read of a listing's lister, and from where. */
export const WITH_LISTER = `p.name, p.email, p.phone_number, p.address, p.role
          from listings.listings l join users.listers p on p.uuid = l.lister`;

/**
 * $1 card, $2 limit, $3 price and $4 uuid to start after. Cheapest first. A card that another was merged into has the
 * other's listings too, and the other way round: each id is read in the order of its index, as far as the page goes.
 */
export const OF_CARD = {
  name: 'listings.of-card',
  text: `with same as materialized ${idsOf('$1')}
    ${pageText({
      entry: CARD_LISTING,
      key: 'l.price_cents, l.uuid',
      rows: `select l.* from same cross join lateral (
          select l.*, ${WITH_LISTER}
          where l.card_id = same.id and l.status = 'ACTIVE' and (l.price_cents, l.uuid) > ($3::int, $4::uuid)
          order by l.price_cents, l.uuid limit $2::int + 1) l
        order by l.price_cents, l.uuid limit $2::int + 1`,
      total: `select count(*)::int from same
        join listings.listings c on c.card_id = same.id and c.status = 'ACTIVE'
        join users.listers u on u.uuid = c.lister`,
    })}`,
};

/** $1 a listing, $2 limit, $3 moment and $4 uuid to start after, $5 its lister: those like it that are active, it among them. */
export const COPIES = {
  name: 'listings.copies',
  text: `with one as materialized (select * from listings.listings where uuid = $1 and lister = $5 and status = 'ACTIVE'),
    found as materialized (select l.* from one join listings.listings l on l.card_id = one.card_id
        and l.price_cents = one.price_cents and l.status = 'ACTIVE' and l.lister = one.lister
        and (l.condition, l.finish, l.language, l.type) = (one.condition, one.finish, one.language, one.type))
    ${pageText({
      entry: LISTING,
      key: 'l.created_at, l.uuid',
      rows: `select * from found where (created_at, uuid) < ($3::timestamptz, $4::uuid)
        order by created_at desc, uuid desc limit $2::int + 1`,
      total: 'select count(*)::int from found',
    })}`,
};

/** $1 a listing, $2 who asks: an active one of an open account, or the caller's own unless it is withdrawn. */
export const ONE = {
  name: 'listings.one',
  text: `select row_to_json(entry) as listing from (select ${LISTING} from listings.listings l
    where l.uuid = $1 and l.status <> 'WITHDRAWN' and (l.lister = $2
      or l.status = 'ACTIVE' and exists (select from users.listers where uuid = l.lister))) entry`,
};

/** Who listed $1, unless it is withdrawn. */
export const LISTER_OF = {
  name: 'listings.lister-of',
  text: `select lister, status from listings.listings where uuid = $1 and status <> 'WITHDRAWN'`,
};

/** How many listings each of the listers $1 has active; one who has none is left out. */
export const COUNT_ACTIVE = {
  name: 'listings.count-active',
  text: `select lister, count(*)::int as total from listings.listings
    where lister = any ($1::uuid[]) and status = 'ACTIVE' group by lister`,
};

/**
 * The latest listings to sell of open accounts, one for each name of a card: $1 how many. As many are looked through as
 * one call may post: somebody with a box of the same card leaves room for the others.
 */
export const LATEST = {
  name: 'listings.latest',
  text: `with newest as materialized (
      select l.uuid, l.created_at, l.card_id, l.card_name, l.card_set_name, l.card_number, l.condition, l.finish,
        l.price_cents
      from listings.listings l join users.listers p on p.uuid = l.lister
      where l.status = 'ACTIVE' and l.type = 'SELL' order by l.created_at desc, l.uuid desc limit 500),
    different as (select distinct on (card_name) * from newest order by card_name, created_at desc, uuid desc)
    select card_id as "cardId", card_name as "cardName", card_set_name as "cardSet", card_number as "cardNumber",
      condition, finish, ${dollars('price_cents')} as price
    from different order by created_at desc, uuid desc limit $1::int`,
};

/** How many listings open accounts have active, counted as far as $1, along an index that has nothing else in it. */
export const COUNT_ALL = {
  name: 'listings.count-all',
  text: `select count(*)::int as total from (
      select from listings.listings l join users.listers p on p.uuid = l.lister
      where l.status = 'ACTIVE' order by l.lister limit $1::int) known`,
};

/** What a list of listings may be filtered by. */
type Filter = 'condition' | 'words';

/** The words of a search as patterns; nothing that was typed is a wildcard. */
const patternsOf = (parameter: string) => `patterns as materialized (
    select array_agg('%' || regexp_replace(platform.plain(word), '([\\\\%_])', '\\\\\\1', 'g') || '%') as patterns
    from unnest(${parameter}::text[]) word)`;

/**
 * $1 lister, $2 limit, $3 moment and $4 uuid to start after, $5 whether the owner asks; then what it is filtered by. Each
 * filter makes a statement of its own. What decides is in an index, so totals are counted there alone, and a list is filtered
 * without a look at a listing: 20,000 in 3 ms.
 */
const ofLister = (
  status: 'ACTIVE' | 'SOLD',
  since: 'created_at' | 'status_updated_at',
  ...filters: Filter[]
) => {
  const parameter = (filter: Filter) => `$${6 + filters.indexOf(filter)}`;
  const isFiltered = filters.length > 0;
  const fits = [
    `l.lister = $1 and l.status = '${status}' and exists (select from asked)`,
    // Which all are: it leads to the index that has what a list is filtered by.
    ...(isFiltered ? ['l.words is not null'] : []),
    ...(filters.includes('condition') ? [`l.condition = ${parameter('condition')}`] : []),
    ...(filters.includes('words') ? ['l.words like all ((select patterns from patterns)::text[])'] : []),
  ].join(' and ');
  const onPage = (row: string) => `(${row}.${since}, ${row}.uuid) < ($3::timestamptz, $4::uuid)
      order by ${row}.${since} desc, ${row}.uuid desc limit $2::int + 1`;
  // The total wants every listing looked at, so it and the page come of one look. Those of the page are then fetched one by
  // one (`limit 1`): a plan for all lengths of a page would fetch them all.
  const withs = [
    'asked as materialized (select 1 where $5::boolean or exists (select 1 from users.listers where uuid = $1))',
    ...(filters.includes('words') ? [patternsOf(parameter('words'))] : []),
    ...(isFiltered
      ? [`found as materialized (select l.uuid, l.${since} from listings.listings l where ${fits})`]
      : []),
  ];
  return {
    name: ['listings.of-lister', status.toLowerCase(), ...filters].join('.'),
    text: `with ${withs.join(', ')}
      ${pageText({
        entry: LISTING,
        key: `l.${since}, l.uuid`,
        rows: isFiltered
          ? `select l.* from (select * from found where ${onPage('found')}) page
              cross join lateral (select * from listings.listings where uuid = page.uuid limit 1) l
              order by page.${since} desc, page.uuid desc`
          : `select l.* from listings.listings l where ${fits} and ${onPage('l')}`,
        total: `select count(*)::int from ${isFiltered ? 'found' : `listings.listings l where ${fits}`}`,
      })}`,
  };
};

const filtered = (status: 'ACTIVE' | 'SOLD', since: 'created_at' | 'status_updated_at') => ({
  all: ofLister(status, since),
  condition: ofLister(status, since, 'condition'),
  words: ofLister(status, since, 'words'),
  both: ofLister(status, since, 'condition', 'words'),
});

/**
 * Listings of a lister, all or filtered. Active ones come newest first, and none of a lister whose account is closed, but for
 * its owner; sold ones come with the latest sale first.
 */
export const OF_LISTER = {
  ACTIVE: filtered('ACTIVE', 'created_at'),
  SOLD: filtered('SOLD', 'status_updated_at'),
};

// The SQL of a lister's lists: their own, and what others see of what they have on the market.
import { pageText } from '../../platform/database/json-page.js';
import { neitherBlocked } from './persistence/blocks.sql.js';
import { expiredSince, isFresh, isOnMarket, staleRank } from './persistence/count-age.sql.js';
import { LISTING, LISTING_FOR_LISTER, listingOfRole } from './persistence/listing.columns.js';

/** A list of a lister's listings in one state, latest first; others than the lister see none of a closed account. */
interface ListOfState {
  readonly name: string;
  readonly status: 'ACTIVE' | 'RESERVED' | 'SOLD';
  readonly since: 'created_at' | 'status_updated_at';
  readonly entry: typeof LISTING | typeof LISTING_FOR_LISTER;
}

/** What a list of listings may be filtered by. */
type Filter = 'condition' | 'words' | 'period';

/** The conditions of a list whose filters have the parameters from $`first` on: a period has two, when it begins and when it is over. */
const conditionsOf = (filters: readonly Filter[], first: number): string[] =>
  filters.map((filter, nth) => {
    if (filter === 'condition') return `l.condition = $${first + nth}`;
    if (filter === 'words') return 'l.words like all ((select patterns from patterns)::text[])';
    return `l.status_updated_at >= $${first + nth}::timestamptz and l.status_updated_at < $${first + nth + 1}::timestamptz`;
  });

/** The words of a search as patterns; nothing that was typed is a wildcard. */
const patternsOf = (filters: readonly Filter[], first: number): string[] =>
  filters.includes('words')
    ? [
        `patterns as materialized (
    select array_agg('%' || regexp_replace(platform.plain(word), '([\\\\%_])', '\\\\\\1', 'g') || '%') as patterns
    from unnest($${first + filters.indexOf('words')}::text[]) word)`,
      ]
    : [];

/**
 * $1 lister, $2 limit, $3 moment and $4 uuid to start after; then what it is filtered by. Each filter makes a statement of its
 * own. What decides is in an index, so totals are counted there alone, and a list is filtered without a look at a listing:
 * 20,000 in 3 ms.
 */
const inState = ({ name, status, since, entry }: ListOfState, ...filters: Filter[]) => {
  // A period is a part of the order of the list.
  const isFiltered = filters.some((filter) => filter !== 'period');
  const fits = [
    `l.lister = $1 and l.status = '${status}'`,
    ...(entry === LISTING_FOR_LISTER ? [] : ['exists (select from users.listers where uuid = $1)']),
    // Which all are: it leads to the index that has what a list is filtered by.
    ...(isFiltered ? ['l.words is not null'] : []),
    ...conditionsOf(filters, 5),
  ].join(' and ');
  const onPage = (row: string) => `(${row}.${since}, ${row}.uuid) < ($3::timestamptz, $4::uuid)
      order by ${row}.${since} desc, ${row}.uuid desc limit $2::int + 1`;
  // The total wants every listing looked at, so it and the page come of one look. Those of the page are then fetched one by
  // one (`limit 1`): a plan for all lengths of a page would fetch them all.
  const withs = [
    ...patternsOf(filters, 5),
    ...(isFiltered
      ? [`found as materialized (select l.uuid, l.${since} from listings.listings l where ${fits})`]
      : []),
  ];
  return {
    name: [name, ...filters].join('.'),
    text: `${withs.length > 0 ? `with ${withs.join(', ')}` : ''}
      ${pageText({
        entry,
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

const SELLER = `seller as materialized (
      select role from users.listers where uuid = $1 and ${neitherBlocked('$7::uuid', '$1::uuid')})`;

/**
 * $1 lister, $2 limit, $3 rank, $4 moment and $5 uuid to start after, $6 now, $7 who asks; then what it is filtered by: what others see, unless one has blocked the other. The
 * ages of all counts are looked at once in an index, for the total and the page alike.
 */
const onMarket = (...filters: Filter[]) => ({
  name: ['listings.of-lister.market', ...filters].join('.'),
  text: `with ${[
    SELLER,
    ...patternsOf(filters, 8),
    `found as materialized (
        select l.uuid, l.created_at, ${staleRank('l.counted_at', 'seller.role', '$6')} as rank
        from seller join listings.listings l on l.lister = $1 and l.status = 'ACTIVE' and l.words is not null
        where ${[isOnMarket('l.counted_at', 'seller.role', '$6'), ...conditionsOf(filters, 8)].join(' and ')})`,
  ].join(', ')}
    ${pageText({
      entry: listingOfRole('(select role from seller)'),
      key: 'l.rank, l.created_at, l.uuid',
      rows: `select l.*, page.rank from (
          select * from found where rank > $3::int or rank = $3 and (created_at, uuid) < ($4::timestamptz, $5::uuid)
          order by rank, created_at desc, uuid desc limit $2::int + 1) page
        cross join lateral (select * from listings.listings where uuid = page.uuid limit 1) l
        order by page.rank, page.created_at desc, page.uuid desc`,
      total: 'select count(*)::int from found',
    })}`,
});

/**
 * The same without a filter. Those with a fresh count are read in the order of an index, and stale ones only for a page that those
 * don't fill; the total is counted in an index by age.
 */
const allOnMarket = () => {
  const [countedAt, role] = ['l.counted_at', '(select role from seller)'];
  const page = (rank: number, more: readonly string[]) => `
        select l.uuid, l.created_at, ${rank} as rank from listings.listings l
        where ${[
          `l.lister = $1 and l.status = 'ACTIVE' and exists (select from seller) and $3::int <= ${rank}`,
          `(l.created_at, l.uuid) < (case $3::int when ${rank} then $4::timestamptz else 'infinity' end, $5::uuid)`,
          ...more,
        ].join(' and ')}
        order by l.created_at desc, l.uuid desc limit $2::int + 1`;
  const isCountFresh = isFresh(countedAt, role, '$6');
  return {
    name: 'listings.of-lister.market',
    text: `with ${SELLER},
      fresh as materialized (${page(0, [isCountFresh])}),
      stale as materialized (${page(1, [
        `not ${isCountFresh}`,
        isOnMarket(countedAt, role, '$6'),
        '(select count(*) from fresh) <= $2::int',
      ])})
      ${pageText({
        entry: listingOfRole(role),
        key: 'l.rank, l.created_at, l.uuid',
        rows: `select l.*, page.rank from (
            select * from (select * from fresh union all select * from stale) both_ages
            order by rank, created_at desc, uuid desc limit $2::int + 1) page
          cross join lateral (select * from listings.listings where uuid = page.uuid limit 1) l
          order by page.rank, page.created_at desc, page.uuid desc`,
        total: `select count(*)::int from listings.listings l
          where l.lister = $1 and l.status = 'ACTIVE' and exists (select from seller)
            and l.counted_at > ${expiredSince(role, '$6')}`,
      })}`,
  };
};

const filtered = <Statement>(of: (...filters: Filter[]) => Statement) => ({
  all: of(),
  condition: of('condition'),
  words: of('words'),
  both: of('condition', 'words'),
});

const ofOwner = (status: 'ACTIVE' | 'RESERVED' | 'SOLD', since: ListOfState['since']): ListOfState => ({
  ...{ name: `listings.of-lister.${status.toLowerCase()}`, status, since, entry: LISTING_FOR_LISTER },
});
const ON_HOLD: ListOfState = {
  ...{ name: 'listings.of-lister.on-hold', status: 'RESERVED', since: 'status_updated_at', entry: LISTING },
};

/**
 * Listings of a lister, all or filtered. To their lister active ones come newest first, and sold ones with the latest sale first;
 * to others those with a fresh count come first, and none of a lister whose account is closed. What is
 * reserved is ON_HOLD to others.
 */
export const OF_LISTER = {
  ACTIVE: filtered((...filters) => inState(ofOwner('ACTIVE', 'created_at'), ...filters)),
  RESERVED: filtered((...filters) => inState(ofOwner('RESERVED', 'status_updated_at'), ...filters)),
  SOLD: filtered((...filters) => inState(ofOwner('SOLD', 'status_updated_at'), ...filters)),
  ON_HOLD: filtered((...filters) => inState(ON_HOLD, ...filters)),
  MARKET: { ...filtered(onMarket), all: allOnMarket() },
};

/** Of those that are sold. */
export const SOLD_IN_PERIOD = inState(ofOwner('SOLD', 'status_updated_at'), 'period');

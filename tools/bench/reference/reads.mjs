// The reads of the reference: each answer is built by PostgreSQL as JSON, in one statement, as text that goes out as it is.
import { pathToFileURL } from 'node:url';
import { at } from '../../../scripts/lib/root.mjs';
import { limitOf, period } from './asked.mjs';
import { moment } from './moment.mjs';

/** The arithmetic of distances is the product's: it is a part of the answer, not of the way to it. */
const { distanceKey, distanceTo, isWithinRadius, viewerSql } = await import(
  pathToFileURL(at('backend/dist/modules/places/distance.sql.js')).href
);

const days = (ofStores, ofPlayers, role) => `case ${role} when 'STORE' then interval '${ofStores * 24} hours'
  else interval '${ofPlayers * 24} hours' end`;
const photo = (size) => `'/api/listings/photos/' || f.name || '/${size}'`;
/** A listing `l` as the API answers it; its lister has this role. */
export const listing = (
  role,
) => `'uuid', l.uuid, 'userId', l.lister, 'cardId', l.card_id, 'cardName', l.card_name,
  'cardSet', l.card_set_name, 'cardSetCode', l.card_set_code, 'cardNumber', l.card_number, 'cardImageUrl', l.card_image_url,
  'condition', l.condition, 'type', l.type, 'finish', l.finish, 'language', l.language, 'price', l.price_cents / 100.0::float8,
  'status', l.status, 'finalSoldPrice', l.final_price_cents / 100.0::float8, 'statusUpdatedAt', ${moment('l.status_updated_at')},
  'createdAt', ${moment('l.created_at')}, 'reservedUntil', ${moment('l.reserved_until')}, 'reservedTimeZone', l.reserved_zone,
  'version', l.version, 'note', l.note, 'isSigned', l.is_signed,
  'isAltered', l.is_altered, 'countedAt', ${moment('l.counted_at')},
  'freshUntil', ${moment(`(l.counted_at + ${days(30, 60, role)})`)},
  'listedUntil', ${moment(`(l.counted_at + ${days(60, 120, role)})`)},
  'photos', (select coalesce(json_agg(json_build_object('uuid', f.uuid, 'url', ${photo('full')}, 'thumbnailUrl',
      ${photo('thumbnail')}, 'width', f.width, 'height', f.height) order by f.position, f.uuid), '[]')
    from listings.photo f where f.listing = l.uuid and f.removed_at is null)`;
/** Whether a copy `l` is on the market, and whether its count is stale. */
const onMarket = (role) => `l.counted_at + ${days(60, 120, role)} > now()`;
const isStale = (role) => `(l.counted_at + ${days(30, 60, role)} <= now())`;
const ROLE = '(select role from users.listers where uuid = $1)';

const EVENT = `'id', e.id, 'uuid', e.uuid, 'name', e.name, 'date', to_char(e.starts_at at time zone 'UTC', 'YYYY-MM-DD'),
  'time', to_char(e.starts_at at time zone 'UTC', 'HH24:MI:SS'), 'location', e.location, 'timeZone', e.time_zone,
  'format', json_build_object('id', f.id, 'value', f.value, 'name', f.name, 'tcg', f.tcg),
  'user', json_build_object('uuid', e.store, 'name', h.name), 'version', e.version, 'distance', ${distanceTo('e.store')},
  'endDate', to_char(e.ends_at at time zone 'UTC', 'YYYY-MM-DD'), 'endTime', to_char(e.ends_at at time zone 'UTC', 'HH24:MI:SS'),
  'fee', e.fee_cents / 100.0::float8, 'description', e.description, 'whatToBring', e.what_to_bring, 'prizes', e.prizes,
  'rulesLevel', e.rules_level, 'place', null, 'picture', null, 'series', null, 'attendance', json_build_object('capacity', e.capacity, 'leastPlayers', e.least_players,
    'going', coalesce(t.going, 0), 'interested', coalesce(t.interested, 0), 'waiting', coalesce(t.waiting + t.offered, 0),
    'freePlaces', e.capacity - coalesce(t.going + t.offered, 0))`;
const HOSTED = `join users.listers h on h.uuid = e.store join catalogs.formats f on f.id = e.format_id
  left join events.turnout t on t.event = e.uuid`;

const WATCHED = `'cardId', w.card_id, 'cardName', w.card_name, 'cardSet', w.card_set_name, 'cardSetCode', w.card_set_code,
  'cardNumber', w.card_number, 'cardImageUrl', w.card_image_url, 'marketPrice', m.usd / 100.0::float8,
  'marketPriceFoil', m.usd_foil / 100.0::float8,
  'marketPriceDate', case when num_nonnulls(m.usd, m.usd_foil) > 0 then m.as_of end, 'addedAt', ${moment('w.added_at')}`;
const PRICED =
  'left join cards.printing p on p.id = w.card_id left join cards.printing_price m on m.pid = p.pid';

const list = (
  fields,
  from,
  total,
) => `select coalesce(json_agg(json_build_object(${fields})), '[]')::text as body,
  (${total}) as total from (${from}) l`;

/** $1 card, $2 limit, $3 who asks. */
const withCard = `with ${viewerSql('$3')} select coalesce(json_agg(json_build_object(${listing('l.role')}, 'name', l.name, 'email', l.email,
    'phoneNumber', l.phone_number, 'address', l.address, 'role', l.role, 'distance', ${distanceTo('l.lister')})), '[]')::text as body,
  (select count(*) from listings.listings l join users.listers u on u.uuid = l.lister
    where l.card_id = $1 and l.status = 'ACTIVE' and ${onMarket('u.role')}) as total
  from (select l.*, p.name, p.email, p.phone_number, p.address, p.role from listings.listings l
    join users.listers p on p.uuid = l.lister where l.card_id = $1 and l.status = 'ACTIVE' and ${onMarket('p.role')}
    order by ${isStale('p.role')}, l.price_cents, l.uuid limit $2) l`;

const OF_SAME_CARD = `l.status = 'ACTIVE'
    and l.card_id in (select id from cards.card_ids where card = (select card from cards.card_ids where id = $1))`;
/** $1 card, $2 limit, $3 who asks. */
const withCardInAnyPrinting = `with ${viewerSql('$3')} select coalesce(json_agg(json_build_object(${listing('l.role')}, 'name', l.name, 'email', l.email,
    'phoneNumber', l.phone_number, 'address', l.address, 'role', l.role, 'distance', ${distanceTo('l.lister')}) order by l.rank, l.price_cents, l.uuid), '[]')::text as body,
  (select count(*) from listings.listings l join users.listers u on u.uuid = l.lister
    where ${OF_SAME_CARD} and ${onMarket('u.role')}) as total
  from (select l.*, p.name, p.email, p.phone_number, p.address, p.role, (l.card_id <> $1)::int * 2 + ${isStale('p.role')}::int as rank
    from listings.listings l join users.listers p on p.uuid = l.lister where ${OF_SAME_CARD} and ${onMarket('p.role')}
    order by rank, l.price_cents, l.uuid limit $2) l`;

/** What its lister alone sees of a sale. */
const SALE = `, 'externalId', l.external_id, 'shelf', l.shelf, 'privateNote', l.private_note, 'pricePaid', l.paid_cents / 100.0::float8,
  'deal', l.deal, 'soldTo', (select json_build_object('uuid', a.uuid, 'name', a.name) from listings.ledger g
    join users.listers a on a.uuid = g.receiver where g.listing = l.uuid and g.kind = 'TRANSFERRED' order by g.seq desc limit 1)`;

/** $1 lister, $2 limit, $3 moment and $4 uuid to start after. */
const ofLister = (status, moment, own = '') =>
  list(
    listing(ROLE) + own,
    `select * from listings.listings l where l.lister = $1 and l.status = '${status}'
      and (l.${moment}, l.uuid) < ($3::timestamptz, $4::uuid)
      order by l.${moment} desc, l.uuid desc limit $2`,
    `select count(*) from listings.listings c where c.lister = $1 and c.status = '${status}'`,
  );

/** $1 lister, $2 limit, $3 what the row is to be like. */
const searched = list(
  listing(ROLE),
  `select * from listings.listings l where l.lister = $1 and l.status = 'ACTIVE' and l.words like $3
    order by l.created_at desc, l.uuid desc limit $2`,
  `select count(*) from listings.listings c where c.lister = $1 and c.status = 'ACTIVE' and c.words like $3`,
);

/** $1 owner, $2 limit. */
const watchlist = `select coalesce(json_agg(json_build_object(${WATCHED}) order by w.added_at desc, w.card_id desc), '[]')::text as body,
  (select count(*) from watchlist.watched_card c where c.owner = $1) as total
  from (select * from watchlist.watched_card w where w.owner = $1 order by w.added_at desc, w.card_id desc limit $2) w ${PRICED}`;

/** $1 limit, $2 and $3 the period, and $4 a format where there is one; who asks comes last. */
const events = (
  fits,
  total,
  caller,
) => `with ${viewerSql(caller)} select coalesce(json_agg(json_build_object(${EVENT}) order by e.starts_at, e.uuid), '[]')::text as body,
  (${total}) as total
  from (select e.* from events.event e join users.listers h on h.uuid = e.store where ${fits}
    order by e.starts_at, e.uuid limit $1) e ${HOSTED}`;
const IN_PERIOD = 'e.starts_at between $2 and $3';
/** As the product's: at most one row more than it says. */
const capped = (rows) =>
  `select case when count(*) > 10000 then '10000+' else count(*)::text end from (${rows} limit 10001) counted`;
const countOf = (fits) =>
  capped(
    `select from events.event e join users.listers h on h.uuid = e.store where ${fits} order by e.starts_at`,
  );
const OF_FORMAT = `${IN_PERIOD} and e.format_id = (select id from catalogs.tcg_format where value = $4)`;

/** $1 limit. */
const stores = `select coalesce(json_agg(json_build_object('uuid', s.uuid, 'name', s.name, 'address', s.address,
    'phoneNumber', s.phone_number, 'email', s.email, 'website', s.website) order by s.place, s.uuid), '[]')::text as body,
  (${capped('select from users.listed_stores')}) as total
  from (select s.*, row_number() over (order by o.is_idle, o.sort_name, o.uuid) as place
    from (select * from users.listed_stores order by is_idle, sort_name, uuid limit $1) o join users.listers s on s.uuid = o.uuid) s`;

const upcoming = (
  whose,
) => `(select coalesce(json_agg(json_build_object(${EVENT}) order by e.starts_at, e.uuid), '[]')
  from (select e.* from events.event e join users.listers h on h.uuid = e.store
    where ${whose} e.starts_at between now() and now() + interval '3 days' order by e.starts_at, e.uuid limit 20) e ${HOSTED})`;

/** $1 store. */
const storeSummary = `with ${viewerSql('$1')} select json_build_object('upcomingEvents', ${upcoming('e.store = $1 and')},
  'totalListings', (select count(*) from listings.listings where lister = $1 and status = 'ACTIVE'),
  'totalEventsHosted', (select count(*) from events.event where store = $1),
  'totalWatchlist', (select coalesce(sum(watchers), 0) from watchlist.watcher_count where card_id = any (array(
      select card_id from listings.listings where lister = $1 and status = 'ACTIVE' and type in ('SELL', 'TRADE'))))
    - (select count(*) from (select distinct card_id from listings.listings
        where lister = $1 and status = 'ACTIVE' and type in ('SELL', 'TRADE')) stock
      join watchlist.watched_card w on w.card_id = stock.card_id and w.owner = $1))::text as body`;

/** $1 player, with the events within their radius. */
const NEARBY = `((select radius_km from viewer) is null or ${isWithinRadius(distanceKey('e.store'))}) and`;
const userSummary = `with ${viewerSql('$1')} select json_build_object('upcomingEvents', ${upcoming(NEARBY)},
  'watchlists', (select coalesce(json_agg(json_build_object(${WATCHED}) order by w.added_at desc, w.card_id desc), '[]')
    from (select * from watchlist.watched_card where owner = $1 order by added_at desc, card_id desc limit 20) w ${PRICED}))::text as body`;

const cardById = 'select raw::text as body from cards.card_raw where id = $1';
/** $1 set, $2 number. */
const cardByNumber = `select r.raw::text as body from cards.printing p join cards.card_raw r using (id)
  where p.set_code = $1 and p.collector_number = $2 and p.gone_at is null order by p.lang <> 'en', p.lang limit 1`;

/** The first page of a list starts after this, so that an index bounds every page alike. */
const LAST = ['infinity', 'ffffffff-ffff-ffff-ffff-ffffffffffff'];
const after = (url) => {
  const cursor = url.searchParams.get('after');
  return cursor ? JSON.parse(Buffer.from(cursor, 'base64url').toString()).slice(-LAST.length) : LAST;
};
const like = (url) => `%${url.searchParams.get('q').toLowerCase()}%`;
const isSearched = (url) => url.searchParams.has('q');

/** Each: the name of its statement, its path, and the values it takes from there. */
export const READS = [
  {
    name: 'with-card-in-any-printing',
    path: /^\/api\/listings\/with-card$/,
    where: (url) => url.searchParams.get('printings') === 'any',
    text: withCardInAnyPrinting,
    values: (_, url, _body, caller) => [url.searchParams.get('cardId'), limitOf(url), caller],
  },
  {
    name: 'with-card',
    path: /^\/api\/listings\/with-card$/,
    text: withCard,
    values: (_, url, _body, caller) => [url.searchParams.get('cardId'), limitOf(url), caller],
  },
  {
    name: 'active-searched',
    path: /^\/api\/listings\/user\/([^/]+)\/status\/ACTIVE$/,
    where: isSearched,
    text: searched,
    values: ([, lister], url) => [lister, limitOf(url), like(url)],
  },
  {
    name: 'active',
    path: /^\/api\/listings\/user\/([^/]+)\/status\/ACTIVE$/,
    text: ofLister('ACTIVE', 'created_at'),
    values: ([, lister], url) => [lister, limitOf(url), ...after(url)],
  },
  {
    name: 'order-history',
    path: /^\/api\/listings\/user\/([^/]+)\/order-history$/,
    text: ofLister('SOLD', 'status_updated_at', SALE),
    values: ([, lister], url) => [lister, limitOf(url), ...after(url)],
  },
  {
    name: 'watchlist',
    path: /^\/api\/watchlist\/([^/]+)$/,
    text: watchlist,
    values: ([, owner], url) => [owner, limitOf(url)],
  },
  {
    name: 'events-of-format',
    path: /^\/api\/events$/,
    where: (url) => url.searchParams.has('format'),
    text: events(OF_FORMAT, countOf(OF_FORMAT), '$5'),
    values: (_, url, _body, caller) => [limitOf(url), ...period(url), url.searchParams.get('format'), caller],
  },
  {
    name: 'events',
    path: /^\/api\/events$/,
    text: events(IN_PERIOD, countOf(IN_PERIOD), '$4'),
    values: (_, url, _body, caller) => [limitOf(url), ...period(url), caller],
  },
  { name: 'stores', path: /^\/api\/users\/stores$/, text: stores, values: (_, url) => [limitOf(url)] },
  {
    name: 'store-summary',
    path: /^\/api\/dashboard\/store-summary\/([^/]+)$/,
    text: storeSummary,
    values: ([, store]) => [store],
  },
  {
    name: 'user-summary',
    path: /^\/api\/dashboard\/user-summary\/([^/]+)$/,
    text: userSummary,
    values: ([, user]) => [user],
  },
  {
    name: 'card-by-id',
    path: /^\/api\/cards\/([0-9a-f-]{36})$/,
    text: cardById,
    values: ([, id]) => [id],
  },
  {
    name: 'card-by-number',
    path: /^\/api\/cards\/([^/]+)\/([^/]+)$/,
    text: cardByNumber,
    values: ([, set, number]) => [set, decodeURIComponent(number)],
  },
];

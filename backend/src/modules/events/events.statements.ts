// The SQL of the reads; what is shown, PostgreSQL writes as JSON. The rows are those of the published view.
import { cappedTotal, pageText } from '../../platform/database/json-page.js';
import { distanceKey, distanceKeyOfPoint, viewerSql } from '../places/index.js';
import { EVENT_ENTRY } from './event-entry.sql.js';
import { pointOf } from './place.sql.js';

/** Who asks is $8 in all lists. */
const VIEWER = viewerSql('$8');
const PAGE = { entry: EVENT_ENTRY, key: 'l.starts_at, l.uuid', limit: '$1::int' };

/** $2 and $3 the period. */
export const IN_PERIOD = 'e.starts_at between $2 and $3';
/** The formats that $4 the word of a game and $5 that of a format name; where one is null, all of them. */
const NAMED = `array(select f.id from catalogs.formats f
      where ($5::text is null or f.value = $5) and ($4::text is null or f.tcg ->> 'value' = $4))`;
const ofFormats = (row: string) =>
  `(num_nonnulls($4::text, $5::text) = 0 or ${row}.format_id = any (${NAMED}))`;
export const OF_FORMATS = ofFormats('e');

interface Order {
  /** The sort key of a row `l`, if it has more than the moment. */
  readonly key?: string;
  readonly after: string;
  readonly first: string;
}
/** $6 moment and $7 uuid to start after. The first page has an end of its period here, so that the index bounds both. */
const SOONEST: Order = {
  after: '(e.starts_at, e.uuid) > ($6::timestamptz, $7::uuid)',
  first: 'order by e.starts_at, e.uuid limit $1::int + 1',
};
const LATEST: Order = {
  after: '(e.starts_at, e.uuid) < ($6::timestamptz, $7::uuid)',
  first: 'order by e.starts_at desc, e.uuid desc limit $1::int + 1',
};
/** $10 is the distance key to start after. */
const NEAREST: Order = {
  key: 'l.distance_key, l.starts_at, l.uuid',
  after: '(e.distance_key, e.starts_at, e.uuid) > ($10::int, $6::timestamptz, $7::uuid)',
  first: 'order by e.distance_key, e.starts_at, e.uuid limit $1::int + 1',
};

/** Of the events of a series in the period the first one alone; where a list is of some formats, of those in them. */
const firstOfSeries = (isListed = '') => `(e.series is null or not exists (
  select from events.event p where p.series = e.series and p.starts_at >= $2 ${isListed && `and ${isListed}`}
    and (p.starts_at, p.uuid) < (e.starts_at, e.uuid)))`;
const OF_ALL_STORES = 'in (select store from events.event where starts_at between $2 and $3)';
/** The distance key of an event `e` that is at its own place. */
const KEY_ELSEWHERE = distanceKeyOfPoint(pointOf('e'));
/** $9 is the distance key to start after. */
const AFTER = '(h.distance_key, e.starts_at, e.uuid) > ($9::int, $6::timestamptz, $7::uuid)';

/** The lists of events: each event, or each series once. */
function listStatements(suffix: '' | '.once') {
  const isOnce = suffix === '.once';
  const inPeriod = isOnce ? `${IN_PERIOD} and ${firstOfSeries()}` : IN_PERIOD;
  const ofFormatsOnce = isOnce ? `${OF_FORMATS} and ${firstOfSeries(ofFormats('p'))}` : OF_FORMATS;
  /** What tells the events apart that are found by words, of which a list that has series once shows the first. */
  const series = 'coalesce(t.series, t.uuid)';

  /**
   * All events of some open stores that say the words $9 in their name, location or store's name are found once, for the
   * total and the page alike. What is searched is made plain once an event and once a store, not once a word; how far a store is, is
   * computed once, too.
   */
  const searchStatement = (name: string, stores: string, { key = PAGE.key, after, first }: Order) => {
    const isMeasured = key !== PAGE.key;
    const measured = `case when e.place_latitude is null then h.distance_key else ${KEY_ELSEWHERE} end as distance_key`;
    const distance = (row: string) => (isMeasured ? `, ${row}.distance_key` : '');
    return {
      name: `${name}${suffix}`,
      text: `with ${VIEWER}, words as materialized (select platform.plain(word) as word from unnest($9::text[]) word),
    hosts as materialized (
      select h.uuid, platform.plain(h.name) as plain ${isMeasured ? `, ${distanceKey('h.uuid')} as distance_key` : ''}
      from users.listers h where h.uuid ${stores}),
    candidates as materialized (
      select e.uuid, e.starts_at, e.series, h.plain as host, platform.plain(e.name || ' ' || e.location) as plain ${isMeasured ? `, ${measured}` : ''}
      from events.event e join hosts h on h.uuid = e.store
      where ${IN_PERIOD} and ${OF_FORMATS}),
    found as materialized (
      select ${isOnce ? `distinct on (${series})` : ''} t.uuid, t.starts_at ${distance('t')} from candidates t
      where not exists (select from words w where strpos(t.plain, w.word) = 0 and strpos(t.host, w.word) = 0)
      ${isOnce ? `order by ${series}, t.starts_at, t.uuid` : ''}),
    page as (select e.uuid ${distance('e')} from found e where ${after} ${first})
    ${pageText({
      ...PAGE,
      key,
      rows: `select e.* from (select e.* ${distance('page')} from page join events.scheduled e on e.uuid = page.uuid) e ${first}`,
      total: cappedTotal('select from found'),
    })}`,
    };
  };

  return {
    /** Events of all open stores: $1 limit, $2 and $3 the period, $4 and $5 nothing, $6 and $7 where to start after, $8 who asks. */
    all: {
      name: `events.all${suffix}`,
      text: `with ${VIEWER} ${pageText({
        ...PAGE,
        rows: `select e.* from events.scheduled e
      where num_nonnulls($4::text, $5::text) = 0 and ${inPeriod} and ${SOONEST.after} ${SOONEST.first}`,
        // In the order of its index, so that the count ends with the limit.
        total: cappedTotal(
          `select from events.event e join users.listers h on h.uuid = e.store where ${inPeriod} order by e.starts_at`,
        ),
      })}`,
    },
    /** The same of the formats that $4 and $5 name, found once in the index alone, for the total and the page alike. */
    filtered: {
      name: `events.narrowed${suffix}`,
      text: `with ${VIEWER}, found as materialized (
      select e.uuid, e.starts_at from events.event e join users.listers h on h.uuid = e.store
      where ${IN_PERIOD} and e.format_id = any (${NAMED}) ${isOnce ? `and ${firstOfSeries(`p.format_id = any (${NAMED})`)}` : ''})
    ${pageText({
      ...PAGE,
      rows: `select e.* from (select e.uuid from found e where ${SOONEST.after} ${SOONEST.first}) page
        join events.scheduled e on e.uuid = page.uuid ${SOONEST.first}`,
      total: cappedTotal('select from found'),
    })}`,
    },
    /** Events of all open stores that say the words $9, the soonest first. */
    search: searchStatement('events.search', OF_ALL_STORES, SOONEST),
    /** The same events, those of the nearest store first. */
    searchNearest: searchStatement('events.nearest', OF_ALL_STORES, NEAREST),
    /**
     * The same without words: stores in their order, each with as many of its events as a page has, so that those beyond the page are
     * not read. Events at places of their own, which are few, are measured each.
     */
    nearestStoresFirst: {
      name: `events.nearest-stores-first${suffix}`,
      text: `with ${VIEWER}, hosts as materialized (
      select h.uuid, ${distanceKey('h.uuid')} as distance_key from users.listers h where h.role = 'STORE'),
    at_stores as (
      select e.uuid, e.starts_at, h.distance_key
      from (select * from hosts where distance_key >= $9::int order by distance_key offset 0) h
      cross join lateral (
        select e.uuid, e.starts_at from events.event e
        where e.store = h.uuid and e.place_latitude is null and ${IN_PERIOD} and ${ofFormatsOnce} and ${AFTER}
        order by e.starts_at, e.uuid limit $1::int + 1) e
      order by h.distance_key, e.starts_at, e.uuid limit $1::int + 1),
    elsewhere as materialized (
      select e.uuid, e.starts_at, ${KEY_ELSEWHERE} as distance_key
      from events.event e join users.listers o on o.uuid = e.store
      where e.place_latitude is not null and ${IN_PERIOD} and ${ofFormatsOnce}),
    page as materialized (
      select uuid, distance_key from (
        select * from at_stores union all
        (select e.* from elsewhere e where ${AFTER.replace('h.', 'e.')}
          order by e.distance_key, e.starts_at, e.uuid limit $1::int + 1)) every
      order by distance_key, starts_at, uuid limit $1::int + 1)
    ${pageText({
      ...PAGE,
      key: 'l.distance_key, l.starts_at, l.uuid',
      rows: `select e.*, page.distance_key from page join events.scheduled e on e.uuid = page.uuid
        order by page.distance_key, e.starts_at, e.uuid`,
      total: cappedTotal(`select from events.event e join users.listers h on h.uuid = e.store
        where ${IN_PERIOD} and ${ofFormatsOnce} order by e.starts_at`),
    })}`,
    },
    /** Events of the store $10 that say the words $9, the soonest first; no words ask for everything. */
    ofStore: searchStatement('events.of-store', '= $10', SOONEST),
    /** The same events, the latest first. */
    ofStoreLatest: searchStatement('events.of-store-latest', '= $10', LATEST),
  };
}

/** By whether a series is shown as each of its events or as the next one. */
export const LISTS = { each: listStatements(''), next: listStatements('.once') };

/** The soonest events of all open stores, without a total: $1 limit, $2 and $3 the period, $4 who asks, null for anybody. */
export const UPCOMING = {
  name: 'events.upcoming',
  text: `with ${viewerSql('$4')} select to_json(event) as event from (
      select e.* from events.scheduled e where ${IN_PERIOD} order by e.starts_at, e.uuid limit $1::int) l
    cross join lateral (select ${EVENT_ENTRY}) event`,
};

/** How many events open stores have in a period: $1 how far it is counted, $2 and $3 the period. */
export const COUNT_UPCOMING = {
  name: 'events.count-upcoming',
  text: `select count(*)::int as total from (
      select from events.event e join users.listers h on h.uuid = e.store
      where e.starts_at between $2 and $3 order by e.starts_at limit $1::int) known`,
};

/** $1 uuid, $2 who asks, null for anybody. */
export const ONE = {
  name: 'events.one',
  text: `with ${viewerSql('$2')} select to_json(event) as event
    from (select e.* from events.scheduled e where e.uuid = $1) l
    cross join lateral (select ${EVENT_ENTRY}) event`,
};

/** $1 uuids, $2 who asks: the events in the order of these. */
export const SEVERAL = {
  name: 'events.several',
  text: `with ${viewerSql('$2')} select to_json(event) as event
    from (select e.*, place from unnest($1::uuid[]) with ordinality asked (uuid, place)
      join events.scheduled e on e.uuid = asked.uuid) l
    cross join lateral (select ${EVENT_ENTRY}) event order by l.place`,
};

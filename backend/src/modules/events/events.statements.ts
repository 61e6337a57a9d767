// The SQL of the reads. A page comes with one row more, so that the next page is known without a second look.

const COLUMNS = `e.id, e.uuid, e.store, e.name, e.location, e.starts_at, e.time_zone, e.version, h.name as host,
  json_build_object('id', f.id, 'value', f.value, 'name', f.name, 'tcg', f.tcg) as format`;
const NEIGHBOURS = `join users.listers h on h.uuid = e.store join catalogs.formats f on f.id = e.format_id`;

/** $2 and $3 the period, $4 formats. */
const FITS = 'e.starts_at between $2 and $3 and ($4::int[] is null or e.format_id = any ($4))';

/** $5 moment and $6 uuid to start after. The first page has an end of its period here, so that the index bounds both. */
const SOONEST = {
  after: '(e.starts_at, e.uuid) > ($5::timestamptz, $6::uuid)',
  first: 'order by e.starts_at, e.uuid limit $1::int + 1',
};
const LATEST = {
  after: '(e.starts_at, e.uuid) < ($5::timestamptz, $6::uuid)',
  first: 'order by e.starts_at desc, e.uuid desc limit $1::int + 1',
};

/** Events of all open stores: $1 limit, $2 and $3 the period, $4 formats, $5 and $6 where to start after. */
export const ALL = {
  name: 'events.all',
  text: `select ${COLUMNS},
      (select count(*)::int from events.event e join users.listers h on h.uuid = e.store where ${FITS}) as total
    from events.event e ${NEIGHBOURS} where ${FITS} and ${SOONEST.after} ${SOONEST.first}`,
};

/**
 * All events of some open stores that say the words $7 in their name, location or store's name are found once, for the
 * total and the page alike. What is searched is made plain once an event and once a store, not once a word.
 */
const saying = (name: string, stores: string, { after, first } = SOONEST) => ({
  name,
  text: `with words as materialized (select platform.plain(word) as word from unnest($7::text[]) word),
    hosts as materialized (select uuid, platform.plain(name) as plain from users.listers where uuid ${stores}),
    told as materialized (
      select e.uuid, e.starts_at, h.plain as host, platform.plain(e.name || ' ' || e.location) as plain
      from events.event e join hosts h on h.uuid = e.store where ${FITS}),
    found as materialized (
      select t.uuid, t.starts_at from told t
      where not exists (select from words w where strpos(t.plain, w.word) = 0 and strpos(t.host, w.word) = 0)),
    page as (select e.uuid from found e where ${after} ${first})
    select ${COLUMNS}, (select count(*)::int from found) as total
    from page join events.event e on e.uuid = page.uuid ${NEIGHBOURS} ${first}`,
});

/** Events of all open stores that say the words $7. */
export const SEARCH = saying(
  'events.search',
  'in (select store from events.event where starts_at between $2 and $3)',
);

/** Events of the store $8 that say the words $7, the soonest first; no words ask for everything. */
export const OF_STORE = saying('events.of-store', '= $8');

/** The same events, the latest first. */
export const OF_STORE_LATEST = saying('events.of-store-latest', '= $8', LATEST);

const upcoming = (name: string, whose: string) => ({
  name,
  text: `select ${COLUMNS} from events.event e ${NEIGHBOURS}
    where ${whose} e.starts_at between $2 and $3 order by e.starts_at, e.uuid limit $1::int`,
});

/** The soonest events of all open stores, without a total: $1 limit, $2 and $3 the period. */
export const UPCOMING = upcoming('events.upcoming', '');

/** The soonest events of the store $4. */
export const UPCOMING_OF_STORE = upcoming('events.upcoming-of-store', 'e.store = $4 and');

/** How many events open stores have in a period: $1 how far it is counted, $2 and $3 the period. */
export const COUNT_UPCOMING = {
  name: 'events.count-upcoming',
  text: `select count(*)::int as total from (
      select from events.event e join users.listers h on h.uuid = e.store
      where e.starts_at between $2 and $3 order by e.starts_at limit $1::int) known`,
};

/** How many events the store $1 has scheduled, whenever they are. */
export const COUNT_OF_STORE = {
  name: 'events.count-of-store',
  text: 'select count(*)::int as total from events.event where store = $1',
};

/** $1 uuid. */
export const ONE = {
  name: 'events.one',
  text: `select ${COLUMNS} from events.event e ${NEIGHBOURS} where e.uuid = $1`,
};

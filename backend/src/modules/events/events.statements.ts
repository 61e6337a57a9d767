// The SQL of the reads. A page comes with one row more, so that the next page is known without a second look.

const COLUMNS = `e.id, e.uuid, e.store, e.name, e.location, e.starts_at, e.time_zone, e.version, h.name as host,
  json_build_object('id', f.id, 'value', f.value, 'name', f.name, 'tcg', f.tcg) as format`;

/** $2 and $3 the period, $4 formats. */
const FITS = 'e.starts_at between $2 and $3 and ($4::int[] is null or e.format_id = any ($4))';

/**
 * $1 limit, $2 and $3 the period, $4 formats, $5 moment and $6 uuid to start after. `hosts` are the open stores,
 * `also` what else must be true.
 */
const page = (name: string, hosts: string, also: string, first = '') => ({
  name,
  text: `${first}
    select ${COLUMNS},
      (select count(*)::int from events.event e join ${hosts} h on h.uuid = e.store where ${FITS} ${also}) as total
    from events.event e
    join ${hosts} h on h.uuid = e.store
    join catalogs.formats f on f.id = e.format_id
    where ${FITS} ${also} and (e.starts_at, e.uuid) > ($5::timestamptz, $6::uuid)
    order by e.starts_at, e.uuid limit $1::int + 1`,
});

/** Each of the words $7 stands in the event's name or location or in its store's name. */
const SAID = `and not exists (select from words w
  where strpos(e.plain, w.word) = 0 and strpos(h.plain, w.word) = 0)`;
const WORDS = 'words as materialized (select platform.plain(word) as word from unnest($7::text[]) word)';

/** Events of all open stores. */
export const ALL = page('events.all', 'users.listers', '');

/** Events of all open stores that say the words $7. Each store's name is made plain once, not once an event. */
export const SEARCH = page(
  'events.search',
  'hosts',
  SAID,
  `with ${WORDS}, hosts as materialized (
    select uuid, name, platform.plain(name) as plain from users.listers
    where uuid in (select store from events.event where starts_at between $2 and $3))`,
);

/** Events of the store $8 that say the words $7; no words ask for everything. */
export const OF_STORE = page(
  'events.of-store',
  'hosts',
  `and e.store = $8 ${SAID}`,
  `with ${WORDS}, hosts as materialized (
    select uuid, name, platform.plain(name) as plain from users.listers where uuid = $8)`,
);

/** $1 uuid. */
export const ONE = {
  name: 'events.one',
  text: `select ${COLUMNS} from events.event e
    join users.listers h on h.uuid = e.store join catalogs.formats f on f.id = e.format_id where e.uuid = $1`,
};

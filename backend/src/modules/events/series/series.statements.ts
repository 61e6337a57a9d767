// The SQL of the reads of series.
import { arrayText, dollars, moment } from '../../../platform/database/json-page.js';
import { pictureOf } from '../pictures/picture.sql.js';
import { placeOf } from '../place.sql.js';

/** When the next events of a row `l` start after the moment $2. */
const NEXT = `array(select ${moment('n.starts_at')} from events.event n where n.series = l.uuid and n.starts_at > $2
  order by n.starts_at limit 3)`;
const ENTRY = `l.uuid, l.name, l.location, l.time_zone as "timeZone",
  (select f from catalogs.formats f where f.id = l.format_id) as format,
  l.frequency, l.every, l.weekday, l.nth, l.starts_on as "startsOn", l.until, l.count, l.time, l.end_time as "endTime",
  ${dollars('l.fee_cents')} as fee, l.description, l.what_to_bring as "whatToBring", l.prizes,
  l.rules_level as "rulesLevel", l.capacity, l.least_players as "leastPlayers", ${placeOf('l')} as place, ${pictureOf('l.picture')} as picture, ${NEXT} as next, l.version`;

/** $1 store, $2 now, $3 today, $4 the limit: the series that are not over. */
export const OF_STORE = {
  name: 'events.series-of-store',
  text: `select ${arrayText({
    entry: ENTRY,
    rows: `select s.* from events.series s where s.store = $1 and s.ends_on >= $3::date
      order by s.created_at, s.uuid limit $4`,
  })}::text as entries,
  (select count(*)::int from events.series s where s.store = $1 and s.ends_on >= $3::date) as total`,
};

/** $1 uuid, $2 now: a series, its row, and its events to come. */
export const ONE = {
  name: 'events.series-one',
  text: `select to_json(entry) as series, to_json(l) as row, l.store,
      (select coalesce(json_agg(json_build_object('date', e.occurs_on, 'event', e.uuid, 'isChanged', e.is_changed,
          'startsAt', ${moment('e.starts_at')}, 'endsAt', ${moment('e.ends_at')})), '[]')
        from events.event e where e.series = l.uuid and e.starts_at > $2) as events
    from events.series l cross join lateral (select ${ENTRY}) entry where l.uuid = $1`,
};

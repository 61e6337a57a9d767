// The SQL of the events that somebody can go to: by fee, weekday, free places and distance, besides what every list is filtered by.
import { cappedTotal, pageText } from '../../platform/database/json-page.js';
import { neitherBlocked } from '../listings/index.js';
import { distanceKey, distanceKeyOfPoint, isWithinRadius, viewerSql } from '../places/index.js';
import { EVENT_ENTRY } from './event-entry.sql.js';
import { IN_PERIOD, OF_FORMATS } from './events.statements.js';
import { pointOf } from './place.sql.js';

/** `weekday_of` counts from Monday, 1. */
const FITS = `($11::int is null or e.fee_cents <= $11)
    and ($12::int[] is null or events.weekday_of(e.starts_at, e.time_zone) = any ($12))
    and (not $13::boolean or e.capacity is null or coalesce(t.going, 0) + coalesce(t.offered, 0) < e.capacity
      and not exists (select from events.attendance w where t.waiting > 0 and w.event = e.uuid and w.state = 'WAITING'
        and ${neitherBlocked('w.account', 'e.store')}))
    and (not $15::boolean or ${isWithinRadius('at.distance')})`;
const ORDER = 'order by e.distance_key, e.starts_at, e.uuid';

/**
 * $1 limit, $2 and $3 the period, $4 and $5 the game and the format, $6, $7 and $10 where to start after, $8 who asks, $9 words, $11 the
 * highest fee in cents, $12 weekdays, $13 whether with free places alone, $14 whether those of the nearest store first, $15 whether
 * within the radius alone, $16 whether each series once: its first event that fits.
 */
export const FITTING = {
  name: 'events.fitting',
  text: `with ${viewerSql('$8')},
    words as materialized (select platform.plain(word) as word from unnest($9::text[]) word),
    hosts as materialized (
      select h.uuid, platform.plain(h.name) as plain,
        case when $14::boolean or $15::boolean then ${distanceKey('h.uuid')} else 0 end as distance
      from users.listers h where h.uuid in (select store from events.event where starts_at between $2 and $3)),
    candidates as materialized (
      select e.uuid, e.starts_at, e.series, e.name || ' ' || e.location as text, h.plain as host,
        case when $14 then at.distance else 0 end as distance_key
      from events.event e join hosts h on h.uuid = e.store left join events.turnout t on t.event = e.uuid
      cross join lateral (select case when e.place_latitude is null or not ($14 or $15) then h.distance
        else ${distanceKeyOfPoint(pointOf('e'))} end as distance) at
      where ${IN_PERIOD} and ${OF_FORMATS} and ${FITS}),
    searched as materialized (
      select c.*, case when cardinality($9) > 0 then platform.plain(c.text) end as plain from candidates c),
    found as materialized (
      select distinct on (case when $16::boolean then coalesce(s.series, s.uuid) else s.uuid end)
        s.uuid, s.starts_at, s.distance_key
      from searched s
      where not exists (select from words w where strpos(s.plain, w.word) = 0 and strpos(s.host, w.word) = 0)
      order by case when $16 then coalesce(s.series, s.uuid) else s.uuid end, s.starts_at, s.uuid),
    page as (select e.* from found e
      where (e.distance_key, e.starts_at, e.uuid) > ($10::int, $6::timestamptz, $7::uuid) ${ORDER} limit $1::int + 1)
    ${pageText({
      entry: EVENT_ENTRY,
      key: 'l.distance_key, l.starts_at, l.uuid',
      limit: '$1::int',
      rows: `select e.* from (select e.*, page.distance_key from page join events.scheduled e on e.uuid = page.uuid) e ${ORDER}`,
      total: cappedTotal('select from found'),
    })}`,
};

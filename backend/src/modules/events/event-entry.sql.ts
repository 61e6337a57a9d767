// The SQL of an EventDto, for every module that shows events.
import { dollars, moment } from '../../platform/database/json-page.js';
import { COUNTS } from './attendance/counts.sql.js';
import { pictureOf } from './pictures/picture.sql.js';
import { distanceOf, placeOf } from './place.sql.js';

/** The entry of a row `l` of events.scheduled, as the account of a table `viewer` sees it. */
export const EVENT_ENTRY = `l.id, l.uuid, l.name, l.date, l.time, l.location, l.time_zone as "timeZone", l.format,
  (l.ends_at at time zone 'UTC')::date as "endDate", (l.ends_at at time zone 'UTC')::time(0) as "endTime",
  ${dollars('l.fee_cents')} as fee, l.description, l.what_to_bring as "whatToBring", l.prizes, l.rules_level as "rulesLevel",
  (select part from (select l.series as uuid, l.occurs_on as date, l.is_changed as "isChanged",
    array(select ${moment('n.starts_at')} from events.scheduled n where n.series = l.series and n.starts_at > l.starts_at
      order by n.starts_at limit 3) as next) part where l.series is not null) as series,
  (select host from (select l.store as uuid, l.store_name as name) host) as user, l.version,
  ${placeOf('l')} as place, ${pictureOf('l.picture')} as picture, ${distanceOf('l')} as distance, ${COUNTS} as attendance`;

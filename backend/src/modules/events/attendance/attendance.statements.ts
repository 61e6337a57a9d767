// The SQL of the reads about who goes to events; what is shown, PostgreSQL writes as JSON.
import { moment, pageText } from '../../../platform/database/json-page.js';
import { neitherBlocked } from '../../listings/index.js';
import { viewerSql } from '../../places/index.js';
import { EVENT_ENTRY } from '../event-entry.sql.js';
import { COUNTS } from './counts.sql.js';
import { CHANGES } from './domain/attendance.js';

/** What has changed since the version that the account of a row of events.attendance has seen. */
const changesOf = (row: string) => `
  array(select word from unnest(array[${CHANGES.map((word) => `'${word}'`).join(', ')}]) word
    where (select (e.changed_in ->> word)::int from events.event e where e.uuid = ${row}.event) > ${row}.seen_version) as changes`;

/**
 * What an account has answered, from a row of events.attendance; `now` is a parameter. An offered place whose time is over has lapsed,
 * also before a job says so.
 */
const answerOf = (row: string, now: string) => `
  case when ${row}.offered_until <= ${now} then 'LAPSED' else ${row}.state end as state,
  coalesce(${row}.shows_cards, false) as "showsCards",
  case when ${row}.offered_until > ${now} then ${moment(`${row}.offered_until`)} end as "confirmBy",
  case when ${row}.state = 'WAITING' then (select count(*)::int from events.attendance w
    where w.event = ${row}.event and w.state = 'WAITING' and w.place <= ${row}.place) end as position,
  case when ${row}.state = 'GOING' then ${row}.code end as code, ${moment(`${row}.checked_in_at`)} as "checkedInAt",
  ${changesOf(row)}`;

/** $1 event, $2 account, $3 now. */
export const OWN = {
  name: 'events.own-attendance',
  text: `select to_json(answer) as answer
    from (select uuid, version from events.scheduled where uuid = $1) l
    left join events.attendance a on a.event = l.uuid and a.account = $2
    cross join lateral (select ${answerOf('a', '$3::timestamptz')}, l.version, ${COUNTS} as attendance) answer`,
};

/** The store of an event $2 that is shown, and whether an account $1 may come to it: neither has blocked the other. */
export const INVITATION = {
  name: 'events.invitation',
  text: `select e.store, ${neitherBlocked('$1::uuid', 'e.store')} as "isOpen" from events.scheduled e where e.uuid = $2`,
};

/** What an account $1 has answered, the soonest first: $2 limit, $3 now, $4 from when on, $5 moment and $6 event to start after. */
export const OF_ACCOUNT = {
  name: 'events.attended',
  text: `with ${viewerSql('$1')} ${pageText({
    entry: `(select shown from (select ${EVENT_ENTRY}) shown) as event, ${answerOf('l', '$3::timestamptz')}`,
    key: 'l.starts_at, l.uuid',
    rows: `select e.*, a.event, a.account, a.state, a.place, a.code, a.shows_cards, a.offered_until, a.checked_in_at, a.seen_version
      from events.attendance a join events.scheduled e on e.uuid = a.event
      where a.account = $1 and a.state <> 'LAPSED' and e.starts_at >= $4::timestamptz
        and (e.starts_at, e.uuid) > ($5::timestamptz, $6::uuid) order by e.starts_at, e.uuid limit $2::int + 1`,
    total: `select count(*)::int from events.attendance a join events.scheduled e on e.uuid = a.event
      where a.account = $1 and a.state <> 'LAPSED' and e.starts_at >= $4::timestamptz`,
  })}`,
};

/** The canceled events that an account $1 had answered and has not seen that of, the soonest first: $2 now, $3 limit. */
export const CANCELED = {
  name: 'events.canceled-answers',
  text: `select c.event as uuid, c.name, ${moment('c.starts_at')} as "startsAt", c.time_zone as "timeZone"
    from events.canceled_answer c where c.account = $1 and not c.is_seen and c.starts_at > $2::timestamptz
      and not exists (select from events.event e where e.uuid = c.event)
    order by c.starts_at, c.event limit $3`,
};

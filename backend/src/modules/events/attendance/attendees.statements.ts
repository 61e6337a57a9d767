// The SQL of a store about who goes to its events; what is shown, PostgreSQL writes as JSON.
import { moment, pageText } from '../../../platform/database/json-page.js';
import { neitherBlocked } from '../../listings/index.js';

const ARRIVAL = `case when l.checked_in_at is not null then 'CHECKED_IN' when l.no_show then 'NO_SHOW' else 'EXPECTED' end`;
const ENTRY = `l.account, l.name, l.state, l.place, ${ARRIVAL} as arrival, ${moment('l.checked_in_at')} as "checkedInAt",
  ${moment('l.offered_until')} as "confirmBy",
  (select count(*)::int from events.attendance n join events.event o on o.uuid = n.event
    where n.account = l.account and n.no_show and o.store = l.store and o.uuid <> l.event) as "noShows"`;
const ROWS = `select a.*, p.name, e.store from events.attendance a join events.event e on e.uuid = a.event
  join users.listers p on p.uuid = a.account where a.event = $1 and a.place is not null`;

/** $1 event, $2 limit, $3 place to start after: in the order of their places. */
export const ATTENDEES = {
  name: 'events.attendees',
  text: pageText({
    entry: ENTRY,
    key: 'l.place',
    rows: `${ROWS} and a.place > $3::int order by a.place limit $2::int + 1`,
    total: `select count(*)::int from events.attendance a join users.listers p on p.uuid = a.account
      where a.event = $1 and a.place is not null`,
  }),
};

/** $1 event, $2 account. */
export const ATTENDEE = {
  name: 'events.attendee',
  text: `select to_json(attendee) as attendee from (${ROWS} and a.account = $2) l
    cross join lateral (select ${ENTRY}) attendee`,
};

/** $1 event, $2 place. */
export const ATTENDEE_AT = {
  name: 'events.attendee-at',
  text: `select account, code from events.attendance where event = $1 and place = $2 and state = 'GOING'`,
};

/**
 * $1 event, $2 account, $3 what is recorded, $4 the time. A check-in confirms a place that is offered. Who is checked in stays so from
 * when they were, also where somebody else at the door has not seen that yet and records a no-show.
 */
export const RECORD_ARRIVAL = {
  name: 'events.record-arrival',
  text: `update events.attendance set state = 'GOING', offered_until = null,
      checked_in_at = case $3 when 'CHECKED_IN' then coalesce(checked_in_at, $4::timestamptz) when 'NO_SHOW' then checked_in_at end,
      no_show = $3 = 'NO_SHOW' and checked_in_at is null
    where event = $1 and account = $2
      and (state = 'GOING' or $3 = 'CHECKED_IN' and offered_until > $4::timestamptz) returning account`,
};

/** $1 event: those who are in, without who has blocked the store or was blocked by it. */
export const RECIPIENTS = {
  name: 'events.message-recipients',
  text: `select a.account from events.attendance a join events.event e on e.uuid = a.event
    where a.event = $1 and a.state in ('GOING', 'OFFERED') and ${neitherBlocked('a.account', 'e.store')} order by a.account`,
};

/** $1 event: the latest first. */
export const MESSAGES = {
  name: 'events.attendee-messages',
  text: `select ${moment('sent_at')} as "sentAt", text, recipients from events.message
    where event = $1 order by sent_at desc limit 100`,
};

/** $1 event, $2 moment. */
export const WRITTEN_SINCE = {
  name: 'events.written-since',
  text: 'select exists (select from events.message where event = $1 and sent_at > $2) as "isWritten"',
};

/** $1 event, $2 when, $3 text, $4 how many it goes to. */
export const ADD_MESSAGE = {
  name: 'events.add-attendee-message',
  text: 'insert into events.message (event, sent_at, text, recipients) values ($1, $2, $3, $4)',
};

// The SQL of events that a moderator has hidden, with their answers.

/** $1 event, $2 now. */
export const HIDE = {
  name: 'events.hide',
  text: `with gone as (delete from events.event where uuid = $1 returning *),
    hidden as (
      insert into events.hidden_event (uuid, store, event, hidden_at)
      select uuid, store, to_jsonb(gone), $2::timestamptz from gone
      on conflict (uuid) do update set event = excluded.event, hidden_at = excluded.hidden_at)
    insert into events.hidden_attendance (event, account, answer)
    select a.event, a.account, to_jsonb(a) from events.attendance a join gone on gone.uuid = a.event
    on conflict (event, account) do update set answer = excluded.answer`,
};

/** The event as it was. It is single where its series is gone or has no date for it any more, and in the part that was split off with it. */
const AS_IT_WAS = `back.event || jsonb_build_object('series', s.uuid,
  'occurs_on', case when s.uuid is not null then back.event ->> 'occurs_on' end,
  'is_changed', s.uuid is not null and (back.event ->> 'is_changed')::boolean)`;
/** Who was offered a place for a time that is over waits for one, before all others who do. */
const ANSWER = `h.answer || case when (h.answer ->> 'offered_until')::timestamptz <= $2::timestamptz
  then '{"state": "WAITING", "offered_until": null}'::jsonb else '{}'::jsonb end`;

/** $1 event, $2 now: one that has begun is not shown again. Gives it with the accounts whose answers are there again. */
export const SHOW_AGAIN = {
  name: 'events.show-again',
  text: `with back as (
      delete from events.hidden_event where uuid = $1 and (event ->> 'starts_at')::timestamptz > $2::timestamptz
      returning uuid, store, event),
    shown as (
      insert into events.event select own.* from back
      left join events.series s on s.store = back.store and s.skipped ->> (back.event ->> 'occurs_on') = back.uuid::text
      cross join lateral jsonb_populate_record(null::events.event, ${AS_IT_WAS}) own
      where not exists (select from events.event e where e.uuid = own.uuid)
      returning uuid, name, starts_at, time_zone, series, occurs_on),
    brought_back as (
      update events.series s set skipped = s.skipped - shown.occurs_on::text, version = s.version + 1
      from shown where s.uuid = shown.series),
    answered as (
      insert into events.attendance select own.* from shown join events.hidden_attendance h on h.event = shown.uuid
      cross join lateral jsonb_populate_record(null::events.attendance, ${ANSWER}) own
      returning account, state)
    select name, starts_at as "startsAt", time_zone as "timeZone",
      array(select account from answered where state <> 'LAPSED') as attendees from shown`,
};

/** $1 event: the accounts that have answered it, before it was hidden or since. */
export const ANSWERED_BY = {
  name: 'events.answered-by',
  text: `select account from events.attendance where event = $1
    union select account from events.hidden_attendance where event = $1`,
};

/** $1 events. */
export const IS_HIDDEN = {
  name: 'events.is-hidden',
  text: 'select exists (select from events.hidden_event where uuid = any ($1::uuid[])) as "isHidden"',
};

/** $1 events: their store has called them off. */
export const FORGET_HIDDEN = {
  name: 'events.forget-hidden-of-series',
  text: 'delete from events.hidden_event where uuid = any ($1::uuid[])',
};

/** $1 account. */
export const FORGET_HIDDEN_ANSWERS = {
  name: 'events.forget-hidden-answers',
  text: 'delete from events.hidden_attendance where account = $1',
};

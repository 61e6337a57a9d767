// The SQL of those who write who goes to events.

export const HOLD = {
  name: 'events.hold-for-attendance',
  text: `select uuid, store, name, starts_at as "startsAt", time_zone as "timeZone", capacity
    from events.event where uuid = $1 for update`,
};
export const STORE_OF = { name: 'events.store-of', text: 'select store from events.event where uuid = $1' };
/** After the lock, as a statement of its own: it sees what the one before has committed. $2 now. */
export const TURNOUT = {
  name: 'events.turnout',
  text: `select coalesce(going, 0) as going, coalesce(offered, 0) as offered, coalesce(waiting, 0) as waiting,
      exists (select from events.attendance a where a.event = e.event and a.offered_until <= $2::timestamptz) as "hasLapsed"
    from (select $1::uuid as event) e left join events.turnout t using (event)`,
};
/** The same, and with it the answer of the account $3 and the place after all others. */
export const SITUATION = {
  name: 'events.attendance-situation',
  text: `select coalesce(t.going, 0) as going, coalesce(t.offered, 0) as offered, coalesce(t.waiting, 0) as waiting,
      exists (select from events.attendance a where a.event = e.event and a.offered_until <= $2::timestamptz) as "hasLapsed",
      o.state, o.place, o.code, coalesce(o.shows_cards, false) as "showsCards",
      coalesce((select place from events.attendance where event = e.event and place is not null
        order by place desc limit 1), 0) + 1 as "nextPlace"
    from (select $1::uuid as event) e left join events.turnout t using (event)
    left join events.attendance o on o.event = e.event and o.account = $3`,
};
/** An answer never is an offered place, and takes back what was recorded at the door. */
export const PUT = {
  name: 'events.put-attendance',
  text: `insert into events.attendance (event, account, state, place, code, shows_cards, answered_at)
    values ($1, $2, $3, $4, $5, $6, $7)
    on conflict (event, account) do update set state = excluded.state, place = excluded.place, code = excluded.code,
      shows_cards = excluded.shows_cards, answered_at = excluded.answered_at, offered_until = null,
      checked_in_at = null, no_show = false`,
};
export const SHOW_CARDS = {
  name: 'events.show-cards',
  text: 'update events.attendance set shows_cards = $3 where event = $1 and account = $2',
};
export const REMOVE = {
  name: 'events.remove-attendance',
  text: 'delete from events.attendance where event = $1 and account = $2 returning state',
};
/** $2 now. */
export const LAPSE = {
  name: 'events.lapse-offers',
  text: `update events.attendance set state = 'LAPSED', place = null, code = null, offered_until = null
    where event = $1 and state = 'OFFERED' and offered_until <= $2 returning account`,
};
/** $2 how many of those who wait longest, $3 until when. */
export const OFFER = {
  name: 'events.offer-places',
  text: `with next as (
      select account from events.attendance where event = $1 and state = 'WAITING' and place is not null
      order by place limit $2)
    update events.attendance a set state = 'OFFERED', offered_until = $3 from next
    where a.event = $1 and a.account = next.account returning a.account`,
};
/** $2 how many: offers first, then who came last. They keep their places, so that they are the first of those who wait. */
export const TAKE_BACK = {
  name: 'events.take-back-places',
  text: `with last as (
      select account from events.attendance
      where event = $1 and state in ('OFFERED', 'GOING') and place is not null and checked_in_at is null
      order by state = 'GOING', place desc limit $2)
    update events.attendance a set state = 'WAITING', offered_until = null, no_show = false from last
    where a.event = $1 and a.account = last.account returning a.account`,
};
/** $1 now, $2 how many: events with an offer that nobody has confirmed, or with a place for somebody who waits. */
export const DUE = {
  name: 'events.due-places',
  text: `select event from events.attendance where offered_until <= $1::timestamptz
    union
    select t.event from events.turnout t join events.event e on e.uuid = t.event
    where t.waiting > 0 and e.starts_at > $1 and (e.capacity is null or t.going + t.offered <> e.capacity)
    order by event limit $2`,
};
/** $2 states. */
export const IN_STATES = {
  name: 'events.accounts-in-states',
  text: `select account from events.attendance where event = $1 and state = any ($2::text[]) order by account`,
};
/** $2 now: by id, in which order several are locked. */
export const UPCOMING_OF = {
  name: 'events.upcoming-attendance',
  text: `select a.event from events.attendance a join events.event e on e.uuid = a.event
    where a.account = $1 and e.starts_at > $2 order by a.event`,
};
export const TAKE_CALLED_OFF = {
  name: 'events.take-called-off',
  text: `delete from events.called_off where event = $1
    returning name, starts_at as "startsAt", time_zone as "timeZone", attendees`,
};

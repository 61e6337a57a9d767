// The SQL of those who write who goes to events.

import { neitherBlocked } from '../../../listings/index.js';

/** An event of an open store. */
export const HOLD = {
  name: 'events.hold-for-attendance',
  text: `select e.uuid, e.store, e.name, e.starts_at as "startsAt", e.time_zone as "timeZone", e.capacity
    from events.event e join users.listers h on h.uuid = e.store where e.uuid = $1 for update of e`,
};
export const STORE_OF = { name: 'events.store-of', text: 'select store from events.event where uuid = $1' };
/**
 * How many of those who wait for a place at an event `e` may have one: without those who have blocked its store or were blocked by it.
 * It begins with the blocks, which are few.
 */
const WAITING = `coalesce(t.waiting, 0) - (select count(*)::int from events.event o
    cross join lateral (select sender as account from listings.blocks where recipient = o.store
      union select recipient from listings.blocks where sender = o.store) b
    join events.attendance w on w.event = o.uuid and w.account = b.account and w.state = 'WAITING'
    where t.waiting > 0 and o.uuid = e.event) as waiting`;
/** After the lock, as a statement of its own: it sees what the one before has committed. $2 now. */
export const TURNOUT = {
  name: 'events.turnout',
  text: `select coalesce(going, 0) as going, coalesce(offered, 0) as offered, ${WAITING},
      exists (select from events.attendance a where a.event = e.event and a.offered_until <= $2::timestamptz) as "hasLapsed"
    from (select $1::uuid as event) e left join events.turnout t using (event)`,
};
/** The same, and with it the answer of the account $3 and the place after all others. */
export const SITUATION = {
  name: 'events.attendance-situation',
  text: `select coalesce(t.going, 0) as going, coalesce(t.offered, 0) as offered, ${WAITING},
      exists (select from events.attendance a where a.event = e.event and a.offered_until <= $2::timestamptz) as "hasLapsed",
      o.state, o.place, o.code, coalesce(o.shows_cards, false) as "showsCards", o.checked_in_at is not null as "isCheckedIn",
      coalesce((select place from events.attendance where event = e.event and place is not null
        order by place desc limit 1), 0) + 1 as "nextPlace"
    from (select $1::uuid as event) e left join events.turnout t using (event)
    left join events.attendance o on o.event = e.event and o.account = $3`,
};
/** An answer never is an offered place, and undoes what was recorded at the door. */
export const PUT = {
  name: 'events.put-attendance',
  text: `insert into events.attendance (event, account, state, place, code, shows_cards, answered_at, seen_version)
    values ($1, $2, $3, $4, $5, $6, $7, (select version from events.event where uuid = $1))
    on conflict (event, account) do update set state = excluded.state, place = excluded.place, code = excluded.code,
      shows_cards = excluded.shows_cards, answered_at = excluded.answered_at, offered_until = null,
      checked_in_at = null, no_show = false, seen_version = excluded.seen_version`,
};
/** $3 the version that the account has seen; the current one if null. Never an older one. */
export const SEE = {
  name: 'events.see-changes',
  text: `update events.attendance a set seen_version = greatest(a.seen_version, least($3::int, e.version))
    from events.event e where e.uuid = a.event and a.event = $1 and a.account = $2`,
};
export const FORGET_ARRIVALS = {
  name: 'events.forget-arrivals',
  text: `update events.attendance set checked_in_at = null, no_show = false
    where event = $1 and (checked_in_at is not null or no_show)`,
};
export const SEE_CANCELED = {
  name: 'events.see-canceled-answer',
  text: 'update events.canceled_answer set is_seen = true where event = $1 and account = $2',
};
export const TAKE_CANCELED = {
  name: 'events.take-canceled-answers',
  text: 'delete from events.canceled_answer where event = $1 returning account',
};
/** $2 name, $3 start, $4 zone, $5 accounts, locked until they have it: one that is being erased gets none. $6 whether they were going. */
export const REMEMBER_CANCELED = {
  name: 'events.remember-canceled-answers',
  text: `insert into events.canceled_answer (account, event, name, starts_at, time_zone, was_going)
    select p.uuid, $1::uuid, $2::text, $3::timestamptz, $4::text, $6::boolean from users.listers p where p.uuid = any ($5::uuid[]) for key share
    on conflict (account, event) do update
      set name = excluded.name, starts_at = excluded.starts_at, time_zone = excluded.time_zone, was_going = excluded.was_going,
        is_seen = false`,
};
export const SHOW_CARDS = {
  name: 'events.show-cards',
  text: 'update events.attendance set shows_cards = $3 where event = $1 and account = $2',
};
/** Who leaves an event that was canceled before, or hidden, was not going to it when it is canceled again. */
export const REMOVE = {
  name: 'events.remove-attendance',
  text: `with before as (delete from events.canceled_answer where event = $1 and account = $2)
    delete from events.attendance where event = $1 and account = $2 returning state`,
};
/** $2 now. */
export const LAPSE = {
  name: 'events.lapse-offers',
  text: `update events.attendance set state = 'LAPSED', place = null, code = null, offered_until = null
    where event = $1 and state = 'OFFERED' and offered_until <= $2 returning account`,
};
/** $2 when the event begins, $3 until when. */
export const SHORTEN_OFFERS = {
  name: 'events.shorten-offers',
  text: `update events.attendance set offered_until = $3
    where event = $1 and state = 'OFFERED' and offered_until > $2 returning account`,
};
/** $2 how many of those who wait longest, $3 until when. Who has blocked the store, or was blocked by it, is passed over. */
export const OFFER = {
  name: 'events.offer-places',
  text: `with next as (
      select w.account from events.attendance w join events.event e on e.uuid = w.event
      where w.event = $1 and w.state = 'WAITING' and w.place is not null and ${neitherBlocked('w.account', 'e.store')}
      order by w.place limit $2)
    update events.attendance a set state = 'OFFERED', offered_until = $3 from next
    where a.event = $1 and a.account = next.account returning a.account`,
};
/** $2 how many: offers first, then who came last. They keep their places, so that they are the first of those who wait. */
export const MOVE_TO_WAITING_LIST = {
  name: 'events.move-to-waiting-list',
  text: `with last as (
      select account from events.attendance
      where event = $1 and state in ('OFFERED', 'GOING') and place is not null and checked_in_at is null
      order by state = 'GOING', place desc limit $2)
    update events.attendance a set state = 'WAITING', offered_until = null, no_show = false from last
    where a.event = $1 and a.account = last.account returning a.account`,
};
/** Somebody waits who may have a place that is free, or somebody has one more than there are who is not checked in. */
const HAS_SOMETHING_TO_GIVE = `case when e.capacity is null or t.going + t.offered < e.capacity
    then exists (select from events.attendance w where w.event = t.event and w.state = 'WAITING'
      and ${neitherBlocked('w.account', 'e.store')})
    else t.going + t.offered > e.capacity and exists (select from events.attendance g
      where g.event = t.event and g.state in ('GOING', 'OFFERED') and g.checked_in_at is null) end`;
/** $1 now, $2 how many: events of open stores with an offer that nobody has confirmed, or with a place for somebody who waits. */
export const DUE = {
  name: 'events.due-places',
  text: `select d.event from (
      select event from events.attendance where offered_until <= $1::timestamptz
      union
      select t.event from events.turnout t
      cross join lateral (select store, starts_at, capacity from events.event where uuid = t.event limit 1) e
      where t.waiting > 0 and e.starts_at > $1 and ${HAS_SOMETHING_TO_GIVE}) d
    join events.event o on o.uuid = d.event join users.listers h on h.uuid = o.store
    order by d.event limit $2`,
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
    returning name, starts_at as "startsAt", time_zone as "timeZone", going,
      array(select a from unnest(attendees) a where a <> all (going) order by a) as others`,
};

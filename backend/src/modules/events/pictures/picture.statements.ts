// The SQL of pictures of events.
import { PICTURE_ENTRY } from './picture.sql.js';

/** $1 a store: how many pictures it has, counted as far as $2. */
export const COUNT_PICTURES = {
  name: 'events.count-pictures',
  text: `select count(*)::int as pictures from (
    select from events.picture where store = $1 limit $2::int) counted`,
};

/** $1 a picture, $2 its store, $3 name, $4 and $5 width and height, $6 bytes of the full size, $7 now. */
export const ADD_PICTURE = {
  name: 'events.add-picture',
  text: `insert into events.picture as p (uuid, store, name, width, height, bytes, added_at, used_at)
    values ($1, $2, $3, $4, $5, $6, $7, $7) returning ${PICTURE_ENTRY} as picture`,
};

/** $1 a picture, $2 the store that uses it, $3 now: from now on it is no leftover. No row for another's. */
export const USE_PICTURE = {
  name: 'events.use-picture',
  text: `update events.picture p set used_at = $3 where p.uuid = $1 and p.store = $2
    returning ${PICTURE_ENTRY} as picture`,
};

/** $1 a name: the picture, if it is to be seen. One whose event a moderator has hidden isn't, unless another event has it. */
export const SHOWN_PICTURE = {
  name: 'events.shown-picture',
  text: `select 1 as found from events.picture p join users.listers h on h.uuid = p.store
    where p.name = $1 and (exists (select from events.event e where e.picture = p.uuid)
      or not exists (select from events.hidden_event o where o.store = p.store and o.event ->> 'picture' = p.uuid::text))`,
};

/** $1 names: those that no picture has. */
export const UNKNOWN_PICTURES = {
  name: 'events.unknown-pictures',
  text: `select asked.name from unnest($1::text[]) asked (name)
    where not exists (select from events.picture p where p.name = asked.name)`,
};

/** $1 now: pictures that no event, series or template has, a day after they were chosen last. One that is chosen at this moment stays. */
export const FORGET_PICTURES = {
  name: 'events.forget-pictures',
  text: `delete from events.picture p where used_at < $1::timestamptz - interval '1 day'
    and not exists (select from events.event e where e.picture = p.uuid)
    and not exists (select from events.series s where s.picture = p.uuid)
    and not exists (select from events.template t where t.store = p.store and t.event ->> 'picture' = p.uuid::text)
    and not exists (select from events.hidden_event o where o.store = p.store and o.event ->> 'picture' = p.uuid::text)`,
};

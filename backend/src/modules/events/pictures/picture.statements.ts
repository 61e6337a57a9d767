// The SQL of pictures of events.
import { PICTURE_ROWS } from './picture.js';

export const COUNT_PICTURES = { name: 'events.count-pictures', text: PICTURE_ROWS.count };
export const ADD_PICTURE = { name: 'events.add-picture', text: PICTURE_ROWS.add };
export const USE_PICTURE = { name: 'events.use-picture', text: PICTURE_ROWS.use };
export const UNKNOWN_PICTURES = { name: 'events.unknown-pictures', text: PICTURE_ROWS.unknown };

/** $1 a name: the picture, if it is to be seen. One whose event a moderator has hidden isn't, unless another event has it. */
export const SHOWN_PICTURE = {
  name: 'events.shown-picture',
  text: `select 1 as found from events.picture p join users.listers h on h.uuid = p.store
    where p.name = $1 and (exists (select from events.event e where e.picture = p.uuid)
      or not exists (select from events.hidden_event o where o.store = p.store and o.event ->> 'picture' = p.uuid::text))`,
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

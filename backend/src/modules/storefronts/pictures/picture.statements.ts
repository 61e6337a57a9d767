// The SQL of pictures of the pages of stores.
import { PICTURE_ROWS } from './picture.js';

export const COUNT_PICTURES = { name: 'storefronts.count-pictures', text: PICTURE_ROWS.count };
export const ADD_PICTURE = { name: 'storefronts.add-picture', text: PICTURE_ROWS.add };
export const USE_PICTURE = { name: 'storefronts.use-picture', text: PICTURE_ROWS.use };
export const UNKNOWN_PICTURES = { name: 'storefronts.unknown-pictures', text: PICTURE_ROWS.unknown };

/** $1 a name: the picture, if its store is open. */
export const SHOWN_PICTURE = {
  name: 'storefronts.shown-picture',
  text: `select 1 as found from storefronts.picture p join users.listers h on h.uuid = p.store where p.name = $1`,
};

/** $1 now: pictures that no page has, a day after they were chosen last. One that is chosen at this moment stays. */
export const FORGET_PICTURES = {
  name: 'storefronts.forget-pictures',
  text: `delete from storefronts.picture p where used_at < $1::timestamptz - interval '1 day'
    and not exists (select from storefronts.storefront f where f.picture = p.uuid)`,
};

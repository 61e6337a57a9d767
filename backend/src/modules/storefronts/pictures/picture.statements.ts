// The SQL of pictures that only the pages of stores have.

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

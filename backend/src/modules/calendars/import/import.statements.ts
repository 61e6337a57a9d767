// The SQL of imports.

/** The zone of the store $1 and its address, as its place, its page or its profile says them. */
export const STORE_PLACE = {
  name: 'calendars.store-place',
  text: `select coalesce(p.zone, z.zone, 'UTC') as zone, coalesce(p.address, s.address, '') as address
    from users.listers s
    left join places.store_addresses p on p.store = s.uuid
    left join storefronts.zones z on z.store = s.uuid
    where s.uuid = $1::uuid`,
};

/** Which of the keys $2 the store $1 has imported. */
export const KNOWN_KEYS = {
  name: 'calendars.known-keys',
  text: 'select key from calendars.imported_event where store = $1::uuid and key = any ($2::text[])',
};

/**
 * The store $1 imports the keys $2 at $3: those that it has not imported before. Another import of the same keys waits for the end of this
 * one; in one order, so that two do not wait for each other.
 */
export const CLAIM_KEYS = {
  name: 'calendars.claim-keys',
  text: `insert into calendars.imported_event (store, key, imported_at)
    select $1::uuid, key, $3::timestamptz from unnest($2::text[]) key order by key
    on conflict do nothing returning key`,
};

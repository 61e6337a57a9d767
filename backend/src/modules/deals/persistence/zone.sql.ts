// The zone of an account in SQL: that of a store's confirmed place, else what its page says, else that of the place it looks from.

/** UTC where nothing is known. */
export const zoneOf = (account: string): string => `coalesce(
    (select z.zone from places.located z where z.account = ${account} and z.is_exact),
    (select z.zone from storefronts.zones z where z.store = ${account}),
    (select z.zone from places.zones z where z.account = ${account}), 'UTC')`;

/** $1 account. */
export const ZONE = { name: 'deals.zone', text: `select ${zoneOf('$1::uuid')} as zone` };

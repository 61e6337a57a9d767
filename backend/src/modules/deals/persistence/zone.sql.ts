// The zone of an account in SQL: that of a store's confirmed place, else what its page says, else that of the place it looks from.

/** `otherwise` where nothing is known: UTC. */
export const zoneOf = (account: string, otherwise = `'UTC'`): string => `coalesce(
    (select z.zone from places.located z where z.account = ${account} and z.is_exact),
    (select z.zone from storefronts.zones z where z.store = ${account}),
    (select z.zone from places.zones z where z.account = ${account}), ${otherwise})`;

/** $1 account, $2 a zone where that of the account isn't known, or null. */
export const ZONE = {
  name: 'deals.zone',
  text: `select ${zoneOf('$1::uuid', `coalesce($2::text, 'UTC')`)} as zone`,
};

// All that somebody has, as they see it.
import type { Member } from '../people.js';

/** All that anybody could have changed of a store's belongings, as the store sees them. */
export async function stateOf({ client, user: { uuid } }: Member): Promise<unknown> {
  const lists = [
    'listings/user/:/status/ACTIVE',
    'listings/user/:/status/SOLD',
    'watchlist/:',
    'watchlist/wants',
    'watchlist/lists',
    'events/store/:',
    'events/series',
    'events/templates',
    'events/mine',
    'users/:',
    'users/stores',
    'auth/sessions',
    'auth/passkeys',
    'auth/second-factor',
    'notifications',
    'notifications/preferences',
    'notifications/push',
    'stock/exports',
    'stock/lines',
    'stock/batches',
    'stock/imports',
    'stock/reconciliations',
    'places/mine',
    'storefronts/mine',
    'storefronts/followed',
    'calendars/own',
    'deals',
    'deals?view=past',
    'offers',
    'offers?view=past',
    'offers/hold-rules',
    'reviews/about/:',
    'cover/plans',
  ];
  return Promise.all(lists.map(async (list) => (await client.get(`/api/${list.replace(':', uuid)}`)).body));
}

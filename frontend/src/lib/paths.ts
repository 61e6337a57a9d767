/** The addresses of the client's pages, so that features can link to each other without importing each other. */

export const paths = {
  landing: '/',
  verifyEmail: '/verify-email',
  resetPassword: '/reset-password',
  home: '/home',
  cards: '/cards',
  cardResults: '/cards/results',
  card: '/cards/results/:cardId',
  events: '/events',
  settings: '/settings',
  myListings: '/my-listings',
  orderHistory: '/order-history',
  stores: '/stores',
  eventManager: '/event-manager',
  watchlist: '/watchlist',
} as const;

/** The results of a card search; `search` as typed. */
export const cardResultsPath = (search: string): string =>
  `${paths.cardResults}?search=${encodeURIComponent(search.trim())}`;

/** A card's page; `search` leads back to the results that it was found in. */
export function cardPath(cardId: string, search?: string | null): string {
  const page = `${paths.cardResults}/${encodeURIComponent(cardId)}`;
  return search ? `${page}?search=${encodeURIComponent(search)}` : page;
}

/** The events of a store, beside the list of stores. */
export const eventsOfStorePath = (uuid: string): string =>
  `${paths.events}?${new URLSearchParams({ view: 'stores', store: uuid })}`;

/** The listings of a store (read-only for everybody else). */
export const storeListingsPath = (store: { uuid: string; name: string }): string =>
  `${paths.myListings}?${new URLSearchParams({ storeId: store.uuid, storeName: store.name })}`;

/** The tags of openapi.yaml. */
export const TAGS = ['auth', 'users', 'listings', 'cards', 'watchlist', 'events', 'dashboard', 'notifications', 'stock', 'places', 'catalogs', 'client'] as const;

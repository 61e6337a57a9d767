/** The tags of openapi.yaml. */
export const TAGS = ['auth', 'users', 'listings', 'cards', 'watchlist', 'events', 'dashboard', 'notifications', 'stock', 'places', 'storefronts', 'cover', 'deals', 'offers', 'reviews', 'moderation', 'calendars', 'catalogs', 'client'] as const;

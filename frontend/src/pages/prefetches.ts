/**
 * The first calls of every screen, by the names that screens declare. Loaded after the first page (app/prefetch-data.ts).
 * Made by `npm run generate`.
 */
import * as cards from '../features/cards/prefetch';
import * as deals from '../features/deals/prefetch';
import * as events from '../features/events/prefetch';
import * as home from '../features/home/prefetch';
import * as inbox from '../features/inbox/prefetch';
import * as listings from '../features/listings/prefetch';
import * as notifications from '../features/notifications/prefetch';
import * as offers from '../features/offers/prefetch';
import * as settings from '../features/settings/prefetch';
import * as stock from '../features/stock/prefetch';
import * as storefronts from '../features/storefronts/prefetch';
import * as stores from '../features/stores/prefetch';
import * as watchlist from '../features/watchlist/prefetch';

export const PREFETCHES = {
  ...cards,
  ...deals,
  ...events,
  ...home,
  ...inbox,
  ...listings,
  ...notifications,
  ...offers,
  ...settings,
  ...stock,
  ...storefronts,
  ...stores,
  ...watchlist,
};

/** What the screens of listings ask the server for first. */

import { listedBy, listingsApi } from '../../api/listings';
import { PREFETCH_OPTIONS, type PrefetchThunk } from '../../api/prefetch';

const { listingsOfUser, orderHistory } = listingsApi.endpoints;

/** The calls of one's own listings, or a store's; `words` narrow them down. */
export const prefetchListings = (lister: string, words: string): PrefetchThunk[] => [
  listingsOfUser.initiate(listedBy(lister, words), PREFETCH_OPTIONS),
];

/** The calls of the order history. */
export const prefetchSales = (owner: string): PrefetchThunk[] => [
  orderHistory.initiate(owner, PREFETCH_OPTIONS),
];

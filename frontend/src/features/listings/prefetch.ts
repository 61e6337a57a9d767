/** The first calls of the screens of listings. */
import { listedBy, listingsApi } from '../../api/listings';
import { PREFETCH_OPTIONS, type Prefetch } from '../../api/prefetch';
import { listerIn, searchIn } from '../../lib/paths';
import { periodIn, salesIn } from './parts/sales-period';

const { listingsOfUser, orderHistory } = listingsApi.endpoints;

/** One's own listings, or a lister's. */
export const prefetchListings: Prefetch = ({ user, params }) => [
  listingsOfUser.initiate(listedBy(listerIn(params) ?? user.uuid, searchIn(params)), PREFETCH_OPTIONS),
];

/** What the visitor has sold. */
export const prefetchOrderHistory: Prefetch = ({ user, params }) => [
  orderHistory.initiate(salesIn(user.uuid, periodIn(params)), PREFETCH_OPTIONS),
];

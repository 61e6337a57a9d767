/** The first calls of the screens of listings. */
import { listedBy, listingsApi } from '../../api/listings';
import { PREFETCH_OPTIONS, type Prefetch } from '../../api/prefetch';
import { listerIn, searchIn } from '../../lib/paths';

const { listingsOfUser, orderHistory } = listingsApi.endpoints;

/** One's own listings, or a lister's. */
export const prefetchListings: Prefetch = ({ user, params }) => [
  listingsOfUser.initiate(listedBy(listerIn(params) ?? user.uuid, searchIn(params)), PREFETCH_OPTIONS),
];

/** What the visitor has sold. */
export const prefetchOrderHistory: Prefetch = ({ user }) => [
  orderHistory.initiate(user.uuid, PREFETCH_OPTIONS),
];

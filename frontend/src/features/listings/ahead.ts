/** What the screens of listings ask the server for first. */
import { AHEAD, type CallAhead } from '../../api/ahead';
import { listedBy, listingsApi } from '../../api/listings';

const { listingsOfUser, orderHistory } = listingsApi.endpoints;

/** The calls of one's own listings, or a store's; `words` narrow them down. */
export const listingsAhead = (lister: string, words: string): CallAhead[] => [
  listingsOfUser.initiate(listedBy(lister, words), AHEAD),
];

/** The calls of the order history. */
export const salesAhead = (owner: string): CallAhead[] => [orderHistory.initiate(owner, AHEAD)];

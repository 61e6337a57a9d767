// Who an offer can be made to.
import { neitherBlocked } from '../../listings/index.js';

/** The account `recipient` as `m`, for `proposer`: no row if it is closed or suspended, or one of the two has blocked the other. */
export const recipientFor = (proposer: string, recipient: string): string =>
  `users.listers m where m.uuid = ${recipient} and ${neitherBlocked(proposer, recipient)}`;

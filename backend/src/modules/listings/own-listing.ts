// How a call about somebody else's listing fails.
import type { Caller } from '../../platform/http/access/access-tokens.js';
import { listingNotFound, notYourListing } from './domain/listing.errors.js';
import type { Listing } from './domain/listing.js';

/** Everybody may see every listing that is active; one that is not does not exist for others. */
export const OWN_LISTING = { foreign: notYourListing, missing: listingNotFound };

/** Somebody else's that is not active does not exist for the caller: only its lister sees what was sold. */
export function ownOf(listing: Listing | undefined, caller: Pick<Caller, 'uuid'>): Listing {
  if (listing?.lister === caller.uuid) return listing;
  throw listing?.state.status === 'ACTIVE' ? notYourListing() : listingNotFound();
}

// How a call about somebody else's listing fails, and what events say of a listing.
import type { Caller } from '../../platform/http/access/access-tokens.js';
import { listingNotFound, notYourListing } from './domain/listing.errors.js';
import type { OfListing } from './domain/listing.events.js';
import type { Listing } from './domain/listing.js';
import { isShown } from './domain/listing-status.js';

/** Everybody may see every listing that is active; one that is not does not exist for others. */
export const OWN_LISTING = { foreign: notYourListing, missing: listingNotFound };

/** Somebody else's that is not active does not exist for the caller: only its lister sees what was sold. */
export function ownOf(listing: Listing | undefined, caller: Pick<Caller, 'uuid'>): Listing {
  if (listing?.lister === caller.uuid) return listing;
  throw isShown(listing?.state.status) ? notYourListing() : listingNotFound();
}

/** What an event says of a listing. */
export const factsOf = ({ uuid, lister, card }: Listing): OfListing => ({
  listing: uuid,
  lister,
  cardId: card.id,
  cardName: card.name,
});

// How a call about somebody else's listing fails.
import { listingNotFound, notYourListing } from './domain/listing.errors.js';

/** Everybody may see every listing that is active; one that is not does not exist for others. */
export const OWN_LISTING = { foreign: notYourListing, missing: listingNotFound };

// What happens to a listing, for other modules to handle.
import { defineEvent } from '../../../kernel/domain-event.js';

/** Which listing, whose, and of which card. */
export type OfListing = {
  readonly listing: string;
  readonly lister: string;
  readonly cardId: string;
  readonly cardName: string;
};

/** The lister has sold it. */
export const listingSold = defineEvent<OfListing>('listings.sold', subjectOf);

/** The lister has taken it off the market. */
export const listingWithdrawn = defineEvent<OfListing>('listings.withdrawn', subjectOf);

/** It is on the market again: the lister has taken back its sale or its withdrawal. */
export const listingRestored = defineEvent<OfListing>('listings.restored', subjectOf);

function subjectOf({ listing }: OfListing): string {
  return `listing:${listing}`;
}

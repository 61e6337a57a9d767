// What can stop the verbs of a listing.
import { defineError } from '../../../kernel/domain-error.js';

export const listingNotFound = defineError('listings.not-found', 'missing', 'This listing doesn’t exist.');
export const notYourListing = defineError(
  'listings.not-yours',
  'forbidden',
  'This listing belongs to someone else.',
);
export const notYourHistory = defineError(
  'listings.not-your-history',
  'forbidden',
  'Only the owner can see this.',
);
export const alreadySold = defineError(
  'listings.already-sold',
  'conflict',
  'This listing has been sold and can no longer be changed.',
);
export const reserved = defineError(
  'listings.reserved',
  'conflict',
  'This listing is on hold for a deal. End the deal before you change it.',
);
export const soldInDeal = defineError(
  'listings.sold-in-deal',
  'conflict',
  'This card was handed over in a deal. Only both sides together can undo that.',
);
export const notAvailable = defineError(
  'listings.not-available',
  'conflict',
  'Some of these cards are no longer available.',
);
export const tooLateToRestore = defineError(
  'listings.too-late-to-restore',
  'conflict',
  'It’s too late to undo this.',
);
export const editConflict = defineError(
  'listings.changed-meanwhile',
  'outdated',
  'This listing has changed. Reload it before you continue.',
);
export const invalidPrice = defineError('listings.invalid-price', 'invalid', 'Please enter a valid price.');
export const unknownCard = defineError(
  'listings.unknown-card',
  'unprocessable',
  'This card isn’t in the card database.',
);
export const digitalCard = defineError(
  'listings.digital-card',
  'unprocessable',
  'This card exists only in digital games and can’t be traded in person.',
);
export const noSuchFinish = defineError(
  'listings.no-such-finish',
  'unprocessable',
  'This card was never printed in this finish.',
);
export const accountClosed = defineError(
  'listings.account-closed',
  'forbidden',
  'Your account can’t post listings.',
);
export const nothingToChange = defineError(
  'listings.nothing-to-change',
  'invalid',
  'Send at least one field to change.',
);
export const tooManyListings = defineError(
  'listings.too-many',
  'conflict',
  'An account can have 200,000 active listings. Mark some as sold or delete them first.',
);
export const externalIdTaken = defineError(
  'listings.external-id-taken',
  'conflict',
  'This external ID belongs to copies of another card, condition, finish, language or type.',
);
export const hiddenByModerator = defineError(
  'listings.hidden',
  'conflict',
  'A moderator has taken this listing off the market.',
);

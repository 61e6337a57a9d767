// What can stop the verbs of a listing.
import { defineError } from '../../../kernel/domain-error.js';

export const listingNotFound = defineError('listings.not-found', 'missing', 'This listing does not exist.');
export const notYourListing = defineError(
  'listings.not-yours',
  'forbidden',
  'This listing belongs to somebody else.',
);
export const notYourHistory = defineError(
  'listings.not-your-history',
  'forbidden',
  'Only the owner may see this.',
);
export const alreadySold = defineError(
  'listings.already-sold',
  'conflict',
  'This listing is sold and can no longer change.',
);
export const tooLateToRestore = defineError(
  'listings.too-late-to-restore',
  'conflict',
  'It is too late to undo this.',
);
export const changedMeanwhile = defineError(
  'listings.changed-meanwhile',
  'outdated',
  'This listing was changed meanwhile. Load it again before you go on.',
);
export const invalidPrice = defineError('listings.invalid-price', 'invalid', 'Please enter a valid price.');
export const unknownCard = defineError(
  'listings.unknown-card',
  'unprocessable',
  'The card database does not know this card.',
);
export const digitalCard = defineError(
  'listings.digital-card',
  'unprocessable',
  'This card exists only in digital games and cannot be traded face to face.',
);
export const noSuchFinish = defineError(
  'listings.no-such-finish',
  'unprocessable',
  'This card was never printed in this finish.',
);
export const accountClosed = defineError(
  'listings.account-closed',
  'forbidden',
  'Your account cannot trade.',
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

// What can stop a message about a listing.
import { defineError } from '../../../kernel/domain-error.js';

export const ownListing = defineError(
  'listings.own-listing',
  'unprocessable',
  'This listing is yours. You can’t message yourself.',
);
export const senderBlocked = defineError(
  'listings.sender-blocked',
  'unprocessable',
  'This person doesn’t accept messages from you.',
);
export const tooManyMessages = defineError(
  'listings.too-many-messages',
  'limited',
  'You can’t send this person another message yet. Try again later.',
);
export const reportLinkInvalid = defineError(
  'listings.report-link-invalid',
  'invalid',
  'This link is no longer valid.',
);

/** To who is under 18. */
export const messagesToStores = defineError(
  'listings.messages-to-stores',
  'forbidden',
  'Until you’re 18, you can write to stores only.',
);
/** To a player who writes to somebody under 18: nobody learns why. */
export const counterOnly = defineError(
  'listings.counter-only',
  'forbidden',
  'They can only trade at a store’s counter, so only stores can write to them.',
);

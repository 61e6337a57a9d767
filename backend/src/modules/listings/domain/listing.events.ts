// What happens to a listing, for other modules to handle.
import { defineEvent } from '../../../kernel/domain-event.js';
import type { Condition } from './condition.js';
import type { Finish } from './listing-kind.js';

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

/**
 * The lister has sold or taken off the market many copies at once. It names none of them, however many they are: who keeps something
 * about copies of this lister looks at it again.
 */
export const copiesGone = defineEvent<{ readonly lister: string; readonly batch: string }>(
  'listings.copies-gone',
  ({ batch }) => `batch:${batch}`,
);

/** Copies that deals keep are gone by what their lister says of their stock; a thousand at most at once. */
export const reservedCopiesMissing = defineEvent<{
  readonly lister: string;
  readonly batch: string;
  readonly copies: readonly { readonly listing: string; readonly deal: string }[];
}>('listings.reserved-copies-missing', ({ batch }) => `batch:${batch}`);

/** A copy that somebody has received, in the condition that both found it in. */
export type ReceivedCopy = {
  readonly listing: string;
  readonly cardId: string;
  readonly condition: Condition;
  readonly finish: Finish;
  readonly language: string;
};

/** Somebody has received these copies in a deal. */
export const copiesTransferred = defineEvent<{
  readonly deal: string;
  readonly receiver: string;
  readonly copies: readonly ReceivedCopy[];
}>('listings.copies-transferred', ({ deal }) => `deal:${deal}`);

/** Both have undone the deal: who had received copies in it has them no longer. */
export const transfersReversed = defineEvent<{ readonly deal: string; readonly receiver: string }>(
  'listings.transfers-reversed',
  ({ deal }) => `deal:${deal}`,
);

function subjectOf({ listing }: OfListing): string {
  return `listing:${listing}`;
}

/** Somebody takes no messages from a sender any more, nor anything else. */
export const senderBlocked = defineEvent<{ readonly recipient: string; readonly sender: string }>(
  'listings.sender-blocked',
  ({ recipient }) => `account:${recipient}`,
);

/** A recipient has reported a message by the link in its email; the first time. */
export const messageReported = defineEvent<{
  readonly message: string;
  readonly recipient: string;
  readonly sender: string;
  readonly reason: string;
  readonly note: string;
}>('listings.message-reported', ({ sender }) => `account:${sender}`);

/** What one unit of work has put on the market, or changed there so that it may fit somebody who wants it. */
export type OfferedCopies = {
  readonly lister: string;
  /** Of the unit of work. */
  readonly batch: string;
  /** Copies that were posted at one moment, each a microsecond after the one before it: the first comes after `from`. */
  readonly posted: readonly { readonly from: string; readonly copies: number }[];
  /**
   * The texts of JSON arrays, as PostgreSQL wrote them: of copies that have become cheaper or have other terms the id and the price in
   * cents before; null of those that have come back.
   */
  readonly changed: readonly string[];
};

/** Copies are on offer that were not, or not so. One event for all of a batch, however many they are. */
export const copiesOffered = defineEvent<OfferedCopies>(
  'listings.copies-offered',
  ({ batch }) => `batch:${batch}`,
  { isAlone: true },
);

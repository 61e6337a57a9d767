// What can stop the verbs of offers.
import { defineError } from '../../../kernel/domain-error.js';
import {
  MAX_OPEN_HOLDS,
  MAX_OPEN_TO_ONE,
  MAX_PEOPLE_A_DAY,
  MAX_REVISIONS,
  MAX_TO_ONE_A_DAY,
} from './offer.js';

export const offerNotFound = defineError('offers.not-found', 'missing', 'This offer doesn’t exist.');
export const recipientNotFound = defineError(
  'offers.recipient-not-found',
  'missing',
  'There’s nobody here to make an offer to.',
);
export const unknownEvent = defineError(
  'offers.unknown-event',
  'invalid',
  'There’s no such event, it’s over, or it begins in more than 60 days.',
);
export const ownOffer = defineError('offers.own', 'conflict', 'You can’t make an offer to yourself.');
export const offerBlocked = defineError(
  'offers.blocked',
  'forbidden',
  'You can’t make offers to this person.',
);
/** To who is under 18. */
export const onlyWithStores = defineError(
  'offers.only-with-stores',
  'forbidden',
  'Until you’re 18, you can trade with stores only, at their counters.',
);
export const overYourLimit = defineError(
  'offers.over-your-limit',
  'conflict',
  'Until you’re 18, one deal can’t be worth more than the limit in your settings. Choose fewer cards.',
);
/** To others: nobody learns why. */
export const counterOnly = defineError(
  'offers.counter-only',
  'forbidden',
  'They can only trade at a store’s counter.',
);
export const overTheirLimit = defineError(
  'offers.over-their-limit',
  'conflict',
  'They can only make smaller deals. Choose fewer cards.',
);
export const notYourTurn = defineError(
  'offers.not-your-turn',
  'conflict',
  'It’s the other person’s turn to answer.',
);
export const notOpen = defineError('offers.not-open', 'conflict', 'This offer has been closed.');
export const offerChanged = defineError(
  'offers.changed',
  'outdated',
  'This offer has changed. Look at the new version before you answer.',
);
export const revisionRequired = defineError(
  'offers.revision-required',
  'invalid',
  'Say which revision you accept, in If-Match.',
);
/** Its `errors[]` name the listings, and copies of the same cards that others have. */
export const offerVoid = defineError(
  'offers.void',
  'conflict',
  'A card of this offer is no longer available.',
);
/** Likewise, of what was to be offered. */
export const copiesGone = defineError(
  'offers.copies-gone',
  'conflict',
  'One of these cards is no longer available.',
);
/** Its `errors[]` name the listings, each with its price. */
export const costsMore = defineError(
  'offers.costs-more',
  'conflict',
  'These cards cost more now. Look at the price again.',
);
/** Its `errors[]` name the listings that nobody has counted for so long that they are off the market. */
export const countFirst = defineError(
  'offers.count-first',
  'conflict',
  'Nobody has counted one of these cards for long. Its owner has to say first that it’s still there.',
);
export const noLineLeft = defineError(
  'offers.no-line-left',
  'conflict',
  'None of the cards of this offer is available any more.',
);
export const nothingGone = defineError(
  'offers.nothing-gone',
  'conflict',
  'Only an offer with a card that is no longer available can be made again.',
);
export const notTheirCopies = defineError(
  'offers.not-their-copies',
  'unprocessable',
  'An offer is about cards that one of you two has listed.',
);
export const payerUnknown = defineError(
  'offers.payer-unknown',
  'unprocessable',
  'Cash is paid by one of you two.',
);
export const noteWithContact = defineError(
  'offers.note-with-contact',
  'unprocessable',
  'Leave links, phone numbers and email addresses out of your first note.',
);
export const tooManyPeople = defineError(
  'offers.too-many-people',
  'limited',
  `You can make offers to at most ${MAX_PEOPLE_A_DAY} people a day.`,
  { max: MAX_PEOPLE_A_DAY },
);
export const tooManyToOne = defineError(
  'offers.too-many-to-one',
  'limited',
  `You can make one person at most ${MAX_TO_ONE_A_DAY} offers a day.`,
  { max: MAX_TO_ONE_A_DAY },
);
export const tooManyHolds = defineError(
  'offers.too-many-holds',
  'conflict',
  `This store has ${MAX_OPEN_HOLDS} requests of yours to answer. Wait for it, or withdraw one first.`,
  { max: MAX_OPEN_HOLDS },
);
export const tooManyOpen = defineError(
  'offers.too-many-open',
  'conflict',
  `You have ${MAX_OPEN_TO_ONE} open offers to this person. Withdraw one first.`,
  { max: MAX_OPEN_TO_ONE },
);
export const tooManyRevisions = defineError(
  'offers.too-many-revisions',
  'conflict',
  `An offer can be changed at most ${MAX_REVISIONS} times. Make a new one.`,
  { max: MAX_REVISIONS },
);
export const nothingToChange = defineError(
  'offers.nothing-to-change',
  'invalid',
  'Send at least one field to change.',
);
export const noCounterToHold = defineError(
  'offers.no-counter-to-hold',
  'conflict',
  'A request to hold cards can be accepted or declined.',
);
export const holdsAtStores = defineError(
  'offers.holds-at-stores',
  'unprocessable',
  'Only a store holds cards, all of them its own and for sale.',
);
export const holdsOff = defineError('offers.holds-off', 'conflict', 'This store doesn’t hold cards.');
export const onlyStores = defineError('offers.only-stores', 'forbidden', 'Only a store has rules for holds.');
export const holdRulesChanged = defineError(
  'offers.hold-rules-changed',
  'outdated',
  'These rules have changed since you opened them. Look at them again.',
);

/** What offers with people under 18 are refused with. */
export const COUNTER_ONLY = [onlyWithStores, counterOnly, overYourLimit, overTheirLimit] as const;

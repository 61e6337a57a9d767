// The mails about offers and deals in English.
import { plainName } from '../../../../platform/mail/plain-name.js';
import type { DealWords } from './deal-words.js';

const nameOf = (person = ''): string => plainName(person) ?? 'Somebody';
const cardsOf = (cards = 0, first = ''): string =>
  cards > 1 ? `${first} and ${cards - 1} more` : first || 'A card';

const OFFERS: Readonly<Record<string, (person: string) => string>> = {
  SENT: (person) => `${person} made you an offer`,
  HOLD_ASKED: (person) => `${person} asks you to hold cards`,
  COUNTERED: (person) => `${person} made you a counteroffer`,
  REMINDER: (person) => `The offer of ${person} ends within a day`,
  ACCEPTED: (person) => `${person} accepted your offer`,
  DECLINED: (person) => `${person} declined your offer`,
  WITHDRAWN: (person) => `${person} withdrew an offer`,
  EXPIRED: (person) => `An offer between you and ${person} has expired`,
};
const DEALS: Readonly<Record<string, (person: string) => string>> = {
  HELD: (person) => `You’re holding cards for ${person}`,
  MEETING_PROPOSED: (person) => `${person} suggested a time and place`,
  MEETING_CONFIRMED: (person) => `${person} confirmed when and where you meet`,
  PLACE_LOST: (person) => `Your deal with ${person} needs a new place`,
  WITNESS_REQUIRED: (person) => `The store hands over in your deal with ${person}`,
  PUT_ASIDE: (person) => `${person} has put your cards aside`,
  SIGNALED: (person) => `News from ${person} about your meeting`,
  AMENDMENT_PROPOSED: (person) => `${person} wants to change your deal`,
  AMENDMENT_AGREED: (person) => `${person} agreed to your change`,
  AMENDMENT_DECLINED: (person) => `${person} declined your change`,
  AMENDMENT_WITHDRAWN: (person) => `${person} withdrew a change of your deal`,
  CONFIRMED_BY_ONE: (person) => `${person} confirmed the hand-over`,
  CONFIRMED_BY_BOTH: (person) => `Your deal with ${person} is done`,
  CONFIRMED_IN_PART: (person) => `Your deal with ${person} is done in part`,
  WITNESSED: (person) => `Your deal with ${person} is done: the store has witnessed it`,
  WITNESSED_IN_PART: (person) => `Your deal with ${person} is done in part: the store has witnessed it`,
  LEFT_AT_COUNTER: (person) => `The cards of your deal with ${person} wait at the counter`,
  RETURNED: (person) => `The cards of your deal with ${person} went back`,
  CARDS_ACCOUNTED_FOR: (person) => `Your deal with ${person} is closed without a confirmation`,
  CANCELLED: (person) => `${person} canceled your deal`,
  NO_SHOW_CLAIMED: (person) => `${person} says that you didn’t come`,
  DISPUTED: (person) => `${person} says that something is wrong`,
  ACCOUNT_CLOSED: (person) => `The account of ${person} is no longer active: see what becomes of your deal`,
  HOLD_MOVED: (person) => `The hold between you and ${person} lasts longer`,
  STOCK_CONFLICT: (person) => `A card of your deal with ${person} may be missing`,
  CONFLICT_CLEARED: (person) => `${person} has the card after all`,
  CONFLICT_LAPSED: (person) => `Your deal with ${person} was canceled: sold elsewhere`,
};
const MEETINGS: Readonly<Record<string, string>> = {
  MEETING_PROPOSED: 'It’s your turn.',
  HOLD_MOVED: 'The store is closed at the time it was to end.',
  STOCK_CONFLICT: 'Within a day, the side that gives it says whether it is there.',
  CONFLICT_CLEARED: 'The deal goes on.',
  CANCELLED: 'The deal is off. See why.',
  CONFLICT_LAPSED: 'The deal is off. See why.',
};

const dealTitle = (change: string, name: string): string =>
  (DEALS[change] ?? (() => `Your deal with ${name} has changed`))(name);

export const enDeals: DealWords = {
  OFFER_RECEIVED: ({ person, change = '', cards, cardName }) => ({
    title: (OFFERS[change] ?? ((name) => `News about an offer of ${name}`))(nameOf(person)),
    about: `${cardsOf(cards, cardName)}. It’s your turn.`,
  }),
  OFFER_ANSWERED: ({ person, change = '', cards, cardName }) => ({
    title: (OFFERS[change] ?? ((name) => `An offer between you and ${name} has ended`))(nameOf(person)),
    about: `${cardsOf(cards, cardName)}.`,
  }),
  DEAL_CHANGED: ({ person, change = '' }) => ({
    title: dealTitle(change, nameOf(person)),
    about: 'See what’s next.',
  }),
  DEAL_MEETING: ({ person, change = '' }) => ({
    title: dealTitle(change, nameOf(person)),
    about: MEETINGS[change] ?? 'See what’s next.',
  }),
  DEAL_REMINDER: ({ person, hours = 0 }) => ({
    title: `Your deal with ${nameOf(person)} is due in ${hours === 1 ? '1 hour' : `${hours} hours`}`,
    about: 'If you can’t make it, let them know.',
  }),
  HAND_OVER_LOCKED: ({ person }) => ({
    title: 'Too many wrong codes were entered',
    about: `The hand-over of your deal with ${nameOf(person)} is locked for a while.`,
  }),
  MESSAGE_RECEIVED: ({ person, deal }) => ({
    title: `${nameOf(person)} wrote to you`,
    about: deal ? 'It’s about your deal.' : 'It’s about an offer.',
  }),
};

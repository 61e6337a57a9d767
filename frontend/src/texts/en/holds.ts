/** The texts of holding a store's cards, and of what can be offered for a listing. */
import { createFormatters } from '../formatters';

const { countWithNoun } = createFormatters('en');
const cards = (n: number) => countWithNoun(n, { one: 'card', other: 'cards' });

export const holds = {
  holdForMe: 'Hold for me',
  holdCard: (card: string) => `Hold for me: ${card}`,
  held: (until: string | null) => (until === null ? 'Held for you.' : `Held for you until ${until}.`),
  asked: 'Asked: the store will answer.',
  open: 'Open',
  heldForYou: 'Held for you',
  askedStore: 'Asked',
  failed: 'It couldn’t be held.',
  unanswered: 'No answer came. Try again: it isn’t asked twice.',
  costsMore: (price: string) => `The price has changed to ${price}. Press again to hold at that price.`,
  add: 'Add',
  addCard: (card: string) => `Add to the basket: ${card}`,
  remove: 'Remove',
  removeCard: (card: string) => `Remove from the basket: ${card}`,
  basket: 'Basket',
  inBasket: (n: number, store: string) => `${cards(n)} at ${store}`,
  holdAll: 'Hold all',
  clear: 'Clear',
  cleared: 'Basket cleared.',
  full: 'A basket holds 20 cards.',
  makeOffer: 'Make an offer',
  offerFor: (card: string) => `Make an offer: ${card}`,
  holdThese: (n: number) => (n === 1 ? 'Hold this card' : `Hold these ${cards(n)}`),
  holdTheseAt: (n: number, store: string) =>
    n === 1 ? `Hold this card at ${store}` : `Hold these ${cards(n)} at ${store}`,
  offerThese: (n: number) => (n === 1 ? 'Offer for this card' : `Offer for these ${cards(n)}`),
  offerTheseTo: (n: number, who: string) =>
    n === 1 ? `Offer for this card: ${who}` : `Offer for these ${cards(n)}: ${who}`,
  gone: {
    title: 'No longer available',
    others: 'Others have it:',
    holdLeft: (n: number) => (n === 1 ? 'Hold the other card' : `Hold the other ${cards(n)}`),
  },
  rules: {
    title: 'Hold for me',
    lead: 'Which requests you accept without being asked first. You answer all others in your inbox.',
    form: 'Rules for holds',
    loading: 'Loading your rules for holds',
    loadFailed: 'Your rules for holds didn’t load.',
    isOn: 'Hold cards for people',
    maxCards: 'Up to this many cards',
    maxValue: 'Up to this value (empty for any)',
    forWhom: 'Without asking me first, for',
    people: { EVERYONE: 'everyone', WITH_RECORD: 'people who have picked up before', NOBODY: 'nobody' },
    days: 'Until closing time',
    onDay: (days: number) =>
      days === 0 ? 'the same day' : days === 1 ? 'the next day' : `${days} days later`,
    save: 'Save rules',
    saved: 'Rules saved.',
    notSaved: 'Your rules weren’t saved.',
    badCards: 'Enter a number from 1 to 20.',
    badValue: 'Enter an amount, such as 50.',
  },
};

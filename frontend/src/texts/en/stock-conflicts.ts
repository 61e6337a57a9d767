/** The texts of what has changed since two agreed: cards that a stock misses, places, prices. */
import { createFormatters } from '../formatters';

const { countWithNoun } = createFormatters('en');

export const stockConflicts = {
  title: 'Stock conflicts',
  count: (n: number) => countWithNoun(n, { one: 'stock conflict', other: 'stock conflicts' }),
  lead: 'Your stock says these cards are gone, but you’ve promised them. Nothing was canceled.',
  failed: 'Your stock conflicts didn’t load.',
  more: 'There are more. They appear once you’ve answered these.',
  promisedTo: (who: string) => `Promised to ${who}`,
  ask: (until: string) => `Do you have them? Answer ${until}, or the deal is canceled.`,
  have: 'I have it after all',
  haveFor: (who: string) => `I have it after all: promised to ${who}`,
  sold: 'Sold elsewhere',
  soldFor: (who: string) => `Sold elsewhere: promised to ${who}`,
  soldTitle: (who: string) => `Cancel the deal with ${who}?`,
  soldText: (who: string) =>
    `The deal is canceled at once, and ${who} is notified. It can’t be undone. If you agreed more than 30 minutes ago, it counts in your record, which others see.`,
  keep: 'Keep the deal',
  gave: (who: string) => `I gave it to ${who}`,
  gaveHint: (who: string) =>
    `If you’ve already given it to ${who}, the deal is done once you’ve entered each other’s codes.`,
  gaveDone: (who: string) => `Now enter ${who}’s code.`,
  kept: 'The deal goes on.',
  canceled: (who: string) => `The deal with ${who} is canceled.`,
  notSaved: 'That wasn’t saved.',
  theirs: (who: string, until: string) =>
    `${who} may not have a card of this deal any more. They check by ${until}; until then the deal goes on.`,
  by: (until: string) => `by ${until}`,
  elsewhere: 'Others near you have it',
  offer: (name: string, price: string) => `${name} · ${price}`,
  priceNotes: {
    label: 'Prices today',
    about:
      'The market has moved since you agreed. What you agreed on stays unless you both agree on other prices.',
    reopen: 'Ask for other prices',
    hint: 'What you agreed on stays until the other person agrees. What is paid follows the prices.',
    price: (card: string) => `Price: ${card}`,
    send: 'Ask',
    sent: 'Asked.',
    notSent: 'It wasn’t asked.',
    nothing: 'No price differs yet.',
    invalid: 'Enter a price such as 5 or 5.99.',
    moved: (agreed: string, today: string, day: string, percent: number) =>
      `${agreed} then, ${today} on ${day} (${percent > 0 ? '+' : '−'}${Math.abs(percent)} %)`,
  },
  lostPlace: {
    title: 'This deal needs a new place.',
    gone: 'Where you were to meet is no longer possible.',
    why: {
      EVENT_CALLED_OFF: 'The event was called off.',
      EVENT_MOVED: 'The event’s place or time has changed.',
      STORE_MOVED: 'The store has moved.',
      STORE_CLOSED: 'The store is closed at that time now.',
      STORE_GONE: 'The store is no longer here.',
    } as Record<string, string>,
    was: 'It was',
    until: (until: string) => `Agree on another one by ${until}; nobody is to blame if you don’t.`,
  },
};

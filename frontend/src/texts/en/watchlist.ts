/** The texts of the watchlist. */
import { createFormatters } from '../formatters';

const { countWithNoun } = createFormatters('en');

export const watchlist = {
  list: 'Watched cards',
  loading: 'Loading watchlist',
  failed: 'Failed to fetch watchlist.',
  count: (cards: number) => countWithNoun(cards, { one: 'card', other: 'cards' }),
  pricesOf: (day: string) => `market prices as of ${day}`,
  none: 'You’re not watching any cards yet.',
  noneYet: 'Find a card and press + Watchlist on its page. It will appear here with its market price.',
  find: 'Find a card',
  cover: 'Where to get them',
  trades: 'Who to trade with',
  marketPrice: 'Market Price',
  regular: 'Regular',
  terms: 'Price, condition…',
  add: (card: string) => `Add ${card} to the watchlist`,
  remove: 'Remove',
  removed: 'Removed from watchlist.',
  notRemoved: 'Failed to remove.',
  notPutBack: 'The card wasn’t put back.',
  toggle: {
    unknown: 'Watchlist',
    watched: 'Watching',
    unwatched: '+ Watchlist',
    failed: 'Watchlist update failed.',
    loggedOut: 'You must be logged in.',
  },
};

/** The texts of players with whom the visitor could trade. */
import { createFormatters } from '../formatters';

const { countWithNoun } = createFormatters('en');

const cards = (count: number) => countWithNoun(count, { one: 'card', other: 'cards' });

export const mutualMatches = {
  title: 'Who to trade with',
  about:
    'Players nearby who have cards you want and want cards you have. Only wants that may be seen by players you could trade with count, on both sides.',
  loading: 'Loading players you could trade with',
  failed: 'The players you could trade with didn’t load.',
  none: 'Nobody nearby has what you want and wants what you have yet.',
  noneHelp:
    'List what you would give away, and let players nearby see what you want: press More on a watched card, then choose “Also players nearby you could trade with”.',
  watchlist: 'Your watchlist',
  gets: (count: number) => `You’d get ${cards(count)}`,
  gives: (count: number) => `You’d give ${cards(count)}`,
  more: (count: number) => `and ${cards(count)} more`,
  offer: 'Make an offer',
  offerTo: (name: string) => `Make ${name} an offer`,
};

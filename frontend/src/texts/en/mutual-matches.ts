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
  titleAt: 'What to bring',
  aboutAt:
    'Players who go to this event, too, and let others see which cards they could swap. Only wants that may be seen by players you could trade with count, on both sides.',
  noneThere: 'Nobody there has what you want and wants what you have yet.',
  noneThereHelp: 'It takes two who go and allow it. Look again nearer to the day: more people may come.',
  event: 'The event',
  /** They have `gets` cards that you want, and want `gives` of yours. */
  summary: (people: number, gets: number, gives: number) =>
    `${countWithNoun(people, { one: 'person', other: 'people' })} there ${people === 1 ? 'has' : 'have'} ${cards(gets)} you want; you have ${cards(gives)} that they want.`,
  bring: 'Bring these',
  watchlist: 'Your watchlist',
  gets: (count: number) => `You’d get ${cards(count)}`,
  gives: (count: number) => `You’d give ${cards(count)}`,
  more: (count: number) => `and ${cards(count)} more`,
  offer: 'Make an offer',
  offerTo: (name: string) => `Make an offer to ${name}`,
};

/** The texts of reviews and of the records that follow from them. */
import { createFormatters } from '../formatters';

const { countWithNoun } = createFormatters('en');

export const reviews = {
  title: 'Track record',
  failed: 'The reviews didn’t load.',
  whatOthersSaid: 'What others said',
  firstTimerShort: 'New here',
  firstTimer: 'New here: no hand-overs yet',
  since: (month: string) => `since ${month}`,
  handOvers: (n: number, partners: number) =>
    `${countWithNoun(n, { one: 'hand-over', other: 'hand-overs' })} with ${countWithNoun(partners, { one: 'person or store', other: 'people and stores' })}`,
  answers: {
    asDescribed: (yes: number, asked: number) => `cards as described: ${yes} of ${asked}`,
    onTime: (yes: number, asked: number) => `on time: ${yes} of ${asked}`,
    again: (yes: number, asked: number) => `would trade again: ${yes} of ${asked}`,
  },
  lateCancellations: (n: number) =>
    countWithNoun(n, { one: 'late cancellation', other: 'late cancellations' }),
  noShows: (n: number) => countWithNoun(n, { one: 'no-show', other: 'no-shows' }),
  stockConflicts: (n: number) =>
    countWithNoun(n, { one: 'held card sold elsewhere', other: 'held cards sold elsewhere' }),
  howDidItGo: 'How did it go?',
  blind: (who: string) =>
    `Neither of you sees the other’s answers until both have answered, or a week has passed. Then ${who} and everybody with an account can read them.`,
  questions: {
    onTime: 'Did they come on time?',
    asDescribed: 'Were the cards as described?',
    again: 'Would you trade with them again?',
  },
  yes: 'Yes',
  no: 'No',
  text: 'A few words (optional)',
  textHint: 'Everybody with an account can read them.',
  send: 'Send review',
  change: 'Change review',
  kept: 'Review sent.',
  notKept: 'The review wasn’t sent.',
  said: {
    onTime: (yes: boolean): string => (yes ? 'on time' : 'not on time'),
    asDescribed: (yes: boolean): string => (yes ? 'cards as described' : 'cards not as described'),
    again: (yes: boolean): string => (yes ? 'would trade again' : 'wouldn’t trade again'),
  },
  theySaid: (who: string) => `${who} said:`,
  youSaid: 'You said:',
  shownFrom: (who: string, day: string) =>
    `${who} sees it once they’ve answered, or from ${day} on. Until then you can change it.`,
};

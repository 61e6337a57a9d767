/** The texts of a store's part in deals of others: witness a hand-over, keep cards at the counter. */
import { createFormatters } from '../formatters';

const { countWithNoun } = createFormatters('en');

export const witness = {
  tab: 'Witness a hand-over',
  title: 'Witness a hand-over',
  lead: 'Two players meet at your counter or event. Enter the code that one of them shows.',
  code: 'Their code',
  codeHint: '6 digits',
  find: 'Find the deal',
  sixDigits: 'Enter the 6 digits of the code.',
  foreign: 'That’s not the code of a deal.',
  failed: 'The deal wasn’t found.',
  between: (one: string, other: string) => `${one} and ${other}`,
  gives: (who: string) => `${who} gives`,
  pays: (who: string, amount: string) => `${who} pays ${amount}`,
  codeOf: (who: string) => `Code of ${who}`,
  nothing: 'There’s nothing to witness here any more.',
  acts: {
    HANDED_OVER: 'Handed over here',
    LEFT: 'Left at the counter',
    COLLECTED: 'Picked up',
    RETURNED: 'Given back',
  },
  done: {
    HANDED_OVER: 'Witnessed: the deal is done.',
    LEFT: 'Kept at the counter.',
    COLLECTED: 'Picked up: the deal is done.',
    RETURNED: 'Given back.',
  },
  shelf: 'Where you put them (optional)',
  notDone: 'That wasn’t saved.',
  another: 'Another code',
  lying: 'At your counter',
  nothingLies: 'Nothing waits at your counter.',
  lyingFailed: 'The list didn’t load.',
  loading: 'Loading what waits at your counter',
  forWho: (giver: string, receiver: string) => `From ${giver}, for ${receiver}`,
  backTo: (giver: string) => `Goes back to ${giver}`,
  cards: (n: number) => countWithNoun(n, { one: 'card', other: 'cards' }),
  until: (when: string) => `until ${when}`,
  rules: {
    title: 'Cards for others',
    lead: 'When two players meet at your counter, one may leave cards for the other. Both show you a code.',
    keepsCards: 'Keep cards that one player leaves for another',
    loading: 'Loading your settings',
    loadFailed: 'Your settings didn’t load.',
    saved: 'Saved.',
    notSaved: 'That wasn’t saved.',
  },
};

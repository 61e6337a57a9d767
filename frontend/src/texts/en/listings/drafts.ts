/** The texts around cards that were not posted yet: kept from last time, and what would be lost. */
import { speech } from '../../speech';

const { counted } = speech('en');
const cardForms = { one: 'card', other: 'cards' };

export const drafts = {
  lastTime: (cards: number) => `${counted(cards, cardForms)} from last time.`,
  discard: 'Discard',
  discarded: (cards: number) => `${counted(cards, cardForms)} discarded.`,
};

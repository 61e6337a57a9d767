/** The texts around cards that were not posted yet: kept from last time, and what would be lost. */
import { speech } from '../../speech';

const { counted } = speech('en');
const cardForms = { one: 'card', other: 'cards' };

export const drafts = {
  lastTime: (cards: number) => `${counted(cards, cardForms)} from last time.`,
  discard: 'Discard',
  discarded: (cards: number) => `${counted(cards, cardForms)} discarded.`,
  settled: (cards: number) =>
    cards === 1
      ? '1 card is listed as you first submitted it.'
      : `${counted(cards, cardForms)} are listed as you first submitted them.`,
  unsettled: (cards: number) =>
    cards === 1
      ? 'It is not known yet whether the card you submitted before is listed. Try again: it goes first and is listed once.'
      : `It is not known yet whether the ${counted(cards, cardForms)} you submitted before are listed. Try again: they go first and are listed once.`,
};

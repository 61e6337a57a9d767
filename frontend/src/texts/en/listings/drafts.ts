/** The texts around cards that were not posted yet: kept from last time, and what would be lost. */
import { createFormatters } from '../../formatters';

const { countWithNoun } = createFormatters('en');
const cardForms = { one: 'card', other: 'cards' };

export const drafts = {
  lastTime: (cards: number) => `You left ${countWithNoun(cards, cardForms)} here.`,
  discard: 'Start over',
  discarded: (cards: number) => `${countWithNoun(cards, cardForms)} discarded.`,
  settled: (cards: number) =>
    cards === 1
      ? '1 card is listed as you first submitted it.'
      : `${countWithNoun(cards, cardForms)} are listed as you first submitted them.`,
  unsettled: 'We couldn’t confirm your last submission. Try again: nothing is listed twice.',
  maybeListed: (cards: number) =>
    cards === 1
      ? '1 card may already be listed: your last submission was never confirmed. Check My Listings, and remove it here if it’s there.'
      : `${countWithNoun(cards, cardForms)} may already be listed: your last submission was never confirmed. Check My Listings, and remove them here if they’re there.`,
  submitAnyway: 'Submit anyway',
};

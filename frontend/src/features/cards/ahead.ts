/** What the screens of cards ask the server for first. */
import { AHEAD, type CallAhead } from '../../api/ahead';
import { cardsApi, searchOf } from '../../api/cards';
import { listingsApi } from '../../api/listings';
import type { SearchDisplay } from '../../lib/search-display';

const { findCards, getCard, getCardPrices } = cardsApi.endpoints;

/** The calls of a search's results. */
export const resultsAhead = (search: string, display: SearchDisplay): CallAhead[] =>
  search === '' ? [] : [findCards.initiate(searchOf(search, display), AHEAD)];

/** The calls of a card's page: the card, who has it, what it has cost. */
export const cardAhead = (cardId: string): CallAhead[] => [
  getCard.initiate(cardId, AHEAD),
  listingsApi.endpoints.listingsWithCard.initiate({ cardId, printings: 'any' }, AHEAD),
  getCardPrices.initiate({ id: cardId }, AHEAD),
];

/** What the screens of cards ask the server for first. */

import { cardsApi, searchOf } from '../../api/cards';
import { listingsApi } from '../../api/listings';
import { PREFETCH_OPTIONS, type PrefetchThunk } from '../../api/prefetch';
import type { SearchDisplay } from '../../lib/search-display';

const { findCards, getCard, getCardPrices } = cardsApi.endpoints;

/** The calls of a search's results. */
export const prefetchCardResults = (search: string, display: SearchDisplay): PrefetchThunk[] =>
  search === '' ? [] : [findCards.initiate(searchOf(search, display), PREFETCH_OPTIONS)];

/** The calls of a card's page: the card, who has it, what it has cost. */
export const prefetchCard = (cardId: string): PrefetchThunk[] => [
  getCard.initiate(cardId, PREFETCH_OPTIONS),
  listingsApi.endpoints.listingsWithCard.initiate({ cardId, printings: 'any' }, PREFETCH_OPTIONS),
  getCardPrices.initiate({ id: cardId }, PREFETCH_OPTIONS),
];

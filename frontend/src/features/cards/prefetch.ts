/** The first calls of the screens of cards. */
import { cardsApi, searchOf, yearOfPrices } from '../../api/cards';
import { distancesApi } from '../../api/distances';
import { listingsApi, printingsIn, withCard } from '../../api/listings';
import { onOfferApi } from '../../api/on-offer';
import { PREFETCH_OPTIONS, type Prefetch } from '../../api/prefetch';
import { readOffers } from '../../lib/offer-search';
import { isNearestIn } from '../../lib/paths';
import { readSearch } from '../../lib/search-display';

const { findCards, getCard, getCardPrices } = cardsApi.endpoints;

/** The first page of a search's results. */
export const prefetchCardResults: Prefetch = ({ params }) => {
  const { search, display } = readSearch(params);
  return search ? [findCards.initiate(searchOf(search, display), PREFETCH_OPTIONS)] : [];
};

/** The card, who has it, what it has cost. */
export const prefetchCard: Prefetch = ({ params, path: { cardId = '' } }) => [
  getCard.initiate(cardId, PREFETCH_OPTIONS),
  listingsApi.endpoints.listingsWithCard.initiate(
    withCard(cardId, printingsIn(params), isNearestIn(params)),
    PREFETCH_OPTIONS,
  ),
  getCardPrices.initiate(yearOfPrices(cardId), PREFETCH_OPTIONS),
  distancesApi.endpoints.getOwnPlace.initiate(undefined, PREFETCH_OPTIONS),
];

/** The first page of what is on offer. */
export const prefetchOffers: Prefetch = ({ params }) => [
  onOfferApi.endpoints.findOffers.initiate(readOffers(params), PREFETCH_OPTIONS),
  distancesApi.endpoints.getOwnPlace.initiate(undefined, PREFETCH_OPTIONS),
];

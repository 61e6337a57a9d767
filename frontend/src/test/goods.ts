/** Invented cards and listings for the screens' tests. */
import type {
  Card,
  CardList,
  CompleteCardNameApiResponse,
  GetCardSetsApiResponse,
  PriceHistory,
} from '../api/cards';
import type { WatchedInStock } from '../api/dashboard';
import type { CardListing, ListingDto } from '../api/listings';
import type { OfferedCard } from '../api/on-offer';
import type { StockLineDto } from '../api/stock';
import type { WantDto, WantListDto, WatchedCardDto } from '../api/watchlist';
import { player, store } from './people';

/** A card of the card database; `facts` tell it from the others. */
export const aCard = (facts: Partial<Card> = {}): Card => ({
  object: 'card',
  id: 'heron-id',
  name: 'Clockwork Heron',
  lang: 'en',
  set: 'brm',
  set_name: 'Brinemarch',
  collector_number: '89',
  games: ['paper'],
  finishes: ['nonfoil', 'foil'],
  prices: { usd: '0.25', usd_foil: '1.10', usd_etched: null },
  ...facts,
});

/** A page of a card search. */
export const someCards = (data: Card[], facts: Partial<CardList> = {}): CardList => ({
  object: 'list',
  total_cards: data.length,
  has_more: false,
  data,
  ...facts,
});

/** Names that complete what was typed. */
export const someNames = (...data: string[]): CompleteCardNameApiResponse => ({
  object: 'catalog',
  uri: '/api/cards/autocomplete',
  total_values: data.length,
  data,
});

type CardSet = GetCardSetsApiResponse['data'][number];

/** The sets of a catalogue; `facts` tell each from the others. */
export const someSets = (...facts: Partial<CardSet>[]): GetCardSetsApiResponse => ({
  object: 'list',
  has_more: false,
  data: facts.map((each) => ({
    object: 'set',
    code: 'brm',
    name: 'Brinemarch',
    uri: '/api/cards/sets/brm',
    search_uri: '/api/cards/search',
    set_type: 'expansion',
    card_count: 120,
    digital: false,
    nonfoil_only: false,
    foil_only: false,
    ...each,
  })),
});

/** A count that stays fresh as long as tests run. */
const FRESH_COUNT = {
  countedAt: '2026-03-01T10:00:00.000Z',
  freshUntil: '2126-03-01T10:00:00.000Z',
  listedUntil: '2126-05-01T10:00:00.000Z',
};

/** A listing of the player's. */
export const aListing = (facts: Partial<ListingDto> = {}): ListingDto => ({
  uuid: 'listing-1',
  userId: player.uuid,
  cardId: 'heron-id',
  cardName: 'Clockwork Heron',
  cardSet: 'Brinemarch',
  cardSetCode: 'brm',
  cardNumber: '89',
  cardImageUrl: '/api/cards/heron-id/image/front/normal',
  condition: 'NEAR_MINT',
  type: 'SELL',
  finish: 'NONFOIL',
  language: 'en',
  price: 5,
  status: 'ACTIVE',
  reservedUntil: null,
  reservedTimeZone: null,
  finalSoldPrice: null,
  statusUpdatedAt: '2026-03-01T10:00:00.000Z',
  createdAt: '2026-03-01T10:00:00.000Z',
  ...FRESH_COUNT,
  version: 1,
  note: null,
  isSigned: false,
  isAltered: false,
  photos: [],
  ...{ externalId: null, shelf: null, privateNote: null, pricePaid: null },
  ...facts,
});

/** A line of the store's stock. */
export const aLine = (facts: Partial<StockLineDto> = {}): StockLineDto => {
  const { cardId, cardName, cardSet, cardSetCode, cardNumber, cardImageUrl } = aListing();
  const { condition, type, finish, language, price, createdAt } = aListing();
  return {
    line: 'line-1',
    ...{ cardId, cardName, cardSet, cardSetCode, cardNumber, cardImageUrl },
    ...{ condition, type, finish, language, price, createdAt },
    quantity: 1,
    reserved: 0,
    externalId: null,
    shelf: null,
    note: null,
    privateNote: null,
    pricePaid: null,
    isSigned: false,
    isAltered: false,
    ...FRESH_COUNT,
    priceSetBy: 'HAND',
    marketPrice: 4,
    marketPriceDate: '2026-03-01',
    ...facts,
  };
};

/** A listing of the store's as the card's page gets it. */
export const aStoreListing = (facts: Partial<CardListing> = {}): CardListing => ({
  ...aListing({ userId: store.uuid }),
  name: store.name,
  email: store.email,
  phoneNumber: store.phoneNumber,
  address: store.address,
  role: 'STORE',
  distance: null,
  ...facts,
});

/** A listing of the player's as the card's page gets it. */
export const aPlayerListing = (facts: Partial<CardListing> = {}): CardListing => ({
  ...aListing(),
  name: player.name,
  email: player.email,
  phoneNumber: player.phoneNumber,
  address: null,
  role: 'USER',
  distance: null,
  ...facts,
});

/** A card on the player's watchlist. */
export const aWatchedCard = (facts: Partial<WatchedCardDto> = {}): WatchedCardDto => ({
  cardId: 'heron-id',
  cardName: 'Clockwork Heron',
  cardSet: 'Brinemarch',
  cardSetCode: 'brm',
  cardNumber: '89',
  cardImageUrl: '/api/cards/heron-id/image/front/normal',
  marketPrice: 0.25,
  marketPriceFoil: 1.1,
  marketPriceDate: '2026-03-01',
  addedAt: '2026-03-01T10:00:00.000Z',
  ...facts,
});

/** A watched card that the store has. */
export const aNewCopy = (facts: Partial<WatchedInStock> = {}): WatchedInStock => {
  const { cardId, cardName, cardSet, cardSetCode, cardNumber } = aWatchedCard();
  return {
    ...{ watchedCardId: cardId, cardId, cardName, cardSet, cardSetCode, cardNumber },
    type: 'SELL',
    price: 1.5,
    listedAt: '2026-03-01T10:00:00.000Z',
    ...{ countedAt: '2026-03-01T10:00:00.000Z', isStale: false },
    lister: { uuid: store.uuid, name: store.name, role: 'STORE' },
    ...facts,
  };
};

/** What the card has cost; without `facts` there is nothing yet. */
export const aPriceHistory = (facts: Partial<PriceHistory> = {}): PriceHistory => ({
  object: 'price_history',
  card_id: 'heron-id',
  as_of: '2026-02-14',
  since: null,
  until: null,
  from: null,
  to: null,
  series: [],
  ...facts,
});

/** A card on offer around the player. */
export const anOffer = (facts: Partial<OfferedCard> = {}): OfferedCard => ({
  cardId: 'heron-id',
  cardName: 'Clockwork Heron',
  cardSet: 'Brinemarch',
  cardSetCode: 'brm',
  cardNumber: '89',
  cardImageUrl: '/api/cards/heron-id/image/front/normal',
  type: 'SELL',
  condition: 'NEAR_MINT',
  finish: 'NONFOIL',
  language: 'en',
  createdAt: '2026-03-01T10:00:00.000Z',
  price: 1.2,
  marketPrice: 1.5,
  copies: 3,
  stores: 1,
  players: 2,
  isStale: false,
  copy: { listing: 'heron-copy', price: 1.2, lister: { uuid: 'goblet', name: 'Goblet', role: 'STORE' } },
  distance: { km: 2.1, isAbout: false },
  ...facts,
});

/** What somebody wants of a card, on a list. */
export const aWant = (facts: Partial<WantDto> = {}): WantDto => ({
  ...{ cardId: 'heron-id', cardName: 'Clockwork Heron', anyPrinting: true, quantity: 4 },
  ...{ leastCondition: null, finishes: null, languages: null, maxPrice: 5.5, maxPercent: null },
  ...{ forTrade: false, note: null, list: 'deck-id', visibility: 'PRIVATE', alerts: true, listed: 0 },
  ...{ changedAt: '2026-03-01T10:00:00.000Z', version: 3 },
  ...facts,
});

export const aWantList = (facts: Partial<WantListDto> = {}): WantListDto => ({
  ...{ uuid: 'deck-id', name: 'Friday’s deck', alerts: true, cards: 1, visibility: null },
  ...facts,
});

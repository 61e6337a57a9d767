/** The calls of the card database, for the screens. */
import { DEFAULT_DISPLAY, type SearchDisplay } from '../lib/search-display';
import { warningsOf } from '../lib/search-refusal';
import { type Card, type CardList, cardsApi as generated, type PriceHistory } from './generated/cards';
import { OF_A_CARD } from './listing-tags';

export type {
  Card,
  CardIdentifier,
  CardList,
  CompleteCardNameApiResponse,
  GetCardSetsApiResponse,
  PriceHistory,
} from './generated/cards';

/** Cards change once a day. */
const HOUR_S = 3600;

/** Every printing counts, also the odd ones: people list what they hold in their hand. */
const ALL_PRINTINGS = { unique: 'prints', include_extras: true, include_variations: true } as const;

/** A search as typed, and how its answer is wanted where that is not as usual. */
export interface CardSearch {
  q: string;
  unique?: 'prints' | 'art' | 'cards';
  order?: string | undefined;
  dir?: 'asc' | 'desc' | undefined;
  /** Also tokens, emblems, planes and the like; the usual. */
  extras?: boolean;
  /** Only what somebody has in stock. */
  listed?: true | undefined;
  /** Include printings in languages other than English. */
  multilingual?: true;
}

/**
 * The call that a search and its display stand for. What is usual is not said: the card database has the same idea of it.
 */
export const searchOf = (
  search: string,
  { order, dir, unique, extras, listed }: SearchDisplay,
): CardSearch => ({
  q: search,
  listed,
  unique,
  extras,
  order: order === DEFAULT_DISPLAY.order ? undefined : order,
  dir: dir === 'auto' ? undefined : dir,
});

/** The arguments of `getCardPrices` for the last year. */
export const yearOfPrices = (cardId: string) => ({ id: cardId });

/** Market prices in US dollars as decimal text, and their day. */
export interface DatedPrices {
  asOf: string;
  prices: { usd: string | null; usd_foil: string | null; usd_etched: string | null };
}

/** The newest prices of a card with their day, from one answer; null if there are none. */
export function newestPrices({ as_of: asOf, series }: PriceHistory): DatedPrices | null {
  if (asOf === null) return null;
  const priceOn = (finish: PriceHistory['series'][number]['finish']) => {
    const inDollars = series.find((each) => each.currency === 'usd' && each.finish === finish);
    return inDollars?.prices.find(({ date }) => date === asOf)?.price.toFixed(2) ?? null;
  };
  const prices = { usd: priceOn('nonfoil'), usd_foil: priceOn('foil'), usd_etched: priceOn('etched') };
  return Object.values(prices).some((price) => price !== null) ? { asOf, prices } : null;
}

const cards = generated.enhanceEndpoints({
  endpoints: {
    completeCardName: { keepUnusedDataFor: HOUR_S },
    getCard: { providesTags: ['cards'], keepUnusedDataFor: HOUR_S },
    getCardBySetAndNumber: { providesTags: ['cards'], keepUnusedDataFor: HOUR_S },
    getCardSets: { providesTags: ['cards'], keepUnusedDataFor: HOUR_S },
    getSetCodes: { providesTags: ['cards'], keepUnusedDataFor: HOUR_S },
    getNamedCard: { providesTags: ['cards'], keepUnusedDataFor: HOUR_S },
    getCardPrices: { providesTags: ['cards'], keepUnusedDataFor: HOUR_S },
  },
});

/** One page of a search. `total` counts the cards of all pages; `warnings` say what of the search was ignored. */
export interface CardPage {
  rows: Card[];
  total: number;
  warnings: readonly string[];
  hasMore: boolean;
}

const toCardPage = (list: CardList): CardPage => ({
  rows: list.data,
  total: list.total_cards ?? list.data.length,
  warnings: list.warnings ? (warningsOf(list) ?? []) : [],
  hasMore: list.has_more,
});

/** The generated search reads one page; people read on. */
export const cardsApi = cards.injectEndpoints({
  endpoints: (build) => ({
    /** All printings that match a search as typed, page by page. */
    findCards: build.infiniteQuery<CardPage, CardSearch, number>({
      infiniteQueryOptions: {
        initialPageParam: 1,
        getNextPageParam: (last, _pages, page) => (last.hasMore ? page + 1 : undefined),
      },
      query: ({ queryArg: { q, unique, order, dir, extras, multilingual, listed }, pageParam: page }) => ({
        url: '/api/cards/search',
        params: {
          q,
          ...ALL_PRINTINGS,
          ...(unique && { unique }),
          ...(extras !== undefined && { include_extras: extras }),
          include_multilingual: multilingual,
          listed,
          order,
          dir,
          page,
        },
      }),
      transformResponse: toCardPage,
      // Each listing may change which cards are listed.
      providesTags: (_pages, _failure, { listed }) => (listed ? ['cards', OF_A_CARD] : ['cards']),
      keepUnusedDataFor: HOUR_S,
    }),
  }),
});

export const {
  useCollectCardsMutation,
  useFindCardsInfiniteQuery,
  useGetCardBySetAndNumberQuery,
  useGetCardPricesQuery,
  useGetCardQuery,
  useGetCardSetsQuery,
  useGetNamedCardQuery,
  useLazyCompleteCardNameQuery,
  useLazyGetCardBySetAndNumberQuery,
  useLazyGetSetCodesQuery,
  useSuggestPrintingsMutation,
} = cardsApi;

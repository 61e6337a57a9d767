/** The calls of the card database, for the screens. */
import { DEFAULT_DISPLAY, type SearchDisplay } from '../lib/search-display';
import { warningsOf } from '../lib/search-refusal';
import { type CardList, cardsApi as generated } from './generated/cards';

export type {
  Card,
  CardIdentifier,
  CardList,
  CollectCardsApiResponse,
  CompleteCardNameApiResponse,
  GetCardApiResponse,
  GetCardBySetAndNumberApiResponse,
  GetCardPricesApiResponse,
  GetCardSetsApiResponse,
  GetNamedCardApiResponse,
  GetSetCodesApiResponse,
  PriceHistory,
  SearchCardsApiResponse,
  SuggestPrintingsApiResponse,
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
  /** Also printings in languages other than English. */
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

const cards = generated.enhanceEndpoints({
  endpoints: {
    completeCardName: { keepUnusedDataFor: HOUR_S },
    getCard: { providesTags: ['Card'], keepUnusedDataFor: HOUR_S },
    getCardBySetAndNumber: { providesTags: ['Card'], keepUnusedDataFor: HOUR_S },
    getCardSets: { providesTags: ['Card'], keepUnusedDataFor: HOUR_S },
    getSetCodes: { providesTags: ['Card'], keepUnusedDataFor: HOUR_S },
    getNamedCard: { providesTags: ['Card'], keepUnusedDataFor: HOUR_S },
    getCardPrices: { providesTags: ['Card'], keepUnusedDataFor: HOUR_S },
  },
});

/** The generated search reads one page; people read on. */
export const cardsApi = cards.injectEndpoints({
  endpoints: (build) => ({
    /** All printings that match a search as typed, page by page. */
    findCards: build.infiniteQuery<CardList, CardSearch, number>({
      infiniteQueryOptions: {
        initialPageParam: 1,
        getNextPageParam: (last, _pages, page) => (last.has_more ? page + 1 : undefined),
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
      transformResponse: (list: CardList): CardList =>
        list.warnings ? { ...list, warnings: warningsOf(list) } : list,
      providesTags: ['Card'],
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

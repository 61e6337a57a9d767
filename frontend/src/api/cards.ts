/** The calls of the card database, for the screens. */
import { type CardList, cardsApi as generated } from './generated/cards';

export type {
  Card,
  CardList,
  GetCardApiResponse,
  GetCardBySetAndNumberApiResponse,
  SearchCardsApiResponse,
} from './generated/cards';

/** Cards change once a day. */
const HOUR_S = 3600;

/** Every printing counts, also the odd ones: people list what they hold in their hand. */
const ALL_PRINTINGS = { unique: 'prints', include_extras: true, include_variations: true } as const;

const cards = generated.enhanceEndpoints({
  endpoints: {
    getCard: { providesTags: ['Card'], keepUnusedDataFor: HOUR_S },
    getCardBySetAndNumber: { providesTags: ['Card'], keepUnusedDataFor: HOUR_S },
  },
});

/** The generated search reads one page; people read on. */
export const cardsApi = cards.injectEndpoints({
  endpoints: (build) => ({
    /** All printings that match a search as typed, page by page. */
    findCards: build.infiniteQuery<CardList, string, number>({
      infiniteQueryOptions: {
        initialPageParam: 1,
        getNextPageParam: (last, _pages, page) => (last.has_more ? page + 1 : undefined),
      },
      query: ({ queryArg: q, pageParam: page }) => ({
        url: '/api/cards/search',
        params: { q, ...ALL_PRINTINGS, page },
      }),
      providesTags: ['Card'],
      keepUnusedDataFor: HOUR_S,
    }),
  }),
});

export const { useFindCardsInfiniteQuery, useGetCardQuery, useLazyGetCardBySetAndNumberQuery } = cardsApi;

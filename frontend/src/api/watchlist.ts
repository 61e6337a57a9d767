/** The calls about watched cards, for the screens. */
import {
  type ChangeWantList,
  type GetWantMatchesApiArg,
  type GetWantsApiArg,
  type GetWatchlistApiArg,
  watchlistApi as generated,
  type IsWatchedApiArg,
  type WantDto,
  type WantListDto,
  type WantMatchDto,
  type WatchedCardDto,
} from './generated/watchlist';
import { PAGING, type Page, toPage } from './page';
import { unlessRefused } from './unless-refused';

export type {
  ChangeWantList,
  FoundCopy,
  ImportedWants,
  IsWatchedApiArg,
  MutualMatchDto,
  SaveWant,
  SupplyDto,
  WantDto,
  WantListDto,
  WantMatchDto,
  WatchedCardDto,
} from './generated/watchlist';

/** The page size of the list of cards. */
const CARDS_PAGE = 60;

const changed = unlessRefused(['watchlist', 'dashboard'] as const);

/** The arguments of `isWatched`. */
export const watchOf = (uuid: string, cardId: string): IsWatchedApiArg => ({ uuid, cardId });

const enhanced = generated.enhanceEndpoints({
  endpoints: {
    isWatched: { providesTags: ['watchlist'] },
    // A form begins with the answer, and replaces all of it.
    getWant: { providesTags: ['watchlist'], keepUnusedDataFor: 0 },
    getWantLists: { providesTags: ['watchlist'] },
    getDemand: { providesTags: ['watchlist', 'listings'] },
    getMutualMatches: { providesTags: ['watchlist', 'listings'] },
    getSupply: { providesTags: ['watchlist', 'listings'] },
    saveWant: { invalidatesTags: changed },
    removeWant: { invalidatesTags: changed },
    createWantList: { invalidatesTags: changed },
    changeWantList: {
      invalidatesTags: changed,
      onQueryStarted: async ({ uuid, changeWantList }, { dispatch, getState, queryFulfilled }) => {
        const lists = generated.endpoints.getWantLists.select()(getState()).data;
        const list = lists?.find((each) => each.uuid === uuid);
        dispatch(showList(uuid, changeWantList));
        await queryFulfilled.catch(
          () => list && dispatch(showList(uuid, fieldsBefore(list, changeWantList))),
        );
      },
    },
    removeWantList: { invalidatesTags: changed },
    importWants: { invalidatesTags: changed },
    watchCard: {
      invalidatesTags: changed,
      onQueryStarted: (card, { dispatch, queryFulfilled }) =>
        showAtOnce(dispatch(showWatched(card, true)), queryFulfilled),
    },
    unwatchCard: {
      invalidatesTags: changed,
      onQueryStarted: (card, { dispatch, queryFulfilled }) => {
        // A list that cannot be read again right away is without the card as well.
        queryFulfilled.then(
          () => dispatch(takenOff(card)),
          () => undefined,
        );
        return showAtOnce(dispatch(showWatched(card, false)), queryFulfilled);
      },
    },
  },
});

/** Shows a card as watched, or not, before the server has said so. */
const showWatched = (card: IsWatchedApiArg, contains: boolean) =>
  generated.util.updateQueryData('isWatched', card, () => ({ contains }));

/** Shows a list with what is changed of it, before the server has said so. */
const showList = (uuid: string, changes: Partial<WantListDto>) =>
  generated.util.updateQueryData('getWantLists', undefined, (lists) => {
    const list = lists.find((each) => each.uuid === uuid);
    if (list) Object.assign(list, changes);
  });

/** The fields that change, as they are. */
const fieldsBefore = (list: WantListDto, changes: ChangeWantList): Partial<WantListDto> =>
  Object.fromEntries(Object.entries(list).filter(([fact]) => fact in changes));

/** Takes back what was shown when the server refuses. */
async function showAtOnce(shown: { undo: () => void }, answer: Promise<unknown>): Promise<void> {
  await answer.catch(shown.undo);
}

/** The generated read gives one page without its headers; the screen reads on. */
export const watchlistApi = enhanced.injectEndpoints({
  endpoints: (build) => ({
    /** The watched cards of an account, page by page, the latest first. */
    watchedCards: build.infiniteQuery<Page<WatchedCardDto>, string, string | undefined>({
      infiniteQueryOptions: PAGING,
      query: ({ queryArg: uuid, pageParam: after }) => ({
        url: `/api/watchlist/${encodeURIComponent(uuid)}`,
        params: { limit: CARDS_PAGE, after } satisfies Partial<GetWatchlistApiArg>,
      }),
      transformResponse: (rows: WatchedCardDto[], meta) => toPage(rows, meta),
      providesTags: ['watchlist'],
    }),
    /** The wants of a list, page by page, the latest first. */
    wantsOfList: build.infiniteQuery<Page<WantDto>, string, string | undefined>({
      infiniteQueryOptions: PAGING,
      query: ({ queryArg: list, pageParam: after }) => ({
        url: '/api/watchlist/wants',
        params: { limit: CARDS_PAGE, list, after } satisfies GetWantsApiArg,
      }),
      transformResponse: (rows: WantDto[], meta) => toPage(rows, meta),
      providesTags: ['watchlist'],
    }),
    /** The copies of a notice that are on the market still. */
    wantMatches: build.infiniteQuery<Page<WantMatchDto>, string, string | undefined>({
      infiniteQueryOptions: PAGING,
      query: ({ queryArg: batch, pageParam: after }) => ({
        url: '/api/watchlist/matches',
        params: { limit: CARDS_PAGE, batch, after } satisfies GetWantMatchesApiArg,
      }),
      transformResponse: (rows: WantMatchDto[], meta) => toPage(rows, meta),
      providesTags: ['watchlist', 'listings'],
    }),
  }),
});

/** The list without one of its cards. */
const takenOff = ({ uuid, cardId }: IsWatchedApiArg) =>
  watchlistApi.util.updateQueryData('watchedCards', uuid, ({ pages }) => {
    const listed = pages.some(({ rows }) => rows.some((card) => card.cardId === cardId));
    for (const page of listed ? pages : []) {
      page.rows = page.rows.filter((card) => card.cardId !== cardId);
      page.total -= 1;
    }
  });

export const {
  useChangeWantListMutation,
  useCreateWantListMutation,
  useGetDemandQuery,
  useGetMutualMatchesQuery,
  useGetSupplyQuery,
  useGetWantListsQuery,
  useGetWantQuery,
  useImportWantsMutation,
  useIsWatchedQuery,
  useLazyGetWantListsQuery,
  useLazyGetWantQuery,
  useRemoveWantListMutation,
  useRemoveWantMutation,
  useSaveWantMutation,
  useUnwatchCardMutation,
  useWantMatchesInfiniteQuery,
  useWantsOfListInfiniteQuery,
  useWatchCardMutation,
  useWatchedCardsInfiniteQuery,
} = watchlistApi;

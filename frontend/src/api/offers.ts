/** The calls about offers, holds and the inbox, for the screens. */
import { useCallback } from 'react';
import { useDispatch } from 'react-redux';
import { type GetInboxApiArg, offersApi as generated, type InboxEntry } from './generated/offers';
import { INBOX_TAG } from './message-tags';
import { PAGING, type Page, toPage } from './page';
import { announceTradesChanged, MOVES_COPIES, SEEN_TAGS, TALK } from './trade-changes';
import { unlessRefused } from './unless-refused';

export type {
  ChangeDraft,
  CounterOffer,
  CurrentOfferLine,
  FairTradeSheetDto,
  HoldRulesDto,
  InboxEntry,
  OfferDto,
  OfferEvent,
  OfferLineDto,
  OfferRevision,
  OfferStart,
  OfferWithRevisions,
} from './generated/offers';

/** The page size of the inbox. */
const INBOX_PAGE = 40;

const withInbox = generated.injectEndpoints({
  endpoints: (build) => ({
    /** Open offers and live deals, page by page: those first in which it is the visitor's turn. */
    inbox: build.infiniteQuery<Page<InboxEntry>, void, string | undefined>({
      infiniteQueryOptions: PAGING,
      query: ({ pageParam: after }) => ({
        url: '/api/offers/inbox',
        params: { limit: INBOX_PAGE, after } satisfies GetInboxApiArg,
      }),
      transformResponse: (rows: InboxEntry[], meta) => toPage(rows, meta),
      providesTags: ['offers', 'deals', INBOX_TAG],
    }),
  }),
});

export const offersApi = withInbox.enhanceEndpoints({
  endpoints: {
    getOffer: { providesTags: ['offers'] },
    getOffers: { providesTags: ['offers'] },
    // Asked again and again, also while somebody is asked to log in.
    countInbox: { providesTags: ['offers', 'deals', INBOX_TAG], extraOptions: { isBackground: true } },
    getHoldRules: { providesTags: ['offers'] },
    makeOffer: TALK,
    changeDraft: TALK,
    sendDraft: TALK,
    counterOffer: TALK,
    acceptOffer: MOVES_COPIES,
    declineOffer: TALK,
    withdrawOffer: TALK,
    remakeOffer: TALK,
    // What the store answered is shown from then on: it isn't announced as a change to that.
    holdForMe: { invalidatesTags: MOVES_COPIES.invalidatesTags },
    setHoldRules: {
      // Sent again after a lost answer, they are sent on top of what the server has by now.
      invalidatesTags: unlessRefused(['offers'] as const),
      // The form shows them at once, without those of before in between.
      onQueryStarted: async (_arg, { dispatch, queryFulfilled }) => {
        const saved = await queryFulfilled.catch(() => null);
        if (saved) dispatch(generated.util.updateQueryData('getHoldRules', undefined, () => saved.data));
      },
    },
  },
});

export const {
  useAcceptOfferMutation,
  useChangeDraftMutation,
  useCountInboxQuery,
  useCounterOfferMutation,
  useDeclineOfferMutation,
  useGetHoldRulesQuery,
  useGetOfferQuery,
  useHoldForMeMutation,
  useInboxInfiniteQuery,
  useLazyGetOfferQuery,
  useMakeOfferMutation,
  usePreviewOfferMutation,
  useRemakeOfferMutation,
  useSendDraftMutation,
  useSetHoldRulesMutation,
  useStartOfferQuery,
  useWithdrawOfferMutation,
} = offersApi;

/** A function that reads the inbox and its number again. */
export function useReadInboxAgain(): () => void {
  const dispatch = useDispatch();
  return useCallback(() => {
    dispatch(offersApi.util.invalidateTags([INBOX_TAG]));
  }, [dispatch]);
}

/** A function that reads again what is shown of offers and deals, and of the copies that they move. */
export function useReadTradesAgain(): () => void {
  const dispatch = useDispatch();
  return useCallback(() => {
    announceTradesChanged();
    dispatch(offersApi.util.invalidateTags([...SEEN_TAGS]));
  }, [dispatch]);
}

/** The calls about offers, holds and the inbox, for the screens. */
import { useCallback } from 'react';
import { useDispatch } from 'react-redux';
import { type GetInboxApiArg, offersApi as generated, type InboxEntry } from './generated/offers';
import { OF_A_CARD } from './listings';
import { PAGING, type Page, toPage } from './page';

export type {
  CounterOffer,
  CurrentOfferLine,
  FairTradeSheetDto,
  HoldRulesDto,
  InboxEntry,
  OfferDto,
  OfferRevision,
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
      providesTags: ['offers', 'deals'],
    }),
  }),
});

/** Lists are read again, and with a deal the copies that it reserves; an answer that never came changes nothing yet. */
const changes = (_done: unknown, failure: { status?: unknown } | undefined) =>
  failure && typeof failure.status === 'string' ? [] : (['offers', 'deals', OF_A_CARD] as const);

export const offersApi = withInbox.enhanceEndpoints({
  endpoints: {
    getOffer: { providesTags: ['offers'] },
    getOffers: { providesTags: ['offers'] },
    // Asked again and again, also while somebody is asked to log in.
    countInbox: { providesTags: ['offers', 'deals'], extraOptions: { isBackground: true } },
    getHoldRules: { providesTags: ['offers'] },
    makeOffer: { invalidatesTags: changes },
    counterOffer: { invalidatesTags: changes },
    acceptOffer: { invalidatesTags: changes },
    declineOffer: { invalidatesTags: changes },
    withdrawOffer: { invalidatesTags: changes },
    remakeOffer: { invalidatesTags: changes },
    holdForMe: { invalidatesTags: changes },
    setHoldRules: { invalidatesTags: changes },
  },
});

export const {
  useAcceptOfferMutation,
  useCountInboxQuery,
  useCounterOfferMutation,
  useDeclineOfferMutation,
  useGetHoldRulesQuery,
  useGetOfferQuery,
  useHoldForMeMutation,
  useInboxInfiniteQuery,
  useMakeOfferMutation,
  usePreviewOfferMutation,
  useRemakeOfferMutation,
  useSetHoldRulesMutation,
  useWithdrawOfferMutation,
} = offersApi;

/** A function that reads what is shown of offers and deals again. */
export function useReadTradesAgain(): () => void {
  const dispatch = useDispatch();
  return useCallback(() => {
    dispatch(offersApi.util.invalidateTags(['offers', 'deals']));
  }, [dispatch]);
}

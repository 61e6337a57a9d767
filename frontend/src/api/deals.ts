/** The calls about deals, for the screens. */
import {
  type DealDto,
  type GetStoreQueueApiArg,
  dealsApi as generated,
  type QueueEntry,
} from './generated/deals';
import { OF_A_CARD } from './listings';
import { PAGING, type Page, toPage } from './page';

export type {
  DealDto,
  FairTradeSheetDto,
  HandOverCode,
  MeetingDto,
  ProposeAmendment,
  ProposeMeeting,
  QueueEntry,
} from './generated/deals';

/** The page size of a store's queue. */
const QUEUE_PAGE = 50;

export type QueuePart = NonNullable<GetStoreQueueApiArg['part']>;

const withLists = generated.injectEndpoints({
  endpoints: (build) => ({
    /** A part of the store's queue, page by page, what is due first comes first. */
    storeQueue: build.infiniteQuery<Page<QueueEntry>, QueuePart, string | undefined>({
      infiniteQueryOptions: PAGING,
      query: ({ queryArg: part, pageParam: after }) => ({
        url: '/api/deals/queue',
        params: { part, limit: QUEUE_PAGE, after } satisfies GetStoreQueueApiArg,
      }),
      transformResponse: (rows: QueueEntry[], meta) => toPage(rows, meta),
      providesTags: ['deals'],
    }),
    /** The meeting of a deal as a file for calendars. */
    meetingCalendar: build.query<string, string>({
      query: (uuid) => ({
        url: `/api/deals/${encodeURIComponent(uuid)}/meeting.ics`,
        responseHandler: async (response) => (response.ok ? response.text() : response.json()),
      }),
      keepUnusedDataFor: 0,
    }),
  }),
});

/** The deal is on the screen as the answer has it; lists, and copies that it reserved, are read again. */
const STEP = {
  invalidatesTags: (_done: unknown, failure: { status?: unknown } | undefined) =>
    failure && typeof failure.status === 'string'
      ? []
      : (['deals', 'offers', 'orderHistory', OF_A_CARD] as const),
};

export const dealsApi = withLists.enhanceEndpoints({
  endpoints: {
    getDeal: { providesTags: ['deals'] },
    getDeals: { providesTags: ['deals'] },
    // No tags: it changes with the revision of the lines alone, and there is none once a deal is done.
    proposeMeeting: STEP,
    confirmMeeting: STEP,
    putAside: STEP,
    signalArrival: STEP,
    cancelDeal: STEP,
    proposeAmendment: STEP,
    agreeAmendment: STEP,
    enterCode: STEP,
    claimNoShow: STEP,
    answerNoShow: STEP,
    disputeDeal: STEP,
    settleDispute: STEP,
    undoDeal: STEP,
  },
});

export const {
  useAgreeAmendmentMutation,
  useAnswerNoShowMutation,
  useCancelDealMutation,
  useClaimNoShowMutation,
  useConfirmMeetingMutation,
  useDisputeDealMutation,
  useEnterCodeMutation,
  useGetDealQuery,
  useGetHandOverCodeQuery,
  useLazyGetDealQuery,
  useLazyMeetingCalendarQuery,
  useProposeAmendmentMutation,
  useProposeMeetingMutation,
  usePutAsideMutation,
  useSettleDisputeMutation,
  useSignalArrivalMutation,
  useStoreQueueInfiniteQuery,
  useUndoDealMutation,
} = dealsApi;

/** The other party's part of the deal and mine: the account that gives a line is one of the two. */
export const isMine = ({ giver }: { giver: string }, { other }: Pick<DealDto, 'other'>): boolean =>
  giver !== other.uuid;

/** The calls about deals, for the screens. */
import {
  type ConflictEntry,
  type DealDto,
  type GetStockConflictsApiArg,
  type GetStoreQueueApiArg,
  dealsApi as generated,
  type HandOverCode,
  type QueueEntry,
} from './generated/deals';
import { PAGING, type Page, toPage } from './page';
import { MOVES_COPIES, TALK } from './trade-changes';

export type {
  ConflictEntry,
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
    /** Deals with copies that the visitor's stock says are gone, what is to be answered first comes first. */
    stockConflicts: build.query<Page<ConflictEntry>, void>({
      query: () => ({
        url: '/api/deals/conflicts',
        params: { limit: QUEUE_PAGE } satisfies GetStockConflictsApiArg,
      }),
      transformResponse: (rows: ConflictEntry[], meta) => toPage(rows, meta),
      providesTags: ['deals'],
    }),
    /** One's own code for a revision of the lines: after an amendment the one before is worth nothing. */
    handOverCode: build.query<HandOverCode, { uuid: string; revision: number }>({
      query: ({ uuid }) => `/api/deals/${encodeURIComponent(uuid)}/code`,
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

export const dealsApi = withLists.enhanceEndpoints({
  endpoints: {
    getDeal: { providesTags: ['deals'] },
    getDeals: { providesTags: ['deals'] },
    // No tags: it changes with the revision of the lines alone, and there is none once a deal is done.
    proposeMeeting: TALK,
    confirmMeeting: TALK,
    putAside: TALK,
    signalArrival: TALK,
    cancelDeal: MOVES_COPIES,
    resolveStockConflict: MOVES_COPIES,
    proposeAmendment: TALK,
    agreeAmendment: MOVES_COPIES,
    enterCode: MOVES_COPIES,
    claimNoShow: MOVES_COPIES,
    answerNoShow: MOVES_COPIES,
    disputeDeal: TALK,
    settleDispute: MOVES_COPIES,
    undoDeal: MOVES_COPIES,
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
  useHandOverCodeQuery,
  useLazyGetDealQuery,
  useLazyMeetingCalendarQuery,
  useProposeAmendmentMutation,
  useProposeMeetingMutation,
  usePutAsideMutation,
  useResolveStockConflictMutation,
  useSettleDisputeMutation,
  useSignalArrivalMutation,
  useStockConflictsQuery,
  useStoreQueueInfiniteQuery,
  useUndoDealMutation,
} = dealsApi;

/** The other party's part of the deal and mine: the account that gives a line is one of the two. */
export const isMine = ({ giver }: { giver: string }, { other }: Pick<DealDto, 'other'>): boolean =>
  giver !== other.uuid;

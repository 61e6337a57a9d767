/** The calls about deals, for the screens. */
import {
  type ConflictEntry,
  type CounterEntry,
  type DealDto,
  type GetCounterApiArg,
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
  CounterEntry,
  DealDto,
  FairTradeSheetDto,
  HandOverCode,
  MeetingDto,
  ProposeAmendment,
  ProposeMeeting,
  QueueEntry,
  WitnessAct,
  WitnessedDeal,
} from './generated/deals';

/** The page size of a store's queue. */
const QUEUE_PAGE = 50;

export type QueuePart = NonNullable<GetStoreQueueApiArg['part']>;
/** A part of the store's queue; with `q` what says all its words. */
type QueueFilter = { part: QueuePart; q?: string };

const withLists = generated.injectEndpoints({
  endpoints: (build) => ({
    /** A part of the store's queue, page by page, what is due first comes first. */
    storeQueue: build.infiniteQuery<Page<QueueEntry>, QueueFilter, string | undefined>({
      infiniteQueryOptions: PAGING,
      query: ({ queryArg: filter, pageParam: after }) => ({
        url: '/api/deals/queue',
        params: { ...filter, limit: QUEUE_PAGE, after } satisfies GetStoreQueueApiArg,
      }),
      transformResponse: (rows: QueueEntry[], meta) => toPage(rows, meta),
      providesTags: ['deals'],
    }),
    /** Cards that wait at the store's counter, page by page. */
    counter: build.infiniteQuery<Page<CounterEntry>, void, string | undefined>({
      infiniteQueryOptions: PAGING,
      query: ({ pageParam: after }) => ({
        url: '/api/deals/counter',
        params: { limit: QUEUE_PAGE, after } satisfies GetCounterApiArg,
      }),
      transformResponse: (rows: CounterEntry[], meta) => toPage(rows, meta),
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
    declineAmendment: TALK,
    enterCode: MOVES_COPIES,
    claimNoShow: MOVES_COPIES,
    answerNoShow: MOVES_COPIES,
    disputeDeal: TALK,
    settleDispute: MOVES_COPIES,
    undoDeal: MOVES_COPIES,
    sayWhereabouts: MOVES_COPIES,
    sayWhetherMet: MOVES_COPIES,
    // A code is looked up, and nothing changes by it.
    lookUpHandOver: {},
    witnessHandOver: TALK,
    getCounterRules: { providesTags: ['deals'] },
    setCounterRules: { invalidatesTags: ['deals'] },
  },
});

export const {
  useAgreeAmendmentMutation,
  useAnswerNoShowMutation,
  useCancelDealMutation,
  useClaimNoShowMutation,
  useConfirmMeetingMutation,
  useCounterInfiniteQuery,
  useDeclineAmendmentMutation,
  useDisputeDealMutation,
  useEnterCodeMutation,
  useGetCounterRulesQuery,
  useGetDealQuery,
  useHandOverCodeQuery,
  useLazyGetDealQuery,
  useLazyMeetingCalendarQuery,
  useLookUpHandOverMutation,
  useProposeAmendmentMutation,
  useProposeMeetingMutation,
  usePutAsideMutation,
  useResolveStockConflictMutation,
  useSayWhereaboutsMutation,
  useSayWhetherMetMutation,
  useSetCounterRulesMutation,
  useSettleDisputeMutation,
  useSignalArrivalMutation,
  useStockConflictsQuery,
  useStoreQueueInfiniteQuery,
  useUndoDealMutation,
  useWitnessHandOverMutation,
} = dealsApi;

/** The other party's part of the deal and mine: the account that gives a line is one of the two. */
export const isMine = ({ giver }: { giver: string }, { other }: Pick<DealDto, 'other'>): boolean =>
  giver !== other.uuid;

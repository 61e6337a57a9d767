/** The calls about blocks, reports and decisions, for the screens. */
import {
  type BlockedAccount,
  type CaseSummary,
  type DecisionStatement,
  moderationApi as generated,
} from './generated/moderation';
import { PAGING, type Page, toPage } from './page';
import { unlessRefused } from './unless-refused';
import { PROFILE_TAG } from './users';

export type { CaseDto, CaseSummary, DecisionStatement, SendReport } from './generated/moderation';

const PAGE = 20;
export type CaseView = 'open' | 'done';

/** Which cases; with `affected` only those about that account. */
export interface CasesFilter {
  view: CaseView;
  affected?: string;
}

const withLists = generated.injectEndpoints({
  endpoints: (build) => ({
    /** Whom the visitor has blocked, page by page, the latest first. */
    blocks: build.infiniteQuery<Page<BlockedAccount>, void, string | undefined>({
      infiniteQueryOptions: PAGING,
      query: ({ pageParam: after }) => ({ url: '/api/moderation/blocks', params: { limit: PAGE, after } }),
      transformResponse: (rows: BlockedAccount[], meta) => toPage(rows, meta),
      providesTags: ['moderation'],
    }),
    /** What was decided about the visitor, the latest first. */
    decisions: build.infiniteQuery<Page<DecisionStatement>, void, string | undefined>({
      infiniteQueryOptions: PAGING,
      query: ({ pageParam: after }) => ({ url: '/api/moderation/decisions', params: { limit: PAGE, after } }),
      transformResponse: (rows: DecisionStatement[], meta) => toPage(rows, meta),
      providesTags: ['moderation'],
    }),
    /** What waits for a moderator, or is decided. */
    cases: build.infiniteQuery<Page<CaseSummary>, CasesFilter, string | undefined>({
      infiniteQueryOptions: PAGING,
      query: ({ queryArg, pageParam: after }) => ({
        url: '/api/moderation/cases',
        params: { ...queryArg, limit: PAGE, after },
      }),
      transformResponse: (rows: CaseSummary[], meta) => toPage(rows, meta),
      providesTags: ['moderation'],
    }),
  }),
});

/** What two accounts see of each other: listings, profiles, reviews, whether they can write. The list of stores is the same for everybody. */
const SEEN = ['moderation', 'listings', 'reviews', 'offers'] as const;

export const moderationApi = withLists.enhanceEndpoints({
  endpoints: {
    getBlock: { providesTags: ['moderation'] },
    getCase: { providesTags: ['moderation'] },
    getModerationStanding: { providesTags: ['moderation'] },
    // The offers between the two have ended, too.
    blockAccount: {
      invalidatesTags: (done, failure, account) =>
        unlessRefused([...SEEN, 'deals' as const, PROFILE_TAG(account)])(done, failure),
    },
    unblockAccount: {
      invalidatesTags: (done, failure, account) =>
        unlessRefused([...SEEN, PROFILE_TAG(account)])(done, failure),
    },
    // What is decided about may be hidden from then on.
    decideCase: { invalidatesTags: ['moderation', 'listings'] },
    complain: { invalidatesTags: ['moderation'] },
  },
});

export const {
  useBlockAccountMutation,
  useBlocksInfiniteQuery,
  useCasesInfiniteQuery,
  useComplainMutation,
  useDecideCaseMutation,
  useDecisionsInfiniteQuery,
  useGetBlockQuery,
  useGetCaseQuery,
  useGetModerationStandingQuery,
  useSendReportMutation,
  useUnblockAccountMutation,
} = moderationApi;

import { baseApi as api } from "../base";
const injectedRtkApi = api.injectEndpoints({
  endpoints: (build) => ({
    getBlocks: build.query<GetBlocksApiResponse, GetBlocksApiArg>({
      query: (queryArg) => ({
        url: `/api/moderation/blocks`,
        params: {
          limit: queryArg.limit,
          after: queryArg.after,
        },
      }),
    }),
    unblockAccount: build.mutation<
      UnblockAccountApiResponse,
      UnblockAccountApiArg
    >({
      query: (queryArg) => ({
        url: `/api/moderation/blocks/${encodeURIComponent(String(queryArg))}`,
        method: "DELETE",
      }),
    }),
    getBlock: build.query<GetBlockApiResponse, GetBlockApiArg>({
      query: (queryArg) => ({
        url: `/api/moderation/blocks/${encodeURIComponent(String(queryArg))}`,
      }),
    }),
    blockAccount: build.mutation<BlockAccountApiResponse, BlockAccountApiArg>({
      query: (queryArg) => ({
        url: `/api/moderation/blocks/${encodeURIComponent(String(queryArg))}`,
        method: "PUT",
      }),
    }),
    getCases: build.query<GetCasesApiResponse, GetCasesApiArg>({
      query: (queryArg) => ({
        url: `/api/moderation/cases`,
        params: {
          limit: queryArg.limit,
          view: queryArg.view,
          affected: queryArg.affected,
          after: queryArg.after,
        },
      }),
    }),
    getCase: build.query<GetCaseApiResponse, GetCaseApiArg>({
      query: (queryArg) => ({
        url: `/api/moderation/cases/${encodeURIComponent(String(queryArg))}`,
      }),
    }),
    decideCase: build.mutation<DecideCaseApiResponse, DecideCaseApiArg>({
      query: (queryArg) => ({
        url: `/api/moderation/cases/${encodeURIComponent(String(queryArg.uuid))}/decisions`,
        method: "POST",
        body: queryArg.decideCase,
        headers: {
          "If-Match": queryArg["If-Match"],
        },
      }),
    }),
    getDecisions: build.query<GetDecisionsApiResponse, GetDecisionsApiArg>({
      query: (queryArg) => ({
        url: `/api/moderation/decisions`,
        params: {
          limit: queryArg.limit,
          after: queryArg.after,
        },
      }),
    }),
    complain: build.mutation<ComplainApiResponse, ComplainApiArg>({
      query: (queryArg) => ({
        url: `/api/moderation/decisions/${encodeURIComponent(String(queryArg.uuid))}/complaint`,
        method: "POST",
        body: queryArg.complain,
      }),
    }),
    getModerationStanding: build.query<
      GetModerationStandingApiResponse,
      GetModerationStandingApiArg
    >({
      query: () => ({ url: `/api/moderation/standing` }),
    }),
    sendReport: build.mutation<SendReportApiResponse, SendReportApiArg>({
      query: (queryArg) => ({
        url: `/api/reports`,
        method: "POST",
        body: queryArg.sendReport,
        headers: {
          "Idempotency-Key": queryArg["Idempotency-Key"],
        },
      }),
    }),
  }),
  overrideExisting: false,
});
export { injectedRtkApi as moderationApi };
export type GetBlocksApiResponse =
  /** status 200 A page of the list. */ BlockedAccount[];
export type GetBlocksApiArg = {
  /** The maximum number of entries. */
  limit?: number;
  /** The cursor from the previous page's Link header. */
  after?: string;
};
export type UnblockAccountApiResponse = unknown;
export type UnblockAccountApiArg = /** The ID of the account. */ string;
export type GetBlockApiResponse = /** status 200 Success. */ AccountBlock;
export type GetBlockApiArg = /** The ID of the account. */ string;
export type BlockAccountApiResponse = /** status 200 Success. */ AccountBlock;
export type BlockAccountApiArg = /** The ID of the account. */ string;
export type GetCasesApiResponse =
  /** status 200 A page of the list. */ CaseSummary[];
export type GetCasesApiArg = {
  /** The maximum number of entries. */
  limit?: number;
  /** `open`: those that wait for a decision, urgent and oldest first. `done`: those that are decided, latest first. */
  view?: "open" | "done";
  /** Only cases whose decision affects this account. */
  affected?: string;
  /** The cursor from the previous page's Link header. */
  after?: string;
};
export type GetCaseApiResponse = /** status 200 Success. */ CaseDto;
export type GetCaseApiArg = /** The ID of the case. */ string;
export type DecideCaseApiResponse = /** status 200 Success. */ CaseDto;
export type DecideCaseApiArg = {
  /** The ID of the case. */
  uuid: string;
  /** The ETag your change is based on. Without it, the change is applied unconditionally. */
  "If-Match"?: string;
  decideCase: DecideCase;
};
export type GetDecisionsApiResponse =
  /** status 200 A page of the list. */ DecisionStatement[];
export type GetDecisionsApiArg = {
  /** The maximum number of entries. */
  limit?: number;
  /** The cursor from the previous page's Link header. */
  after?: string;
};
export type ComplainApiResponse = unknown;
export type ComplainApiArg = {
  /** The ID of the decision. */
  uuid: string;
  complain: Complain;
};
export type GetModerationStandingApiResponse =
  /** status 200 Success. */ ModerationStanding;
export type GetModerationStandingApiArg = void;
export type SendReportApiResponse = /** status 201 Success. */ ReportDto;
export type SendReportApiArg = {
  /** A key of your choice, of visible ASCII characters. For 24 hours, a retry with the same key and body gets the first response, with the header `Idempotent-Replayed: true`. Of an account the last 100 responses are kept. */
  "Idempotency-Key"?: string;
  sendReport: SendReport;
};
export type Role = "USER" | "STORE";
export type BlockedAccount = {
  account: string;
  blockedAt: string;
  /** Empty once the account is closed. */
  name: string;
  role: Role;
};
export type RefusedField = {
  /** A stable code for programs: the field's own, or the `code` of the whole problem. More may be added. */
  code: string;
  /** Where it is in the request. */
  field: string;
  /** What's wrong with it, in plain language. */
  message: string;
  /** The values in `message`. */
  params?: {
    [key: string]: string | number;
  };
};
export type Problem = {
  /** Send this along with the second factor. Present only if the login needs one. */
  challenge?: string;
  /** A stable code for programs, `<module>.<error>`. */
  code: string;
  /** What happened, in plain language. */
  detail: string;
  /** The invalid fields, if any. */
  errors?: RefusedField[];
  /** The same as `detail`; clients show it. */
  message: string;
  /** The values in `message`, if any. */
  params?: {
    [key: string]: string | number;
  };
  /** The HTTP status. */
  status: number;
  /** The status phrase. */
  title: string;
  /** A stable URI for the problem type. */
  type: string;
};
export type DealWithBlocked = {
  cards: number;
  firstCard: string;
  /** Whether it may still be canceled. */
  mayCancel: boolean;
  /** See the states of a deal. */
  state: string;
  uuid: string;
};
export type AccountBlock = {
  account: string;
  /** At most 50. */
  deals: DealWithBlocked[];
  /** Whether the caller has blocked the account. */
  isBlocked: boolean;
};
export type CaseParty = {
  /** Empty once the account is closed. */
  name: string;
  role: Role;
  uuid: string;
};
export type ReportCategory =
  | "COUNTERFEIT"
  | "STOLEN"
  | "WRONG_DESCRIPTION"
  | "HARASSMENT"
  | "HATE"
  | "THREAT"
  | "MINOR_SAFETY"
  | "SPAM"
  | "PRIVATE_DATA"
  | "PAYMENT_FRAUD"
  | "OTHER";
export type CaseState = "OPEN" | "DECIDED" | "COMPLAINED" | "CLOSED";
export type ReportTargetKind =
  "LISTING" | "PROFILE" | "EVENT" | "OFFER" | "DEAL" | "MESSAGE" | "REVIEW";
export type ReportTarget = {
  /** Of a profile, the account. */
  id: string;
  kind: ReportTargetKind;
};
export type CaseSummary = {
  /** Whom a decision affects. */
  affected: CaseParty;
  categories: ReportCategory[];
  /** Whether somebody may be in danger. */
  isUrgent: boolean;
  openedAt: string;
  reports: number;
  state: CaseState;
  target: ReportTarget;
  /** What it was called when it was reported first. */
  title: string;
  uuid: string;
  version: number;
  /** Since when it is in its state. */
  waitingSince: string;
};
export type ModerationMeasure = "DISMISS" | "WARN" | "HIDE" | "SUSPEND";
export type CaseDecision = {
  complainedAt: string | null;
  complaint: string | null;
  /** Of a suspension; null for good. */
  days: number | null;
  decidedAt: string;
  measure: ModerationMeasure;
  moderator: CaseParty | null;
  reason: string;
  uuid: string;
};
export type ReportSource =
  "MEMBER" | "MAIL_LINK" | "DISPUTE" | "SAME_DEVICE" | "SAME_MAILBOX";
export type CaseNotice = {
  category: ReportCategory;
  /** Of a hint: the account that may be the same person's. */
  linked: CaseParty | null;
  reportedAt: string;
  /** Null once the account is erased. */
  reporter: CaseParty | null;
  source: ReportSource;
  text: string | null;
  uuid: string;
};
export type CaseDto = {
  /** Whom a decision affects. */
  affected: CaseParty;
  categories: ReportCategory[];
  decisions: CaseDecision[];
  /** What else was known of it then. */
  facts: {
    [key: string]: string;
  };
  /** Whether somebody may be in danger. */
  isUrgent: boolean;
  /** Whether the caller may decide it: not while they are part of it, nor a complaint about their own decision. */
  mayDecide: boolean;
  /** Whether it can be hidden. */
  mayHide: boolean;
  /** Earlier decisions about the same account that took a measure. */
  measuresBefore: number;
  /** At most 100, the latest first. */
  notices: CaseNotice[];
  openedAt: string;
  /** Other cases about the same account that wait: at most 100 are counted. */
  otherOpenCases: number;
  reports: number;
  state: CaseState;
  target: ReportTarget;
  /** What it said when it was reported first. */
  text: string | null;
  /** What it was called when it was reported first. */
  title: string;
  uuid: string;
  version: number;
  /** Since when it is in its state. */
  waitingSince: string;
};
export type DecideCase = {
  /** Of a suspension: for how many days. Without it, it is for good. */
  days?: number;
  measure: ModerationMeasure;
  /** Which rule was broken, and by what. Whom it affects reads it. */
  reason: string;
};
export type DecisionStatement = {
  /** Until when the caller may complain; null once they have, or if this is about their complaint. */
  complainUntil: string | null;
  complainedAt: string | null;
  complaint: string | null;
  decidedAt: string;
  measure: ModerationMeasure;
  reason: string;
  target: ReportTarget;
  title: string;
  /** Of a suspension: when it ends; null for good. */
  until: string | null;
  uuid: string;
};
export type Complain = {
  text: string;
};
export type SuspensionDto = {
  since: string;
  /** Null for good. */
  until: string | null;
};
export type ModerationStanding = {
  isModerator: boolean;
  /** Of a moderator: how many cases wait, counted up to 100. */
  openCases: number;
  suspension: SuspensionDto | null;
};
export type ReportDto = {
  category: ReportCategory;
  /** Whether the caller had reported it before, and nobody has decided since: this report replaces that one. */
  isRepeated: boolean;
  receivedAt: string;
  target: ReportTarget;
  uuid: string;
};
export type SendReport = {
  category: ReportCategory;
  target: ReportTarget;
  /** Moderators read it, nobody else. */
  text?: string;
};
export const {
  useGetBlocksQuery,
  useLazyGetBlocksQuery,
  useUnblockAccountMutation,
  useGetBlockQuery,
  useLazyGetBlockQuery,
  useBlockAccountMutation,
  useGetCasesQuery,
  useLazyGetCasesQuery,
  useGetCaseQuery,
  useLazyGetCaseQuery,
  useDecideCaseMutation,
  useGetDecisionsQuery,
  useLazyGetDecisionsQuery,
  useComplainMutation,
  useGetModerationStandingQuery,
  useLazyGetModerationStandingQuery,
  useSendReportMutation,
} = injectedRtkApi;

import { baseApi as api } from "../base";
const injectedRtkApi = api.injectEndpoints({
  endpoints: (build) => ({
    getDeals: build.query<GetDealsApiResponse, GetDealsApiArg>({
      query: (queryArg) => ({
        url: `/api/deals`,
        params: {
          limit: queryArg.limit,
          view: queryArg.view,
          after: queryArg.after,
        },
      }),
    }),
    getStockConflicts: build.query<
      GetStockConflictsApiResponse,
      GetStockConflictsApiArg
    >({
      query: (queryArg) => ({
        url: `/api/deals/conflicts`,
        params: {
          limit: queryArg.limit,
          after: queryArg.after,
        },
      }),
    }),
    getCounter: build.query<GetCounterApiResponse, GetCounterApiArg>({
      query: (queryArg) => ({
        url: `/api/deals/counter`,
        params: {
          limit: queryArg.limit,
          after: queryArg.after,
        },
      }),
    }),
    lookUpHandOver: build.mutation<
      LookUpHandOverApiResponse,
      LookUpHandOverApiArg
    >({
      query: (queryArg) => ({
        url: `/api/deals/counter/look-up`,
        method: "POST",
        body: queryArg,
      }),
    }),
    getCounterRules: build.query<
      GetCounterRulesApiResponse,
      GetCounterRulesApiArg
    >({
      query: () => ({ url: `/api/deals/counter/rules` }),
    }),
    setCounterRules: build.mutation<
      SetCounterRulesApiResponse,
      SetCounterRulesApiArg
    >({
      query: (queryArg) => ({
        url: `/api/deals/counter/rules`,
        method: "PUT",
        body: queryArg.saveCounterRules,
        headers: {
          "If-Match": queryArg["If-Match"],
        },
      }),
    }),
    getStoreQueue: build.query<GetStoreQueueApiResponse, GetStoreQueueApiArg>({
      query: (queryArg) => ({
        url: `/api/deals/queue`,
        params: {
          limit: queryArg.limit,
          part: queryArg.part,
          q: queryArg.q,
          after: queryArg.after,
        },
      }),
    }),
    getDeal: build.query<GetDealApiResponse, GetDealApiArg>({
      query: (queryArg) => ({
        url: `/api/deals/${encodeURIComponent(String(queryArg))}`,
      }),
    }),
    proposeAmendment: build.mutation<
      ProposeAmendmentApiResponse,
      ProposeAmendmentApiArg
    >({
      query: (queryArg) => ({
        url: `/api/deals/${encodeURIComponent(String(queryArg.uuid))}/amendment`,
        method: "POST",
        body: queryArg.proposeAmendment,
        headers: {
          "If-Match": queryArg["If-Match"],
          "Idempotency-Key": queryArg["Idempotency-Key"],
        },
      }),
    }),
    agreeAmendment: build.mutation<
      AgreeAmendmentApiResponse,
      AgreeAmendmentApiArg
    >({
      query: (queryArg) => ({
        url: `/api/deals/${encodeURIComponent(String(queryArg.uuid))}/amendment/agree`,
        method: "POST",
        headers: {
          "If-Match": queryArg["If-Match"],
          "Idempotency-Key": queryArg["Idempotency-Key"],
        },
      }),
    }),
    declineAmendment: build.mutation<
      DeclineAmendmentApiResponse,
      DeclineAmendmentApiArg
    >({
      query: (queryArg) => ({
        url: `/api/deals/${encodeURIComponent(String(queryArg.uuid))}/amendment/decline`,
        method: "POST",
        headers: {
          "If-Match": queryArg["If-Match"],
          "Idempotency-Key": queryArg["Idempotency-Key"],
        },
      }),
    }),
    cancelDeal: build.mutation<CancelDealApiResponse, CancelDealApiArg>({
      query: (queryArg) => ({
        url: `/api/deals/${encodeURIComponent(String(queryArg.uuid))}/cancel`,
        method: "POST",
        body: queryArg.cancelDeal,
        headers: {
          "If-Match": queryArg["If-Match"],
          "Idempotency-Key": queryArg["Idempotency-Key"],
        },
      }),
    }),
    getHandOverCode: build.query<
      GetHandOverCodeApiResponse,
      GetHandOverCodeApiArg
    >({
      query: (queryArg) => ({
        url: `/api/deals/${encodeURIComponent(String(queryArg))}/code`,
      }),
    }),
    resolveStockConflict: build.mutation<
      ResolveStockConflictApiResponse,
      ResolveStockConflictApiArg
    >({
      query: (queryArg) => ({
        url: `/api/deals/${encodeURIComponent(String(queryArg.uuid))}/conflict`,
        method: "POST",
        body: queryArg.resolveConflict,
        headers: {
          "If-Match": queryArg["If-Match"],
          "Idempotency-Key": queryArg["Idempotency-Key"],
        },
      }),
    }),
    disputeDeal: build.mutation<DisputeDealApiResponse, DisputeDealApiArg>({
      query: (queryArg) => ({
        url: `/api/deals/${encodeURIComponent(String(queryArg.uuid))}/dispute`,
        method: "POST",
        body: queryArg.disputeDeal,
        headers: {
          "If-Match": queryArg["If-Match"],
          "Idempotency-Key": queryArg["Idempotency-Key"],
        },
      }),
    }),
    enterCode: build.mutation<EnterCodeApiResponse, EnterCodeApiArg>({
      query: (queryArg) => ({
        url: `/api/deals/${encodeURIComponent(String(queryArg.uuid))}/hand-over`,
        method: "POST",
        body: queryArg.enterCode,
        headers: {
          "If-Match": queryArg["If-Match"],
        },
      }),
    }),
    proposeMeeting: build.mutation<
      ProposeMeetingApiResponse,
      ProposeMeetingApiArg
    >({
      query: (queryArg) => ({
        url: `/api/deals/${encodeURIComponent(String(queryArg.uuid))}/meeting`,
        method: "POST",
        body: queryArg.proposeMeeting,
        headers: {
          "If-Match": queryArg["If-Match"],
          "Idempotency-Key": queryArg["Idempotency-Key"],
        },
      }),
    }),
    getMeetingCalendar: build.query<
      GetMeetingCalendarApiResponse,
      GetMeetingCalendarApiArg
    >({
      query: (queryArg) => ({
        url: `/api/deals/${encodeURIComponent(String(queryArg))}/meeting.ics`,
      }),
    }),
    confirmMeeting: build.mutation<
      ConfirmMeetingApiResponse,
      ConfirmMeetingApiArg
    >({
      query: (queryArg) => ({
        url: `/api/deals/${encodeURIComponent(String(queryArg.uuid))}/meeting/confirm`,
        method: "POST",
        headers: {
          "If-Match": queryArg["If-Match"],
          "Idempotency-Key": queryArg["Idempotency-Key"],
        },
      }),
    }),
    sayWhetherMet: build.mutation<
      SayWhetherMetApiResponse,
      SayWhetherMetApiArg
    >({
      query: (queryArg) => ({
        url: `/api/deals/${encodeURIComponent(String(queryArg.uuid))}/met`,
        method: "POST",
        body: queryArg.sayWhetherMet,
        headers: {
          "If-Match": queryArg["If-Match"],
          "Idempotency-Key": queryArg["Idempotency-Key"],
        },
      }),
    }),
    claimNoShow: build.mutation<ClaimNoShowApiResponse, ClaimNoShowApiArg>({
      query: (queryArg) => ({
        url: `/api/deals/${encodeURIComponent(String(queryArg.uuid))}/no-show`,
        method: "POST",
        headers: {
          "If-Match": queryArg["If-Match"],
          "Idempotency-Key": queryArg["Idempotency-Key"],
        },
      }),
    }),
    answerNoShow: build.mutation<AnswerNoShowApiResponse, AnswerNoShowApiArg>({
      query: (queryArg) => ({
        url: `/api/deals/${encodeURIComponent(String(queryArg.uuid))}/no-show/answer`,
        method: "POST",
        body: queryArg.answerNoShow,
        headers: {
          "If-Match": queryArg["If-Match"],
          "Idempotency-Key": queryArg["Idempotency-Key"],
        },
      }),
    }),
    putAside: build.mutation<PutAsideApiResponse, PutAsideApiArg>({
      query: (queryArg) => ({
        url: `/api/deals/${encodeURIComponent(String(queryArg.uuid))}/ready`,
        method: "POST",
        body: queryArg.putAside,
        headers: {
          "If-Match": queryArg["If-Match"],
          "Idempotency-Key": queryArg["Idempotency-Key"],
        },
      }),
    }),
    settleDispute: build.mutation<
      SettleDisputeApiResponse,
      SettleDisputeApiArg
    >({
      query: (queryArg) => ({
        url: `/api/deals/${encodeURIComponent(String(queryArg.uuid))}/settle`,
        method: "POST",
        body: queryArg.settleDispute,
        headers: {
          "If-Match": queryArg["If-Match"],
          "Idempotency-Key": queryArg["Idempotency-Key"],
        },
      }),
    }),
    signalArrival: build.mutation<
      SignalArrivalApiResponse,
      SignalArrivalApiArg
    >({
      query: (queryArg) => ({
        url: `/api/deals/${encodeURIComponent(String(queryArg.uuid))}/signals`,
        method: "POST",
        body: queryArg.signalArrival,
        headers: {
          "If-Match": queryArg["If-Match"],
          "Idempotency-Key": queryArg["Idempotency-Key"],
        },
      }),
    }),
    undoDeal: build.mutation<UndoDealApiResponse, UndoDealApiArg>({
      query: (queryArg) => ({
        url: `/api/deals/${encodeURIComponent(String(queryArg.uuid))}/undo`,
        method: "POST",
        headers: {
          "If-Match": queryArg["If-Match"],
          "Idempotency-Key": queryArg["Idempotency-Key"],
        },
      }),
    }),
    sayWhereabouts: build.mutation<
      SayWhereaboutsApiResponse,
      SayWhereaboutsApiArg
    >({
      query: (queryArg) => ({
        url: `/api/deals/${encodeURIComponent(String(queryArg.uuid))}/whereabouts`,
        method: "POST",
        body: queryArg.sayWhereabouts,
        headers: {
          "If-Match": queryArg["If-Match"],
          "Idempotency-Key": queryArg["Idempotency-Key"],
        },
      }),
    }),
    witnessHandOver: build.mutation<
      WitnessHandOverApiResponse,
      WitnessHandOverApiArg
    >({
      query: (queryArg) => ({
        url: `/api/deals/${encodeURIComponent(String(queryArg.uuid))}/witness`,
        method: "POST",
        body: queryArg.witnessHandOver,
      }),
    }),
  }),
  overrideExisting: false,
});
export { injectedRtkApi as dealsApi };
export type GetDealsApiResponse =
  /** status 200 A page of the list. */ DealSummary[];
export type GetDealsApiArg = {
  /** The maximum number of entries. */
  limit?: number;
  /** Deals that go on, or those that have ended. */
  view?: "live" | "past";
  /** The cursor from the previous page's Link header. */
  after?: string;
};
export type GetStockConflictsApiResponse =
  /** status 200 A page of the list. */ ConflictEntry[];
export type GetStockConflictsApiArg = {
  /** The maximum number of entries. */
  limit?: number;
  /** The cursor from the previous page's Link header. */
  after?: string;
};
export type GetCounterApiResponse =
  /** status 200 A page of the list. */ CounterEntry[];
export type GetCounterApiArg = {
  /** The maximum number of entries. */
  limit?: number;
  /** The cursor from the previous page's Link header. */
  after?: string;
};
export type LookUpHandOverApiResponse =
  /** status 200 Success. */ WitnessedDeal;
export type LookUpHandOverApiArg = LookUpHandOver;
export type GetCounterRulesApiResponse =
  /** status 200 Success. */ CounterRules;
export type GetCounterRulesApiArg = void;
export type SetCounterRulesApiResponse =
  /** status 200 Success. */ CounterRules;
export type SetCounterRulesApiArg = {
  /** The ETag your change is based on. Without it, the change is applied unconditionally. */
  "If-Match"?: string;
  saveCounterRules: SaveCounterRules;
};
export type GetStoreQueueApiResponse =
  /** status 200 A page of the list. */ QueueEntry[];
export type GetStoreQueueApiArg = {
  /** The maximum number of entries. */
  limit?: number;
  /** What is yet to be put aside, what is ready, what is due today in the zone of the store (until 06:00 of the next day), what is past its time, or all of it. */
  part?: "to-pull" | "ready" | "due-today" | "late" | "all";
  /** Matches the name of the other party or of a card. */
  q?: string;
  /** The cursor from the previous page's Link header. */
  after?: string;
};
export type GetDealApiResponse = /** status 200 Success. */ DealDto;
export type GetDealApiArg = /** The ID of the deal. */ string;
export type ProposeAmendmentApiResponse = /** status 200 Success. */ DealDto;
export type ProposeAmendmentApiArg = {
  /** The ID of the deal. */
  uuid: string;
  /** The ETag your change is based on. Without it, the change is applied unconditionally. */
  "If-Match"?: string;
  /** A key of your choice, of visible ASCII characters. For 24 hours, a retry with the same key and body gets the first response, with the header `Idempotent-Replayed: true`. Of an account the last 100 responses are kept. */
  "Idempotency-Key"?: string;
  proposeAmendment: ProposeAmendment;
};
export type AgreeAmendmentApiResponse = /** status 200 Success. */ DealDto;
export type AgreeAmendmentApiArg = {
  /** The ID of the deal. */
  uuid: string;
  /** The ETag your change is based on. Without it, the change is applied unconditionally. */
  "If-Match"?: string;
  /** A key of your choice, of visible ASCII characters. For 24 hours, a retry with the same key and body gets the first response, with the header `Idempotent-Replayed: true`. Of an account the last 100 responses are kept. */
  "Idempotency-Key"?: string;
};
export type DeclineAmendmentApiResponse = /** status 200 Success. */ DealDto;
export type DeclineAmendmentApiArg = {
  /** The ID of the deal. */
  uuid: string;
  /** The ETag your change is based on. Without it, the change is applied unconditionally. */
  "If-Match"?: string;
  /** A key of your choice, of visible ASCII characters. For 24 hours, a retry with the same key and body gets the first response, with the header `Idempotent-Replayed: true`. Of an account the last 100 responses are kept. */
  "Idempotency-Key"?: string;
};
export type CancelDealApiResponse = /** status 200 Success. */ DealDto;
export type CancelDealApiArg = {
  /** The ID of the deal. */
  uuid: string;
  /** The ETag your change is based on. Without it, the change is applied unconditionally. */
  "If-Match"?: string;
  /** A key of your choice, of visible ASCII characters. For 24 hours, a retry with the same key and body gets the first response, with the header `Idempotent-Replayed: true`. Of an account the last 100 responses are kept. */
  "Idempotency-Key"?: string;
  cancelDeal: CancelDeal;
};
export type GetHandOverCodeApiResponse =
  /** status 200 Success. */ HandOverCode;
export type GetHandOverCodeApiArg = /** The ID of the deal. */ string;
export type ResolveStockConflictApiResponse =
  /** status 200 Success. */ DealDto;
export type ResolveStockConflictApiArg = {
  /** The ID of the deal. */
  uuid: string;
  /** The ETag your change is based on. Without it, the change is applied unconditionally. */
  "If-Match"?: string;
  /** A key of your choice, of visible ASCII characters. For 24 hours, a retry with the same key and body gets the first response, with the header `Idempotent-Replayed: true`. Of an account the last 100 responses are kept. */
  "Idempotency-Key"?: string;
  resolveConflict: ResolveConflict;
};
export type DisputeDealApiResponse = /** status 200 Success. */ DealDto;
export type DisputeDealApiArg = {
  /** The ID of the deal. */
  uuid: string;
  /** The ETag your change is based on. Without it, the change is applied unconditionally. */
  "If-Match"?: string;
  /** A key of your choice, of visible ASCII characters. For 24 hours, a retry with the same key and body gets the first response, with the header `Idempotent-Replayed: true`. Of an account the last 100 responses are kept. */
  "Idempotency-Key"?: string;
  disputeDeal: DisputeDeal;
};
export type EnterCodeApiResponse = /** status 200 Success. */ DealDto;
export type EnterCodeApiArg = {
  /** The ID of the deal. */
  uuid: string;
  /** The ETag your change is based on. Without it, the change is applied unconditionally. */
  "If-Match"?: string;
  enterCode: EnterCode;
};
export type ProposeMeetingApiResponse = /** status 200 Success. */ DealDto;
export type ProposeMeetingApiArg = {
  /** The ID of the deal. */
  uuid: string;
  /** The ETag your change is based on. Without it, the change is applied unconditionally. */
  "If-Match"?: string;
  /** A key of your choice, of visible ASCII characters. For 24 hours, a retry with the same key and body gets the first response, with the header `Idempotent-Replayed: true`. Of an account the last 100 responses are kept. */
  "Idempotency-Key"?: string;
  proposeMeeting: ProposeMeeting;
};
export type GetMeetingCalendarApiResponse = /** status 200 Success. */ string;
export type GetMeetingCalendarApiArg = /** The ID of the deal. */ string;
export type ConfirmMeetingApiResponse = /** status 200 Success. */ DealDto;
export type ConfirmMeetingApiArg = {
  /** The ID of the deal. */
  uuid: string;
  /** The ETag your change is based on. Without it, the change is applied unconditionally. */
  "If-Match"?: string;
  /** A key of your choice, of visible ASCII characters. For 24 hours, a retry with the same key and body gets the first response, with the header `Idempotent-Replayed: true`. Of an account the last 100 responses are kept. */
  "Idempotency-Key"?: string;
};
export type SayWhetherMetApiResponse = /** status 200 Success. */ DealDto;
export type SayWhetherMetApiArg = {
  /** The ID of the deal. */
  uuid: string;
  /** The ETag your change is based on. Without it, the change is applied unconditionally. */
  "If-Match"?: string;
  /** A key of your choice, of visible ASCII characters. For 24 hours, a retry with the same key and body gets the first response, with the header `Idempotent-Replayed: true`. Of an account the last 100 responses are kept. */
  "Idempotency-Key"?: string;
  sayWhetherMet: SayWhetherMet;
};
export type ClaimNoShowApiResponse = /** status 200 Success. */ DealDto;
export type ClaimNoShowApiArg = {
  /** The ID of the deal. */
  uuid: string;
  /** The ETag your change is based on. Without it, the change is applied unconditionally. */
  "If-Match"?: string;
  /** A key of your choice, of visible ASCII characters. For 24 hours, a retry with the same key and body gets the first response, with the header `Idempotent-Replayed: true`. Of an account the last 100 responses are kept. */
  "Idempotency-Key"?: string;
};
export type AnswerNoShowApiResponse = /** status 200 Success. */ DealDto;
export type AnswerNoShowApiArg = {
  /** The ID of the deal. */
  uuid: string;
  /** The ETag your change is based on. Without it, the change is applied unconditionally. */
  "If-Match"?: string;
  /** A key of your choice, of visible ASCII characters. For 24 hours, a retry with the same key and body gets the first response, with the header `Idempotent-Replayed: true`. Of an account the last 100 responses are kept. */
  "Idempotency-Key"?: string;
  answerNoShow: AnswerNoShow;
};
export type PutAsideApiResponse = /** status 200 Success. */ DealDto;
export type PutAsideApiArg = {
  /** The ID of the deal. */
  uuid: string;
  /** The ETag your change is based on. Without it, the change is applied unconditionally. */
  "If-Match"?: string;
  /** A key of your choice, of visible ASCII characters. For 24 hours, a retry with the same key and body gets the first response, with the header `Idempotent-Replayed: true`. Of an account the last 100 responses are kept. */
  "Idempotency-Key"?: string;
  putAside: PutAside;
};
export type SettleDisputeApiResponse = /** status 200 Success. */ DealDto;
export type SettleDisputeApiArg = {
  /** The ID of the deal. */
  uuid: string;
  /** The ETag your change is based on. Without it, the change is applied unconditionally. */
  "If-Match"?: string;
  /** A key of your choice, of visible ASCII characters. For 24 hours, a retry with the same key and body gets the first response, with the header `Idempotent-Replayed: true`. Of an account the last 100 responses are kept. */
  "Idempotency-Key"?: string;
  settleDispute: SettleDispute;
};
export type SignalArrivalApiResponse = /** status 200 Success. */ DealDto;
export type SignalArrivalApiArg = {
  /** The ID of the deal. */
  uuid: string;
  /** The ETag your change is based on. Without it, the change is applied unconditionally. */
  "If-Match"?: string;
  /** A key of your choice, of visible ASCII characters. For 24 hours, a retry with the same key and body gets the first response, with the header `Idempotent-Replayed: true`. Of an account the last 100 responses are kept. */
  "Idempotency-Key"?: string;
  signalArrival: SignalArrival;
};
export type UndoDealApiResponse = /** status 200 Success. */ DealDto;
export type UndoDealApiArg = {
  /** The ID of the deal. */
  uuid: string;
  /** The ETag your change is based on. Without it, the change is applied unconditionally. */
  "If-Match"?: string;
  /** A key of your choice, of visible ASCII characters. For 24 hours, a retry with the same key and body gets the first response, with the header `Idempotent-Replayed: true`. Of an account the last 100 responses are kept. */
  "Idempotency-Key"?: string;
};
export type SayWhereaboutsApiResponse = /** status 200 Success. */ DealDto;
export type SayWhereaboutsApiArg = {
  /** The ID of the deal. */
  uuid: string;
  /** The ETag your change is based on. Without it, the change is applied unconditionally. */
  "If-Match"?: string;
  /** A key of your choice, of visible ASCII characters. For 24 hours, a retry with the same key and body gets the first response, with the header `Idempotent-Replayed: true`. Of an account the last 100 responses are kept. */
  "Idempotency-Key"?: string;
  sayWhereabouts: SayWhereabouts;
};
export type WitnessHandOverApiResponse =
  /** status 200 Success. */ WitnessedDeal;
export type WitnessHandOverApiArg = {
  /** The ID of the deal. */
  uuid: string;
  witnessHandOver: WitnessHandOver;
};
export type DealKind = "HOLD" | "TRADE";
export type Role = "USER" | "STORE";
export type DealParty = {
  /** Null for a former member. */
  name: string | null;
  role: Role;
  uuid: string;
};
export type DealState =
  | "AGREED"
  | "SCHEDULED"
  | "READY"
  | "HANDING"
  | "UNANSWERED"
  | "AT_COUNTER"
  | "RETURNING"
  | "DONE"
  | "DONE_IN_PART"
  | "CANCELLED"
  | "EXPIRED"
  | "NO_SHOW_CLAIMED"
  | "NO_SHOW"
  | "DISPUTED"
  | "RESOLVED"
  | "UNCONFIRMED";
export type DealSummary = {
  /** How many cards both give, without those that were struck. */
  cards: number;
  changedAt: string;
  /** When it is due; null for a past deal. */
  dueAt: string | null;
  firstCard: string;
  kind: DealKind;
  other: DealParty;
  state: DealState;
  uuid: string;
  /** The account whose turn it is; null for neither. */
  whoseTurn: string | null;
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
export type StockConflictDto = {
  /** The account whose stock says so. */
  by: string;
  /** The listings. */
  listings: string[];
  since: string;
  /** Until when the giver has to say whether they are there: then the deal is canceled as sold elsewhere. */
  until: string;
};
export type Condition =
  | "NEAR_MINT"
  | "LIGHTLY_PLAYED"
  | "MODERATELY_PLAYED"
  | "HEAVILY_PLAYED"
  | "DAMAGED";
export type DealCard = {
  id: string;
  imageUrl: string;
  name: string;
  number: string;
  setCode: string;
  setName: string;
};
export type Finish = "NONFOIL" | "FOIL" | "ETCHED";
export type DealLineDto = {
  /** What both have agreed on. */
  agreedCondition: Condition;
  card: DealCard;
  /** As it was listed. */
  condition: Condition;
  finish: Finish;
  /** The account that gives it. */
  giver: string;
  /** It isn’t handed over. */
  isStruck: boolean;
  language: string;
  listing: string;
  nth: number;
  /** What was agreed on, in US dollars. */
  price: number;
  /** Where the caller keeps it; null for what the other gives. */
  shelf: string | null;
};
export type ConflictEntry = {
  /** How many cards both give, without those that were struck. */
  cards: number;
  changedAt: string;
  conflict: StockConflictDto;
  /** When it is due; null for a past deal. */
  dueAt: string | null;
  firstCard: string;
  kind: DealKind;
  /** The copies that are gone. */
  lines: DealLineDto[];
  other: DealParty;
  state: DealState;
  uuid: string;
  version: number;
  /** The account whose turn it is; null for neither. */
  whoseTurn: string | null;
};
export type CounterEntry = {
  cards: number;
  /** Until when they wait for the one whose turn it is. */
  dueAt: string;
  firstCard: string;
  giver: DealParty;
  receiver: DealParty;
  shelf: string | null;
  /** `AT_COUNTER`: the receiver fetches them. `RETURNING`: the giver does. */
  state: DealState;
  uuid: string;
};
export type WitnessAct = "HANDED_OVER" | "LEFT" | "COLLECTED" | "RETURNED";
export type DealCash = {
  /** In US dollars. */
  amount: number;
  /** The account that pays it. */
  payer: string;
};
export type MeetingEvent = {
  id: string;
  /** Where it is now; left out in lists, and where it isn’t scheduled any more. */
  location?: string;
  name: string;
};
export type PlaceKind = "COUNTER" | "EVENT" | "TEXT";
export type MeetingStore = {
  name: string;
  uuid: string;
};
export type MeetingDto = {
  /** Of an `EVENT`. */
  event: MeetingEvent | null;
  from: string;
  kind: PlaceKind;
  /** Whose counter it is, or who holds the event. */
  store: MeetingStore | null;
  /** Of a `TEXT`: where it is. */
  text: string | null;
  /** The zone of the place. */
  timeZone: string;
  to: string;
  /** Whether the staff of the store hands over, and the parties enter no codes. */
  witnessOnly?: boolean;
};
export type WitnessedDeal = {
  /** What the store may attest with this code. */
  acts: WitnessAct[];
  /** What one pays to the other, at the table. */
  cash: DealCash | null;
  /** The account whose code was entered. */
  codeOf: string;
  first: DealParty;
  /** Whether the store is a party itself: it enters the code on the page of the deal, and attests nothing. */
  isOwn: boolean;
  lines: DealLineDto[];
  meeting: MeetingDto | null;
  /** Of the lines; it changes when both change them. */
  revision: number;
  second: DealParty;
  /** Where the store keeps the cards. */
  shelf: string | null;
  state: DealState;
  uuid: string;
};
export type LookUpHandOver = {
  /** The code that one of the two shows. */
  code: string;
};
export type CounterRules = {
  keepsCards: boolean;
  /** Incremented with each change; quoted, it is the ETag for If-Match. 0 before the first. */
  version: number;
};
export type SaveCounterRules = {
  /** Whether one player may leave cards for another. */
  keepsCards: boolean;
};
export type QueueEntry = {
  /** How many cards both give, without those that were struck. */
  cards: number;
  changedAt: string;
  /** When it is due; null for a past deal. */
  dueAt: string | null;
  firstCard: string;
  kind: DealKind;
  /** What the store gives, by shelf. */
  lines: DealLineDto[];
  meeting: MeetingDto | null;
  other: DealParty;
  /** Where the cards are put aside. */
  shelf: string | null;
  state: DealState;
  /** What these cost, in US dollars. */
  total: number;
  uuid: string;
  version: number;
  /** The account whose turn it is; null for neither. */
  whoseTurn: string | null;
};
export type LineCondition = {
  condition: Condition;
  nth: number;
};
export type LinePrice = {
  nth: number;
  price: number;
};
export type AmendmentDto = {
  /** The account that proposes it. */
  by: string;
  /** What is paid then. */
  cash: DealCash | null;
  conditions: LineCondition[];
  prices: LinePrice[];
  /** Lines that aren’t handed over. */
  struck: number[];
};
export type HandOver = {
  /** When they end to work. */
  closesAt: string | null;
  /** Whether the caller has entered the other’s code. */
  confirmedByMe: boolean;
  confirmedByOther: boolean;
  /** The caller has entered too many wrong codes. */
  lockedUntil: string | null;
  /** When codes begin to work; null without a meeting. */
  opensAt: string | null;
  /** Of the lines; it changes when both change them. */
  revision: number;
};
export type DealEvent =
  | "OPENED"
  | "MEETING_PROPOSED"
  | "MEETING_CONFIRMED"
  | "PLACE_LOST"
  | "PUT_ASIDE"
  | "SIGNALED"
  | "AMENDMENT_PROPOSED"
  | "AMENDMENT_AGREED"
  | "CONFIRMED_BY_ONE"
  | "CONFIRMED_BY_BOTH"
  | "CONFIRMED_IN_PART"
  | "WITNESSED"
  | "WITNESSED_IN_PART"
  | "LEFT_AT_COUNTER"
  | "RETURNED"
  | "GIVER_ANSWERED"
  | "CARDS_ACCOUNTED_FOR"
  | "BOTH_SAY_MET"
  | "CANCELLED"
  | "ACCOUNT_CLOSED"
  | "NO_SHOW_CLAIMED"
  | "NO_SHOW_ADMITTED"
  | "NO_SHOW_CONTESTED"
  | "NO_SHOW_CLAIMED_BY_BOTH"
  | "DISPUTED"
  | "SETTLEMENT_PROPOSED"
  | "SETTLED"
  | "UNDO_PROPOSED"
  | "UNDONE"
  | "TIMED_OUT"
  | "STOCK_CONFLICT"
  | "CONFLICT_CLEARED"
  | "CONFLICT_LAPSED"
  | "HOLD_MOVED"
  | "AMENDMENT_DECLINED"
  | "AMENDMENT_WITHDRAWN"
  | "WITNESS_REQUIRED";
export type DealStep = {
  at: string;
  /** Null where nobody did it. */
  by: string | null;
  event: DealEvent;
  /** From then on. */
  state: DealState;
};
export type PlaceLoss =
  | "EVENT_CALLED_OFF"
  | "EVENT_MOVED"
  | "STORE_MOVED"
  | "STORE_CLOSED"
  | "STORE_GONE";
export type LostPlaceDto = {
  /** Of an `EVENT`. */
  event: MeetingEvent | null;
  from: string;
  kind: PlaceKind;
  /** Whose counter it is, or who holds the event. */
  store: MeetingStore | null;
  /** Of a `TEXT`: where it is. */
  text: string | null;
  /** The zone of the place. */
  timeZone: string;
  to: string;
  why: PlaceLoss;
  /** Whether the staff of the store hands over, and the parties enter no codes. */
  witnessOnly?: boolean;
};
export type DealSide = "first" | "second";
export type NextBestCopy = {
  lister: string;
  listing: string;
  name: string;
  /** The line of the deal. */
  nth: number;
  /** In US dollars. */
  price: number;
};
export type PriceNoteDto = {
  /** The market price at agreement, in US dollars. */
  agreed: number;
  /** The day that today’s price is of. */
  asOf: string;
  /** The line. */
  nth: number;
  /** By how many per cent it has moved. */
  percent: number;
  /** Today’s, in US dollars. */
  today: number;
};
export type MeetingProposalDto = {
  /** The account that proposes it. */
  by: string;
  /** Of an `EVENT`. */
  event: MeetingEvent | null;
  from: string;
  kind: PlaceKind;
  /** How often a confirmed meeting can still be moved. */
  movesLeft: number;
  /** Whose counter it is, or who holds the event. */
  store: MeetingStore | null;
  /** Of a `TEXT`: where it is. */
  text: string | null;
  /** The zone of the place. */
  timeZone: string;
  to: string;
  /** Whether the staff of the store hands over, and the parties enter no codes. */
  witnessOnly?: boolean;
};
export type Settlement = "STANDS" | "UNDONE";
export type SettlementDto = {
  /** The account that proposes it. */
  by: string;
  /** What the other one has said before; null for nothing. */
  otherOutcome: Settlement | null;
  outcome: Settlement;
};
export type SheetBand =
  "EVEN" | "FIRST_GIVES_MORE" | "SECOND_GIVES_MORE" | "UNKNOWN";
export type SheetDifference = {
  /** In US dollars. */
  amount: number;
  /** Of the greater side. */
  percent: number;
};
export type SheetMarket = {
  /** The day that the price is of. */
  asOf: string;
  finish: Finish;
  /** In US dollars. */
  price: number;
  /** Who says so. */
  source: string;
};
export type SheetLineDto = {
  /** What the condition leaves of the market price. */
  conditionFactor: number;
  giver: DealSide;
  /** Null where nobody knows. */
  market: SheetMarket | null;
  nth: number;
  /** What was agreed on, in US dollars; null without a price. */
  price: number | null;
  /** In US dollars; null where nobody knows. */
  value: number | null;
};
export type SheetTotal = {
  /** In US dollars. */
  cash: number;
  /** Cards whose value isn’t known. */
  unknown: number;
  /** Cash and all known values in US dollars; null where no value of any of the cards is known. */
  value: number | null;
};
export type SheetTotals = {
  first: SheetTotal;
  second: SheetTotal;
};
export type FairTradeSheetDto = {
  /** Even up to a difference of 5%. */
  band: SheetBand;
  /** Null while a value isn’t known. */
  difference: SheetDifference | null;
  frozenAt: string;
  /** SHA-256 of all the rest as JSON with sorted keys. */
  hash: string;
  lines: SheetLineDto[];
  totals: SheetTotals;
};
export type DealSignalKind = "LATE" | "HERE";
export type DealSignal = {
  at: string;
  by: string;
  /** How late. */
  minutes: number | null;
  signal: DealSignalKind;
};
export type DealWitness = {
  /** Null once its account is closed. */
  name: string | null;
  uuid: string;
};
export type DealDto = {
  /** Changes that one has yet to agree to. */
  amendment: AmendmentDto | null;
  /** What one pays to the other, at the table. */
  cash: DealCash | null;
  changedAt: string;
  /** The account that says that the other did not come. */
  claimedBy: string | null;
  /** Copies that their giver’s stock says are gone. */
  conflict: StockConflictDto | null;
  createdAt: string;
  disputeNote: string | null;
  disputeReason:
    | (
        | "WRONG_CARD"
        | "WRONG_CONDITION"
        | "COUNTERFEIT"
        | "MISSING"
        | "OTHER"
        | null
      )
    | (
        | "WRONG_CARD"
        | "WRONG_CONDITION"
        | "COUNTERFEIT"
        | "MISSING"
        | "OTHER"
        | null
      );
  /** When it is due; null for a past deal. */
  dueAt: string | null;
  /** What was said to it. */
  endNote: string | null;
  /** Why it ended. */
  endReason:
    | (
        | "CHANGED_MIND"
        | "SOLD_ELSEWHERE"
        | "CANNOT_COME"
        | "SAFETY"
        | "OTHER"
        | "ACCOUNT_CLOSED"
        | "NO_MEETING_AGREED"
        | "NOBODY_CONFIRMED"
        | "ONE_CONFIRMED"
        | "BOTH_SAY_MET"
        | "NOT_COLLECTED"
        | "DID_NOT_MEET"
        | "NO_SHOW"
        | "STANDS"
        | "UNDONE"
        | "UNRESOLVED"
        | null
      )
    | (
        | "CHANGED_MIND"
        | "SOLD_ELSEWHERE"
        | "CANNOT_COME"
        | "SAFETY"
        | "OTHER"
        | "ACCOUNT_CLOSED"
        | "NO_MEETING_AGREED"
        | "NOBODY_CONFIRMED"
        | "ONE_CONFIRMED"
        | "BOTH_SAY_MET"
        | "NOT_COLLECTED"
        | "DID_NOT_MEET"
        | "NO_SHOW"
        | "STANDS"
        | "UNDONE"
        | "UNRESOLVED"
        | null
      );
  handOver: HandOver;
  /** What has happened, the first step first. */
  history: DealStep[];
  /** Whether the caller is asked in private if the two met: nobody has confirmed it. */
  isAskedWhetherMet: boolean;
  kind: DealKind;
  lines: DealLineDto[];
  /** The meeting that isn’t possible any more, until both agree on another one. */
  lostPlace: LostPlaceDto | null;
  /** Whether who gives may leave the cards at the counter for the other. */
  mayBeLeft: boolean;
  /** Which party the caller is: the `first` asked, the `second` was asked. */
  me: DealSide;
  /** Null until both have agreed on one. */
  meeting: MeetingDto | null;
  /** What others have of cards that the other party has sold elsewhere. */
  nextBest: NextBestCopy[];
  /** The offer that it comes from. */
  offer: string;
  other: DealParty;
  /** Of a live deal: cards whose market price has moved since. The sheet stays as it is. */
  priceNotes: PriceNoteDto[];
  /** A meeting that one has yet to confirm. */
  proposal: MeetingProposalDto | null;
  /** How one would settle the dispute. */
  settlement: SettlementDto | null;
  sheet: FairTradeSheetDto;
  /** Where the store keeps the cards; for the store alone. */
  shelf: string | null;
  signals: DealSignal[];
  state: DealState;
  /** The party that is a store, if one is. */
  store: string | null;
  /** The account that wants to undo the hand-over. */
  undoBy: string | null;
  uuid: string;
  version: number;
  /** What the caller has said of their own copies, since the other never confirmed. */
  whereabouts: ("GONE" | "KEPT" | null) | ("GONE" | "KEPT" | null);
  /** The account whose turn it is; null for neither. */
  whoseTurn: string | null;
  /** The store that has witnessed the hand-over, or keeps the cards for who comes later. */
  witness: DealWitness | null;
};
export type ProposeAmendment = {
  /** Conditions to correct. */
  conditions: LineCondition[];
  /** Prices in US dollars to agree on instead; what is paid follows them. */
  prices?: LinePrice[];
  /** Lines that aren’t handed over. */
  struck: number[];
};
export type CancelReason =
  "CHANGED_MIND" | "SOLD_ELSEWHERE" | "CANNOT_COME" | "SAFETY" | "OTHER";
export type CancelDeal = {
  /** The other party reads it. */
  note?: string;
  reason: CancelReason;
};
export type HandOverCode = {
  closesAt: string;
  code: string;
  opensAt: string;
  /** The text of a QR code. */
  qr: string;
};
export type ResolveConflict = {
  /** Whether the caller has the copies after all. */
  isThere: boolean;
};
export type DisputeReason =
  "WRONG_CARD" | "WRONG_CONDITION" | "COUNTERFEIT" | "MISSING" | "OTHER";
export type DisputeDeal = {
  /** The other party reads it. */
  note?: string;
  reason: DisputeReason;
};
export type EnterCode = {
  code: string;
  /** Up to 24 hours ago: a code that was entered without a connection is sent later. */
  enteredAt: string;
  /** The `revision` of the lines that were looked at. */
  revision: number;
};
export type MeetingPlace = {
  /** Of an `EVENT`: its ID. */
  event?: string;
  kind: PlaceKind;
  /** Of a `COUNTER`: whose, where neither party is a store. It can witness the hand-over. */
  store?: string;
  /** Of a `TEXT`: where it is. Never an address of somebody’s home. */
  text?: string;
  /** Of a `COUNTER` of a store that is neither party: its staff hands over, and the parties enter no codes. Where both meet there already,
    it applies at once. */
  witnessOnly?: boolean;
};
export type ProposeMeeting = {
  from: string;
  place: MeetingPlace;
  /** Of a `TEXT`: the IANA time zone that its times are read in, where that of the caller is unknown. */
  timeZone?: string;
  /** At most 12 hours later. */
  to: string;
};
export type MetAnswer = "HANDED_OVER" | "DID_NOT_MEET" | "OTHER_ABSENT";
export type SayWhetherMet = {
  answer: MetAnswer;
};
export type AnswerNoShow = {
  /** Whether the other is right: you did not come. */
  agrees: boolean;
};
export type PutAside = {
  /** Null for no place in particular. */
  shelf: string | null;
};
export type SettleDispute = {
  /** Both must say the same. */
  outcome: Settlement;
};
export type SignalArrival = {
  /** Of `LATE`: how many minutes. */
  minutes?: number;
  signal: DealSignalKind;
};
export type Whereabouts = "GONE" | "KEPT";
export type SayWhereabouts = {
  /** Whether the caller’s copies are gone: the other took them. */
  cards: Whereabouts;
};
export type WitnessHandOver = {
  act: WitnessAct;
  /** The code that one of the two shows. */
  code: string;
  /** The `revision` of the lines that were looked at. */
  revision: number;
  /** Of `LEFT`: where the store keeps the cards. */
  shelf?: string;
};
export const {
  useGetDealsQuery,
  useLazyGetDealsQuery,
  useGetStockConflictsQuery,
  useLazyGetStockConflictsQuery,
  useGetCounterQuery,
  useLazyGetCounterQuery,
  useLookUpHandOverMutation,
  useGetCounterRulesQuery,
  useLazyGetCounterRulesQuery,
  useSetCounterRulesMutation,
  useGetStoreQueueQuery,
  useLazyGetStoreQueueQuery,
  useGetDealQuery,
  useLazyGetDealQuery,
  useProposeAmendmentMutation,
  useAgreeAmendmentMutation,
  useDeclineAmendmentMutation,
  useCancelDealMutation,
  useGetHandOverCodeQuery,
  useLazyGetHandOverCodeQuery,
  useResolveStockConflictMutation,
  useDisputeDealMutation,
  useEnterCodeMutation,
  useProposeMeetingMutation,
  useGetMeetingCalendarQuery,
  useLazyGetMeetingCalendarQuery,
  useConfirmMeetingMutation,
  useSayWhetherMetMutation,
  useClaimNoShowMutation,
  useAnswerNoShowMutation,
  usePutAsideMutation,
  useSettleDisputeMutation,
  useSignalArrivalMutation,
  useUndoDealMutation,
  useSayWhereaboutsMutation,
  useWitnessHandOverMutation,
} = injectedRtkApi;

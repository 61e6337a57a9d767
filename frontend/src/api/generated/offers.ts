import { baseApi as api } from "../base";
const injectedRtkApi = api.injectEndpoints({
  endpoints: (build) => ({
    getOffers: build.query<GetOffersApiResponse, GetOffersApiArg>({
      query: (queryArg) => ({
        url: `/api/offers`,
        params: {
          limit: queryArg.limit,
          view: queryArg.view,
          after: queryArg.after,
        },
      }),
    }),
    makeOffer: build.mutation<MakeOfferApiResponse, MakeOfferApiArg>({
      query: (queryArg) => ({
        url: `/api/offers`,
        method: "POST",
        body: queryArg.makeOffer,
        headers: {
          "Idempotency-Key": queryArg["Idempotency-Key"],
        },
      }),
    }),
    getHoldRules: build.query<GetHoldRulesApiResponse, GetHoldRulesApiArg>({
      query: () => ({ url: `/api/offers/hold-rules` }),
    }),
    setHoldRules: build.mutation<SetHoldRulesApiResponse, SetHoldRulesApiArg>({
      query: (queryArg) => ({
        url: `/api/offers/hold-rules`,
        method: "PUT",
        body: queryArg.saveHoldRules,
        headers: {
          "If-Match": queryArg["If-Match"],
        },
      }),
    }),
    holdForMe: build.mutation<HoldForMeApiResponse, HoldForMeApiArg>({
      query: (queryArg) => ({
        url: `/api/offers/holds`,
        method: "POST",
        body: queryArg.holdCopies,
        headers: {
          "Idempotency-Key": queryArg["Idempotency-Key"],
        },
      }),
    }),
    getInbox: build.query<GetInboxApiResponse, GetInboxApiArg>({
      query: (queryArg) => ({
        url: `/api/offers/inbox`,
        params: {
          limit: queryArg.limit,
          after: queryArg.after,
        },
      }),
    }),
    countInbox: build.query<CountInboxApiResponse, CountInboxApiArg>({
      query: () => ({ url: `/api/offers/inbox/count` }),
    }),
    previewOffer: build.mutation<PreviewOfferApiResponse, PreviewOfferApiArg>({
      query: (queryArg) => ({
        url: `/api/offers/preview`,
        method: "POST",
        body: queryArg,
      }),
    }),
    startOffer: build.query<StartOfferApiResponse, StartOfferApiArg>({
      query: (queryArg) => ({
        url: `/api/offers/start`,
        params: {
          to: queryArg.to,
          listings: queryArg.listings,
          event: queryArg.event,
        },
      }),
    }),
    getOffer: build.query<GetOfferApiResponse, GetOfferApiArg>({
      query: (queryArg) => ({
        url: `/api/offers/${encodeURIComponent(String(queryArg))}`,
      }),
    }),
    changeDraft: build.mutation<ChangeDraftApiResponse, ChangeDraftApiArg>({
      query: (queryArg) => ({
        url: `/api/offers/${encodeURIComponent(String(queryArg.uuid))}`,
        method: "PATCH",
        body: queryArg.changeDraft,
      }),
    }),
    acceptOffer: build.mutation<AcceptOfferApiResponse, AcceptOfferApiArg>({
      query: (queryArg) => ({
        url: `/api/offers/${encodeURIComponent(String(queryArg.uuid))}/accept`,
        method: "POST",
        headers: {
          "If-Match": queryArg["If-Match"],
        },
      }),
    }),
    declineOffer: build.mutation<DeclineOfferApiResponse, DeclineOfferApiArg>({
      query: (queryArg) => ({
        url: `/api/offers/${encodeURIComponent(String(queryArg))}/decline`,
        method: "POST",
      }),
    }),
    getMessages: build.query<GetMessagesApiResponse, GetMessagesApiArg>({
      query: (queryArg) => ({
        url: `/api/offers/${encodeURIComponent(String(queryArg.uuid))}/messages`,
        params: {
          limit: queryArg.limit,
          after: queryArg.after,
        },
      }),
    }),
    writeMessage: build.mutation<WriteMessageApiResponse, WriteMessageApiArg>({
      query: (queryArg) => ({
        url: `/api/offers/${encodeURIComponent(String(queryArg.uuid))}/messages`,
        method: "POST",
        body: queryArg.writeMessage,
        headers: {
          "Idempotency-Key": queryArg["Idempotency-Key"],
        },
      }),
    }),
    markMessagesRead: build.mutation<
      MarkMessagesReadApiResponse,
      MarkMessagesReadApiArg
    >({
      query: (queryArg) => ({
        url: `/api/offers/${encodeURIComponent(String(queryArg.uuid))}/messages/read`,
        method: "PUT",
        body: queryArg.markMessagesRead,
      }),
    }),
    remakeOffer: build.mutation<RemakeOfferApiResponse, RemakeOfferApiArg>({
      query: (queryArg) => ({
        url: `/api/offers/${encodeURIComponent(String(queryArg.uuid))}/remake`,
        method: "POST",
        headers: {
          "Idempotency-Key": queryArg["Idempotency-Key"],
        },
      }),
    }),
    counterOffer: build.mutation<CounterOfferApiResponse, CounterOfferApiArg>({
      query: (queryArg) => ({
        url: `/api/offers/${encodeURIComponent(String(queryArg.uuid))}/revisions`,
        method: "POST",
        body: queryArg.counterOffer,
        headers: {
          "If-Match": queryArg["If-Match"],
          "Idempotency-Key": queryArg["Idempotency-Key"],
        },
      }),
    }),
    sendDraft: build.mutation<SendDraftApiResponse, SendDraftApiArg>({
      query: (queryArg) => ({
        url: `/api/offers/${encodeURIComponent(String(queryArg))}/send`,
        method: "POST",
      }),
    }),
    getThread: build.query<GetThreadApiResponse, GetThreadApiArg>({
      query: (queryArg) => ({
        url: `/api/offers/${encodeURIComponent(String(queryArg))}/thread`,
      }),
    }),
    muteMessages: build.mutation<MuteMessagesApiResponse, MuteMessagesApiArg>({
      query: (queryArg) => ({
        url: `/api/offers/${encodeURIComponent(String(queryArg.uuid))}/thread`,
        method: "PUT",
        body: queryArg.muteMessages,
      }),
    }),
    withdrawOffer: build.mutation<
      WithdrawOfferApiResponse,
      WithdrawOfferApiArg
    >({
      query: (queryArg) => ({
        url: `/api/offers/${encodeURIComponent(String(queryArg))}/withdraw`,
        method: "POST",
      }),
    }),
  }),
  overrideExisting: false,
});
export { injectedRtkApi as offersApi };
export type GetOffersApiResponse =
  /** status 200 A page of the list. */ OfferDto[];
export type GetOffersApiArg = {
  /** The maximum number of entries. */
  limit?: number;
  /** Open ones with the caller’s drafts, or past ones. */
  view?: "open" | "past";
  /** The cursor from the previous page's Link header. */
  after?: string;
};
export type MakeOfferApiResponse = /** status 201 Success. */ OfferDto;
export type MakeOfferApiArg = {
  /** A key of your choice, of visible ASCII characters. For 24 hours, a retry with the same key and body gets the first response, with the header `Idempotent-Replayed: true`. Of an account the last 100 responses are kept. */
  "Idempotency-Key"?: string;
  makeOffer: MakeOffer;
};
export type GetHoldRulesApiResponse = /** status 200 Success. */ HoldRulesDto;
export type GetHoldRulesApiArg = void;
export type SetHoldRulesApiResponse = /** status 200 Success. */ HoldRulesDto;
export type SetHoldRulesApiArg = {
  /** The ETag your change is based on. Without it, the change is applied unconditionally. */
  "If-Match"?: string;
  saveHoldRules: SaveHoldRules;
};
export type HoldForMeApiResponse = /** status 201 Success. */ OfferDto;
export type HoldForMeApiArg = {
  /** A key of your choice, of visible ASCII characters. For 24 hours, a retry with the same key and body gets the first response, with the header `Idempotent-Replayed: true`. Of an account the last 100 responses are kept. */
  "Idempotency-Key"?: string;
  holdCopies: HoldCopies;
};
export type GetInboxApiResponse =
  /** status 200 A page of the list. */ InboxEntry[];
export type GetInboxApiArg = {
  /** The maximum number of entries. */
  limit?: number;
  /** The cursor from the previous page's Link header. */
  after?: string;
};
export type CountInboxApiResponse = /** status 200 Success. */ InboxCount;
export type CountInboxApiArg = void;
export type PreviewOfferApiResponse =
  /** status 200 Success. */ FairTradeSheetDto;
export type PreviewOfferApiArg = PreviewOffer;
export type StartOfferApiResponse = /** status 200 Success. */ OfferStart;
export type StartOfferApiArg = {
  /** The account that it would be made to. */
  to: string;
  /** Listings of either side, comma-separated. */
  listings?: string[];
  /** An event at which the cards are to change hands. */
  event?: string;
};
export type GetOfferApiResponse = /** status 200 Success. */ OfferWithRevisions;
export type GetOfferApiArg = /** The ID of the offer. */ string;
export type ChangeDraftApiResponse = /** status 200 Success. */ OfferDto;
export type ChangeDraftApiArg = {
  /** The ID of the offer. */
  uuid: string;
  changeDraft: ChangeDraft;
};
export type AcceptOfferApiResponse = /** status 200 Success. */ OfferDto;
export type AcceptOfferApiArg = {
  /** The ID of the offer. */
  uuid: string;
  /** The ETag your change is based on. Without it, the change is applied unconditionally. */
  "If-Match"?: string;
};
export type DeclineOfferApiResponse = /** status 200 Success. */ OfferDto;
export type DeclineOfferApiArg = /** The ID of the offer. */ string;
export type GetMessagesApiResponse =
  /** status 200 A page of the list. */ MessageDto[];
export type GetMessagesApiArg = {
  /** The ID of the offer. */
  uuid: string;
  /** The maximum number of entries. */
  limit?: number;
  /** The cursor from the previous page's Link header. */
  after?: string;
};
export type WriteMessageApiResponse = /** status 201 Success. */ MessageDto;
export type WriteMessageApiArg = {
  /** The ID of the offer. */
  uuid: string;
  /** A key of your choice, of visible ASCII characters. For 24 hours, a retry with the same key and body gets the first response, with the header `Idempotent-Replayed: true`. Of an account the last 100 responses are kept. */
  "Idempotency-Key"?: string;
  writeMessage: WriteMessage;
};
export type MarkMessagesReadApiResponse = unknown;
export type MarkMessagesReadApiArg = {
  /** The ID of the offer. */
  uuid: string;
  markMessagesRead: MarkMessagesRead;
};
export type RemakeOfferApiResponse = /** status 201 Success. */ OfferDto;
export type RemakeOfferApiArg = {
  /** The ID of the offer. */
  uuid: string;
  /** A key of your choice, of visible ASCII characters. For 24 hours, a retry with the same key and body gets the first response, with the header `Idempotent-Replayed: true`. Of an account the last 100 responses are kept. */
  "Idempotency-Key"?: string;
};
export type CounterOfferApiResponse = /** status 201 Success. */ OfferDto;
export type CounterOfferApiArg = {
  /** The ID of the offer. */
  uuid: string;
  /** The ETag your change is based on. Without it, the change is applied unconditionally. */
  "If-Match"?: string;
  /** A key of your choice, of visible ASCII characters. For 24 hours, a retry with the same key and body gets the first response, with the header `Idempotent-Replayed: true`. Of an account the last 100 responses are kept. */
  "Idempotency-Key"?: string;
  counterOffer: CounterOffer;
};
export type SendDraftApiResponse = /** status 200 Success. */ OfferDto;
export type SendDraftApiArg = /** The ID of the offer. */ string;
export type GetThreadApiResponse = /** status 200 Success. */ ThreadDto;
export type GetThreadApiArg = /** The ID of the offer. */ string;
export type MuteMessagesApiResponse = /** status 200 Success. */ ThreadDto;
export type MuteMessagesApiArg = {
  /** The ID of the offer. */
  uuid: string;
  muteMessages: MuteMessages;
};
export type WithdrawOfferApiResponse = /** status 200 Success. */ OfferDto;
export type WithdrawOfferApiArg = /** The ID of the offer. */ string;
export type OfferCash = {
  amount: number;
  /** The account that pays. */
  payer: string;
};
export type OfferEvent = {
  id: string;
  name: string;
  startsAt: string;
  /** Who holds it. */
  storeName: string;
  timeZone: string;
};
export type OfferKind = "HOLD" | "TRADE";
export type OfferCard = {
  id: string;
  imageUrl: string;
  name: string;
  number: string;
  setCode: string;
  setName: string;
};
export type Condition =
  | "NEAR_MINT"
  | "LIGHTLY_PLAYED"
  | "MODERATELY_PLAYED"
  | "HEAVILY_PLAYED"
  | "DAMAGED";
export type Finish = "NONFOIL" | "FOIL" | "ETCHED";
export type CurrentOfferLine = {
  card: OfferCard;
  condition: Condition;
  finish: Finish;
  /** The account that gives it; the other one gets it. */
  giver: string;
  /** Whether it can still be had, or is reserved by the deal of this offer. */
  isAvailable: boolean;
  language: string;
  listing: string;
  /** The agreed price in US dollars. */
  price: number;
};
export type Role = "USER" | "STORE";
export type DealParty = {
  /** Null for a former member. */
  name: string | null;
  role: Role;
  uuid: string;
};
export type SheetBand =
  "EVEN" | "FIRST_GIVES_MORE" | "SECOND_GIVES_MORE" | "UNKNOWN";
export type SheetDifference = {
  /** In US dollars. */
  amount: number;
  /** Of the greater side. */
  percent: number;
};
export type DealSide = "first" | "second";
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
export type OfferState =
  "DRAFT" | "OPEN" | "ACCEPTED" | "DECLINED" | "WITHDRAWN" | "EXPIRED" | "VOID";
export type OfferDto = {
  cash: OfferCash | null;
  changedAt: string;
  createdAt: string;
  /** The deal that it has become. */
  deal: string | null;
  /** Null for none, and for one that was called off. */
  event: OfferEvent | null;
  /** Of an open offer. */
  expiresAt: string | null;
  /** For how many hours it is open without an answer. */
  hours: number;
  kind: OfferKind;
  lines: CurrentOfferLine[];
  note: string | null;
  /** How many other open offers are about one of these copies, counted as far as 99. */
  othersAsked: number;
  /** Who made the first revision: the first side of the sheet. */
  proposer: DealParty;
  recipient: DealParty;
  /** That of the latest revision; quoted, it is the ETag for If-Match. */
  revision: number;
  sheet: FairTradeSheetDto;
  state: OfferState;
  /** The account that answers; null if nobody does. */
  turn: string | null;
  uuid: string;
  voidReason:
    | ("LINE_GONE" | "ENDED" | "ACCOUNT_CLOSED" | null)
    | ("LINE_GONE" | "ENDED" | "ACCOUNT_CLOSED" | null);
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
export type OfferCashBody = {
  amount: number;
  /** The account that pays: one of the two. */
  payer: string;
};
export type OfferLineBody = {
  listing: string;
  /** The agreed price in US dollars; that of the listing if omitted. */
  price?: number;
};
export type MakeOffer = {
  cash?: OfferCashBody | null;
  /** The event at which the cards are to change hands, which is not over and begins within 60 days; null for none. As it was if omitted. */
  event?: string | null;
  /** How long it is open without an answer; 72 hours if omitted. */
  hours?: number;
  /** Whether it is kept for later instead of sent. There is one draft per recipient: lines are added to it. */
  isDraft?: boolean;
  lines: OfferLineBody[];
  /** Plain text; null for none. */
  note?: string | null;
  /** The account that it is made to. */
  recipient: string;
};
export type HoldFor = "EVERYONE" | "WITH_RECORD" | "NOBODY";
export type HoldRulesDto = {
  days: number;
  forWhom: HoldFor;
  isOn: boolean;
  maxCards: number;
  maxValue: number | null;
  /** Incremented with each change; quoted, it is the ETag for If-Match. 0 before the first. */
  version: number;
};
export type SaveHoldRules = {
  /** Cards are held until the store closes on this day; 0 is today. */
  days: number;
  /** Whose requests are accepted at once; the store answers the others. */
  forWhom: HoldFor;
  /** Whether the store holds cards at all. */
  isOn: boolean;
  /** The most cards of one request that is accepted at once. */
  maxCards: number;
  /** The highest total of such a request, in US dollars; null for any. */
  maxValue: number | null;
};
export type HoldCopies = {
  listings: string[];
  /** The most that they may cost together, as the caller was shown, in US dollars; any price if omitted. */
  maxTotal?: number;
  /** Plain text; null for none. */
  note?: string | null;
};
export type InboxKind = "OFFER" | "DEAL";
export type WhoseTurn = "ME" | "OTHER" | "NONE";
export type InboxEntry = {
  cards: number;
  /** The latest change, or the latest message where some are unread. */
  changedAt: string;
  /** When it ends by itself, or when the cards are to be handed over. */
  due: string | null;
  /** The name of one of the cards. */
  firstCard: string;
  kind: InboxKind;
  other: DealParty;
  /** That of the offer or of the deal. More states may come. */
  state: string;
  /** The IANA zone of where the cards are to be handed over; null while that is open. */
  timeZone: string | null;
  /** How many messages of the other one the caller has not read. */
  unread: number;
  /** Of the offer or the deal. */
  uuid: string;
  whoseTurn: WhoseTurn;
};
export type InboxCount = {
  /** How many wait for the caller or have unread messages, counted as far as 100: that means more than 99. */
  mine: number;
};
export type PreviewOffer = {
  cash?: OfferCashBody | null;
  lines: OfferLineBody[];
  /** The account that it would be made to. */
  recipient: string;
};
export type GoneListing = {
  /** Its card; null where it was withdrawn, or is listed by somebody else. */
  card: string | null;
  listing: string;
};
export type OfferLineDto = {
  card: OfferCard;
  condition: Condition;
  finish: Finish;
  /** The account that gives it; the other one gets it. */
  giver: string;
  language: string;
  listing: string;
  /** The agreed price in US dollars. */
  price: number;
};
export type OfferStart = {
  /** The caller’s draft to the same recipient. */
  draft: OfferDto | null;
  /** The event that is asked for; null if an offer can’t be at it. */
  event: OfferEvent | null;
  /** Those that can’t. */
  gone: GoneListing[];
  /** The listings that can be had, at the prices that they have. */
  lines: OfferLineDto[];
  recipient: DealParty;
  /** Of these lines; null without any. */
  sheet: FairTradeSheetDto | null;
};
export type OfferRevision = {
  /** The account that proposed it. */
  author: string;
  cash: OfferCash | null;
  lines: OfferLineDto[];
  madeAt: string;
  note: string | null;
  revision: number;
  sheet: FairTradeSheetDto;
};
export type OfferWithRevisions = {
  cash: OfferCash | null;
  changedAt: string;
  createdAt: string;
  /** The deal that it has become. */
  deal: string | null;
  /** Null for none, and for one that was called off. */
  event: OfferEvent | null;
  /** Of an open offer. */
  expiresAt: string | null;
  /** For how many hours it is open without an answer. */
  hours: number;
  kind: OfferKind;
  lines: CurrentOfferLine[];
  note: string | null;
  /** How many other open offers are about one of these copies, counted as far as 99. */
  othersAsked: number;
  /** Who made the first revision: the first side of the sheet. */
  proposer: DealParty;
  recipient: DealParty;
  /** That of the latest revision; quoted, it is the ETag for If-Match. */
  revision: number;
  revisions: OfferRevision[];
  sheet: FairTradeSheetDto;
  state: OfferState;
  /** The account that answers; null if nobody does. */
  turn: string | null;
  uuid: string;
  voidReason:
    | ("LINE_GONE" | "ENDED" | "ACCOUNT_CLOSED" | null)
    | ("LINE_GONE" | "ENDED" | "ACCOUNT_CLOSED" | null);
};
export type ChangeDraft = {
  cash?: OfferCashBody | null;
  /** The event at which the cards are to change hands, which is not over and begins within 60 days; null for none. As it was if omitted. */
  event?: string | null;
  /** How long it is open without an answer; 72 hours if omitted. */
  hours?: number;
  /** All lines that it has from then on. */
  lines?: OfferLineBody[];
  /** Plain text; null for none. */
  note?: string | null;
};
export type MessageDto = {
  /** The account that wrote it. */
  author: string;
  /** Why the text is gone: its author has closed the account, or a moderator has hidden it. */
  gone: ("REMOVED" | "HIDDEN" | null) | ("REMOVED" | "HIDDEN" | null);
  sentAt: string;
  /** Plain text; null where it is gone. */
  text: string | null;
  uuid: string;
};
export type WriteMessage = {
  /** Plain text. */
  text: string;
};
export type MarkMessagesRead = {
  /** The latest message that was shown: later ones stay unread. */
  message: string;
};
export type CounterOffer = {
  cash?: OfferCashBody | null;
  /** The event at which the cards are to change hands, which is not over and begins within 60 days; null for none. As it was if omitted. */
  event?: string | null;
  /** How long it is open without an answer; 72 hours if omitted. */
  hours?: number;
  lines: OfferLineBody[];
  /** Plain text; null for none. */
  note?: string | null;
};
export type ThreadDto = {
  /** From when on nobody can write; null while the offer is open or its deal is live. */
  closesAt: string | null;
  /** Whether its messages make no notifications for the caller. */
  isMuted: boolean;
  /** Whether the caller can write now. */
  isWritable: boolean;
  /** How many messages of the other one the caller has not read. */
  unread: number;
};
export type MuteMessages = {
  isMuted: boolean;
};
export const {
  useGetOffersQuery,
  useLazyGetOffersQuery,
  useMakeOfferMutation,
  useGetHoldRulesQuery,
  useLazyGetHoldRulesQuery,
  useSetHoldRulesMutation,
  useHoldForMeMutation,
  useGetInboxQuery,
  useLazyGetInboxQuery,
  useCountInboxQuery,
  useLazyCountInboxQuery,
  usePreviewOfferMutation,
  useStartOfferQuery,
  useLazyStartOfferQuery,
  useGetOfferQuery,
  useLazyGetOfferQuery,
  useChangeDraftMutation,
  useAcceptOfferMutation,
  useDeclineOfferMutation,
  useGetMessagesQuery,
  useLazyGetMessagesQuery,
  useWriteMessageMutation,
  useMarkMessagesReadMutation,
  useRemakeOfferMutation,
  useCounterOfferMutation,
  useSendDraftMutation,
  useGetThreadQuery,
  useLazyGetThreadQuery,
  useMuteMessagesMutation,
  useWithdrawOfferMutation,
} = injectedRtkApi;

import { baseApi as api } from "../base";
const injectedRtkApi = api.injectEndpoints({
  endpoints: (build) => ({
    coverList: build.mutation<CoverListApiResponse, CoverListApiArg>({
      query: (queryArg) => ({
        url: `/api/cover`,
        method: "POST",
        body: queryArg,
      }),
    }),
    getSavedPlans: build.query<GetSavedPlansApiResponse, GetSavedPlansApiArg>({
      query: () => ({ url: `/api/cover/plans` }),
    }),
    savePlan: build.mutation<SavePlanApiResponse, SavePlanApiArg>({
      query: (queryArg) => ({
        url: `/api/cover/plans`,
        method: "POST",
        body: queryArg.savePlan,
        headers: {
          "Idempotency-Key": queryArg["Idempotency-Key"],
        },
      }),
    }),
    removeSavedPlan: build.mutation<
      RemoveSavedPlanApiResponse,
      RemoveSavedPlanApiArg
    >({
      query: (queryArg) => ({
        url: `/api/cover/plans/${encodeURIComponent(String(queryArg))}`,
        method: "DELETE",
      }),
    }),
    getSavedPlan: build.query<GetSavedPlanApiResponse, GetSavedPlanApiArg>({
      query: (queryArg) => ({
        url: `/api/cover/plans/${encodeURIComponent(String(queryArg))}`,
      }),
    }),
    renameSavedPlan: build.mutation<
      RenameSavedPlanApiResponse,
      RenameSavedPlanApiArg
    >({
      query: (queryArg) => ({
        url: `/api/cover/plans/${encodeURIComponent(String(queryArg.uuid))}`,
        method: "PATCH",
        body: queryArg.renamePlan,
      }),
    }),
    stopSharingPlan: build.mutation<
      StopSharingPlanApiResponse,
      StopSharingPlanApiArg
    >({
      query: (queryArg) => ({
        url: `/api/cover/plans/${encodeURIComponent(String(queryArg))}/link`,
        method: "DELETE",
      }),
    }),
    sharePlan: build.mutation<SharePlanApiResponse, SharePlanApiArg>({
      query: (queryArg) => ({
        url: `/api/cover/plans/${encodeURIComponent(String(queryArg))}/link`,
        method: "PUT",
      }),
    }),
    refreshSavedPlan: build.mutation<
      RefreshSavedPlanApiResponse,
      RefreshSavedPlanApiArg
    >({
      query: (queryArg) => ({
        url: `/api/cover/plans/${encodeURIComponent(String(queryArg))}/refresh`,
        method: "POST",
      }),
    }),
    getSharedPlan: build.query<GetSharedPlanApiResponse, GetSharedPlanApiArg>({
      query: (queryArg) => ({
        url: `/api/cover/shared/${encodeURIComponent(String(queryArg))}`,
      }),
    }),
  }),
  overrideExisting: false,
});
export { injectedRtkApi as coverApi };
export type CoverListApiResponse = /** status 200 Success. */ CoverDto;
export type CoverListApiArg = CoverRequest;
export type GetSavedPlansApiResponse =
  /** status 200 A page of the list. */ SavedPlanSummary[];
export type GetSavedPlansApiArg = void;
export type SavePlanApiResponse = /** status 201 Success. */ SavedPlan;
export type SavePlanApiArg = {
  /** A key of your choice, of visible ASCII characters. For 24 hours, a retry with the same key and body gets the first response, with the header `Idempotent-Replayed: true`. Of an account the last 100 responses are kept. */
  "Idempotency-Key"?: string;
  savePlan: SavePlan;
};
export type RemoveSavedPlanApiResponse = unknown;
export type RemoveSavedPlanApiArg = /** The ID of the plan. */ string;
export type GetSavedPlanApiResponse = /** status 200 Success. */ SavedPlan;
export type GetSavedPlanApiArg = /** The ID of the plan. */ string;
export type RenameSavedPlanApiResponse = /** status 200 Success. */ SavedPlan;
export type RenameSavedPlanApiArg = {
  /** The ID of the plan. */
  uuid: string;
  renamePlan: RenamePlan;
};
export type StopSharingPlanApiResponse = /** status 200 Success. */ SavedPlan;
export type StopSharingPlanApiArg = /** The ID of the plan. */ string;
export type SharePlanApiResponse = /** status 200 Success. */ SavedPlan;
export type SharePlanApiArg = /** The ID of the plan. */ string;
export type RefreshSavedPlanApiResponse = /** status 200 Success. */ SavedPlan;
export type RefreshSavedPlanApiArg = /** The ID of the plan. */ string;
export type GetSharedPlanApiResponse = /** status 200 Success. */ SharedPlan;
export type GetSharedPlanApiArg = /** The secret of the link. */ string;
export type Condition =
  | "NEAR_MINT"
  | "LIGHTLY_PLAYED"
  | "MODERATELY_PLAYED"
  | "HEAVILY_PLAYED"
  | "DAMAGED";
export type CoverTerms = {
  /** Any of these finishes. */
  finishes?: ("NONFOIL" | "FOIL" | "ETCHED")[];
  /** Any of these printed languages. */
  languages?: string[];
  /** The worst condition that will do. */
  leastCondition?: Condition;
  /** The highest price of a copy, in US dollars. */
  maxPrice?: number;
  /** Whether copies that are only for trade will do. */
  trade?: boolean;
};
export type CoveredCard = {
  /** Whether another printing will do. */
  anyPrinting: boolean;
  cardId: string;
  cardName: string;
  cardNumber: string;
  cardSet: string;
  cardSetCode: string;
  /** How many are wanted. */
  copies: number;
  /** What copies will do. */
  terms: CoverTerms;
};
export type CoverLeftOut = {
  /** Its number in the text, from 1; null for a card that was sent. */
  line: number | null;
  /** `too-many-cards` beyond the 100th card; else why no card was found. More reasons may come. */
  reason: string;
  /** What it says. */
  text: string;
};
export type CoverPlanKind = "CHEAPEST" | "FEWEST" | "NEAREST";
export type CoverRelaxationKind =
  | "PRINTING"
  | "CONDITION"
  | "FINISH"
  | "LANGUAGE"
  | "PRICE"
  | "TRADE"
  | "STOPS"
  | "DISTANCE"
  | "HOURS";
export type Finish = "NONFOIL" | "FOIL" | "ETCHED";
export type CoverLot = {
  cardId: string;
  cardNumber: string;
  cardSet: string;
  cardSetCode: string;
  condition: Condition;
  /** When its count was made that is the oldest. */
  countedAt: string;
  finish: Finish;
  /** Whether that is long ago. */
  isStale: boolean;
  /** Whether it is only for trade. */
  isTrade: boolean;
  language: string;
  /** One of the listings. */
  listing: string;
  /** Of one copy, in US dollars; null if unknown. */
  price: number | null;
};
export type CoverRelaxation = {
  copies: number;
  /** Which one. STOPS: one more stop. DISTANCE: beyond the radius. HOURS: closed at the planned time. */
  kind: CoverRelaxationKind;
  lot: CoverLot;
  stop: number;
};
export type CoverMissing = {
  card: number;
  copies: number;
  relaxations: CoverRelaxation[];
};
export type CoverPick = {
  /** The place of its card in `cards`, from 0. */
  card: number;
  copies: number;
  /** The listings of these copies, as many as 20. */
  listings: string[];
  lot: CoverLot;
};
export type CoverPlanStop = {
  picks: CoverPick[];
  /** The place of the stop in `stops`, from 0. */
  stop: number;
  /** In US dollars, of the known prices. */
  total: number;
  /** Copies without a known price. */
  unpriced: number;
};
export type CoverPlan = {
  /** How many copies it has. */
  copies: number;
  kind: CoverPlanKind;
  missing: CoverMissing[];
  /** The nearest first. */
  stops: CoverPlanStop[];
  /** In US dollars, of the known prices. */
  total: number;
  /** Copies without a known price. */
  unpriced: number;
};
export type DistanceDto = {
  /** Whether it is a band: players are never located more exactly. */
  isAbout: boolean;
  /** In kilometers: to a store with one decimal, to a player 1, 3, 5, 10, 20 or 50. Null for a player farther away than 50 km. */
  km: number | null;
};
export type WallMomentDto = {
  at: string;
  date: string;
  time: string;
};
export type OpeningStateDto = {
  /** Of an open store when it closes; null where it is open around the clock. */
  closes: WallMomentDto | null;
  /** Whether nothing opens on this day. */
  isClosedToday: boolean;
  isOpen: boolean;
  /** Of a closed store when it opens next, within two weeks. */
  opens: WallMomentDto | null;
};
export type Role = "USER" | "STORE";
export type CoverStop = {
  /** Of a store. */
  address: string | null;
  /** How far away it is; null unless both the caller and it have a place. */
  distance: DistanceDto | null;
  /** Null for a kept plan whose stop is gone. */
  name: string | null;
  /** At the planned time; null for players, stores with unknown hours, and without a planned time. */
  opening: OpeningStateDto | null;
  role: Role;
  uuid: string;
};
export type CoverDto = {
  cards: CoveredCard[];
  /** Whether more offer these cards than were compared. */
  isPartial: boolean;
  leftOut: CoverLeftOut[];
  /** When it was planned. */
  plannedAt: string;
  /** The cheapest, the one with the fewest stops, the nearest. */
  plans: CoverPlan[];
  /** All that plans and relaxations name. */
  stops: CoverStop[];
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
export type CoverCard = {
  /** Whether another printing of the card will do. */
  anyPrinting?: boolean;
  cardId: string;
  copies: number;
  /** Any of these finishes. */
  finishes?: ("NONFOIL" | "FOIL" | "ETCHED")[];
  /** Any of these printed languages. */
  languages?: string[];
  /** The worst condition that will do. */
  leastCondition?: Condition;
  /** The highest price of a copy, in US dollars. */
  maxPrice?: number;
  /** Whether copies that are only for trade will do. */
  trade?: boolean;
};
export type CoverRequest = {
  /** Whether lines of a text that name a printing want any printing of the card. */
  anyPrinting?: boolean;
  /** Whether offers from anywhere are compared instead of those within the caller’s radius. */
  anywhere?: boolean;
  /** When the caller plans to go. */
  at?: string;
  /** Instead of a text. */
  cards?: CoverCard[];
  /** Any of these finishes. */
  finishes?: ("NONFOIL" | "FOIL" | "ETCHED")[];
  /** Any of these printed languages. */
  languages?: string[];
  /** The worst condition that will do. */
  leastCondition?: Condition;
  /** The highest price of a copy, in US dollars. */
  maxPrice?: number;
  /** As many stops as it takes if omitted. */
  maxStops?: number;
  /** What one stop more must save to be worth the way in the cheapest plan, in US dollars; 1 if omitted. */
  stopWorth?: number;
  /** A deck or a list, as any program writes it. */
  text?: string;
  /** Whether copies that are only for trade will do. */
  trade?: boolean;
};
export type SavedPlanSummary = {
  /** How many copies it has. */
  copies: number;
  kind: CoverPlanKind;
  /** The secret of its link: anyone who has it sees the plan. Null if it is not shared. */
  link: string | null;
  /** When it was planned. */
  plannedAt: string;
  stops: number;
  title: string;
  /** In US dollars, of the known prices. */
  total: number;
  uuid: string;
};
export type SavedPlan = {
  /** With this plan alone. A stop whose account is closed or suspended has no name and no address. */
  answer: CoverDto;
  asked: CoverRequest;
  /** How many copies it has. */
  copies: number;
  kind: CoverPlanKind;
  /** The secret of its link: anyone who has it sees the plan. Null if it is not shared. */
  link: string | null;
  /** When it was planned. */
  plannedAt: string;
  stops: number;
  title: string;
  /** In US dollars, of the known prices. */
  total: number;
  uuid: string;
};
export type SavePlan = {
  /** Whether lines of a text that name a printing want any printing of the card. */
  anyPrinting?: boolean;
  /** Whether offers from anywhere are compared instead of those within the caller’s radius. */
  anywhere?: boolean;
  /** When the caller plans to go. */
  at?: string;
  /** Instead of a text. */
  cards?: CoverCard[];
  /** Any of these finishes. */
  finishes?: ("NONFOIL" | "FOIL" | "ETCHED")[];
  kind: CoverPlanKind;
  /** Any of these printed languages. */
  languages?: string[];
  /** The worst condition that will do. */
  leastCondition?: Condition;
  /** The highest price of a copy, in US dollars. */
  maxPrice?: number;
  /** As many stops as it takes if omitted. */
  maxStops?: number;
  /** What one stop more must save to be worth the way in the cheapest plan, in US dollars; 1 if omitted. */
  stopWorth?: number;
  /** A deck or a list, as any program writes it. */
  text?: string;
  title: string;
  /** Whether copies that are only for trade will do. */
  trade?: boolean;
};
export type RenamePlan = {
  title: string;
};
export type SharedMissing = {
  cardName: string;
  copies: number;
};
export type SharedPick = {
  cardId: string;
  cardName: string;
  cardNumber: string;
  cardSet: string;
  condition: Condition;
  copies: number;
  finish: Finish;
  language: string;
  /** Of one copy, in US dollars; null if unknown. */
  price: number | null;
};
export type SharedStop = {
  /** Of a store. */
  address: string | null;
  /** How far away it is; null unless both the caller and it have a place. */
  distance: DistanceDto | null;
  /** Of a store; null where it is gone. */
  name: string | null;
  picks: SharedPick[];
  role: Role;
  /** Of a store; null where it is gone. */
  store: string | null;
  /** In US dollars, of the known prices. */
  total: number;
};
export type SharedPlan = {
  copies: number;
  kind: CoverPlanKind;
  missing: SharedMissing[];
  /** When it was planned. */
  plannedAt: string;
  stops: SharedStop[];
  title: string;
  /** In US dollars, of the known prices. */
  total: number;
};
export const {
  useCoverListMutation,
  useGetSavedPlansQuery,
  useLazyGetSavedPlansQuery,
  useSavePlanMutation,
  useRemoveSavedPlanMutation,
  useGetSavedPlanQuery,
  useLazyGetSavedPlanQuery,
  useRenameSavedPlanMutation,
  useStopSharingPlanMutation,
  useSharePlanMutation,
  useRefreshSavedPlanMutation,
  useGetSharedPlanQuery,
  useLazyGetSharedPlanQuery,
} = injectedRtkApi;

import { baseApi as api } from "../base";
const injectedRtkApi = api.injectEndpoints({
  endpoints: (build) => ({
    searchCards: build.query<SearchCardsApiResponse, SearchCardsApiArg>({
      query: (queryArg) => ({
        url: `/api/cards/search`,
        params: {
          q: queryArg.q,
          unique: queryArg["unique"],
          order: queryArg.order,
          dir: queryArg.dir,
          include_extras: queryArg.includeExtras,
          include_multilingual: queryArg.includeMultilingual,
          include_variations: queryArg.includeVariations,
          page: queryArg.page,
        },
      }),
    }),
    getCard: build.query<GetCardApiResponse, GetCardApiArg>({
      query: (queryArg) => ({
        url: `/api/cards/${encodeURIComponent(String(queryArg))}`,
      }),
    }),
    getCardImage: build.query<GetCardImageApiResponse, GetCardImageApiArg>({
      query: (queryArg) => ({
        url: `/api/cards/${encodeURIComponent(String(queryArg.id))}/image/${encodeURIComponent(String(queryArg.face))}/${encodeURIComponent(String(queryArg.size))}`,
      }),
    }),
    getCardBySetAndNumber: build.query<
      GetCardBySetAndNumberApiResponse,
      GetCardBySetAndNumberApiArg
    >({
      query: (queryArg) => ({
        url: `/api/cards/${encodeURIComponent(String(queryArg.setcode))}/${encodeURIComponent(String(queryArg["number"]))}`,
      }),
    }),
  }),
  overrideExisting: false,
});
export { injectedRtkApi as cardsApi };
export type SearchCardsApiResponse =
  /** status 200 A page of cards. */ CardList;
export type SearchCardsApiArg = {
  /** Words and quoted phrases of the name, `!name` for the whole name, `set:` (`e:`, `s:`, `edition:`), `cn:` (`number:`,
    `collector:`; also `cn>=10`), a minus before a term to turn it round, `or`, and brackets. Terms of other keywords are
    ignored, with a warning, and so are all after the first 40. */
  q: string;
  /** One printing a card, one a painting, or all printings. */
  unique?: "cards" | "art" | "prints";
  /** By name, by set and number, or by date. */
  order?: "name" | "set" | "released";
  /** Without it the newest come first by date, else the order ascends. */
  dir?: "auto" | "asc" | "desc";
  /** Also tokens, emblems, planes and the like. */
  includeExtras?: boolean;
  /** Also printings in languages other than English. */
  includeMultilingual?: boolean;
  /** Also variants of a printing in the same set. */
  includeVariations?: boolean;
  /** Which page, from 1. */
  page?: number;
};
export type GetCardApiResponse = /** status 200 The card. */ Card;
export type GetCardApiArg = /** The id of the card. */ string;
export type GetCardImageApiResponse = /** status 200 The picture. */ string;
export type GetCardImageApiArg = {
  /** The id of the card. */
  id: string;
  /** Which side of the card: front or back. */
  face: "front" | "back";
  /** The size of the picture. */
  size: "small" | "normal" | "large" | "png" | "border_crop" | "art_crop";
};
export type GetCardBySetAndNumberApiResponse = /** status 200 The card. */ Card;
export type GetCardBySetAndNumberApiArg = {
  /** The code of a set, as printed on the card. */
  setcode: string;
  /** The collector number within the set, as printed on the card. */
  number: string;
};
export type RelatedCard = {
  /** What it is to the card: `token`, `meld_part`, `meld_result`, `combo_piece`. */
  component?: string;
  id?: string;
  name?: string;
  type_line?: string;
  [key: string]: unknown;
};
export type CardImages = {
  /** The painting alone: show artist and copyright beside it. */
  art_crop?: string;
  /** 480 by 680 pixels, without the border. */
  border_crop?: string;
  /** 672 by 936 pixels. */
  large?: string;
  /** 488 by 680 pixels. */
  normal?: string;
  /** 745 by 1040 pixels, with round corners. */
  png?: string;
  /** 146 by 204 pixels. */
  small?: string;
  [key: string]: unknown;
};
export type CardFace = {
  artist?: string;
  colors?: string[];
  defense?: string;
  flavor_text?: string;
  /** The pictures, where each face has its own. */
  image_uris?: CardImages;
  loyalty?: string;
  mana_cost?: string;
  name?: string;
  /** Only on reversible cards. */
  oracle_id?: string;
  oracle_text?: string;
  power?: string;
  toughness?: string;
  type_line?: string;
  [key: string]: unknown;
};
export type CardPrices = {
  eur?: string | null;
  eur_foil?: string | null;
  tix?: string | null;
  usd?: string | null;
  usd_etched?: string | null;
  usd_foil?: string | null;
  [key: string]: unknown;
};
export type Card = {
  /** Tokens, other halves and whatever else belongs to it. */
  all_parts?: RelatedCard[];
  artist?: string;
  border_color?: string;
  /** The faces of a card that has several, front first. */
  card_faces?: CardFace[];
  /** The mana value; some are not whole. */
  cmc?: number;
  /** Text, not a number: `12a`, `44★`. */
  collector_number: string;
  color_identity?: string[];
  colors?: string[];
  /** Whether it exists in a digital game only. */
  digital?: boolean;
  finishes?: string[];
  /** Another name that this printing carries. */
  flavor_name?: string;
  flavor_text?: string;
  frame?: string;
  /** Where it exists: `paper`, `arena`, `mtgo`. */
  games?: string[];
  id: string;
  /** The pictures; a card with two sides has them on its faces. */
  image_uris?: CardImages;
  keywords?: string[];
  /** The language of the printing. */
  lang: string;
  /** How the card is laid out: `normal`, `transform`, `split`, `saga`, and more as the game invents them. */
  layout?: string;
  /** By format: `legal`, `not_legal`, `banned` or `restricted`. */
  legalities?: {
    [key: string]: string;
  };
  loyalty?: string;
  mana_cost?: string;
  /** The name; a card of two halves has both: `Ebb // Flow`. */
  name: string;
  object: "card";
  /** The same for all printings of a card; absent where only the faces have one. */
  oracle_id?: string;
  oracle_text?: string;
  power?: string;
  /** Daily market prices; not asking prices. */
  prices?: CardPrices;
  /** The name in the language of the printing. */
  printed_name?: string;
  rarity?: string;
  released_at?: string;
  /** The code of the set. */
  set: string;
  set_name: string;
  set_type?: string;
  toughness?: string;
  type_line?: string;
  [key: string]: unknown;
};
export type CardList = {
  data: Card[];
  /** Whether there is another page. */
  has_more: boolean;
  /** The address of the next page, if there is one. */
  next_page?: string;
  object: "list";
  /** How many cards there are on all pages. */
  total_cards: number;
  /** Parts of the search that were ignored, for a person. */
  warnings?: string[];
};
export type CardError = {
  code: string;
  /** What happened, for a person. */
  details: string;
  object: "error";
  /** The HTTP status. */
  status: number;
  /** Parts of the search that were ignored; null when there are none. Only in refusals of a search. */
  warnings?: string[] | null;
};
export type RefusedField = {
  /** Where it is in the request. */
  field: string;
  /** What is wrong with it, for a person. */
  message: string;
};
export type Problem = {
  /** A stable name for programs, `<module>.<what>`. */
  code: string;
  /** What happened, for a person. */
  detail: string;
  /** The fields that were refused, if the request was. */
  errors?: RefusedField[];
  /** The same as `detail`; clients show it. */
  message: string;
  /** The HTTP status. */
  status: number;
  /** The words of the status. */
  title: string;
  /** A stable URI of the kind of problem. */
  type: string;
};
export const {
  useSearchCardsQuery,
  useLazySearchCardsQuery,
  useGetCardQuery,
  useLazyGetCardQuery,
  useGetCardImageQuery,
  useLazyGetCardImageQuery,
  useGetCardBySetAndNumberQuery,
  useLazyGetCardBySetAndNumberQuery,
} = injectedRtkApi;

import { baseApi as api } from "../base";
const injectedRtkApi = api.injectEndpoints({
  endpoints: (build) => ({
    completeCardName: build.query<
      CompleteCardNameApiResponse,
      CompleteCardNameApiArg
    >({
      query: (queryArg) => ({
        url: `/api/cards/autocomplete`,
        params: {
          include_extras: queryArg.includeExtras,
          q: queryArg.q,
        },
      }),
    }),
    collectCards: build.mutation<CollectCardsApiResponse, CollectCardsApiArg>({
      query: (queryArg) => ({
        url: `/api/cards/collection`,
        method: "POST",
        body: queryArg,
      }),
    }),
    getNamedCard: build.query<GetNamedCardApiResponse, GetNamedCardApiArg>({
      query: (queryArg) => ({
        url: `/api/cards/named`,
        params: {
          set: queryArg["set"],
          fuzzy: queryArg.fuzzy,
          exact: queryArg.exact,
        },
      }),
    }),
    suggestPrintings: build.mutation<
      SuggestPrintingsApiResponse,
      SuggestPrintingsApiArg
    >({
      query: (queryArg) => ({
        url: `/api/cards/printings`,
        method: "POST",
        body: queryArg,
      }),
    }),
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
          listed: queryArg.listed,
          page: queryArg.page,
        },
      }),
    }),
    getSetCodes: build.query<GetSetCodesApiResponse, GetSetCodesApiArg>({
      query: () => ({ url: `/api/cards/set-codes` }),
    }),
    getCardSets: build.query<GetCardSetsApiResponse, GetCardSetsApiArg>({
      query: () => ({ url: `/api/cards/sets` }),
    }),
    getCardSet: build.query<GetCardSetApiResponse, GetCardSetApiArg>({
      query: (queryArg) => ({
        url: `/api/cards/sets/${encodeURIComponent(String(queryArg))}`,
      }),
    }),
    getCatalogueStatus: build.query<
      GetCatalogueStatusApiResponse,
      GetCatalogueStatusApiArg
    >({
      query: () => ({ url: `/api/cards/status` }),
    }),
    getCardSymbols: build.query<
      GetCardSymbolsApiResponse,
      GetCardSymbolsApiArg
    >({
      query: () => ({ url: `/api/cards/symbology` }),
    }),
    getCardSymbolPicture: build.query<
      GetCardSymbolPictureApiResponse,
      GetCardSymbolPictureApiArg
    >({
      query: (queryArg) => ({
        url: `/api/cards/symbology/${encodeURIComponent(String(queryArg))}`,
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
    getCardPreview: build.query<
      GetCardPreviewApiResponse,
      GetCardPreviewApiArg
    >({
      query: (queryArg) => ({
        url: `/api/cards/${encodeURIComponent(String(queryArg))}/preview.jpg`,
      }),
    }),
    getCardPrices: build.query<GetCardPricesApiResponse, GetCardPricesApiArg>({
      query: (queryArg) => ({
        url: `/api/cards/${encodeURIComponent(String(queryArg.id))}/prices`,
        params: {
          to: queryArg.to,
          from: queryArg["from"],
        },
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
    getCardInLanguage: build.query<
      GetCardInLanguageApiResponse,
      GetCardInLanguageApiArg
    >({
      query: (queryArg) => ({
        url: `/api/cards/${encodeURIComponent(String(queryArg.setcode))}/${encodeURIComponent(String(queryArg["number"]))}/${encodeURIComponent(String(queryArg.lang))}`,
      }),
    }),
  }),
  overrideExisting: false,
});
export { injectedRtkApi as cardsApi };
export type CompleteCardNameApiResponse =
  /** status 200 The names. */ CardCatalog;
export type CompleteCardNameApiArg = {
  /** Include tokens, emblems, planes and similar. */
  includeExtras?: boolean;
  /** The typed text. Fewer than two letters return nothing. */
  q?: string;
};
export type CollectCardsApiResponse =
  /** status 200 The cards. */ CardCollection;
export type CollectCardsApiArg = CardIdentifiers;
export type GetNamedCardApiResponse = /** status 200 The card. */ Card;
export type GetNamedCardApiArg = {
  /** Only from the set with this code. */
  set?: string;
  /** An approximate name: some of its words, prefixes or misspellings. */
  fuzzy?: string;
  /** The full name of the card or of one of its faces; case, accents and punctuation are ignored. */
  exact?: string;
};
export type SuggestPrintingsApiResponse =
  /** status 200 The printings. */ SuggestedPrintingsList;
export type SuggestPrintingsApiArg = CardNameList;
export type SearchCardsApiResponse =
  /** status 200 A page of cards. */ CardList;
export type SearchCardsApiArg = {
  /** Terms of the public card database's language, such as `lantern`, `t:creature`, `c>=wu`, `o:"draw a card"`, `mv<=3`,
    `set:brm` or `f:modern`; `!"a whole name"`, a minus before a term to exclude it, `or`, parentheses, and display options
    such as `order:released`, which override the parameters. The full syntax is in docs/search-language.md. Terms that can't be
    parsed, and any after the first 40, are ignored with a warning. */
  q: string;
  /** One printing per card, one per artwork, or all printings. */
  unique?: "cards" | "art" | "prints";
  /** The sort order. */
  order?:
    | "name"
    | "set"
    | "released"
    | "rarity"
    | "color"
    | "usd"
    | "tix"
    | "eur"
    | "cmc"
    | "power"
    | "toughness"
    | "edhrec"
    | "penny"
    | "artist"
    | "review";
  /** `auto` is descending for date, rarity and price, ascending otherwise. */
  dir?: "auto" | "asc" | "desc";
  /** Include tokens, emblems, planes and similar. */
  includeExtras?: boolean;
  /** Include printings in languages other than English. */
  includeMultilingual?: boolean;
  /** Include variations of a printing in the same set. */
  includeVariations?: boolean;
  /** Only printings that someone has in stock. Not a parameter of the public card database. */
  listed?: boolean;
  /** The page number, starting at 1. */
  page?: number;
};
export type GetSetCodesApiResponse =
  /** status 200 The codes, lowercase. */ CardCatalog;
export type GetSetCodesApiArg = void;
export type GetCardSetsApiResponse = /** status 200 The sets. */ CardSetList;
export type GetCardSetsApiArg = void;
export type GetCardSetApiResponse = /** status 200 The set. */ CardSet;
export type GetCardSetApiArg = /** The set code or ID. */ string;
export type GetCatalogueStatusApiResponse =
  /** status 200 The loaded catalog. */ CatalogueStatus;
export type GetCatalogueStatusApiArg = void;
export type GetCardSymbolsApiResponse =
  /** status 200 The symbols. */ CardSymbolList;
export type GetCardSymbolsApiArg = void;
export type GetCardSymbolPictureApiResponse =
  /** status 200 The picture. */ string;
export type GetCardSymbolPictureApiArg =
  /** The symbol as a file: `WU.svg`. */ string;
export type GetCardApiResponse = /** status 200 The card. */ Card;
export type GetCardApiArg = /** The id of the card. */ string;
export type GetCardImageApiResponse = /** status 200 The picture. */ Blob;
export type GetCardImageApiArg = {
  /** The id of the card. */
  id: string;
  /** Which side of the card: front or back. */
  face: "front" | "back";
  /** The size of the picture. */
  size: "small" | "normal" | "large" | "png" | "border_crop" | "art_crop";
};
export type GetCardPreviewApiResponse = /** status 200 The picture. */ Blob;
export type GetCardPreviewApiArg = /** The id of the card. */ string;
export type GetCardPricesApiResponse =
  /** status 200 The prices. */ PriceHistory;
export type GetCardPricesApiArg = {
  /** The id of the card. */
  id: string;
  /** The last date. Defaults to the latest with a price. */
  to?: string;
  /** The first date. By default, 365 days are returned; never more than the last 1826. */
  from?: string;
};
export type GetCardBySetAndNumberApiResponse = /** status 200 The card. */ Card;
export type GetCardBySetAndNumberApiArg = {
  /** The code of a set, as printed on the card. */
  setcode: string;
  /** The collector number within the set, as printed on the card. */
  number: string;
};
export type GetCardInLanguageApiResponse = /** status 200 The card. */ Card;
export type GetCardInLanguageApiArg = {
  /** The code of a set, as printed on the card. */
  setcode: string;
  /** The collector number within the set, as printed on the card. */
  number: string;
  /** The language of the printing. */
  lang: string;
};
export type CardCatalog = {
  data: string[];
  object: "catalog";
  /** The number of names. */
  total_values: number;
  /** Its own address. */
  uri: string;
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
export type Notice = {
  /** A stable code; `cards.other` for a message that has none. More may be added. */
  code: string;
  /** The message. */
  message: string;
  /** The values in the message. */
  params?: {
    [key: string]: string | number;
  };
  /** The reason, if the message has one. */
  reason?: Notice;
};
export type CardError = {
  code: string;
  /** What happened, in plain language. */
  details: string;
  /** The same as `details`, with its code. */
  notice: Notice;
  /** The same as `warnings`, each with its code: only where there is something. */
  notices?: Notice[];
  object: "error";
  /** The HTTP status. */
  status: number;
  /** A detail of the error: `ambiguous` if a name matches several cards. */
  type?: string;
  /** Additional messages, such as ignored parts of a search. Always present in a 400, null if there are none;
    otherwise present only if there are any. */
  warnings?: string[] | null;
};
export type RelatedCard = {
  /** Its relation to the card: `token`, `meld_part`, `meld_result`, `combo_piece`. */
  component?: string;
  id?: string;
  name?: string;
  type_line?: string;
  [key: string]: unknown;
};
export type CardImages = {
  /** The artwork only; show artist and copyright next to it. */
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
  /** Tokens, meld halves and other related cards. */
  all_parts?: RelatedCard[];
  artist?: string;
  border_color?: string;
  /** The faces of a multi-faced card, front first. */
  card_faces?: CardFace[];
  /** The mana value; may be fractional. */
  cmc?: number;
  /** Text, not a number: `12a`, `44★`. */
  collector_number: string;
  color_identity?: string[];
  colors?: string[];
  /** Whether it exists only in digital games. */
  digital?: boolean;
  finishes?: string[];
  /** An alternative name printed on this card. */
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
  /** The card layout: `normal`, `transform`, `split`, `saga`, and others added over time. */
  layout?: string;
  /** By format: `legal`, `not_legal`, `banned` or `restricted`. */
  legalities?: {
    [key: string]: string;
  };
  loyalty?: string;
  mana_cost?: string;
  /** The name; a split card has both halves: `Ebb // Flow`. */
  name: string;
  object: "card";
  /** The same for all printings of a card; absent if only the faces have one. */
  oracle_id?: string;
  oracle_text?: string;
  power?: string;
  /** Daily market prices; not asking prices. */
  prices?: CardPrices;
  /** The name in the language of the printing. */
  printed_name?: string;
  rarity?: string;
  released_at?: string;
  /** The set code. */
  set: string;
  set_name: string;
  set_type?: string;
  toughness?: string;
  type_line?: string;
  [key: string]: unknown;
};
export type CardCollection = {
  data: Card[];
  /** The identifiers without a match, exactly as sent. */
  not_found: {
    [key: string]: unknown;
  }[];
  object: "list";
};
export type CardIdentifier = {
  /** The number within the set, as text. */
  collector_number?: string;
  id?: string;
  /** Identifies the preferred printing with this artwork. */
  illustration_id?: string;
  mtgo_id?: number;
  multiverse_id?: number;
  /** A full name, or the name of one face; case, accents and punctuation are ignored. Identifies the preferred
    printing, or the preferred one in `set` if given. */
  name?: string;
  /** Identifies the preferred printing of the card. */
  oracle_id?: string;
  /** A set code (case-insensitive). */
  set?: string;
  [key: string]: unknown;
};
export type CardIdentifiers = {
  identifiers: CardIdentifier[];
};
export type SuggestedPrintings = {
  /** The most likely printings, best first: regular before promos, newer before older. Only the fields that
    distinguish printings. */
  printings: Card[];
  /** The number of paper printings; 0 if no card has this name. */
  total: number;
};
export type SuggestedPrintingsList = {
  data: SuggestedPrintings[];
  object: "list";
};
export type CardName = {
  /** A full name, or the name of one face; case, accents and punctuation are ignored. */
  name: string;
  /** Only printings from the set with this code (case-insensitive). */
  set?: string;
};
export type CardNameList = {
  identifiers: CardName[];
};
export type CardList = {
  data: Card[];
  /** Whether there is another page. */
  has_more: boolean;
  /** The address of the next page, if there is one. */
  next_page?: string;
  /** The same as `warnings`, each with its code: only where there is something. */
  notices?: Notice[];
  object: "list";
  /** The number of cards on all pages. */
  total_cards: number;
  /** Plain-language warnings: ignored parts of the search; that only our own catalog was searched because the live
    card database couldn't be reached; that some cards are missing while they are reindexed after an update. */
  warnings?: string[];
};
export type CardSet = {
  block?: string;
  block_code?: string;
  /** The number of cards; excludes variations for a single set, includes them in the list of sets. */
  card_count: number;
  code: string;
  /** Whether it exists only in digital games. */
  digital: boolean;
  /** Whether it has only foil cards. */
  foil_only: boolean;
  /** Its ID, if known. */
  id?: string;
  name: string;
  /** Whether it has no foil cards. */
  nonfoil_only: boolean;
  object: "set";
  released_at?: string;
  /** Its page on the card database's site. */
  scryfall_uri?: string;
  search_uri: string;
  set_type?: string;
  uri: string;
  [key: string]: unknown;
};
export type CardSetList = {
  data: CardSet[];
  /** Always on one page. */
  has_more: false;
  object: "list";
};
export type ImportAttempt = {
  finished_at: string;
  outcome: "imported" | "unchanged" | "failed";
  /** Why it failed or had nothing to do, in plain language; null if cards were imported. */
  reason: string | null;
  source: string;
  started_at: string;
};
export type LoadedSource = {
  /** The number of printings in the last import. */
  added: number;
  /** The current number of printings. */
  cards: number;
  /** The number of objects changed. */
  changed: number;
  /** The last imported file; null if none. */
  file: string | null;
  /** The number of objects no longer present. */
  gone: number;
  /** When it was last imported. */
  imported_at: string | null;
  /** The number of sets they come from. */
  sets: number;
  /** The number of rejected objects by reason. */
  skipped: {
    [key: string]: number;
  };
  /** `default_cards`, `all_cards`, `sample`, `live`, or `other` for an unidentified file. */
  source: string;
  /** When the card database generated the imported file; null if the file doesn't say. */
  updated_at: string | null;
};
export type CatalogueStatus = {
  /** The current number of printings from all sources. */
  cards: number;
  /** Whether cards are being reindexed after an update; until then, searches may miss some. */
  is_reading_again: boolean;
  /** Null if nothing has ever been imported. */
  last_attempt: ImportAttempt | null;
  /** When the next bulk import is due; null if there are no nightly imports (CARD_SOURCE=mirror or live). */
  next_run: string | null;
  object: "catalogue_status";
  /** The number of sets they come from. */
  sets: number;
  /** Newest import first. */
  sources: LoadedSource[];
};
export type CardSymbol = {
  appears_in_mana_costs: boolean;
  /** The same as `mana_value`. */
  cmc: number | null;
  colors: string[];
  /** Its meaning, as alternative text. */
  english: string;
  /** Whether only joke cards use it. */
  funny: boolean;
  /** Alternative spellings in an older database; always empty here. */
  gatherer_alternates: string[] | null;
  /** Whether it can be paid in one of two ways. */
  hybrid: boolean;
  /** The symbol without braces, if it can be written that way. */
  loose_variant: string | null;
  /** Null where it can't be expressed as a number. */
  mana_value: number | null;
  object: "card_symbol";
  /** Whether it can be paid with two life. */
  phyrexian: boolean;
  represents_mana: boolean;
  /** Drawn by us; public. */
  svg_uri: string;
  symbol: string;
  /** Whether it is also written in reverse, `{U/W}`. */
  transposable: boolean;
};
export type CardSymbolList = {
  data: CardSymbol[];
  /** Always on one page. */
  has_more: false;
  object: "list";
};
export type DailyPrice = {
  date: string;
  /** With two decimals. */
  price: number;
};
export type PriceSeries = {
  /** US dollars, euros, or tickets of the online game. */
  currency: "usd" | "eur" | "tix";
  finish: "nonfoil" | "foil" | "etched";
  /** Oldest first. Days without a price are omitted. */
  prices: DailyPrice[];
};
export type PriceHistory = {
  /** The date of the prices in the card itself; null if it has none. */
  as_of: string | null;
  /** The card; a different one if the requested card was merged into it. */
  card_id: string;
  /** The first date in this response. */
  from: string | null;
  object: "price_history";
  /** Series with a price in this range: dollars before euros and tickets, regular before foil and etched. */
  series: PriceSeries[];
  /** The first date with a known price; null if there is none. */
  since: string | null;
  /** The last date in this response. */
  to: string | null;
  /** The last date with a known price; null if there is none. */
  until: string | null;
};
export const {
  useCompleteCardNameQuery,
  useLazyCompleteCardNameQuery,
  useCollectCardsMutation,
  useGetNamedCardQuery,
  useLazyGetNamedCardQuery,
  useSuggestPrintingsMutation,
  useSearchCardsQuery,
  useLazySearchCardsQuery,
  useGetSetCodesQuery,
  useLazyGetSetCodesQuery,
  useGetCardSetsQuery,
  useLazyGetCardSetsQuery,
  useGetCardSetQuery,
  useLazyGetCardSetQuery,
  useGetCatalogueStatusQuery,
  useLazyGetCatalogueStatusQuery,
  useGetCardSymbolsQuery,
  useLazyGetCardSymbolsQuery,
  useGetCardSymbolPictureQuery,
  useLazyGetCardSymbolPictureQuery,
  useGetCardQuery,
  useLazyGetCardQuery,
  useGetCardImageQuery,
  useLazyGetCardImageQuery,
  useGetCardPreviewQuery,
  useLazyGetCardPreviewQuery,
  useGetCardPricesQuery,
  useLazyGetCardPricesQuery,
  useGetCardBySetAndNumberQuery,
  useLazyGetCardBySetAndNumberQuery,
  useGetCardInLanguageQuery,
  useLazyGetCardInLanguageQuery,
} = injectedRtkApi;

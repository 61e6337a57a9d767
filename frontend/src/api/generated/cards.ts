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
  /** Also tokens, emblems, planes and the like. */
  includeExtras?: boolean;
  /** What was typed. Fewer than two letters are completed to nothing. */
  q?: string;
};
export type CollectCardsApiResponse =
  /** status 200 The cards. */ CardCollection;
export type CollectCardsApiArg = CardIdentifiers;
export type GetNamedCardApiResponse = /** status 200 The card. */ Card;
export type GetNamedCardApiArg = {
  /** Only of the set with this code. */
  set?: string;
  /** The name as somebody remembers it: some of its words, their beginnings, or misspelt. */
  fuzzy?: string;
  /** The whole name of the card, or of one of its faces; case, accents and punctuation do not matter. */
  exact?: string;
};
export type SuggestPrintingsApiResponse =
  /** status 200 The printings. */ SuggestedPrintingsList;
export type SuggestPrintingsApiArg = CardNameList;
export type SearchCardsApiResponse =
  /** status 200 A page of cards. */ CardList;
export type SearchCardsApiArg = {
  /** Terms of the public card database's language, such as `lantern`, `t:creature`, `c>=wu`, `o:"draw a card"`, `mv<=3`,
    `set:brm` or `f:modern`; `!"a whole name"`, a minus before a term to turn it round, `or`, brackets, and display options
    such as `order:released`, which win over the parameters. All of it stands in docs/search-language.md. Terms that are not
    understood are ignored, with a warning, and so are all after the first 40. */
  q: string;
  /** One printing a card, one a painting, or all printings. */
  unique?: "cards" | "art" | "prints";
  /** What the cards are put in order by. */
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
  /** `auto` descends by date, rarity and price, and ascends by all else. */
  dir?: "auto" | "asc" | "desc";
  /** Also tokens, emblems, planes and the like. */
  includeExtras?: boolean;
  /** Also printings in languages other than English. */
  includeMultilingual?: boolean;
  /** Also variants of a printing in the same set. */
  includeVariations?: boolean;
  /** Only printings that somebody has in stock. The public card database has no such parameter. */
  listed?: boolean;
  /** Which page, from 1. */
  page?: number;
};
export type GetSetCodesApiResponse =
  /** status 200 The codes, in lower case. */ CardCatalog;
export type GetSetCodesApiArg = void;
export type GetCardSetsApiResponse = /** status 200 The sets. */ CardSetList;
export type GetCardSetsApiArg = void;
export type GetCardSetApiResponse = /** status 200 The set. */ CardSet;
export type GetCardSetApiArg = /** The code of the set, or its id. */ string;
export type GetCatalogueStatusApiResponse =
  /** status 200 What is loaded. */ CatalogueStatus;
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
export type GetCardPricesApiResponse =
  /** status 200 What it has cost. */ PriceHistory;
export type GetCardPricesApiArg = {
  /** The id of the card. */
  id: string;
  /** The last day; without it the newest with a price. */
  to?: string;
  /** The first day; 365 days are answered without it, and never more than the last 1826. */
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
  /** How many names these are. */
  total_values: number;
  /** Its own address. */
  uri: string;
};
export type RefusedField = {
  /** A stable name for programs: one of its own, or the `code` of the whole problem. More may be added. */
  code: string;
  /** Where it is in the request. */
  field: string;
  /** What is wrong with it, for a person. */
  message: string;
  /** The values that `message` names. */
  params?: {
    [key: string]: string | number;
  };
};
export type Problem = {
  /** What to send along with the second factor: only of a log-in that needs one. */
  challenge?: string;
  /** A stable name for programs, `<module>.<what>`. */
  code: string;
  /** What happened, for a person. */
  detail: string;
  /** The fields that were refused, if the request was. */
  errors?: RefusedField[];
  /** The same as `detail`; clients show it. */
  message: string;
  /** The values that `message` names, where it names any. */
  params?: {
    [key: string]: string | number;
  };
  /** The HTTP status. */
  status: number;
  /** The words of the status. */
  title: string;
  /** A stable URI of the kind of problem. */
  type: string;
};
export type Notice = {
  /** A stable name; `cards.other` for a sentence that has none. More may be added. */
  code: string;
  /** The sentence. */
  message: string;
  /** The values in the sentence. */
  params?: {
    [key: string]: string | number;
  };
  /** Why, where the sentence has a reason in it. */
  reason?: Notice;
};
export type CardError = {
  code: string;
  /** What happened, for a person. */
  details: string;
  /** The same as `details`, with its code. */
  notice: Notice;
  /** The same as `warnings`, each with its code: only where there is something. */
  notices?: Notice[];
  object: "error";
  /** The HTTP status. */
  status: number;
  /** What is special about it: `ambiguous` where a name fits several cards. */
  type?: string;
  /** What to know beside it, such as ignored parts of a search. Every 400 has it, null when there is nothing; others only where
    there is something. */
  warnings?: string[] | null;
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
export type CardCollection = {
  data: Card[];
  /** The identifiers that no card has, as they were sent: with whatever else was in them. */
  not_found: {
    [key: string]: unknown;
  }[];
  object: "list";
};
export type CardIdentifier = {
  /** The number within the set, as text. */
  collector_number?: string;
  id?: string;
  /** The preferred printing with this painting is meant. */
  illustration_id?: string;
  mtgo_id?: number;
  multiverse_id?: number;
  /** A whole name, or that of one face; case, accents and punctuation do not matter. The preferred printing is meant,
    of those in `set` if that is given. */
  name?: string;
  /** The preferred printing of the card is meant. */
  oracle_id?: string;
  /** The code of a set, in any case. */
  set?: string;
  [key: string]: unknown;
};
export type CardIdentifiers = {
  identifiers: CardIdentifier[];
};
export type SuggestedPrintings = {
  /** The likeliest, best first: ordinary printings before promos, new ones before old ones. Only the keys that tell printings apart. */
  printings: Card[];
  /** How many printings on paper there are; none where no card is called so. */
  total: number;
};
export type SuggestedPrintingsList = {
  data: SuggestedPrintings[];
  object: "list";
};
export type CardName = {
  /** A whole name, or that of one face; case, accents and punctuation do not matter. */
  name: string;
  /** Only printings of the set with this code, in any case. */
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
  /** How many cards there are on all pages. */
  total_cards: number;
  /** Parts of the search that were ignored, for a person; whether only our own catalogue was searched because the live
    card database could not be reached; and whether the cards are being read again after an update, so that some are missing. */
  warnings?: string[];
};
export type CardSet = {
  block?: string;
  block_code?: string;
  /** How many cards it has; without variations where one set is asked for, with them in the list of sets. */
  card_count: number;
  code: string;
  /** Whether it exists in a digital game only. */
  digital: boolean;
  /** Whether it has foil cards only. */
  foil_only: boolean;
  /** Its id, where it is known. */
  id?: string;
  name: string;
  /** Whether it has no foil cards. */
  nonfoil_only: boolean;
  object: "set";
  released_at?: string;
  /** Its page at the card database. */
  scryfall_uri?: string;
  search_uri: string;
  set_type?: string;
  uri: string;
  [key: string]: unknown;
};
export type CardSetList = {
  data: CardSet[];
  /** They are never on several pages. */
  has_more: false;
  object: "list";
};
export type ImportAttempt = {
  finished_at: string;
  outcome: "imported" | "unchanged" | "failed";
  /** Why it failed, or why there was nothing to do, for a person; null where cards were imported. */
  reason: string | null;
  source: string;
  started_at: string;
};
export type LoadedSource = {
  /** How many printings the last import brought. */
  added: number;
  /** How many printings it has now. */
  cards: number;
  /** How many it changed. */
  changed: number;
  /** The file that was imported last; null where none was. */
  file: string | null;
  /** How many it found gone. */
  gone: number;
  /** When it was imported last. */
  imported_at: string | null;
  /** How many sets they are of. */
  sets: number;
  /** How many objects it could not take, by the reason. */
  skipped: {
    [key: string]: number;
  };
  /** `default_cards`, `all_cards`, `sample`, `live`, or `other` for a file that does not say what it is. */
  source: string;
  /** As of when the card database made what was imported; null for a file that does not say. */
  updated_at: string | null;
};
export type CatalogueStatus = {
  /** How many printings there are now, from all sources. */
  cards: number;
  /** Whether the cards are being read again after an update: until that is over, searches miss some of them. */
  is_reading_again: boolean;
  /** Null when nothing was ever imported. */
  last_attempt: ImportAttempt | null;
  /** When the bulk file is looked for next; null where nothing is imported at night (CARD_SOURCE=mirror or live). */
  next_run: string | null;
  object: "catalogue_status";
  /** How many sets they are of. */
  sets: number;
  /** The newest import first. */
  sources: LoadedSource[];
};
export type CardSymbol = {
  appears_in_mana_costs: boolean;
  /** The same as `mana_value`. */
  cmc: number | null;
  colors: string[];
  /** What it means, for who cannot see it. */
  english: string;
  /** Whether only cards that are not meant seriously have it. */
  funny: boolean;
  /** Other spellings in an old database; none are kept here. */
  gatherer_alternates: string[] | null;
  /** Whether it can be paid in one of two ways. */
  hybrid: boolean;
  /** The symbol without braces, where it can do without. */
  loose_variant: string | null;
  /** Null where no number can say it. */
  mana_value: number | null;
  object: "card_symbol";
  /** Whether two life can pay it. */
  phyrexian: boolean;
  represents_mana: boolean;
  /** A drawing of ours; anybody may fetch it. */
  svg_uri: string;
  symbol: string;
  /** Whether people also write it the other way round, `{U/W}`. */
  transposable: boolean;
};
export type CardSymbolList = {
  data: CardSymbol[];
  /** They are never on several pages. */
  has_more: false;
  object: "list";
};
export type DailyPrice = {
  date: string;
  /** With two decimals. */
  price: number;
};
export type PriceSeries = {
  /** US dollars, euros, or the tickets of the online game. */
  currency: "usd" | "eur" | "tix";
  finish: "nonfoil" | "foil" | "etched";
  /** The oldest first. Days without a price are not there. */
  prices: DailyPrice[];
};
export type PriceHistory = {
  /** The day that the prices in the card itself are of; null where it has none. */
  as_of: string | null;
  /** The card; another than was asked for where that was merged into it. */
  card_id: string;
  /** The first day of this answer. */
  from: string | null;
  object: "price_history";
  /** Those that have a price in these days: dollars before euros and tickets, regular before foil and etched. */
  series: PriceSeries[];
  /** The first day with a price that is known, and with it the begin of all there is; null where there is none. */
  since: string | null;
  /** The last day of this answer. */
  to: string | null;
  /** The last day with a price that is known; null where there is none. */
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
  useGetCardPricesQuery,
  useLazyGetCardPricesQuery,
  useGetCardBySetAndNumberQuery,
  useLazyGetCardBySetAndNumberQuery,
  useGetCardInLanguageQuery,
  useLazyGetCardInLanguageQuery,
} = injectedRtkApi;

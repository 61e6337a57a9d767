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
export type SearchCardsApiResponse = /** status 200 ok */ CardList;
export type SearchCardsApiArg = {
  q: string;
  unique?: string;
  order?: string;
  dir?: string;
  includeExtras?: boolean;
  includeMultilingual?: boolean;
  includeVariations?: boolean;
  page?: number;
};
export type GetCardApiResponse = /** status 200 ok */ Card;
export type GetCardApiArg = string;
export type GetCardBySetAndNumberApiResponse = /** status 200 ok */ Card;
export type GetCardBySetAndNumberApiArg = {
  setcode: string;
  number: string;
};
export type CardImages = {
  small?: string;
  normal?: string;
  large?: string;
  png?: string;
  art_crop?: string;
  border_crop?: string;
  [key: string]: unknown;
};
export type CardFace = {
  name?: string;
  mana_cost?: string;
  type_line?: string;
  oracle_text?: string;
  flavor_text?: string;
  power?: string;
  toughness?: string;
  loyalty?: string;
  defense?: string;
  colors?: string[];
  artist?: string;
  oracle_id?: string;
  image_uris?: CardImages;
  [key: string]: unknown;
};
export type RelatedCard = {
  id?: string;
  component?: string;
  name?: string;
  type_line?: string;
  [key: string]: unknown;
};
export type CardPrices = {
  usd?: string | null;
  usd_foil?: string | null;
  usd_etched?: string | null;
  eur?: string | null;
  eur_foil?: string | null;
  tix?: string | null;
  [key: string]: unknown;
};
export type Card = {
  object: "card";
  id: string;
  name: string;
  lang: string;
  set: string;
  set_name: string;
  collector_number: string;
  oracle_id?: string;
  printed_name?: string;
  flavor_name?: string;
  released_at?: string;
  layout?: string;
  image_uris?: CardImages;
  mana_cost?: string;
  cmc?: number;
  type_line?: string;
  oracle_text?: string;
  power?: string;
  toughness?: string;
  loyalty?: string;
  colors?: string[];
  color_identity?: string[];
  keywords?: string[];
  card_faces?: CardFace[];
  all_parts?: RelatedCard[];
  legalities?: {
    [key: string]: string;
  };
  games?: string[];
  finishes?: string[];
  set_type?: string;
  digital?: boolean;
  rarity?: string;
  flavor_text?: string;
  artist?: string;
  border_color?: string;
  frame?: string;
  prices?: CardPrices;
  [key: string]: unknown;
};
export type CardList = {
  object: "list";
  total_cards: number;
  has_more: boolean;
  data: Card[];
  next_page?: string;
  warnings?: string[];
};
export const {
  useSearchCardsQuery,
  useLazySearchCardsQuery,
  useGetCardQuery,
  useLazyGetCardQuery,
  useGetCardBySetAndNumberQuery,
  useLazyGetCardBySetAndNumberQuery,
} = injectedRtkApi;

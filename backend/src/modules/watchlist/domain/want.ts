// What a watched card is wanted for: which copies, how many, at what price, and who may know.

/** Who learns of a want: nobody; stores, as part of a total; people nearby whom its owner could trade with. */
export const VISIBILITIES = ['PRIVATE', 'TOTALS', 'TRADERS'] as const;
export type Visibility = (typeof VISIBILITIES)[number];

/** How many copies of one card may be wanted. */
export const MAX_WANTED = 999;
/** Of a note, in characters. */
export const MAX_WANT_NOTE = 200;
/** The highest price in percent of the market price. */
export const MAX_PERCENT = 1000;
/** How many lists one account has, and how long their names are. */
export const MAX_LISTS = 50;
export const MAX_LIST_NAME = 60;

/** What its owner says of a want. Null means any. */
export interface WantTerms {
  /** Whether another printing of the card will do. */
  readonly anyPrinting: boolean;
  readonly quantity: number;
  readonly leastCondition: string | null;
  readonly finishes: readonly string[] | null;
  readonly languages: readonly string[] | null;
  /** At most one of these two says what a copy may cost. */
  readonly maxCents: number | null;
  readonly maxPercent: number | null;
  /** Whether copies for trade fit too. */
  readonly forTrade: boolean;
  readonly note: string | null;
  readonly list: string | null;
  readonly visibility: Visibility;
  /** Whether its owner is notified of copies that fit. */
  readonly alerts: boolean;
}

/** A card that is wanted in one go with others. */
export interface WantedCard {
  readonly id: string;
  readonly quantity: number;
  readonly anyPrinting: boolean;
}

// What a search asks for, as plain data: made by the parser, turned into SQL by the compiler.

/** How a value is compared. The parser has already decided what `:` means for each keyword. */
export type Comparison = '=' | '!=' | '<' | '<=' | '>' | '>=';

/** Colours that are compared as sets. A card with several faces has the colours of each face, and one identity. */
export type ColourField = 'colour' | 'identity' | 'produced';

/** Texts that are searched by a part or by a pattern. `oracle` is without reminder text, `full-oracle` with it. */
export type TextField = 'name' | 'type' | 'oracle' | 'full-oracle' | 'flavor';

/** Figures of a card; a face that lacks one fulfils no comparison of it. `*` counts as 0. */
export type Figure =
  | 'mana-value'
  | 'power'
  | 'toughness'
  | 'power-toughness'
  | 'loyalty'
  | 'edhrec'
  | 'penny';

/** A word that a printing, or a card for `layout`, either carries or not. */
export type Trait =
  | 'border'
  | 'frame'
  | 'game'
  | 'language'
  | 'layout'
  | 'stamp'
  | 'watermark'
  | 'set-type'
  | 'finish';

/** What is counted over all printings of a card. */
export type Counted = 'prints' | 'paper-prints' | 'sets' | 'paper-sets' | 'artists' | 'illustrations';

/** Money that market prices are in; `tix` is the ticket of an online game. */
export type Currency = 'usd' | 'eur' | 'tix';

/** Who gave an id. */
export type IdKind =
  | 'card'
  | 'oracle'
  | 'illustration'
  | 'multiverse'
  | 'mtgo'
  | 'arena'
  | 'tcgplayer'
  | 'cardmarket';

/** A search. `nothing` is a term that no card can fulfil, `everything` one that every card does. */
export type Query =
  | { readonly kind: 'all' | 'any'; readonly of: readonly Query[] }
  | { readonly kind: 'not'; readonly of: Query }
  | { readonly kind: 'nothing' | 'everything' }
  | { readonly kind: 'name'; readonly part: string }
  | { readonly kind: 'whole-name'; readonly name: string }
  /** `~` in the part or pattern is the card's own name. The pattern is as it was typed: see `regular-expression.ts`. */
  | { readonly kind: 'text'; readonly field: TextField; readonly part: string }
  | { readonly kind: 'pattern'; readonly field: TextField; readonly pattern: string }
  | { readonly kind: 'artist'; readonly part: string }
  | { readonly kind: 'keyword'; readonly keyword: string }
  /** Letters out of WUBRG, for `produced` also C, in that order; none is colourless. */
  | {
      readonly kind: 'colours';
      readonly field: ColourField;
      readonly comparison: Comparison;
      readonly colours: string;
    }
  | {
      readonly kind: 'colour-count';
      readonly field: ColourField;
      readonly comparison: Comparison;
      readonly count: number;
    }
  /** Symbols without braces in upper case and sorted, such as `G`, `W/U`, `X`; the generic part is a number. */
  | {
      readonly kind: 'mana';
      readonly comparison: Comparison;
      readonly symbols: readonly string[];
      readonly generic: number;
    }
  /** How many symbols of a cost are of any of these colours. */
  | {
      readonly kind: 'devotion';
      readonly comparison: Comparison;
      readonly colours: string;
      readonly count: number;
    }
  | {
      readonly kind: 'figure';
      readonly figure: Figure;
      readonly comparison: Comparison;
      /** JSON has no infinite number. */
      readonly value: number | 'infinity';
    }
  | {
      readonly kind: 'figures';
      readonly left: Figure;
      readonly comparison: Comparison;
      readonly right: Figure;
    }
  | { readonly kind: 'mana-value-parity'; readonly parity: 'even' | 'odd' }
  /** 0 common, 1 uncommon, 2 rare, 3 mythic, 4 special, 5 bonus. */
  | { readonly kind: 'rarity'; readonly comparison: Comparison; readonly rank: number }
  | { readonly kind: 'set'; readonly code: string }
  /** The set codes of a block. */
  | { readonly kind: 'sets'; readonly codes: readonly string[] }
  | { readonly kind: 'number'; readonly comparison: Comparison; readonly value: number }
  | { readonly kind: 'number-text'; readonly text: string }
  /** Some printing of the card fulfils this: `in:`. */
  | { readonly kind: 'in'; readonly of: Query }
  /** A day as `2024-11-08`. */
  | { readonly kind: 'released'; readonly comparison: Comparison; readonly day: string }
  | { readonly kind: 'released-with'; readonly comparison: Comparison; readonly set: string }
  | { readonly kind: 'year'; readonly comparison: Comparison; readonly year: number }
  | {
      readonly kind: 'legality';
      readonly status: 'legal' | 'banned' | 'restricted';
      readonly format: string;
    }
  | {
      readonly kind: 'price';
      readonly currency: Currency;
      readonly comparison: Comparison;
      readonly cents: number;
    }
  /** The cheapest printing of its card. */
  | { readonly kind: 'cheapest'; readonly currency: Currency }
  | { readonly kind: 'trait'; readonly trait: Trait; readonly value: string }
  /** `is:` and `has:`, by one name each; which there are stands in `facts/flags.ts`. */
  | { readonly kind: 'flag'; readonly flag: string }
  /** The first printing of its card with this rarity, art and so on. */
  | { readonly kind: 'new'; readonly what: 'rarity' | 'art' | 'artist' | 'flavor' | 'frame' | 'language' }
  | { readonly kind: 'count'; readonly of: Counted; readonly comparison: Comparison; readonly value: number }
  | { readonly kind: 'id'; readonly of: IdKind; readonly value: string };

export const PREFERENCES = [
  'oldest',
  'newest',
  'usd-low',
  'usd-high',
  'eur-low',
  'eur-high',
  'tix-low',
  'tix-high',
  'promo',
  'default',
  'atypical',
  'ub',
  'notub',
] as const;
/** Which printing stands for a card, where only one is shown. */
export type Preference = (typeof PREFERENCES)[number];

export const ORDERS = [
  'name',
  'set',
  'released',
  'rarity',
  'color',
  'usd',
  'tix',
  'eur',
  'cmc',
  'power',
  'toughness',
  'edhrec',
  'penny',
  'artist',
  'review',
] as const;
export const UNIQUES = ['cards', 'art', 'prints'] as const;
export const DIRECTIONS = ['asc', 'desc'] as const;

/** How found cards are shown. What a search says wins over the parameters of the call. */
export interface DisplayOptions {
  readonly unique?: (typeof UNIQUES)[number];
  readonly order?: (typeof ORDERS)[number];
  /** Absent: the order's own. */
  readonly dir?: (typeof DIRECTIONS)[number];
  readonly prefer?: Preference;
  readonly extras?: boolean;
  readonly variations?: boolean;
  readonly multilingual?: boolean;
}

/** A search as it was understood. No query: nothing of it was. */
export interface Parsed {
  readonly query?: Query;
  readonly options: DisplayOptions;
  /** What was ignored, for a person. */
  readonly warnings: readonly string[];
}

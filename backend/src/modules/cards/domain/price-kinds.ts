// The kinds of prices that the card database tells, and the number of each in the price history.

/** A kind of price: of which finish, in which currency. */
export interface PriceKind {
  readonly kind: number;
  /** Its name in the objects of the card database, and its column. */
  readonly column: string;
  readonly finish: (typeof FINISHES)[number];
  readonly currency: (typeof CURRENCIES)[number];
}

export const FINISHES = ['nonfoil', 'foil', 'etched'] as const;
/** US dollars, euros, and the tickets of the online game. */
export const CURRENCIES = ['usd', 'eur', 'tix'] as const;

/** All kinds; their numbers are in the database and never change. */
export const PRICE_KINDS: readonly PriceKind[] = [
  { kind: 1, column: 'usd', finish: 'nonfoil', currency: 'usd' },
  { kind: 2, column: 'usd_foil', finish: 'foil', currency: 'usd' },
  { kind: 3, column: 'usd_etched', finish: 'etched', currency: 'usd' },
  { kind: 4, column: 'eur', finish: 'nonfoil', currency: 'eur' },
  { kind: 5, column: 'eur_foil', finish: 'foil', currency: 'eur' },
  { kind: 6, column: 'tix', finish: 'nonfoil', currency: 'tix' },
];

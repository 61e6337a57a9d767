// A copy, as a deal knows it. The grades and finishes are those of listings: types that differ would not compile where they meet.

export type Condition = 'NEAR_MINT' | 'LIGHTLY_PLAYED' | 'MODERATELY_PLAYED' | 'HEAVILY_PLAYED' | 'DAMAGED';
export type Finish = 'NONFOIL' | 'FOIL' | 'ETCHED';

/** A copy that is reserved for a deal, as it was listed. */
export interface ListedCopy {
  readonly listing: string;
  /** Who gives it. */
  readonly lister: string;
  readonly cardId: string;
  readonly cardName: string;
  readonly setCode: string;
  readonly setName: string;
  readonly number: string;
  readonly imageUrl: string;
  readonly condition: Condition;
  readonly finish: Finish;
  readonly language: string;
  readonly shelf: string | null;
}

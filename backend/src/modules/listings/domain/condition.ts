// How worn a card is.

/** From untouched to damaged, the five grades of the trade. */
export const CONDITIONS = [
  'NEAR_MINT',
  'LIGHTLY_PLAYED',
  'MODERATELY_PLAYED',
  'HEAVILY_PLAYED',
  'DAMAGED',
] as const;
export type Condition = (typeof CONDITIONS)[number];

// What kind of offer a listing is, and in which finish and state.

/** Whether the lister sells the card, looks for it, or would swap it. */
export const LISTING_TYPES = ['SELL', 'BUY', 'TRADE'] as const;
export type ListingType = (typeof LISTING_TYPES)[number];

/** How the card is printed. */
export const FINISHES = ['NONFOIL', 'FOIL', 'ETCHED'] as const;
export type Finish = (typeof FINISHES)[number];

/** ACTIVE from the start; SOLD is final. */
export const STATUSES = ['ACTIVE', 'SOLD'] as const;
export type Status = (typeof STATUSES)[number];

/** Parts of the stock that other calls read again. */

/** What the stock is in numbers; its lines are pages of hundreds, and are read again where they have changed. */
export const STOCK_SUMMARY = { type: 'stock', id: 'SUMMARY' } as const;

// Why a copy of a selection is not changed.

/**
 * `reserved`: it is kept for somebody. `no-market-price`: nobody knows what its finish costs. `price-out-of-range`: the new price
 * would be less than a cent, or a million dollars. `no-such-finish`: the card was never printed in that finish. `not-for-sale`: its
 * owner looks for it, and price rules are for what is sold. `external-id-taken`: copies of another card or of other terms would
 * have the same external ID. `card-unavailable`: another copy can't be added, as the card database has the card no more. `quantity-changed`: the
 * line has another number of copies than the caller expected.
 */
export const SKIP_REASONS = [
  'reserved',
  'no-market-price',
  'price-out-of-range',
  'no-such-finish',
  'not-for-sale',
  'external-id-taken',
  'card-unavailable',
  'quantity-changed',
] as const;
export type SkipReason = (typeof SKIP_REASONS)[number];

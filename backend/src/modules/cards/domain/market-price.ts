// What a printing costs on the market.
import type { CURRENCIES } from './price-kinds.js';

/** What a printing costs in US dollars, in cents; null where nobody knows. */
export interface MarketPrice {
  readonly usdCents: number | null;
  readonly usdFoilCents: number | null;
  /** The day that the prices are of: `2026-03-01`; null without them. */
  readonly asOf: string | null;
}

/** The same, and of which printing: its id. */
export interface PriceOfCard extends MarketPrice {
  readonly id: string;
}

/**
 * The price in cents, as SQL over a row `m` of cards.printing_price: of the regular one, else its foil, else its etched foil;
 * null where there is none.
 */
export const PRICE: Readonly<Record<(typeof CURRENCIES)[number], string>> = {
  usd: 'coalesce(m.usd, m.usd_foil, m.usd_etched)',
  eur: 'coalesce(m.eur, m.eur_foil)',
  tix: 'm.tix',
};

/** The market price of a card in one finish. */
import type { Finish } from '../../../lib/listing-values';

/** What of a card it takes. */
export interface PricedCard {
  prices?: { usd?: string | null; usd_foil?: string | null; usd_etched?: string | null };
}

const KEYS = { NONFOIL: 'usd', FOIL: 'usd_foil', ETCHED: 'usd_etched' } as const;

/** In US dollars, as a price field has it; null where there is none. */
export function marketPriceOf(card: PricedCard, finish: Finish): string | null {
  const amount = Number(card.prices?.[KEYS[finish]]);
  return Number.isFinite(amount) && amount > 0 ? amount.toFixed(2) : null;
}

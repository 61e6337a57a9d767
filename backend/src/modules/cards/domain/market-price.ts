// What a printing costs on the market: the regular one, else its foil, else its etched foil.
import type { CURRENCIES } from './price-kinds.js';

/** The price in cents, as SQL over a row `m` of cards.printing_price; null where there is none. */
export const PRICE: Readonly<Record<(typeof CURRENCIES)[number], string>> = {
  usd: 'coalesce(m.usd, m.usd_foil, m.usd_etched)',
  eur: 'coalesce(m.eur, m.eur_foil)',
  tix: 'm.tix',
};

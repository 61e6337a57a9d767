/** What a card costs at least, in one figure. */
import type { Card } from '../../api/cards';
import { formatMarketPrice } from '../../lib/money';

/** The price of the first finish that has one; null where none has. */
export function cheapestPrice({ prices }: Pick<Card, 'prices'>): string | null {
  const price = prices?.usd ?? prices?.usd_foil ?? prices?.usd_etched;
  return price ? formatMarketPrice(price) : null;
}

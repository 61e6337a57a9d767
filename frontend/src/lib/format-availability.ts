/** What is in stock of a card, in a line: `from $1.50 · 2 stores`. */
import { texts } from '../texts';
import { formatPrice } from './money';

/** What is in stock, as far as the line says it. */
export interface InStock {
  /** The lowest price in US dollars; null where all copies are for trade alone. */
  price: number | null;
  stores: number;
  players: number;
}

const t = texts.lib.availability;

/** The price, and who has it; stores come first. */
export const formatAvailability = ({ price, stores, players }: InStock): string =>
  [
    price === null ? t.forTrade : t.from(formatPrice(price)),
    stores > 0 && t.stores(stores),
    players > 0 && t.players(players),
  ]
    .filter(Boolean)
    .join(' · ');

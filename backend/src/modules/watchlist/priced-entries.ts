// Adds to the entries of a watchlist what their cards cost: the card database remembers it, PostgreSQL would look up each.
import { Injectable } from '@nestjs/common';
import { Money } from '../../kernel/money.js';
import { CardsFacade, type MarketPrice } from '../cards/index.js';

/** Of the id that a line begins with. */
const ID_LENGTH = 36;

@Injectable()
export class PricedEntries {
  constructor(private readonly cards: CardsFacade) {}

  /**
   * The JSON array of these lines: the id of a card each, and its entry but for the prices. A card that the card database has
   * lost has none, but stays on the list.
   */
  async addedTo(lines: string): Promise<string> {
    if (lines === '') return '[]';
    const entries = lines.split('\n');
    const prices = await this.cards.marketPrices(entries.map((line) => line.slice(0, ID_LENGTH)));
    return `[${prices.map((price, nth) => `${entries[nth]?.slice(ID_LENGTH, -1)},${fieldsOf(price)}`).join()}]`;
  }
}

/** The fields of a price, with the end of the entry. */
const fieldsOf = ({ usdCents, usdFoilCents, asOf }: MarketPrice): string =>
  `"marketPrice":${dollars(usdCents)},"marketPriceFoil":${dollars(usdFoilCents)},"marketPriceDate":${JSON.stringify(asOf)}}`;

const dollars = (cents: number | null): number | null =>
  cents === null ? null : Money.ofCents(cents).toDollars();

// What cards cost, for lists of them: prices change once a night, and are looked at all day.
import { Injectable } from '@nestjs/common';
import { Sql } from '../../../platform/database/sql.js';
import type { MarketPrice, PriceOfCard } from '../domain/market-price.js';
import { CardAnswers } from './response-cache.js';

/** $1 ids. They are looked up one by one: a list is short, the card database is not. */
export const MARKET_PRICES = {
  name: 'cards.market-prices',
  text: `select asked.id, m.usd_cents as "usdCents", m.usd_foil_cents as "usdFoilCents", m.as_of::text as "asOf"
    from unnest((select $1::uuid[])) asked (id)
    left join lateral (select * from cards.market_prices p where p.card_id = asked.id limit 1) m on true`,
};

@Injectable()
export class MarketPrices {
  constructor(
    private readonly sql: Sql,
    private readonly answers: CardAnswers,
  ) {}

  /** The prices of these printings, in their order. One that another took over has the other's; one that is gone has none. */
  of(ids: readonly string[]): Promise<readonly MarketPrice[]> {
    return this.answers.prices(ids, (unknown) => this.sql.rows<PriceOfCard>(MARKET_PRICES, [unknown]));
  }
}

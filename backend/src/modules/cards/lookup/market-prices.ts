// Market prices of many cards, cached: they change once a night.
import { Injectable } from '@nestjs/common';
import { Sql } from '../../../platform/database/sql.js';
import type { MarketPrice, PriceOfCard } from '../domain/market-price.js';
import { ResponseCache } from './response-cache.js';

/** $1 ids. A lateral join looks them up one by one: a list is short, the table is large. */
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
    private readonly answers: ResponseCache,
  ) {}

  /** The prices of these printings, in their order: a redirected id has those of its target, a retired one has none. */
  of(ids: readonly string[]): Promise<readonly MarketPrice[]> {
    return this.answers.prices(ids, (unknown) => this.sql.rows<PriceOfCard>(MARKET_PRICES, [unknown]));
  }
}

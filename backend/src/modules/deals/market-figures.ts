// What the market says of cards, for fair-trade sheets.
import { Injectable } from '@nestjs/common';
import { Sql } from '../../platform/database/sql.js';
import { marketCents } from '../cards/index.js';
import type { Finish } from '../listings/index.js';
import type { MarketFigure } from './domain/fair-trade-sheet.js';

const SOURCE = 'Scryfall';

/** $1 cards with their finish. A lateral join looks them up one by one: a list is short, the table is large. */
const MARKET = {
  name: 'deals.market',
  text: `select asked.nth, ${marketCents('asked.finish')} as cents, m.as_of::text as "asOf"
    from rows from (json_to_recordset($1::json) as ("cardId" uuid, finish text)) with ordinality as asked ("cardId", finish, nth)
    left join lateral (select * from cards.tradeable t where t.asked_id = asked."cardId" limit 1) m on true
    order by asked.nth`,
};

/** A card in one finish. */
export interface PricedCard {
  readonly cardId: string;
  readonly finish: Finish;
}

@Injectable()
export class MarketFigures {
  constructor(private readonly sql: Sql) {}

  /** The figures of some hundred cards, in their order; null where nobody knows. */
  async of(cards: readonly PricedCard[]): Promise<readonly (MarketFigure | null)[]> {
    const asked = JSON.stringify(cards.map(({ cardId, finish }) => ({ cardId, finish })));
    const rows = await this.sql.rows<{ cents: number | null; asOf: string | null }>(MARKET, [asked]);
    return rows.map(({ cents, asOf }) =>
      cents === null || asOf === null ? null : { cents, asOf, source: SOURCE },
    );
  }
}

// The reads of the watchlist: SQL to answers in one step.
import { Injectable } from '@nestjs/common';
import { Sql } from '../../platform/database/sql.js';
import type { Caller } from '../../platform/http/access-tokens.js';
import { FROM_THE_LATEST, keyOf } from '../../platform/http/cursor.js';
import { type Page, pageOf } from '../../platform/http/list.js';
import type { PageQuery } from '../../platform/http/page-query.dto.js';
import { notYourWatchlist } from './domain/watchlist.errors.js';
import type { WatchlistContains } from './dto/contains.dto.js';
import type { WatchedCardDto } from './dto/watched-card.dto.js';
import type { WatchedCardRow } from './persistence/watched-card.row.js';
import { CONTAINS, NEWEST, OF_OWNER } from './watchlist.statements.js';

interface Priced {
  readonly market_cents: number | null;
  readonly market_foil_cents: number | null;
  readonly market_day: string | null;
}
type Shown = WatchedCardRow & Priced;
type Counted = Shown & { total: number; position: string };

@Injectable()
export class WatchlistQueries {
  constructor(private readonly sql: Sql) {}

  /** The caller's own list, the newest card first. */
  async ofOwner(caller: Caller, owner: string, query: PageQuery): Promise<Page<WatchedCardDto>> {
    if (caller.uuid !== owner) throw notYourWatchlist();
    const read = (limit: number, after?: string) => {
      const start = after ? keyOf(after, 'moment', 'uuid') : FROM_THE_LATEST;
      return this.sql.rows<Counted>(OF_OWNER, [owner, limit, ...start]);
    };
    return pageOf(query, read, answer, (row) => [row.position, row.card_id]);
  }

  /** The newest cards of a list. */
  async newest(owner: string, most: number): Promise<WatchedCardDto[]> {
    return (await this.sql.rows<Shown>(NEWEST, [owner, most])).map(answer);
  }

  /** Whether a card is on the caller's own list. */
  async contains(caller: Caller, owner: string, cardId: string): Promise<WatchlistContains> {
    if (caller.uuid !== owner) throw notYourWatchlist();
    return { contains: (await this.sql.row(CONTAINS, [owner, cardId])) !== undefined };
  }
}

const dollars = (cents: number | null): number | null => (cents === null ? null : cents / 100);

function answer(row: Shown): WatchedCardDto {
  return {
    cardId: row.card_id,
    cardName: row.card_name,
    cardSet: row.card_set_name,
    cardSetCode: row.card_set_code,
    cardNumber: row.card_number,
    cardImageUrl: row.card_image_url,
    marketPrice: dollars(row.market_cents),
    marketPriceFoil: dollars(row.market_foil_cents),
    marketPriceDate: row.market_day,
    addedAt: row.added_at.toISOString(),
  };
}

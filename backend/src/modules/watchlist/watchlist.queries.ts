// The reads of the watchlist: SQL to answers in one step.
import { Injectable } from '@nestjs/common';
import { Sql } from '../../platform/database/sql.js';
import type { Caller } from '../../platform/http/access-tokens.js';
import { keyOf } from '../../platform/http/cursor.js';
import { type Page, pageOf } from '../../platform/http/list.js';
import type { PageQuery } from '../../platform/http/page-query.dto.js';
import { notYourWatchlist } from './domain/watchlist.errors.js';
import type { WatchlistContains } from './dto/contains.dto.js';
import type { WatchedCardDto } from './dto/watched-card.dto.js';
import type { WatchedCardRow } from './persistence/watched-card.row.js';
import { CONTAINS, OF_OWNER } from './watchlist.statements.js';

type Counted = WatchedCardRow & { total: number; position: string };

@Injectable()
export class WatchlistQueries {
  constructor(private readonly sql: Sql) {}

  /** The caller's own list, the newest card first. */
  async ofOwner(caller: Caller, owner: string, query: PageQuery): Promise<Page<WatchedCardDto>> {
    if (caller.uuid !== owner) throw notYourWatchlist();
    const read = (limit: number, after?: string) => {
      const [moment, cardId] = after ? keyOf(after, 'moment', 'uuid') : [null, null];
      return this.sql.rows<Counted>(OF_OWNER, [owner, limit, moment, cardId]);
    };
    return pageOf(query, read, answer, (row) => [row.position, row.card_id]);
  }

  /** Whether a card is on the caller's own list. */
  async contains(caller: Caller, owner: string, cardId: string): Promise<WatchlistContains> {
    if (caller.uuid !== owner) throw notYourWatchlist();
    return { contains: (await this.sql.row(CONTAINS, [owner, cardId])) !== undefined };
  }
}

function answer(row: WatchedCardRow): WatchedCardDto {
  return {
    cardId: row.card_id,
    cardName: row.card_name,
    cardSet: row.card_set_name,
    cardSetCode: row.card_set_code,
    cardNumber: row.card_number,
    cardImageUrl: row.card_image_url,
    addedAt: row.added_at.toISOString(),
  };
}

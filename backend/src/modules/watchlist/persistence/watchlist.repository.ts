// Keeps watchlists: looks at one under a lock, adds and removes entries.
import { Injectable } from '@nestjs/common';
import { Sql } from '../../../platform/database/sql.js';
import { idsOf } from '../../cards/index.js';
import { type WatchedCard, Watchlist } from '../domain/watchlist.js';

const SIZE = {
  name: 'watchlist.size',
  text: 'select count(*)::int as size from watchlist.watched_card where owner = $1',
};
/** $1 owner, $2 card, by any of its ids. */
export const CONTAINS = {
  name: 'watchlist.contains',
  text: `select 1 from watchlist.watched_card where owner = $1 and card_id = any (array${idsOf('$2')}) limit 1`,
};
const ADD = {
  name: 'watchlist.add',
  text: `insert into watchlist.watched_card (owner, card_id, card_name, card_set_code, card_set_name, card_number,
      card_image_url, added_at) values ($1, $2, $3, $4, $5, $6, $7, $8)`,
};
/** $1 owner, $2 cards, $3 how many at most, $4 now. Each is added a microsecond after the one before it: the list keeps the order. */
const ADD_ALL = {
  name: 'watchlist.add-all',
  text: `with fresh as materialized (
      select distinct on (c.id) c.id, c.name, c.set_code, c.set_name, c.number, c.image_url, c.nth
      from rows from (json_to_recordset($2::json) as (id uuid, name text, "setCode" text, "setName" text, number text, "imageUrl" text))
        with ordinality as c (id, name, set_code, set_name, number, image_url, nth)
      where not exists (select from watchlist.watched_card w where w.owner = $1 and w.card_id = any (array${idsOf('c.id')}))),
    added as (
      insert into watchlist.watched_card (owner, card_id, card_name, card_set_code, card_set_name, card_number,
        card_image_url, added_at)
      select $1, id, name, set_code, set_name, number, image_url, $4::timestamptz + nth * interval '1 microsecond'
      from fresh order by nth limit $3 returning 1)
    select (select count(*)::int from added) as watched,
      (select count(*)::int from fresh) - (select count(*)::int from added) as "withoutRoom"`,
};
/** $1 owner, $2 card, by any of its ids. */
const REMOVE = {
  name: 'watchlist.remove',
  text: `delete from watchlist.watched_card where owner = $1 and card_id = any (array${idsOf('$2')})`,
};

@Injectable()
export class WatchlistRepository {
  constructor(private readonly sql: Sql) {}

  /** The list of an account; nobody else can change it until the transaction ends. */
  async forChange(owner: string): Promise<Watchlist> {
    await this.sql.lock('watchlist', owner);
    const { size } = await this.sql.one<{ size: number }>(SIZE, [owner]);
    return new Watchlist({ owner, size });
  }

  /** Whether a card is on the list, by any of its ids. */
  async contains(owner: string, cardId: string): Promise<boolean> {
    return (await this.sql.row(CONTAINS, [owner, cardId])) !== undefined;
  }

  async add({ owner, card, addedAt }: WatchedCard): Promise<void> {
    const snapshot = [card.id, card.name, card.setCode, card.setName, card.number, card.imageUrl];
    await this.sql.rows(ADD, [owner, ...snapshot, addedAt]);
  }

  /** Adds cards that are not on the list, `room` at most. */
  addAll(
    owner: string,
    cards: readonly object[],
    room: number,
    now: Date,
  ): Promise<{ watched: number; withoutRoom: number }> {
    return this.sql.one(ADD_ALL, [owner, JSON.stringify(cards), room, now]);
  }

  /** Removes a card, by whichever of its ids it is there; nothing happens if it is not on the list. */
  async remove(owner: string, cardId: string): Promise<void> {
    await this.sql.rows(REMOVE, [owner, cardId]);
  }
}

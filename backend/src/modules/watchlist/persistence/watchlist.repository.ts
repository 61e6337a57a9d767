// Keeps watchlists: looks at one under a lock, adds and removes entries.
import { Injectable } from '@nestjs/common';
import type { Repository } from 'typeorm';
import { LOCKS } from '../../../platform/database/locks.js';
import { UnitOfWork } from '../../../platform/database/unit-of-work.js';
import { type WatchedCard, Watchlist } from '../domain/watchlist.js';
import { rowOf, WatchedCardRow } from './watched-card.row.js';

const LOCK = LOCKS.watchlist;
/** Held, so that the account cannot be closed until the transaction ends. */
const LOCK_ACCOUNT = 'select uuid from users.listers where uuid = $1 for share';
const SIZE = 'select count(*)::int as size from watchlist.watched_card where owner = $1';
// The ids of the card $2: its own, and those of the cards that were merged with it.
const ALIASES = 'array(select $2::uuid union all select other from cards.aliases where id = $2)';
const CONTAINS = `select 1 from watchlist.watched_card where owner = $1 and card_id = any (${ALIASES}) limit 1`;
const REMOVE = `delete from watchlist.watched_card where owner = $1 and card_id = any (${ALIASES})`;

@Injectable()
export class WatchlistRepository {
  constructor(private readonly unitOfWork: UnitOfWork) {}

  private get rows(): Repository<WatchedCardRow> {
    return this.unitOfWork.manager.getRepository(WatchedCardRow);
  }

  /** The list of an account; nobody else can add to it or close the account until the transaction ends. */
  async forChange(owner: string): Promise<Watchlist> {
    const manager = this.unitOfWork.managerOf('The lock of a watchlist');
    await manager.query('select pg_advisory_xact_lock($1, hashtext($2))', [LOCK, owner]);
    const open = (await manager.query<unknown[]>(LOCK_ACCOUNT, [owner])).length > 0;
    const [count] = await manager.query<{ size: number }[]>(SIZE, [owner]);
    return new Watchlist({ owner, open, size: count?.size ?? 0 });
  }

  /** Whether a card is on the list, by any of its ids. */
  async contains(owner: string, cardId: string): Promise<boolean> {
    const found = await this.unitOfWork.manager.query<unknown[]>(CONTAINS, [owner, cardId]);
    return found.length > 0;
  }

  async add(entry: WatchedCard): Promise<void> {
    await this.rows.insert(rowOf(entry));
  }

  /** Removes a card, by whichever of its ids it is there; nothing happens if it is not on the list. */
  async remove(owner: string, cardId: string): Promise<void> {
    await this.unitOfWork.manager.query(REMOVE, [owner, cardId]);
  }
}

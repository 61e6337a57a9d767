// Puts the cards of an import's wishes on the watchlist of its owner.
import { Injectable } from '@nestjs/common';
import type { Caller } from '../../../platform/http/access/access-tokens.js';
import { WatchlistFacade } from '../../watchlist/index.js';
import type { WatchedWishes } from './dto/commit-import.dto.js';
import { ImportRowRepository } from './import-row.repository.js';
import { ImportsQueries } from './imports.queries.js';

@Injectable()
export class WishesService {
  constructor(
    private readonly queries: ImportsQueries,
    private readonly rows: ImportRowRepository,
    private readonly watchlist: WatchlistFacade,
  ) {}

  /** A card that is on the list stays as it is. Throws `stock.import-not-found`, `watchlist.account-closed`. */
  async watch(caller: Pick<Caller, 'uuid'>, uuid: string): Promise<WatchedWishes> {
    await this.queries.one(caller, uuid);
    const { cards, unknown } = await this.rows.wishes(uuid);
    const { watched, withoutRoom } = await this.watchlist.watchAll(caller.uuid, cards);
    return { watched, withoutRoom, unknown };
  }
}

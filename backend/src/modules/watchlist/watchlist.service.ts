// The verbs of the watchlist: watch a card, watch it no longer. One method, one transaction.
import { Injectable } from '@nestjs/common';
import { Clock } from '../../kernel/clock.js';
import { UnitOfWork } from '../../platform/database/unit-of-work.js';
import type { Caller } from '../../platform/http/access/access-tokens.js';
import type { JsonText } from '../../platform/http/lists/json-text.js';
import { CardsFacade } from '../cards/index.js';
import { UsersFacade } from '../users/index.js';
import { accountClosed, notYourWatchlist, unknownCard } from './domain/watchlist.errors.js';
import type { Watchlist } from './domain/watchlist.js';
import type { WantDto } from './dto/want.dto.js';
import { WatchlistRepository } from './persistence/watchlist.repository.js';
import { WantsQueries } from './wants/wants.queries.js';

@Injectable()
export class WatchlistService {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly watchlists: WatchlistRepository,
    private readonly wants: WantsQueries,
    private readonly cards: CardsFacade,
    private readonly users: UsersFacade,
    private readonly clock: Clock,
  ) {}

  /** Puts a card on the caller's own list. A card that is on it stays, even if the card database has lost it since. */
  async watch(caller: Pick<Caller, 'uuid'>, owner: string, cardId: string): Promise<void> {
    if (caller.uuid !== owner) throw notYourWatchlist();
    await this.watchAnd(owner, cardId, async () => undefined);
  }

  /** The same of the list of an account. `andThen` runs in the same transaction, once the card is there. */
  async watchAnd<Result>(owner: string, cardId: string, andThen: () => Promise<Result>): Promise<Result> {
    const snapshot = (await this.cards.snapshots([cardId])).get(cardId);
    return this.unitOfWork.run(async () => {
      const watchlist = await this.forChange(owner);
      if (await this.watchlists.contains(owner, cardId)) return andThen();
      if (!snapshot) throw unknownCard({ errors: [{ field: 'cardId', message: unknownCard.message }] });
      const { id, name, setCode, setName, collectorNumber: number, imageUrl } = snapshot;
      const card = { id, name, setCode, setName, number, imageUrl };
      await this.watchlists.add(watchlist.watch(card, this.clock.now()));
      return andThen();
    });
  }

  /** Puts cards on a list, in this order, as many as it has room for; those that are on it stay, unknown ones are left out. */
  async watchAll(
    owner: string,
    cardIds: readonly string[],
  ): Promise<{ watched: number; withoutRoom: number }> {
    const snapshots = [...(await this.cards.snapshots(cardIds)).values()];
    const cards = snapshots.map(({ collectorNumber: number, ...card }) => ({ ...card, number }));
    return this.unitOfWork.run(async () => {
      const { room } = await this.forChange(owner);
      return this.watchlists.addAll(owner, cards, room, this.clock.now());
    });
  }

  /**
   * Takes a card off the caller's own list, if it is on it. Returns what was wanted of it, which goes with it: the copies of all, where it
   * was wanted by two of its ids.
   */
  async unwatch(caller: Caller, owner: string, cardId: string): Promise<JsonText<WantDto> | undefined> {
    if (caller.uuid !== owner) throw notYourWatchlist();
    return this.unitOfWork.run(async () => {
      await this.forChange(owner);
      const want = await this.wants.whole(caller, cardId);
      await this.watchlists.remove(owner, cardId);
      return want;
    });
  }

  /** Nobody else changes the list of an account that stays open until the transaction ends. Throws `watchlist.account-closed`. */
  async lock(owner: string): Promise<void> {
    await this.forChange(owner);
  }

  /** A list that nobody else changes, of an account that stays open, until the transaction ends. */
  private async forChange(owner: string): Promise<Watchlist> {
    if (!(await this.users.lockIfOpen(owner))) throw accountClosed();
    return this.watchlists.forChange(owner);
  }
}

// Somebody who has received a card in a deal wants it no longer; if the deal is undone, they want it again.
import { Injectable } from '@nestjs/common';
import { Clock } from '../../../kernel/clock.js';
import { Sql } from '../../../platform/database/sql.js';
import { DomainEvents } from '../../../platform/domain-events/domain-events.js';
import { copiesTransferred, transfersReversed } from '../../listings/index.js';
import { UsersFacade } from '../../users/index.js';
import { WatchlistRepository } from '../persistence/watchlist.repository.js';
import { TAKE_OFF_RECEIVED, WANT_AGAIN, WATCH_AGAIN } from './received.statement.js';

const HANDLER = 'watchlist.take-off-received-wants';

@Injectable()
export class TakeOffReceivedWants {
  constructor(
    events: DomainEvents,
    private readonly sql: Sql,
    private readonly clock: Clock,
    private readonly users: UsersFacade,
    private readonly watchlists: WatchlistRepository,
  ) {
    // Each commits with the delivery of its event, so that no copy counts twice; the events of a deal come in their order.
    events.on(copiesTransferred, HANDLER, async ({ deal, receiver, copies }) => {
      if (!(await this.lock(receiver))) return;
      for (const { terms, count } of alike(copies)) await this.takeOff(receiver, deal, terms, count);
    });
    events.on(transfersReversed, HANDLER, async ({ deal, receiver }) => {
      if (!(await this.lock(receiver))) return;
      await this.sql.rows(WATCH_AGAIN, [receiver, deal]);
      await this.sql.rows(WANT_AGAIN, [receiver, deal, this.clock.now()]);
    });
  }

  /** Takes copies that are alike off as many wants as they are enough for. */
  private async takeOff(owner: string, deal: string, terms: Terms, copies: number): Promise<void> {
    for (let left = copies; left > 0; ) {
      const values = [owner, ...terms, left, this.clock.now(), deal];
      const row = await this.sql.row<{ taken: number }>(TAKE_OFF_RECEIVED, values);
      if (!row) return;
      left -= row.taken;
    }
  }

  /** Nobody else changes what an account watches until the transaction ends. False if the account is closed. */
  private async lock(owner: string): Promise<boolean> {
    if (!(await this.users.lockIfOwned(owner))) return false;
    await this.watchlists.forChange(owner);
    return true;
  }
}

interface Copy {
  readonly cardId: string;
  readonly finish: string;
  readonly language: string;
  readonly condition: string;
}
type Terms = readonly [card: string, finish: string, language: string, condition: string];

/** How many copies there are of each kind. */
function alike(copies: readonly Copy[]): Iterable<{ readonly terms: Terms; readonly count: number }> {
  const kinds = new Map<string, { readonly terms: Terms; readonly count: number }>();
  for (const { cardId, finish, language, condition } of copies) {
    const terms = [cardId, finish, language, condition] as const;
    const key = terms.join(' ');
    kinds.set(key, { terms, count: (kinds.get(key)?.count ?? 0) + 1 });
  }
  return kinds.values();
}

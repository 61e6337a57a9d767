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
    sql: Sql,
    clock: Clock,
    private readonly users: UsersFacade,
    private readonly watchlists: WatchlistRepository,
  ) {
    // Each commits with the delivery of its event, so that no copy counts twice; the events of a deal come in their order.
    events.on(copiesTransferred, HANDLER, async ({ deal, receiver, copies }) => {
      if (!(await this.lock(receiver))) return;
      await sql.rows(TAKE_OFF_RECEIVED, [receiver, JSON.stringify(copies), clock.now(), deal]);
    });
    events.on(transfersReversed, HANDLER, async ({ deal, receiver }) => {
      if (!(await this.lock(receiver))) return;
      await sql.rows(WATCH_AGAIN, [receiver, deal]);
      await sql.rows(WANT_AGAIN, [receiver, deal, clock.now()]);
    });
  }

  /** Nobody else changes what an account watches until the transaction ends. False if the account is closed. */
  private async lock(owner: string): Promise<boolean> {
    if (!(await this.users.lockIfOwned(owner))) return false;
    await this.watchlists.forChange(owner);
    return true;
  }
}

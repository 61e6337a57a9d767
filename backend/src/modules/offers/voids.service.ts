// Ends offers that can't be agreed to any more, and those that nobody has answered in time.
import { Injectable } from '@nestjs/common';
import { Clock } from '../../kernel/clock.js';
import { Sql, type Statement } from '../../platform/database/sql.js';
import { UnitOfWork } from '../../platform/database/unit-of-work.js';
import type { OfferChange } from './domain/offer.events.js';
import { OfferDesk } from './offer-desk.js';
import type { OfferRow } from './persistence/offer-row.js';
import {
  EXPIRE,
  LISTINGS_OF,
  LOCK_WITH,
  LOCK_WITH_COPIES_OF,
  MAX_AT_ONCE,
  REMIND,
  VOID_BETWEEN,
  VOID_OF,
  VOID_WITH,
  VOID_WITH_COPIES_OF,
  VOID_WITH_PLAYERS,
} from './persistence/void.statements.js';

/** What the end of an offer whose copies are gone answers with. */
interface Gone {
  /** The givers of those copies. */
  readonly givers: readonly string[];
}

const both = ({ proposer, recipient }: OfferRow) => [proposer, recipient];
const notGivers = (offer: OfferRow & Gone) => both(offer).filter((each) => !offer.givers.includes(each));

@Injectable()
export class VoidsService {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly sql: Sql,
    private readonly desk: OfferDesk,
    private readonly clock: Clock,
  ) {}

  /** Ends the open offers about copies that are gone; those are notified who have not let one go themselves. */
  async copiesAreGone(listings: readonly string[]): Promise<void> {
    await this.take(VOID_WITH, [listings], 'VOID', notGivers, LOCK_WITH);
  }

  /** Likewise those about the copies of an offer that was proposed a moment ago: one may have gone while the offer was on its way. */
  async copiesOfOfferMayBeGone(offer: string): Promise<void> {
    const rows = await this.sql.rows<{ listing: string }>(LISTINGS_OF, [offer]);
    await this.copiesAreGone(rows.map(({ listing }) => listing));
  }

  /** Likewise the open offers about copies that this account had to give, whichever are gone. */
  async copiesOfAreGone(lister: string): Promise<void> {
    await this.take(VOID_WITH_COPIES_OF, [lister], 'VOID', notGivers, LOCK_WITH_COPIES_OF);
  }

  /** Ends what is between two accounts, one of which has blocked the other, who is notified. */
  async blocked(blocker: string, other: string): Promise<void> {
    await this.take(VOID_BETWEEN, [blocker, other], 'VOID', () => [other]);
  }

  /** Ends the offers of an account that is closed; the others are notified. */
  async accountIsClosed(account: string): Promise<void> {
    await this.take(VOID_OF, [account], 'VOID', (offer) => both(offer).filter((each) => each !== account));
  }

  /** Ends the offers between an account and players, as it trades with stores alone from now on; the others are notified. */
  async withPlayers(account: string): Promise<void> {
    await this.take(VOID_WITH_PLAYERS, [account], 'VOID', (offer) =>
      both(offer).filter((each) => each !== account),
    );
  }

  /** Ends the offers whose time is over; both sides are notified. */
  async expire(): Promise<void> {
    await this.take(EXPIRE, [], 'EXPIRED', both);
  }

  /** Reminds those whose turn it is of offers that end within a day, of each revision once. */
  async remind(): Promise<void> {
    await this.take(REMIND, [], 'REMINDER', ({ turn }) => (turn ? [turn] : []));
  }

  /**
   * Runs a statement until nothing is left for it, after `lock` has locked what it is about, and publishes what it has changed; nobody
   * is notified of an offer that its recipient never saw.
   */
  private async take<Row extends OfferRow = OfferRow>(
    statement: Statement,
    values: readonly unknown[],
    change: OfferChange,
    toOf: (offer: Row) => readonly string[],
    lock?: Statement,
  ): Promise<void> {
    const takeSome = () =>
      this.unitOfWork.run(async () => {
        if (lock && (await this.sql.rows(lock, values)).length === 0) return 0;
        const changed = await this.sql.rows<Row & object>(statement, [this.clock.now(), ...values]);
        for (const offer of changed) {
          if (offer.sent_at !== null) this.desk.publish(offer, change, toOf(offer));
        }
        return changed.length;
      });
    while ((await takeSome()) === MAX_AT_ONCE);
  }
}

// Takes cards that came live into the mirror, so that listings, the watchlist, pictures and prices know them.
import { type BeforeApplicationShutdown, Injectable, Logger } from '@nestjs/common';
import { Sql } from '../../../platform/database/sql.js';
import { adoptCards } from '../import/adopt-cards.js';
import { LiveLimits } from './live-limits.js';

/** Pages that may wait to be taken in; those beyond are left out, and come again when somebody opens a card of theirs. */
const MOST_WAITING = 20;

@Injectable()
export class Adoption implements BeforeApplicationShutdown {
  private readonly logger = new Logger('LiveCards');
  private readonly running = new Set<Promise<void>>();
  private last: Promise<void> = Promise.resolve();
  private waiting = 0;

  constructor(
    private readonly sql: Sql,
    private readonly limits: LiveLimits,
  ) {}

  /** Takes this card in; never throws. Returns early when that takes long. */
  async now(card: string): Promise<void> {
    let timer: NodeJS.Timeout | undefined;
    const enough = new Promise<void>((resolve) => {
      timer = setTimeout(resolve, this.limits.adopting);
    });
    await Promise.race([this.take([card]), enough]);
    clearTimeout(timer);
  }

  /** Takes these cards in when there is time; never throws. One page after the other, so that few connections are used. */
  async later(cards: readonly string[]): Promise<void> {
    if (this.waiting >= MOST_WAITING) return;
    this.waiting++;
    this.last = this.last.then(() => this.take(cards)).finally(() => this.waiting--);
    await this.last;
  }

  async beforeApplicationShutdown(): Promise<void> {
    await this.last;
    await Promise.all(this.running);
  }

  private take(cards: readonly string[]): Promise<void> {
    const taken = adoptCards(this.sql.pool, cards)
      .catch((error: Error) => this.logger.warn(`Cards could not be taken into the mirror: ${error.message}`))
      .finally(() => this.running.delete(taken));
    this.running.add(taken);
    return taken;
  }
}

// Takes cards that came live into the mirror, so that listings, the watchlist, pictures and prices know them.
import { type BeforeApplicationShutdown, Injectable, Logger } from '@nestjs/common';
import { Sql } from '../../../platform/database/sql.js';
import { adoptCards } from '../import/index.js';
import { LiveLimits } from './live-limits.js';

/** What may wait to be taken in; the rest is left out, and comes again when somebody opens a card of it. */
const MAX_PAGES = 20;
const MAX_CARDS = 200;

/** One queue for all: whatever is asked for, a process uses one connection of the pool for it at a time. */
@Injectable()
export class Adoption implements BeforeApplicationShutdown {
  private readonly logger = new Logger('LiveCards');
  /** Single cards that are queued or being taken in, by their text: asked for again they are waited for, not queued again. */
  private readonly cards = new Map<string, Promise<void>>();
  private last: Promise<void> = Promise.resolve();
  private pages = 0;

  constructor(
    private readonly sql: Sql,
    private readonly limits: LiveLimits,
  ) {}

  /** Takes this card in; never throws. Returns early when that takes long. */
  async now(card: string): Promise<void> {
    const taken = this.cards.get(card) ?? this.enqueueCard(card);
    if (!taken) return;
    let timer: NodeJS.Timeout | undefined;
    const enough = new Promise<void>((resolve) => {
      timer = setTimeout(resolve, this.limits.adopting);
    });
    await Promise.race([taken, enough]);
    clearTimeout(timer);
  }

  /** Takes these cards in when there is time; never throws. */
  async later(cards: readonly string[]): Promise<void> {
    if (this.pages >= MAX_PAGES) return;
    this.pages++;
    await this.enqueue(cards).finally(() => this.pages--);
  }

  async beforeApplicationShutdown(): Promise<void> {
    await this.last;
  }

  private enqueueCard(card: string): Promise<void> | undefined {
    if (this.cards.size >= MAX_CARDS) return undefined;
    const taken = this.enqueue([card]).finally(() => this.cards.delete(card));
    this.cards.set(card, taken);
    return taken;
  }

  private enqueue(cards: readonly string[]): Promise<void> {
    this.last = this.last
      .then(() => adoptCards(this.sql.pool, cards))
      .catch((error: Error) =>
        this.logger.warn(`Cards could not be taken into the mirror: ${error.message}`),
      );
    return this.last;
  }
}

// Adds cards from live answers to the mirror, so that listings, the watchlist, pictures and prices know them.
import { type BeforeApplicationShutdown, Injectable, Logger } from '@nestjs/common';
import pLimit from 'p-limit';
import { Sql } from '../../../platform/database/sql.js';
import { ingestCards } from '../import/index.js';
import { LiveLimits } from './live-limits.js';

/** What may be queued; the rest is dropped, and comes again when somebody opens a card of it. */
const MAX_PAGES = 20;
const MAX_CARDS = 200;

/** Ingests one answer at a time, so that a process uses one connection of the pool for it. */
@Injectable()
export class CardIngest implements BeforeApplicationShutdown {
  private readonly logger = new Logger('LiveCards');
  /** Single cards that are queued or in flight, by their text: a second call joins the first. */
  private readonly cards = new Map<string, Promise<void>>();
  private readonly limit = pLimit(1);
  private pages = 0;

  constructor(
    private readonly sql: Sql,
    private readonly limits: LiveLimits,
  ) {}

  /** Adds this card; never throws. Returns early after `ingesting` ms, and goes on in the background. */
  async ingest(card: string): Promise<void> {
    const taken = this.cards.get(card) ?? this.enqueueCard(card);
    if (!taken) return;
    let timer: NodeJS.Timeout | undefined;
    const enough = new Promise<void>((resolve) => {
      timer = setTimeout(resolve, this.limits.ingesting);
    });
    await Promise.race([taken, enough]);
    clearTimeout(timer);
  }

  /** Queues a page of cards; never throws. */
  async enqueuePage(cards: readonly string[]): Promise<void> {
    if (this.pages >= MAX_PAGES) return;
    this.pages++;
    await this.enqueue(cards).finally(() => this.pages--);
  }

  async beforeApplicationShutdown(): Promise<void> {
    // Queued last, it runs when all others are done.
    await this.limit(async () => undefined);
  }

  private enqueueCard(card: string): Promise<void> | undefined {
    if (this.cards.size >= MAX_CARDS) return undefined;
    const taken = this.enqueue([card]).finally(() => this.cards.delete(card));
    this.cards.set(card, taken);
    return taken;
  }

  private enqueue(cards: readonly string[]): Promise<void> {
    return this.limit(() => ingestCards(this.sql.pool, cards)).catch((error: Error) =>
      this.logger.warn(`Cards could not be added to the mirror: ${error.message}`),
    );
  }
}

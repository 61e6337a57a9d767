// Finds whose wants fit what was offered, after the commit of the offer: posting does not wait for it.
import { Injectable } from '@nestjs/common';
import { Clock } from '../../../kernel/clock.js';
import { Sql } from '../../../platform/database/sql.js';
import { UnitOfWork } from '../../../platform/database/unit-of-work.js';
import { DomainEvents } from '../../../platform/domain-events/domain-events.js';
import { copiesOffered, type OfferedCopies } from '../../listings/index.js';
import { MATCH, NEWS } from './match.statement.js';
import { wantsMatched } from './want.events.js';

const HANDLER = 'watchlist.match-wants';
/** How many accounts `newsOf` reads at once. */
const PAGE = 500;
const BEFORE_ALL = '00000000-0000-0000-0000-000000000000';

/** An offer that a notice names; prices in US dollars. */
export interface BestOffer {
  readonly cardId: string;
  readonly cardName: string;
  readonly price: number;
  /** What it cost until now; null for a new one. */
  readonly before: number | null;
}

/** What is new for the owner of wants. */
export interface WantNews {
  readonly account: string;
  readonly copies: number;
  readonly cards: number;
  /** The cheapest copy of a few cards. */
  readonly best: readonly BestOffer[];
  /** The list that all of these wants are on, or the one want, by its card; null of several. */
  readonly subject: { readonly type: 'LIST' | 'WANT'; readonly id: string } | null;
  /** The one copy; null of several. */
  readonly listing: string | null;
}

@Injectable()
export class MatchWants {
  constructor(
    events: DomainEvents,
    private readonly unitOfWork: UnitOfWork,
    private readonly sql: Sql,
    private readonly clock: Clock,
  ) {
    events.on(copiesOffered, HANDLER, (offered) => this.match(offered));
  }

  /** Keeps the matches, and publishes that there are some: both with the delivery of the event, or neither. */
  async match({ lister, batch, posted, changed }: OfferedCopies): Promise<void> {
    const values = [lister, JSON.stringify(posted), JSON.stringify(changed), this.clock.now(), batch];
    const { matches } = await this.sql.one<{ matches: number }>(MATCH, values);
    if (matches > 0) this.unitOfWork.publish(wantsMatched({ batch }));
  }

  /** What a batch brought to whom, some hundred accounts at a time. */
  async *newsOf(batch: string): AsyncGenerator<readonly WantNews[]> {
    for (let after = BEFORE_ALL; ; ) {
      const news = await this.sql.rows<WantNews & object>(NEWS, [batch, after, PAGE]);
      if (news.length > 0) yield news;
      if (news.length < PAGE) return;
      after = news.at(-1)?.account ?? after;
    }
  }
}

// Finds whose wants fit what was offered, after the commit of the offer: posting does not wait for it. Page by page, each a transaction
// that publishes the next: very many wants delay nobody else's, and a page that was committed is not done again.
import { Injectable } from '@nestjs/common';
import { Clock } from '../../../kernel/clock.js';
import { Sql } from '../../../platform/database/sql.js';
import { UnitOfWork } from '../../../platform/database/unit-of-work.js';
import { DomainEvents } from '../../../platform/domain-events/domain-events.js';
import { copiesOffered, type OfferedCopies } from '../../listings/index.js';
import { BEFORE_ALL, MATCH, NEWS } from './match.statement.js';
import { moreWantsMatched, wantsCompared, wantsMatched } from './want.events.js';

const HANDLER = 'watchlist.match-wants';
/** A name of its own: a replica of a release without pages leaves its deliveries to the others. */
const NEXT_HANDLER = 'watchlist.match-more-wants';
/** How many accounts `newsOf` reads at once. */
const PAGE = 500;

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

/** The owners of one batch: of all of them, or of those after `after`, up to `until`. */
export interface NewsPage {
  readonly batch: string;
  readonly after?: string;
  readonly until?: string | null;
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
    events.on(wantsCompared, NEXT_HANDLER, ({ after, ...offered }) => this.match(offered, after));
  }

  /** Keeps a page of matches, and publishes that there are some, and the next page: all with the delivery of the event, or nothing. */
  async match(offered: OfferedCopies, after = BEFORE_ALL): Promise<void> {
    const { lister, batch, posted, changed } = offered;
    const values = [lister, JSON.stringify(posted), JSON.stringify(changed), this.clock.now(), batch, after];
    const { matches, last } = await this.sql.one<{ matches: number; last: string | null }>(MATCH, values);
    if (last !== null) this.unitOfWork.publish(wantsCompared({ ...offered, after: last }));
    if (matches === 0) return;
    const isAll = after === BEFORE_ALL && last === null;
    this.unitOfWork.publish(
      isAll ? wantsMatched({ batch }) : moreWantsMatched({ batch, after, until: last }),
    );
  }

  /** What a batch brought to some hundred owners. Publishes the others, with the transaction that handles these. */
  async newsOf({ batch, after = BEFORE_ALL, until = null }: NewsPage): Promise<readonly WantNews[]> {
    const news = await this.sql.rows<WantNews & object>(NEWS, [batch, after, until, PAGE]);
    const last = news.at(-1);
    if (last && news.length === PAGE)
      this.unitOfWork.publish(moreWantsMatched({ batch, after: last.account, until }));
    return news;
  }
}

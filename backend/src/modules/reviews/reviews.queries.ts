// The reads of reviews: what parties say of deals, and the records that follow from it.
import { Injectable } from '@nestjs/common';
import { Clock } from '../../kernel/clock.js';
import type { PageRow } from '../../platform/database/json-page.js';
import { Sql } from '../../platform/database/sql.js';
import type { Caller } from '../../platform/http/access/access-tokens.js';
import { FROM_THE_LATEST, keyOf } from '../../platform/http/lists/cursor.js';
import { type Page, writtenPage } from '../../platform/http/lists/list.js';
import type { PageQuery } from '../../platform/http/lists/page-query.dto.js';
import { dealNotFound } from './domain/review.errors.js';
import { isWritable, WRITABLE_MS } from './domain/review.js';
import type { AccountRecord, DealReviews, GivenReview, OwnReview, ShownReview } from './dto/review.dto.js';
import { ABOUT, DEAL_TO_REVIEW, OF_DEAL, RECORDS } from './reviews.statements.js';

/** A deal that somebody reviews. */
interface DealToReview {
  readonly isDone: boolean;
  /** Null unless it was handed over. */
  readonly doneAt: Date | null;
  readonly subject: string;
  readonly authorRole: string;
}
type Party = Pick<Caller, 'uuid'>;
type Reader = Pick<Caller, 'uuid' | 'role'>;

@Injectable()
export class ReviewsQueries {
  constructor(
    private readonly sql: Sql,
    private readonly clock: Clock,
  ) {}

  /** Throws `reviews.deal-not-found` for a deal of others or one that is live. */
  async toReview({ uuid }: Party, deal: string): Promise<DealToReview> {
    const found = await this.sql.row<DealToReview & object>(DEAL_TO_REVIEW, [deal, uuid]);
    if (!found) throw dealNotFound();
    return found;
  }

  /** Both reviews of a deal as the caller may see them. Throws `reviews.deal-not-found`. */
  async ofDeal(caller: Party, deal: string): Promise<DealReviews> {
    const { isDone, doneAt } = await this.toReview(caller, deal);
    const now = this.clock.now();
    const seen = await this.sql.one<{
      mine: OwnReview | null;
      theirs: ShownReview | null;
      shownAt: string | null;
    }>(OF_DEAL, [deal, caller.uuid, now]);
    const isShown = seen.shownAt !== null && new Date(seen.shownAt) <= now;
    return {
      ...seen,
      isOpen: isDone && doneAt !== null && isWritable(doneAt, now) && !isShown,
      closesAt: doneAt && new Date(doneAt.getTime() + WRITABLE_MS).toISOString(),
    };
  }

  /** What was said about an account, as far as it is shown to the reader, latest first. */
  async about(reader: Reader, account: string, { limit, after }: PageQuery): Promise<Page<GivenReview>> {
    const start = after ? keyOf(after, 'moment', 'uuid') : FROM_THE_LATEST;
    return writtenPage(
      await this.sql.one<PageRow>(ABOUT, [
        ...[account, limit, ...start, this.clock.now()],
        ...[reader.role === 'STORE', reader.uuid],
      ]),
    );
  }

  /** The records of up to 100 accounts; one that is closed or suspended is left out, that of somebody under 18 unless a store asks, and that of who is blocked. */
  records(reader: Reader, accounts: readonly string[]): Promise<AccountRecord[]> {
    return this.sql.rows<AccountRecord & object>(RECORDS, [
      ...[accounts, this.clock.now()],
      ...[reader.role === 'STORE', reader.uuid],
    ]);
  }
}

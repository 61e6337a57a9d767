// Keeps reviews.
import { Injectable } from '@nestjs/common';
import { Sql } from '../../../platform/database/sql.js';
import { type Answers, PAIR } from '../domain/review.js';

/** A review that is about to be kept. */
export interface NewReview extends Answers {
  readonly deal: string;
  readonly author: string;
  readonly authorRole: string;
  readonly subject: string;
  readonly writtenAt: Date;
  readonly shownAt: Date;
}

/** No row where it is shown already. Of hand-overs that were undone nothing counts, so they leave room for others. */
const SAVE = {
  name: 'reviews.save',
  text: `insert into reviews.review (deal, author, author_role, subject, on_time, as_described, again, body, counts, written_at, shown_at)
    select $1::uuid, $2::uuid, $3, $4::uuid, $5::boolean, $6::boolean, $7::boolean, $8, (
        select count(*) < ${PAIR.most} from reviews.review r join deals.concluded c on c.deal = r.deal and c.is_done
        where r.author = $2 and r.subject = $4 and r.counts and r.deal <> $1
          and r.written_at > $9::timestamptz - interval '${PAIR.days} days'), $9, $10::timestamptz
    on conflict (deal, author) do update set on_time = excluded.on_time, as_described = excluded.as_described,
      again = excluded.again, body = excluded.body, written_at = excluded.written_at
    where review.shown_at > $9
    returning true as kept`,
};
/** $1 deal, $2 now: once both have written, both are shown. */
const SHOW = {
  name: 'reviews.show',
  text: `update reviews.review set shown_at = $2::timestamptz where deal = $1 and shown_at > $2
    and (select count(*) from reviews.review where deal = $1) = 2`,
};

/** $1 review, $2 now. */
const HIDE = {
  name: 'reviews.hide',
  text: 'update reviews.review set hidden_at = $2 where uuid = $1 and hidden_at is null',
};
const SHOW_AGAIN = {
  name: 'reviews.show-again',
  text: 'update reviews.review set hidden_at = null where uuid = $1',
};

@Injectable()
export class ReviewRepository {
  constructor(private readonly sql: Sql) {}

  /** Nobody else writes about this deal until the transaction ends, outside of which this throws. */
  async lock(deal: string): Promise<void> {
    await this.sql.lock('reviews', deal);
  }

  /** Keeps a review, or what it says now; false where both parties see it already. */
  async save(review: NewReview): Promise<boolean> {
    const { deal, author, authorRole, subject, onTime, asDescribed, again, text, writtenAt, shownAt } =
      review;
    const about = [deal, author, authorRole, subject];
    const kept = await this.sql.row(SAVE, [...about, onTime, asDescribed, again, text, writtenAt, shownAt]);
    if (kept) await this.sql.rows(SHOW, [deal, writtenAt]);
    return kept !== undefined;
  }

  /** The words of a review are shown to nobody from now on. */
  async hide(review: string, now: Date): Promise<void> {
    await this.sql.rows(HIDE, [review, now]);
  }

  async showAgain(review: string): Promise<void> {
    await this.sql.rows(SHOW_AGAIN, [review]);
  }
}

// The verb of reviews: say how a deal went. Neither sees what the other says before both have, or a week has passed.
import { Injectable } from '@nestjs/common';
import { Clock } from '../../kernel/clock.js';
import { UnitOfWork } from '../../platform/database/unit-of-work.js';
import type { Caller } from '../../platform/http/access/access-tokens.js';
import { accountClosed, UsersFacade } from '../users/index.js';
import { alreadyShown, notDone, tooLate } from './domain/review.errors.js';
import { isSame, isWritable, shownFrom } from './domain/review.js';
import type { DealReviews, WriteReview } from './dto/review.dto.js';
import { ReviewRepository } from './persistence/review.repository.js';
import { ReviewsQueries } from './reviews.queries.js';

type Party = Pick<Caller, 'uuid'>;

@Injectable()
export class ReviewsService {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly reviews: ReviewRepository,
    private readonly queries: ReviewsQueries,
    private readonly users: UsersFacade,
    private readonly clock: Clock,
  ) {}

  /** Keeps what the caller says of a deal; it can be changed until it is shown. Throws the errors of reviews, `users.account-closed`. */
  async write(
    caller: Party,
    deal: string,
    { onTime, asDescribed, again, text }: WriteReview,
  ): Promise<DealReviews> {
    const now = this.clock.now();
    const answers = { onTime, asDescribed, again, text: text ?? null };
    const isKept = await this.unitOfWork.run(async () => {
      // First, as an erasure does it: otherwise this would write again what that has emptied. Alone, as two reviews of the same person at
      // once would each count without the other.
      if (!(await this.users.lockAloneIfOpen(caller.uuid))) throw accountClosed();
      await this.reviews.lock(deal);
      const { isDone, doneAt, subject, authorRole } = await this.queries.toReview(caller, deal);
      if (!isDone || doneAt === null) throw notDone();
      if (!isWritable(doneAt, now)) throw tooLate();
      return this.reviews.save({
        ...{ deal, author: caller.uuid, authorRole, subject, ...answers },
        ...{ writtenAt: now, shownAt: shownFrom(doneAt, now) },
      });
    });
    const reviews = await this.queries.ofDeal(caller, deal);
    // Someone who has lost the answer, and says the same again, has said it.
    if (!isKept && !isSame(answers, reviews.mine)) throw alreadyShown();
    return reviews;
  }
}

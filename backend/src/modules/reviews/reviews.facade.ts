// What other modules may ask of reviews.
import { Injectable } from '@nestjs/common';
import { Clock } from '../../kernel/clock.js';
import { ReviewRepository } from './persistence/review.repository.js';

@Injectable()
export class ReviewsFacade {
  constructor(
    private readonly reviews: ReviewRepository,
    private readonly clock: Clock,
  ) {}

  /** The words of a review are shown to nobody from now on; its answers count as before. */
  hide(review: string): Promise<void> {
    return this.reviews.hide(review, this.clock.now());
  }

  /** They are shown again. */
  showAgain(review: string): Promise<void> {
    return this.reviews.showAgain(review);
  }
}

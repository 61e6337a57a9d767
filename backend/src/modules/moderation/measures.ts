// Carries out what moderators decide, and reverses it.
import { Injectable } from '@nestjs/common';
import { EventsFacade } from '../events/index.js';
import { ListingsFacade } from '../listings/index.js';
import { ReviewsFacade } from '../reviews/index.js';
import { Suspensions } from '../users/index.js';
import { type Measure, mayHide } from './domain/case.js';
import { cannotHide } from './domain/moderation.errors.js';
import type { CaseRow } from './persistence/case.repository.js';

type Decided = Pick<CaseRow, 'kind' | 'target' | 'affected'>;

@Injectable()
export class Measures {
  constructor(
    private readonly suspensions: Suspensions,
    private readonly listings: ListingsFacade,
    private readonly events: EventsFacade,
    private readonly reviews: ReviewsFacade,
  ) {}

  /** Holds whom it affects, before the case: their account is changed by a suspension. */
  hold(account: string): Promise<void> {
    return this.suspensions.hold(account);
  }

  /** In the caller's unit of work. Throws `moderation.cannot-hide`, `listings.reserved`. */
  async take(
    measure: Measure,
    { kind, target, affected }: Decided,
    by: string,
    until: Date | null,
  ): Promise<void> {
    if (measure === 'SUSPEND') await this.suspensions.suspend(affected, by, until);
    if (measure !== 'HIDE') return;
    if (!mayHide(kind)) throw cannotHide({ errors: [{ field: 'measure', message: cannotHide.message }] });
    if (kind === 'LISTING') await this.listings.hide(target);
    if (kind === 'EVENT') await this.events.removeFor(target, by);
    if (kind === 'REVIEW') await this.reviews.hide(target);
  }

  /** A complaint was right. An event that was removed is scheduled again by its store. */
  async reverse(measure: Measure, { kind, target, affected }: Decided, by: string): Promise<void> {
    if (measure === 'SUSPEND') await this.suspensions.reinstate(affected, by);
    if (measure !== 'HIDE') return;
    if (kind === 'LISTING') await this.listings.showAgain(target);
    if (kind === 'REVIEW') await this.reviews.showAgain(target);
  }
}

// Carries out what moderators decide, and reverses it.
import { Injectable } from '@nestjs/common';
import { Clock } from '../../kernel/clock.js';
import { EventsFacade } from '../events/index.js';
import { ListingsFacade } from '../listings/index.js';
import { OffersFacade } from '../offers/index.js';
import { ReviewsFacade } from '../reviews/index.js';
import { Suspensions } from '../users/index.js';
import { type Measure, mayHide, suspendedUntil, type Target } from './domain/case.js';
import { cannotHide, nobodyToSuspend } from './domain/moderation.errors.js';
import { CaseRepository, type CaseRow } from './persistence/case.repository.js';

type Decided = Pick<CaseRow, 'kind' | 'target' | 'affected'>;

@Injectable()
export class Measures {
  constructor(
    private readonly suspensions: Suspensions,
    private readonly listings: ListingsFacade,
    private readonly events: EventsFacade,
    private readonly reviews: ReviewsFacade,
    private readonly offers: OffersFacade,
    private readonly cases: CaseRepository,
    private readonly clock: Clock,
  ) {}

  /** Holds whom it affects, before the case; a suspension also ends what they have with partners, whom it needs held, too. */
  hold(account: string, { isSuspension }: { readonly isSuspension: boolean }): Promise<void> {
    return isSuspension ? this.suspensions.holdWithPartners(account) : this.suspensions.hold(account);
  }

  /**
   * Brings about, in the caller's unit of work, what the decisions of all cases say together, once `measure` is decided; `before` is what
   * held until then. Gives until when the account is suspended. Throws `moderation.cannot-hide`, `moderation.nobody-to-suspend`.
   */
  async settle(
    found: Decided,
    { measure, before }: { readonly measure: Measure; readonly before: Measure | undefined },
    by: string,
  ): Promise<Date | null> {
    if (measure === 'HIDE') await this.hide(found, by);
    else if (before === 'HIDE') await this.showAgain(found, by);
    if (measure !== 'SUSPEND' && before !== 'SUSPEND') return null;
    const { affected } = found;
    const suspension = await this.suspensionOf(affected);
    if (!suspension) await this.suspensions.reinstate(affected, by);
    else if (!(await this.suspensions.suspend(affected, by, suspension.until)) && measure === 'SUSPEND')
      throw nobodyToSuspend();
    return suspension?.until ?? null;
  }

  /** The longest suspension that is still in force, of whatever case. */
  private async suspensionOf(account: string): Promise<{ readonly until: Date | null } | undefined> {
    const now = this.clock.now();
    const decided = await this.cases.suspensionsOf(account);
    const ends = decided.map(({ decidedAt, days }) => suspendedUntil(decidedAt, days));
    if (ends.includes(null)) return { until: null };
    const [latest] = ends.filter((end) => end !== null && end > now).sort((a, b) => Number(b) - Number(a));
    return latest ? { until: latest } : undefined;
  }

  /** Whether it can be hidden; a message about a listing has been mailed. */
  async mayHide({ kind, id }: Target): Promise<boolean> {
    return mayHide(kind) && (kind !== 'MESSAGE' || (await this.offers.messageForReport(id)) !== undefined);
  }

  private async hide({ kind, target }: Decided, by: string): Promise<void> {
    if (!(await this.mayHide({ kind, id: target })))
      throw cannotHide({ errors: [{ field: 'measure', message: cannotHide.message }] });
    if (kind === 'LISTING') await this.listings.hide(target);
    if (kind === 'EVENT') await this.events.hide(target, by);
    if (kind === 'REVIEW') await this.reviews.hide(target);
    if (kind === 'MESSAGE') await this.offers.hideMessage(target);
  }

  /** A complaint was right, and neither its case nor another one hides the same any more. */
  private async showAgain(found: Decided, by: string): Promise<void> {
    const { kind, target } = found;
    if (await this.cases.isHidden(found)) return;
    if (kind === 'LISTING') await this.listings.showAgain(target, by);
    if (kind === 'EVENT') await this.events.showAgain(target);
    if (kind === 'REVIEW') await this.reviews.showAgain(target);
    if (kind === 'MESSAGE') await this.offers.showMessageAgain(target);
  }
}

// How an offer becomes a deal: its copies are reserved and the offer is accepted in one transaction.
import { Injectable } from '@nestjs/common';
import { Clock } from '../../kernel/clock.js';
import { DomainError } from '../../kernel/domain-error.js';
import { Jobs } from '../../platform/jobs/jobs.js';
import type { FairTradeSheet } from '../deals/index.js';
import { notAvailable } from '../listings/index.js';
import { copiesGone, countFirst, offerChanged } from './domain/offer.errors.js';
import { HoldTimes } from './hold-times.js';
import { OfferDeals } from './offer-deals.js';
import { OfferDesk } from './offer-desk.js';
import { toCount } from './offer-terms.js';
import { OfferFacts } from './persistence/offer-facts.js';
import { closedAs, type OfferRow, otherOf } from './persistence/offer-row.js';
import type { OfferLine, OfferTerms } from './persistence/terms.js';
import { errorsOfChangedCopies } from './stale-revision.js';

/** Ends the other offers about copies that were reserved. */
export const VOID_OTHERS_JOB = 'offers.void-others';
/** What its payload is. */
export interface ReservedListings {
  readonly listings: readonly string[];
}

/** What is known of an offer that was made in the same transaction. */
interface KnownTerms {
  readonly sheet: FairTradeSheet;
  readonly heldUntil: Date;
}

/** The accepted offer, or the listings that are not available any more. */
export type Agreed = { readonly offer: OfferRow } | { readonly gone: readonly string[] };

@Injectable()
export class Agreements {
  constructor(
    private readonly deals: OfferDeals,
    private readonly desk: OfferDesk,
    private readonly times: HoldTimes,
    private readonly facts: OfferFacts,
    private readonly jobs: Jobs,
    private readonly clock: Clock,
  ) {}

  /**
   * Opens the deal of an offer, to which `by` has agreed; null of a store’s rules, with what these know. Nothing has changed where copies are gone. Throws
   * `offers.changed` where a copy is not as it was offered.
   */
  async agree(
    offer: OfferRow,
    { lines, cash }: OfferTerms,
    by: string | null,
    known?: KnownTerms,
  ): Promise<Agreed> {
    const { uuid, kind, proposer: first, recipient: second } = offer;
    const heldUntil =
      kind === 'HOLD' ? (known?.heldUntil ?? (await this.times.heldUntil(second))) : undefined;
    const copies = lines.map(({ listing, giver, cents: priceCents }) => ({ listing, giver, priceCents }));
    try {
      // Who hasn't agreed last is who proposes to meet at the event.
      const meeting = offer.event && by ? { event: offer.event, by: otherOf(offer, by) } : null;
      const { deal } = await this.deals.open({
        ...{ offer: uuid, kind, first, second, copies, cash, heldUntil },
        ...(meeting && { proposed: meeting }),
        ...(known && { sheet: known.sheet }),
      });
      await this.refuseIfCopiesChanged(lines, by);
      const accepted = { ...closedAs(offer, 'ACCEPTED', this.clock.now()), deal };
      if (by === null) await this.desk.close(accepted, 'HELD', first);
      else await this.desk.close(accepted, 'ACCEPTED', by);
      await this.jobs.add(VOID_OTHERS_JOB, { listings: copies.map(({ listing }) => listing) });
      return { offer: accepted };
    } catch (error) {
      if (!(error instanceof DomainError) || error.code !== notAvailable.code) throw error;
      return { gone: (error.details.errors ?? []).map(({ field }) => field) };
    }
  }

  /**
   * Throws `offers.changed` where a copy is not what its line says: both agree to the line, and `offers.count-first`. For after the copies were reserved, when
   * nobody can change them.
   */
  private async refuseIfCopiesChanged(lines: readonly OfferLine[], by: string | null): Promise<void> {
    const copies = await this.facts.copies(lines.map(({ listing }) => listing));
    // A giver who agrees says with it that the copy is there.
    const uncounted = lines.filter(({ listing, giver }) => giver !== by && copies.get(listing)?.isExpired);
    if (uncounted.length > 0) throw countFirst({ errors: uncounted.map(toCount) });
    const errors = errorsOfChangedCopies(lines, copies);
    // Without a person who agreed, there was no offer to look at before.
    if (errors.length > 0) throw by === null ? copiesGone({ errors }) : offerChanged({ errors });
  }

  /** The lines whose copies are not to be had any more. */
  async goneOf(lines: readonly OfferLine[]): Promise<readonly OfferLine[]> {
    const copies = await this.facts.copies(lines.map(({ listing }) => listing));
    return lines.filter(({ listing, giver }) => {
      const copy = copies.get(listing);
      return !copy?.isActive || copy.type === 'BUY' || copy.giver !== giver;
    });
  }
}

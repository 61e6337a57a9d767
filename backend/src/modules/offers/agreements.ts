// How an offer becomes a deal: its copies are reserved and the offer is accepted in one transaction.
import { Injectable } from '@nestjs/common';
import { Clock } from '../../kernel/clock.js';
import { DomainError } from '../../kernel/domain-error.js';
import { Jobs } from '../../platform/jobs/jobs.js';
import type { DealToOpen, FairTradeSheet } from '../deals/index.js';
import { notAvailable } from '../listings/index.js';
import { countFirst, offerChanged } from './domain/offer.errors.js';
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

/** What is known of a hold that a store's rules accept. */
interface KnownHold {
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
   * Opens the deal of an offer, to which `by` has agreed. Nothing has changed where copies are gone. Throws `offers.changed` where a copy
   * is not as it was offered.
   */
  async agree(offer: OfferRow, terms: OfferTerms, by: string): Promise<Agreed> {
    const heldUntil = offer.kind === 'HOLD' ? await this.times.heldUntil(offer.recipient) : undefined;
    // Who hasn't agreed last is who proposes to meet at the event.
    const proposed = offer.event ? { event: offer.event, by: otherOf(offer, by) } : undefined;
    try {
      const accepted = await this.open(offer, terms, { heldUntil, proposed });
      await this.refuseIfCopiesChanged(terms.lines, by);
      await this.desk.close(accepted, 'ACCEPTED', by);
      return { offer: accepted };
    } catch (error) {
      if (!(error instanceof DomainError) || error.code !== notAvailable.code) throw error;
      return { gone: (error.details.errors ?? []).map(({ field }) => field) };
    }
  }

  /**
   * Opens the deal of a hold that the rules of the store accept, and adds it. For after its copies were locked, when they are on the
   * market.
   */
  async hold(offer: OfferRow, terms: OfferTerms, known: KnownHold): Promise<void> {
    const accepted = await this.open(offer, terms, known);
    await this.desk.addHeld(accepted, { author: offer.proposer, ...terms }, known.sheet);
  }

  private async open(
    offer: OfferRow,
    { lines, cash }: OfferTerms,
    known: Pick<DealToOpen, 'heldUntil' | 'proposed' | 'sheet'>,
  ): Promise<OfferRow> {
    const { uuid, kind, proposer: first, recipient: second } = offer;
    const copies = lines.map(({ listing, giver, cents: priceCents }) => ({ listing, giver, priceCents }));
    const asked = { offer: uuid, kind, first, second, copies, cash };
    const deal = await this.deals.open({ ...asked, ...known });
    await this.jobs.add(VOID_OTHERS_JOB, { listings: copies.map(({ listing }) => listing) });
    return { ...closedAs(offer, 'ACCEPTED', this.clock.now()), deal };
  }

  /**
   * Throws `offers.changed` where a copy is not what its line says: both agree to the line, and `offers.count-first`. For after the copies were reserved, when
   * nobody can change them.
   */
  private async refuseIfCopiesChanged(lines: readonly OfferLine[], by: string): Promise<void> {
    const copies = await this.facts.copies(lines.map(({ listing }) => listing));
    // A giver who agrees says with it that the copy is there.
    const uncounted = lines.filter(({ listing, giver }) => giver !== by && copies.get(listing)?.isExpired);
    if (uncounted.length > 0) throw countFirst({ errors: uncounted.map(toCount) });
    const errors = errorsOfChangedCopies(lines, copies);
    if (errors.length > 0) throw offerChanged({ errors });
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

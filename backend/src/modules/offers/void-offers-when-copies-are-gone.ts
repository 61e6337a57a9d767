// Open offers end when one of their copies is sold, withdrawn or reserved for somebody else, also while they are on their way.
import { Injectable } from '@nestjs/common';
import { DomainEvents } from '../../platform/domain-events/domain-events.js';
import { Jobs } from '../../platform/jobs/jobs.js';
import { copiesGone, listingSold, listingWithdrawn } from '../listings/index.js';
import { type ReservedListings, VOID_OTHERS_JOB } from './agreements.js';
import { type OfferChange, offerChanged } from './domain/offer.events.js';
import { VoidsService } from './voids.service.js';

/** What proposes copies: who lets one go at that moment does not see the offer yet. */
const PROPOSED: readonly OfferChange[] = ['SENT', 'COUNTERED'];
const HANDLER = 'offers.void-offers-when-copies-are-gone';

@Injectable()
export class VoidOffersWhenCopiesAreGone {
  constructor(events: DomainEvents, jobs: Jobs, voids: VoidsService) {
    for (const event of [listingSold, listingWithdrawn])
      events.on(event, HANDLER, ({ listing }) => voids.copiesAreGone([listing]));
    events.on(copiesGone, HANDLER, ({ lister }) => voids.copiesOfAreGone(lister));
    events.on(offerChanged, HANDLER, async ({ offer, change }) => {
      if (PROPOSED.includes(change)) await voids.copiesOfOfferMayBeGone(offer);
    });
    jobs.handle<ReservedListings>(VOID_OTHERS_JOB, ({ listings }) => voids.copiesAreGone(listings));
  }
}

// The other side of an offer is notified when it is made, answered, or ends by itself.
import { Injectable } from '@nestjs/common';
import { DomainEvents } from '../../platform/domain-events/domain-events.js';
import { type OfferChange, offerChanged } from '../offers/index.js';
import { UsersFacade } from '../users/index.js';
import type { NotificationKind } from './domain/notification.js';
import { NotificationRepository } from './persistence/notification.repository.js';
import { personOf } from './person-of.js';

const HANDLER = 'notifications.notify-parties-of-offers';
/** What waits for an answer; a hold that a store’s rules have accepted is a deal. All else is an answer. */
const KINDS: Partial<Record<OfferChange, NotificationKind>> = {
  SENT: 'OFFER_RECEIVED',
  COUNTERED: 'OFFER_RECEIVED',
  REMINDER: 'OFFER_RECEIVED',
  HELD: 'DEAL_CHANGED',
};

@Injectable()
export class NotifyPartiesOfOffers {
  constructor(events: DomainEvents, users: UsersFacade, notifications: NotificationRepository) {
    events.on(offerChanged, HANDLER, async (offer) => {
      const change = offer.change === 'SENT' && offer.kind === 'HOLD' ? 'HOLD_ASKED' : offer.change;
      const { to, proposer, recipient, cards, firstCard: cardName, deal } = offer;
      const people = await users.hold([proposer, recipient]);
      // In one order: another offer of the two may queue jobs of the same digests.
      for (const account of to.toSorted()) {
        const other = people.get(account === proposer ? recipient : proposer);
        const about = { offer: offer.offer, change, cards, cardName, ...personOf(other) };
        const details = { ...about, ...(deal !== null && { deal }) };
        const kind = KINDS[offer.change] ?? 'OFFER_ANSWERED';
        await notifications.add([account], { kind, details });
      }
    });
  }
}

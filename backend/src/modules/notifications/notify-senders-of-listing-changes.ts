// Anyone who sent a message about a listing is notified when it is sold, withdrawn, or available again.
import { Injectable } from '@nestjs/common';
import { DomainEvents } from '../../platform/domain-events/domain-events.js';
import { ListingsFacade, listingRestored, listingSold, listingWithdrawn } from '../listings/index.js';
import { accountWasClosed } from '../users/index.js';
import type { NotificationKind } from './domain/notification.js';
import { NotificationRepository } from './persistence/notification.repository.js';

/** For the events of a listing, which are delivered in one order. */
const HANDLER = 'notifications.notify-senders-of-listing-changes';
const CLOSED_HANDLER = 'notifications.notify-senders-when-a-lister-closes-their-account';
const KINDS = [
  [listingSold, 'LISTING_SOLD'],
  [listingWithdrawn, 'LISTING_WITHDRAWN'],
  [listingRestored, 'LISTING_RESTORED'],
] as const;

@Injectable()
export class NotifySendersOfListingChanges {
  constructor(
    events: DomainEvents,
    private readonly listings: ListingsFacade,
    private readonly notifications: NotificationRepository,
  ) {
    for (const [event, kind] of KINDS)
      events.on(event, HANDLER, ({ listing, lister }) => this.notify(kind, lister, listing));
    events.on(accountWasClosed, CLOSED_HANDLER, ({ account }) => this.notify('LISTING_WITHDRAWN', account));
  }

  private async notify(kind: NotificationKind, lister: string, listing?: string): Promise<void> {
    for (const { senders, ...details } of await this.listings.messagedListings(lister, listing))
      await this.notifications.add(senders, { kind, details });
  }
}

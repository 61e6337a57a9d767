// Wires notifications.
import { Module } from '@nestjs/common';
import { ListingsModule } from '../listings/index.js';
import { AskListersOfExpiredCounts } from './ask-listers-of-expired-counts.js';
import { NotificationsController } from './notifications.controller.js';
import { NotificationsQueries } from './notifications.queries.js';
import { NotificationsService } from './notifications.service.js';
import { NotifyOwnersOfAccountChanges } from './notify-owners-of-account-changes.js';
import { NotifyOwnersOfHeldPrices } from './notify-owners-of-held-prices.js';
import { NotifySendersOfListingChanges } from './notify-senders-of-listing-changes.js';
import { NotifyStoresOfNewCards } from './notify-stores-of-new-cards.js';
import { NotificationRepository } from './persistence/notification.repository.js';

@Module({
  imports: [ListingsModule],
  controllers: [NotificationsController],
  providers: [
    NotificationsService,
    NotificationsQueries,
    NotificationRepository,
    AskListersOfExpiredCounts,
    NotifyOwnersOfAccountChanges,
    NotifyOwnersOfHeldPrices,
    NotifySendersOfListingChanges,
    NotifyStoresOfNewCards,
  ],
})
export class NotificationsModule {}

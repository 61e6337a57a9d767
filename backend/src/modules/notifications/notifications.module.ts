// Wires notifications.
import { Module } from '@nestjs/common';
import { ListingsModule } from '../listings/index.js';
import { WatchlistModule } from '../watchlist/index.js';
import { AskListersOfExpiredCounts } from './ask-listers-of-expired-counts.js';
import { NotificationsController } from './notifications.controller.js';
import { NotificationsQueries } from './notifications.queries.js';
import { NotificationsService } from './notifications.service.js';
import { NotifyOwnersOfAccountChanges } from './notify-owners-of-account-changes.js';
import { NotifyOwnersOfHeldPrices } from './notify-owners-of-held-prices.js';
import { NotifyOwnersOfWants } from './notify-owners-of-wants.js';
import { NotifySendersOfListingChanges } from './notify-senders-of-listing-changes.js';
import { NotifyStoresOfNewCards } from './notify-stores-of-new-cards.js';
import { NotificationRepository } from './persistence/notification.repository.js';

@Module({
  imports: [ListingsModule, WatchlistModule],
  controllers: [NotificationsController],
  providers: [
    NotificationsService,
    NotificationsQueries,
    NotificationRepository,
    AskListersOfExpiredCounts,
    NotifyOwnersOfAccountChanges,
    NotifyOwnersOfHeldPrices,
    NotifyOwnersOfWants,
    NotifySendersOfListingChanges,
    NotifyStoresOfNewCards,
  ],
})
export class NotificationsModule {}

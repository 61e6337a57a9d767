// Wires notifications.
import { Module } from '@nestjs/common';
import { ListingsModule } from '../listings/index.js';
import { UsersModule } from '../users/index.js';
import { WatchlistModule } from '../watchlist/index.js';
import { AskListersOfExpiredCounts } from './ask-listers-of-expired-counts.js';
import { LiveNotifications } from './live/live-notifications.js';
import { LiveThreads } from './live/live-threads.js';
import { NotificationStreamController } from './live/notification-stream.controller.js';
import { NotificationMails } from './mail/notification-mails.js';
import { UnsubscribeLinks } from './mail/unsubscribe-links.js';
import { NotificationsController } from './notifications.controller.js';
import { NotificationsQueries } from './notifications.queries.js';
import { NotificationsService } from './notifications.service.js';
import { NotifyAttendeesOfEvents } from './notify-attendees-of-events.js';
import { NotifyFollowersOfEvents } from './notify-followers-of-events.js';
import { NotifyFollowersOfSingles } from './notify-followers-of-singles.js';
import { NotifyOwnersOfAccountChanges } from './notify-owners-of-account-changes.js';
import { NotifyOwnersOfHeldPrices } from './notify-owners-of-held-prices.js';
import { NotifyOwnersOfWants } from './notify-owners-of-wants.js';
import { NotifyPartiesOfDeals } from './notify-parties-of-deals.js';
import { NotifyPartiesOfOffers } from './notify-parties-of-offers.js';
import { NotifyReadersOfMessages } from './notify-readers-of-messages.js';
import { NotifySendersOfListingChanges } from './notify-senders-of-listing-changes.js';
import { NotifyStoresOfNewCards } from './notify-stores-of-new-cards.js';
import { NotifyThoseADecisionConcerns } from './notify-those-a-decision-concerns.js';
import { FollowerNotifications } from './persistence/follower-notifications.js';
import { MailRepository } from './persistence/mail.repository.js';
import { NotificationRepository } from './persistence/notification.repository.js';
import { PreferenceRepository } from './persistence/preference.repository.js';
import { PushRepository } from './persistence/push.repository.js';
import { PreferencesController } from './preferences.controller.js';
import { PreferencesService } from './preferences.service.js';
import { PushNotifications } from './push/push-notifications.js';
import { PushServices } from './push/push-services.js';
import { PushSubscriptionsController } from './push/push-subscriptions.controller.js';
import { PushSubscriptionsService } from './push/push-subscriptions.service.js';
import { Vapid } from './push/vapid.js';
import { UnsubscribeController } from './unsubscribe.controller.js';
import { UnsubscribeService } from './unsubscribe.service.js';

@Module({
  imports: [ListingsModule, UsersModule, WatchlistModule],
  controllers: [
    PreferencesController,
    UnsubscribeController,
    NotificationStreamController,
    PushSubscriptionsController,
    NotificationsController,
  ],
  providers: [
    NotificationsService,
    NotificationsQueries,
    NotificationRepository,
    PreferencesService,
    PreferenceRepository,
    UnsubscribeService,
    UnsubscribeLinks,
    NotificationMails,
    LiveNotifications,
    LiveThreads,
    MailRepository,
    PushNotifications,
    PushRepository,
    PushServices,
    PushSubscriptionsService,
    Vapid,
    AskListersOfExpiredCounts,
    FollowerNotifications,
    NotifyAttendeesOfEvents,
    NotifyFollowersOfEvents,
    NotifyFollowersOfSingles,
    NotifyOwnersOfAccountChanges,
    NotifyOwnersOfHeldPrices,
    NotifyOwnersOfWants,
    NotifyPartiesOfDeals,
    NotifyPartiesOfOffers,
    NotifyReadersOfMessages,
    NotifySendersOfListingChanges,
    NotifyStoresOfNewCards,
    NotifyThoseADecisionConcerns,
  ],
})
export class NotificationsModule {}

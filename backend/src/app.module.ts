// The table of contents: the modules of the product.
import { type DynamicModule, Module } from '@nestjs/common';
import type { Clock } from './kernel/clock.js';
import { AuthModule, authManifest } from './modules/auth/index.js';
import { CalendarsModule, calendarsManifest } from './modules/calendars/index.js';
import { CardsModule, cardsManifest } from './modules/cards/index.js';
import { CatalogsModule, catalogsManifest } from './modules/catalogs/index.js';
import { CoverModule, coverManifest } from './modules/cover/index.js';
import { DashboardModule, dashboardManifest } from './modules/dashboard/index.js';
import { DealsModule, dealsManifest } from './modules/deals/index.js';
import { EventsModule, eventsManifest } from './modules/events/index.js';
import { ListingsModule, listingsManifest } from './modules/listings/index.js';
import { ModerationModule, moderationManifest } from './modules/moderation/index.js';
import { NotificationsModule, notificationsManifest } from './modules/notifications/index.js';
import { OffersModule, offersManifest } from './modules/offers/index.js';
import { PlacesModule, placesManifest } from './modules/places/index.js';
import { ReviewsModule, reviewsManifest } from './modules/reviews/index.js';
import { StockModule, stockManifest } from './modules/stock/index.js';
import { StorefrontsModule, storefrontsManifest } from './modules/storefronts/index.js';
import { UsersModule, usersManifest } from './modules/users/index.js';
import { WatchlistModule, watchlistManifest } from './modules/watchlist/index.js';
import type { Environment } from './platform/environment/environment.js';
import type { ModuleManifest } from './platform/manifest/module-manifest.js';
import { PlatformModule } from './platform/platform.module.js';

/** What the modules declare, in the order of openapi.yaml. */
export const MANIFESTS: readonly ModuleManifest[] = [
  authManifest,
  usersManifest,
  listingsManifest,
  cardsManifest,
  watchlistManifest,
  eventsManifest,
  dashboardManifest,
  notificationsManifest,
  stockManifest,
  placesManifest,
  storefrontsManifest,
  coverManifest,
  dealsManifest,
  offersManifest,
  // Its demo data is about the deals that the offers' has led to.
  reviewsManifest,
  moderationManifest,
  calendarsManifest,
  catalogsManifest,
];

@Module({})
export class AppModule {
  /** The whole product for these settings. */
  static with(environment: Environment, clock?: Clock): DynamicModule {
    return {
      module: AppModule,
      imports: [
        PlatformModule.with(environment, MANIFESTS, clock),
        UsersModule,
        AuthModule,
        CatalogsModule,
        WatchlistModule,
        EventsModule,
        CardsModule,
        ListingsModule,
        DashboardModule,
        NotificationsModule,
        StockModule,
        PlacesModule,
        StorefrontsModule,
        CoverModule,
        DealsModule,
        ReviewsModule,
        OffersModule,
        ModerationModule,
        CalendarsModule,
      ],
    };
  }
}

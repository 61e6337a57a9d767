// The table of contents: the modules of the product.
import { type DynamicModule, Module } from '@nestjs/common';
import type { Clock } from './kernel/clock.js';
import { AuthModule } from './modules/auth/index.js';
import { CardsModule } from './modules/cards/index.js';
import { CatalogsModule } from './modules/catalogs/index.js';
import { DashboardModule } from './modules/dashboard/index.js';
import { EventsModule } from './modules/events/index.js';
import { ListingsModule } from './modules/listings/index.js';
import { UsersModule } from './modules/users/index.js';
import { WatchlistModule } from './modules/watchlist/index.js';
import type { Environment } from './platform/environment/environment.js';
import { PlatformModule } from './platform/platform.module.js';

@Module({})
export class AppModule {
  /** The whole product for these settings. */
  static with(environment: Environment, clock?: Clock): DynamicModule {
    return {
      module: AppModule,
      imports: [
        PlatformModule.with(environment, clock),
        UsersModule,
        AuthModule,
        CatalogsModule,
        WatchlistModule,
        EventsModule,
        CardsModule,
        ListingsModule,
        DashboardModule,
      ],
    };
  }
}

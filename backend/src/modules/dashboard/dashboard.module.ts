// Wires the dashboard.
import { Module } from '@nestjs/common';
import { EventsModule } from '../events/index.js';
import { ListingsModule } from '../listings/index.js';
import { PlacesModule } from '../places/index.js';
import { UsersModule } from '../users/index.js';
import { WatchlistModule } from '../watchlist/index.js';
import { DashboardController } from './dashboard.controller.js';
import { DashboardQueries } from './dashboard.queries.js';
import { FrontPageQueries } from './front-page.queries.js';

@Module({
  imports: [EventsModule, ListingsModule, PlacesModule, UsersModule, WatchlistModule],
  controllers: [DashboardController],
  providers: [DashboardQueries, FrontPageQueries],
})
export class DashboardModule {}

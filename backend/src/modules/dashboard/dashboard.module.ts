// Wires the dashboard.
import { Module } from '@nestjs/common';
import { EventsModule } from '../events/index.js';
import { ListingsModule } from '../listings/index.js';
import { WatchlistModule } from '../watchlist/index.js';
import { DashboardController } from './dashboard.controller.js';
import { DashboardQueries } from './dashboard.queries.js';

@Module({
  imports: [EventsModule, ListingsModule, WatchlistModule],
  controllers: [DashboardController],
  providers: [DashboardQueries],
})
export class DashboardModule {}

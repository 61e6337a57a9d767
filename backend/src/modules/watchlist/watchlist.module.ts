// Wires the watchlist.
import { Module } from '@nestjs/common';
import { CardsModule } from '../cards/index.js';
import { UsersModule } from '../users/index.js';
import { WatchlistRepository } from './persistence/watchlist.repository.js';
import { PricedEntries } from './priced-entries.js';
import { WatchlistController } from './watchlist.controller.js';
import { WatchlistFacade } from './watchlist.facade.js';
import { WatchlistQueries } from './watchlist.queries.js';
import { WatchlistService } from './watchlist.service.js';

@Module({
  imports: [CardsModule, UsersModule],
  controllers: [WatchlistController],
  providers: [WatchlistService, WatchlistQueries, PricedEntries, WatchlistRepository, WatchlistFacade],
  exports: [WatchlistFacade],
})
export class WatchlistModule {}

// Wires the watchlist.
import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { CardsModule } from '../cards/index.js';
import { WatchedCardSchema } from './persistence/watched-card.schema.js';
import { WatchlistRepository } from './persistence/watchlist.repository.js';
import { PricedEntries } from './priced-entries.js';
import { WatchlistController } from './watchlist.controller.js';
import { WatchlistFacade } from './watchlist.facade.js';
import { WatchlistPersonalData } from './watchlist.personal-data.js';
import { WatchlistQueries } from './watchlist.queries.js';
import { WatchlistService } from './watchlist.service.js';

@Module({
  imports: [TypeOrmModule.forFeature([WatchedCardSchema]), CardsModule],
  controllers: [WatchlistController],
  providers: [
    WatchlistService,
    WatchlistQueries,
    PricedEntries,
    WatchlistRepository,
    WatchlistFacade,
    WatchlistPersonalData,
  ],
  exports: [WatchlistFacade],
})
export class WatchlistModule {}

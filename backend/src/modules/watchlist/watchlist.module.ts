// Wires the watchlist.
import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { entityOf } from '../../platform/database/entity.js';
import { CardsModule } from '../cards/index.js';
import { WATCHED_CARD } from './persistence/tables.js';
import { WatchedCardRow } from './persistence/watched-card.row.js';
import { WatchlistRepository } from './persistence/watchlist.repository.js';
import { PricedEntries } from './priced-entries.js';
import { WatchlistController } from './watchlist.controller.js';
import { WatchlistFacade } from './watchlist.facade.js';
import { WatchlistPersonalData } from './watchlist.personal-data.js';
import { WatchlistQueries } from './watchlist.queries.js';
import { WatchlistService } from './watchlist.service.js';

@Module({
  imports: [TypeOrmModule.forFeature([entityOf(WATCHED_CARD, WatchedCardRow)]), CardsModule],
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

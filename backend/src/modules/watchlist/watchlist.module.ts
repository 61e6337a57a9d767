// Wires the watchlist.
import { Module } from '@nestjs/common';
import { CardsModule } from '../cards/index.js';
import { PlacesModule } from '../places/index.js';
import { UsersModule } from '../users/index.js';
import { MatchWants } from './matching/match-wants.js';
import { NearbyController } from './nearby/nearby.controller.js';
import { NearbyQueries } from './nearby/nearby.queries.js';
import { WatchlistRepository } from './persistence/watchlist.repository.js';
import { PricedEntries } from './priced-entries.js';
import { TakeOffReceivedWants } from './wants/take-off-received-wants.js';
import { WantRepository } from './wants/want.repository.js';
import { WantListsService } from './wants/want-lists.service.js';
import { WantsController } from './wants/wants.controller.js';
import { WantsQueries } from './wants/wants.queries.js';
import { WantsService } from './wants/wants.service.js';
import { WatchlistController } from './watchlist.controller.js';
import { WatchlistFacade } from './watchlist.facade.js';
import { WatchlistQueries } from './watchlist.queries.js';
import { WatchlistService } from './watchlist.service.js';

@Module({
  imports: [CardsModule, PlacesModule, UsersModule],
  // Paths with words before paths with an id in their place.
  controllers: [WantsController, NearbyController, WatchlistController],
  providers: [
    WatchlistService,
    WatchlistQueries,
    PricedEntries,
    WatchlistRepository,
    WatchlistFacade,
    WantRepository,
    WantsService,
    WantsQueries,
    WantListsService,
    MatchWants,
    TakeOffReceivedWants,
    NearbyQueries,
  ],
  exports: [WatchlistFacade],
})
export class WatchlistModule {}

// Wires imports.
import { Module } from '@nestjs/common';
import { CardsModule } from '../../cards/index.js';
import { ListingsModule } from '../../listings/index.js';
import { WatchlistModule } from '../../watchlist/index.js';
import { BatchRepository } from '../persistence/batch.repository.js';
import { CommitImports } from './commit-imports.js';
import { HeldRows } from './held-rows.js';
import { ImportRepository } from './import.repository.js';
import { ImportRowRepository } from './import-row.repository.js';
import { ImportsController } from './imports.controller.js';
import { ImportsQueries } from './imports.queries.js';
import { ImportsService } from './imports.service.js';
import { PrepareImports } from './prepare-imports.js';
import { CardResolver } from './resolve/card-resolver.js';
import { WantedListsController } from './wanted-lists.controller.js';
import { WantedListsService } from './wanted-lists.service.js';
import { WishesService } from './wishes.service.js';

@Module({
  imports: [CardsModule, ListingsModule, WatchlistModule],
  controllers: [ImportsController, WantedListsController],
  providers: [
    BatchRepository,
    ImportsService,
    ImportsQueries,
    ImportRepository,
    ImportRowRepository,
    PrepareImports,
    CommitImports,
    CardResolver,
    HeldRows,
    WishesService,
    WantedListsService,
  ],
  exports: [CardResolver, ImportRepository],
})
export class ImportsModule {}

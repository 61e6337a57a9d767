// Looks up cards, names, sets and prices in the mirror.
import { Module } from '@nestjs/common';
import { CardCollectionController } from './card-collection.controller.js';
import { CardCollections } from './card-collections.js';
import { CardNames } from './card-names.js';
import { CardPricesController } from './card-prices.controller.js';
import { CardSetsController } from './card-sets.controller.js';
import { CardSets } from './card-sets.js';
import { CardsQueries } from './cards.queries.js';
import { CatalogueStatusController } from './catalogue-status.controller.js';
import { CatalogueStatusQueries } from './catalogue-status.queries.js';
import { ImportMetrics } from './import-metrics.js';
import { LikelyPrintings } from './likely-printings.js';
import { MarketPrices } from './market-prices.js';
import { NamedCards } from './named-cards.js';
import { PriceHistoryQueries } from './price-history.queries.js';
import { ResponseCache } from './response-cache.js';

@Module({
  controllers: [
    CatalogueStatusController,
    CardPricesController,
    CardCollectionController,
    CardSetsController,
  ],
  providers: [
    ResponseCache,
    CatalogueStatusQueries,
    ImportMetrics,
    CardsQueries,
    MarketPrices,
    PriceHistoryQueries,
    NamedCards,
    CardNames,
    CardCollections,
    CardSets,
    LikelyPrintings,
  ],
  exports: [ResponseCache, CardsQueries, MarketPrices, NamedCards, CardNames],
})
export class LookupModule {}

// Wires the card database.
import { Module } from '@nestjs/common';
import { CardAnswers } from './card-answers.js';
import { CardCollectionController } from './card-collection.controller.js';
import { CardImagesController } from './card-images.controller.js';
import { CardNamesController } from './card-names.controller.js';
import { CardPricesController } from './card-prices.controller.js';
import { CardSetsController } from './card-sets.controller.js';
import { CardSymbolsController } from './card-symbols.controller.js';
import { CardsController } from './cards.controller.js';
import { CardsFacade } from './cards.facade.js';
import { CardsQueries } from './cards.queries.js';
import { CatalogueFigures } from './catalogue-figures.js';
import { CatalogueStatusController } from './catalogue-status.controller.js';
import { CatalogueStatusQueries } from './catalogue-status.queries.js';
import { ForgetPrices } from './forget-prices.js';
import { NightlyImport } from './import/nightly-import.js';
import { RebuildAtStart } from './import/rebuild-at-start.js';
import { CardCollections } from './lookup/card-collections.js';
import { CardNames } from './lookup/card-names.js';
import { CardSets } from './lookup/card-sets.js';
import { LikelyPrintings } from './lookup/likely-printings.js';
import { NamedCards } from './lookup/named-cards.js';
import { MarketPrices } from './market-prices.js';
import { ScanAllowance } from './picture/scans/scan-allowance.js';
import { Scans } from './picture/scans/scans.js';
import { ShownPictures } from './picture/shown-pictures.js';
import { PriceHistoryQueries } from './price-history.queries.js';
import { CardSearch } from './search/card-search.js';
import { SearchKnowledge } from './search/search-knowledge.js';
import { SearchRestrictions } from './search/search-restrictions.js';
import { Adoption } from './source/adoption.js';
import { CardSource } from './source/card-source.js';
import { LiveAnswers } from './source/live-answers.js';
import { LiveCards } from './source/live-cards.js';
import { LiveLanes } from './source/live-lanes.js';
import { LiveLimits } from './source/live-limits.js';

/** What asks the live card database. */
const LIVE = [CardSource, LiveCards, LiveAnswers, LiveLanes, LiveLimits, Adoption];
/** What looks single cards and sets up. */
const LOOKUP = [NamedCards, CardNames, CardCollections, CardSets, LikelyPrintings];
const LOOKUP_ROUTES = [
  CardNamesController,
  CardCollectionController,
  CardSetsController,
  CardSymbolsController,
];

@Module({
  controllers: [
    CatalogueStatusController,
    CardsController,
    CardImagesController,
    CardPricesController,
    ...LOOKUP_ROUTES,
  ],
  providers: [
    CardAnswers,
    CatalogueStatusQueries,
    CatalogueFigures,
    CardsFacade,
    CardsQueries,
    MarketPrices,
    PriceHistoryQueries,
    ForgetPrices,
    CardSearch,
    SearchKnowledge,
    SearchRestrictions,
    NightlyImport,
    RebuildAtStart,
    Scans,
    ScanAllowance,
    ShownPictures,
    ...LOOKUP,
    ...LIVE,
  ],
  exports: [CardsFacade],
})
export class CardsModule {}

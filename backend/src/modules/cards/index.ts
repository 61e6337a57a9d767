// The face of the card database.
export { type CardSnapshot, CardsFacade } from './cards.facade.js';
export { cardsManifest } from './cards.manifest.js';
export { CardsModule } from './cards.module.js';
export { type SampleCard, tradedCards } from './demo-cards.js';
export { importFinished } from './domain/card.events.js';
export type { MarketPrice } from './domain/market-price.js';
export { searchTooSlow, tooManySearches } from './domain/search.errors.js';
export { Notice } from './dto/notice.dto.js';
export {
  BULK_TYPES,
  bulkSummaryLines,
  importCatalogue,
  importNewest,
  importPrices,
  pricesSummaryLines,
  progressReporter,
  SOURCES,
  summaryLines,
} from './import/index.js';
export { marketCents } from './market-cents.sql.js';
export { cardOf, idsOf, idsOfCurrent, pidOf, printingsOf } from './printings.sql.js';
export {
  FIRST_PRINTINGS,
  type FoundPrintings,
  isFound,
  lookupCents,
  lookupOf,
  MAX_QUERY_LENGTH,
  type SearchStatement,
} from './search/index.js';
export { CatalogueImportError } from './upstream/index.js';

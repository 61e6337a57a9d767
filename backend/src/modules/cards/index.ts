// The face of the card database.
export { type CardSnapshot, CardsFacade } from './cards.facade.js';
export { CardsModule } from './cards.module.js';
export { importFinished } from './domain/card.events.js';
export type { MarketPrice } from './domain/market-price.js';
export { BULK_TYPES } from './import/bulk-endpoint.js';
export { importNewest } from './import/bulk-import.js';
export { importCatalogue } from './import/catalogue-import.js';
export { CatalogueImportError } from './import/import-error.js';
export { importPrices } from './import/prices-import.js';
export { shownProgress } from './import/shown-progress.js';
export { SOURCES } from './import/source-kind.js';
export { bulkSummaryLines, pricesSummaryLines, summaryLines } from './import/summary-lines.js';

// The face of import.

export { BULK_TYPES } from './bulk-endpoint.js';
export { importNewest } from './bulk-import.js';
export { importCatalogue } from './catalogue-import.js';
export { ImportModule } from './import.module.js';
export type { ImportSummary } from './import-summary.js';
export { ingestCards } from './ingest-cards.js';
export { importPrices } from './prices-import.js';
export { progressReporter } from './shown-progress.js';
export { SOURCES } from './source-kind.js';
export { bulkSummaryLines, pricesSummaryLines, summaryLines } from './summary-lines.js';

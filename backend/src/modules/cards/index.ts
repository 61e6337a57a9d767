// The face of the card database.
export { type CardSnapshot, CardsFacade } from './cards.facade.js';
export { CardsModule } from './cards.module.js';
export { type ImportOptions, importCatalogue } from './import/catalogue-import.js';
export { CatalogueImportError } from './import/import-error.js';
export { shownProgress } from './import/shown-progress.js';
export { SOURCES } from './import/source-kind.js';
export { summaryLines } from './import/summary-lines.js';

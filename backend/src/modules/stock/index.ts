// The face of stock.

export type { CardLine } from './imports/card-lists.js';
export { pricesHeldBack } from './rules/rule.events.js';
export { StockFacade } from './stock.facade.js';
export { stockManifest } from './stock.manifest.js';
export { StockModule } from './stock.module.js';

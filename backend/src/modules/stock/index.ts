// The face of stock.

export { pricesHeldBack } from './rules/rule.events.js';
export { stockManifest } from './stock.manifest.js';
export { StockModule } from './stock.module.js';

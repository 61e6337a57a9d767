// The face of stock.

export { stockManifest } from './stock.manifest.js';
export { StockModule } from './stock.module.js';

// What stock declares about itself.
import type { ModuleManifest } from '../../platform/manifest/module-manifest.js';
import { addDemoStock } from './demo-stock.js';
import { STOCK_LIMITS } from './stock.limits.js';
import { STOCK_PERSONAL_DATA } from './stock.personal-data.js';
import { STOCK_RETENTION } from './stock.retention.js';
import { STOCK_TABLES } from './stock.tables.js';

export const stockManifest = {
  name: 'stock',
  summary: 'An account’s listings as a stock: lines with quantities, edited many at a time.',
  asks: ['listings', 'cards', 'users', 'watchlist'],
  ids: {
    '/api/stock/batches/': 'The ID of the batch.',
    '/api/stock/exports/': 'The ID of the file.',
    '/api/stock/imports/': 'The ID of the import.',
    '/api/stock/reconciliations/': 'The ID of the report.',
  },
  tables: STOCK_TABLES,
  limits: STOCK_LIMITS,
  auditActions: ['stock.edited', 'stock.imported', 'stock.repriced', 'stock.undone'],
  personalData: STOCK_PERSONAL_DATA,
  demo: addDemoStock,
  retention: STOCK_RETENTION,
  withoutKey: {
    previewStockEdit: 'it reads',
    previewPriceRules: 'it reads',
    reconcileStock: 'it reads: another report takes the place of the oldest',
    uploadImport: 'an account has one open import: a second is refused',
    commitImport: 'an import is committed once: a second call is refused',
    importWants: 'a list that is imported again changes nothing more',
    watchImportWishes: 'a card that is watched stays so',
    acknowledgeStockExport: 'confirming again changes nothing',
  },
} as const satisfies ModuleManifest;

// The rate limits of stock.
import { countedInMemory, MINUTE, type RateLimitClass } from '../../platform/manifest/rate-limit-class.js';

/** Previews and edits of up to 50,000 copies each. */
export const EDIT_STOCK: RateLimitClass = {
  name: 'edit-stock',
  rules: [countedInMemory('account', 120, MINUTE)],
  isExpensive: true,
};

/** Uploads of up to 20 MB, and comparisons of up to 50,000 rows. */
export const IMPORT_STOCK: RateLimitClass = {
  name: 'import-stock',
  rules: [countedInMemory('account', 60, MINUTE)],
  isExpensive: true,
};

/** Files of up to 200,000 copies each. */
export const EXPORT_STOCK: RateLimitClass = {
  name: 'export-stock',
  rules: [{ by: 'account', calls: 30, seconds: 10 * MINUTE }],
  isExpensive: true,
};

export const STOCK_LIMITS: readonly RateLimitClass[] = [EDIT_STOCK, IMPORT_STOCK, EXPORT_STOCK];

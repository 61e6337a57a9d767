// How the operations on the caller's own stock are called: nobody can aim them at somebody else's.

type Aims = Readonly<Record<string, () => { readonly query?: string; readonly body?: unknown }>>;

const PRICING = { percent: 90, exceptions: [], roundTo: 0.25, neverBelowPaid: true };
const EDIT = { filter: {}, change: { price: 1 } };
const LONG_AGO = '2026-03-01T10:00:00.000Z';

/** What every member may call. */
export const OWN_STOCK: Aims = {
  exportStock: () => ({ query: 'format=playset' }),
  getStockExports: () => ({}),
  getPullSheet: () => ({}),
  getStockLines: () => ({}),
  getStockChanges: () => ({}),
  putStockLines: () => ({ body: { mode: 'SET', lines: [{ externalId: 'SKU-1', quantity: 0 }] } }),
  getStockSummary: () => ({}),
  getStaleStock: () => ({}),
  getStockBatches: () => ({}),
  getImports: () => ({}),
  getReconciliations: () => ({}),
  previewStockEdit: () => ({ body: EDIT }),
  getPriceRules: () => ({}),
  savePriceRules: () => ({ body: { ...PRICING, automatic: false } }),
  previewPriceRules: () => ({ body: { rules: PRICING, includeTyped: false } }),
  getHeldPrices: () => ({}),
};

/** What needs a stock: how it is refused without one. */
export const WITHOUT_STOCK: Readonly<Record<string, readonly [aim: Aims[string], refusal: string]>> = {
  // It takes the bytes of a file, not JSON.
  importWants: [() => ({ body: {} }), 'request.media-type'],
  uploadImport: [() => ({ body: {} }), 'request.media-type'],
  reconcileStock: [() => ({ body: {} }), 'request.media-type'],
  editStock: [() => ({ body: EDIT }), 'stock.nothing-to-change'],
  applyPriceRules: [() => ({ body: { includeTyped: false } }), 'stock.no-price-rules'],
  acceptHeldPrices: [() => ({ body: { until: LONG_AGO } }), 'stock.nothing-to-change'],
  declineHeldPrices: [() => ({ body: { until: LONG_AGO } }), 'stock.nothing-to-change'],
};

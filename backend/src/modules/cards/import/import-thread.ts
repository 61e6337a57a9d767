// The thread that imports the newest bulk file.

import { CatalogueImportError } from '../upstream/index.js';
import { type BulkOutcome, type BulkSettings, importNewest } from './bulk-import.js';
import { AnotherImport } from './import-transaction.js';
import { runInWorker } from './worker-script.js';

/** The outcome that the worker posts; `reason` is for the operator. */
export type ImportOutcome = BulkOutcome | { readonly status: 'busy' | 'failed'; readonly reason: string };

await runInWorker<BulkSettings, ImportOutcome>(async (settings, stop) => {
  try {
    return await importNewest(settings, { stop });
  } catch (error) {
    if (error instanceof AnotherImport) return { status: 'busy', reason: error.message };
    if (error instanceof CatalogueImportError) return { status: 'failed', reason: error.message };
    throw error;
  }
});

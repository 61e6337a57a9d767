// The thread that imports the newest bulk file.

import { CatalogueImportError } from '../upstream/index.js';
import { type BulkOutcome, type BulkSettings, importNewest } from './bulk-import.js';
import { AnotherImport } from './import-transaction.js';
import { tellParent } from './worker-script.js';

/** What the thread tells at its end; the reason of a failure is for a person. */
export type ImportOutcome = BulkOutcome | { readonly status: 'busy' | 'failed'; readonly reason: string };

await tellParent<BulkSettings, ImportOutcome>(async (settings, stop) => {
  try {
    return await importNewest(settings, { stop });
  } catch (error) {
    if (error instanceof AnotherImport) return { status: 'busy', reason: error.message };
    if (error instanceof CatalogueImportError) return { status: 'failed', reason: error.message };
    throw error;
  }
});

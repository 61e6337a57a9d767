// The jobs of imports, as they are queued: of all accounts one after the other, so that imports leave room for everything else.
import type { StopSign } from '../domain/import-vocabulary.js';

export const QUEUE = 'stock.imports';

/** Reads a file, if need be, and compares its rows with the stock. */
export const PREPARE_IMPORT = 'stock.prepare-import';
export interface PrepareJob {
  readonly uuid: string;
  /** Of the import when it was queued: a later one has a job of its own. */
  readonly revision: number;
}

/** Commits an import. */
export const COMMIT_IMPORT = 'stock.commit-import';
export interface CommitJob extends PrepareJob {
  readonly acknowledged: readonly StopSign[];
}

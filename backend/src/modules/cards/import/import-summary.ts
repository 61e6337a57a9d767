// What an import of cards did, in figures.
import type { Source } from './source-kind.js';

/** What an import did. `skipped` counts objects by the reason why they can't be cards. */
export interface ImportSummary {
  readonly source: Source;
  readonly rows: number;
  readonly added: number;
  readonly changed: number;
  readonly unchanged: number;
  readonly gone: number;
  readonly skipped: Readonly<Record<string, number>>;
}

// Hears how far an import is.

export interface ImportProgress {
  /** Bytes of the file that were fetched, of all its bytes, where it is fetched first. */
  fetching?(done: number, total: number): void;
  /** Bytes of the file that were read, of all its bytes, and the cards (or price series) in them. */
  reading(done: number, total: number, count: number): void;
  /** What is done now, for a person. */
  step(words: string): void;
}

/** Nobody hears. */
export const SILENT: ImportProgress = { reading: () => undefined, step: () => undefined };

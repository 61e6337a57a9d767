// Where files live that are too large for the database: a folder under DATA_DIR, or an S3-compatible bucket.

/** An object as a listing of the storage has it. */
export interface StoredObject {
  readonly key: string;
  readonly modifiedAt: Date;
}

/**
 * Stores immutable objects by key: `folder/name.ext`, in lower and upper case letters, digits, `-`, `_` and `.`. An object is there
 * as a whole or not at all.
 */
export abstract class ObjectStorage {
  /** Throws a StorageError if it can't be stored. */
  abstract put(key: string, bytes: Buffer, type: string): Promise<void>;
  /** Undefined if there is no such object. Throws a StorageError. */
  abstract get(key: string): Promise<Buffer | undefined>;
  /** An object that isn't there is deleted already. Throws a StorageError. */
  abstract delete(key: string): Promise<void>;
  /** All objects of a folder, in batches; nothing that isn't one. Throws a StorageError. */
  abstract list(folder: string): AsyncIterable<readonly StoredObject[]>;
}

/** The storage failed or is full; the same call may work later. */
export class StorageError extends Error {
  override readonly name = 'StorageError';
}

const KEY = /^[a-z]+\/[\w-]+(\.[\w-]+)*$/;

/** Whether an object can have this key: it stays in its folder, and every store spells it alike. */
export const isKey = (key: string): boolean => KEY.test(key);

/** Throws for any other key. */
export function refuseOddKey(key: string): void {
  if (!isKey(key)) throw new Error(`${JSON.stringify(key)} is no key of an object`);
}

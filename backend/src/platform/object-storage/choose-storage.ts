// Chooses the storage of objects by the settings.
import { resolve } from 'node:path';
import type { Environment } from '../environment/environment.js';
import { FolderStorage } from './folder-storage.js';
import { bucketIn, S3Storage } from './s3-storage.js';

/** The bucket in the settings, or else a folder under DATA_DIR. */
export function chooseStorage(environment: Environment): S3Storage | FolderStorage {
  const bucket = bucketIn(environment);
  return bucket ? new S3Storage(bucket) : new FolderStorage(resolve(environment.DATA_DIR, 'objects'));
}

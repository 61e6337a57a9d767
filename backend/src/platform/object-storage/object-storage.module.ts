// Chooses the storage of objects by the settings.
import { resolve } from 'node:path';
import { Global, Module } from '@nestjs/common';
import { Environment } from '../environment/environment.js';
import { FolderStorage } from './folder-storage.js';
import { ObjectStorage } from './object-storage.js';
import { bucketIn, S3Storage } from './s3-storage.js';

/** The folder of stored objects under DATA_DIR. */
export const objectsFolder = ({ DATA_DIR }: Environment): string => resolve(DATA_DIR, 'objects');

@Global()
@Module({
  providers: [
    {
      provide: ObjectStorage,
      inject: [Environment],
      useFactory: (environment: Environment) => {
        const bucket = bucketIn(environment);
        return bucket ? new S3Storage(bucket) : new FolderStorage(objectsFolder(environment));
      },
    },
  ],
  exports: [ObjectStorage],
})
export class ObjectStorageModule {}

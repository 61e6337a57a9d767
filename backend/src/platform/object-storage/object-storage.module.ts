// Provides the storage of objects.
import { Global, Module } from '@nestjs/common';
import { Environment } from '../environment/environment.js';
import { chooseStorage } from './choose-storage.js';
import { ObjectStorage } from './object-storage.js';

@Global()
@Module({
  providers: [{ provide: ObjectStorage, inject: [Environment], useFactory: chooseStorage }],
  exports: [ObjectStorage],
})
export class ObjectStorageModule {}

// Keeps the mirror fresh: the nightly import, and a rebuild after an upgrade.
import { Module } from '@nestjs/common';
import { NightlyImport } from './nightly-import.js';
import { RebuildAtStart } from './rebuild-at-start.js';

@Module({
  providers: [NightlyImport, RebuildAtStart],
})
export class ImportModule {}

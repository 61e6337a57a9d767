// The card database: each room is a module of its own.
import { Module } from '@nestjs/common';
import { CardsFacade } from './cards.facade.js';
import { ImportModule } from './import/index.js';
import { LookupModule } from './lookup/index.js';
import { PicturesModule } from './pictures/index.js';
import { SearchModule } from './search/index.js';
import { SourceModule } from './source/index.js';

@Module({
  imports: [LookupModule, SourceModule, PicturesModule, SearchModule, ImportModule],
  providers: [CardsFacade],
  exports: [CardsFacade],
})
export class CardsModule {}

// Wires the card database.
import { Module } from '@nestjs/common';
import { CardImagesController } from './card-images.controller.js';
import { CardsController } from './cards.controller.js';
import { CardsFacade } from './cards.facade.js';
import { CardsQueries } from './cards.queries.js';
import { CardSearch } from './search/card-search.js';

@Module({
  controllers: [CardsController, CardImagesController],
  providers: [CardsFacade, CardsQueries, CardSearch],
  exports: [CardsFacade],
})
export class CardsModule {}

// Answers from the live card database or from the mirror.
import { Module } from '@nestjs/common';
import { LookupModule } from '../lookup/index.js';
import { SearchModule } from '../search/index.js';
import { Adoption } from './adoption.js';
import { CardNamesController } from './card-names.controller.js';
import { CardSource } from './card-source.js';
import { CardsController } from './cards.controller.js';
import { LiveAnswers } from './live-answers.js';
import { LiveCards } from './live-cards.js';
import { LiveLanes } from './live-lanes.js';
import { LiveLimits } from './live-limits.js';

@Module({
  imports: [LookupModule, SearchModule],
  controllers: [CardsController, CardNamesController],
  providers: [CardSource, LiveCards, LiveAnswers, LiveLanes, LiveLimits, Adoption],
})
export class SourceModule {}

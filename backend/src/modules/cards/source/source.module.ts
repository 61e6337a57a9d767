// Answers from the live card database or from the mirror.
import { Module } from '@nestjs/common';
import { LookupModule } from '../lookup/index.js';
import { SearchModule } from '../search/index.js';
import { CardIngest } from './card-ingest.js';
import { CardNamesController } from './card-names.controller.js';
import { CardSource } from './card-source.js';
import { CardsController } from './cards.controller.js';
import { LiveAnswers } from './live-answers.js';
import { LiveCards } from './live-cards.js';
import { LiveLimits } from './live-limits.js';
import { LiveRateLimiter } from './live-rate-limiter.js';

@Module({
  imports: [LookupModule, SearchModule],
  controllers: [CardsController, CardNamesController],
  providers: [CardSource, LiveCards, LiveAnswers, LiveRateLimiter, LiveLimits, CardIngest],
})
export class SourceModule {}

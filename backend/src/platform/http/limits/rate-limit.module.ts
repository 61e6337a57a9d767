// Gives every module the counters of the rate limits, and what refuses calls while the process is busy.
import { Global, Module } from '@nestjs/common';
import { LoadShedder } from './load-shedder.js';
import { FamiliarPlaces } from './rate-limit-familiar.js';
import { RateLimits } from './rate-limits.js';

@Global()
@Module({
  providers: [RateLimits, FamiliarPlaces, LoadShedder],
  exports: [RateLimits, FamiliarPlaces, LoadShedder],
})
export class RateLimitModule {}

// Gives every module the counters of the rate limits.
import { Global, Module } from '@nestjs/common';
import { FamiliarPlaces } from './rate-limit-familiar.js';
import { RateLimits } from './rate-limits.js';

@Global()
@Module({ providers: [RateLimits, FamiliarPlaces], exports: [RateLimits, FamiliarPlaces] })
export class RateLimitModule {}

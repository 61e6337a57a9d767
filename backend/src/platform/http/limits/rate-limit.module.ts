// Gives every module the counters of the rate limits, and what refuses calls while the process is busy.
import { Global, Module } from '@nestjs/common';
import { LoadShedder } from './load-shedder.js';
import { RateLimits } from './rate-limits.js';
import { TrustedDevices } from './trusted-devices.js';

@Global()
@Module({
  providers: [RateLimits, TrustedDevices, LoadShedder],
  exports: [RateLimits, TrustedDevices, LoadShedder],
})
export class RateLimitModule {}

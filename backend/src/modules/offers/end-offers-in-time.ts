// Every minute, offers whose time is over end, and those that end within a day are pointed out to whose turn it is.
import { Injectable } from '@nestjs/common';
import { Jobs } from '../../platform/jobs/jobs.js';
import { VoidsService } from './voids.service.js';

@Injectable()
export class EndOffersInTime {
  constructor(jobs: Jobs, voids: VoidsService) {
    jobs.everyMinute('offers.expire-overdue', () => voids.expire());
    jobs.everyMinute('offers.remind-of-ending', () => voids.remind());
  }
}

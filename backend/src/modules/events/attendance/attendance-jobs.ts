// Gives places on that no call has: every minute, where an offer has lapsed or a place has become free by itself.
import { Injectable, Logger } from '@nestjs/common';
import { Clock } from '../../../kernel/clock.js';
import { Jobs } from '../../../platform/jobs/jobs.js';
import { AttendanceRepository } from './persistence/attendance.repository.js';
import { WaitingList } from './waiting-list.js';

/** How many events a run settles; the next one goes on. */
const BATCH = 500;

@Injectable()
export class AttendanceJobs {
  private readonly logger = new Logger(AttendanceJobs.name);

  constructor(
    jobs: Jobs,
    private readonly attendance: AttendanceRepository,
    private readonly waitingList: WaitingList,
    private readonly clock: Clock,
  ) {
    jobs.everyMinute('events.give-places-on', () => this.givePlacesOn());
  }

  /** Settles the events with something to settle, each in a transaction of its own; one that fails leaves the others alone. */
  async givePlacesOn(): Promise<void> {
    for (const event of await this.attendance.due(this.clock.now(), BATCH))
      await this.waitingList.settleOne(event).catch((error: unknown) => this.log(event, error));
  }

  private log(event: string, error: unknown): void {
    this.logger.error(
      `The places of the event ${event} were not given on: ${error instanceof Error ? error.message : 'unknown'}`,
    );
  }
}

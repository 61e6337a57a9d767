// The jobs of deals: end states whose time is over, remind, and every night look for what no job has ended.
import { Injectable, Logger } from '@nestjs/common';
import { Clock } from '../../kernel/clock.js';
import { HOUR_MS } from '../../kernel/durations.js';
import { UnitOfWork } from '../../platform/database/unit-of-work.js';
import { FIRST_UUID } from '../../platform/http/lists/cursor.js';
import { JobLost } from '../../platform/jobs/job-fence.js';
import { Jobs } from '../../platform/jobs/jobs.js';
import { DealSteps } from './deal-steps.js';
import { DealTimers, REMIND_JOB, type Reminder, remindedOf, TIME_OUT_JOB } from './deal-timers.js';
import { dealReminder } from './domain/deal.events.js';
import { askedConflict } from './domain/step.js';
import { DealRepository } from './persistence/deal.repository.js';

/** How many deals the sweep reads at once. */
const BATCH = 500;

@Injectable()
export class DealJobs {
  private readonly logger = new Logger(DealJobs.name);

  constructor(
    jobs: Jobs,
    private readonly unitOfWork: UnitOfWork,
    private readonly deals: DealRepository,
    private readonly steps: DealSteps,
    private readonly timers: DealTimers,
    private readonly clock: Clock,
  ) {
    jobs.handle<{ deal: string }>(TIME_OUT_JOB, ({ deal }) => this.end(deal));
    jobs.handle<Reminder>(REMIND_JOB, (reminder) => this.remind(reminder));
  }

  /** Ends every state whose time is over. */
  async sweep(): Promise<void> {
    for (let after = FIRST_UUID; ; ) {
      const overdue = await this.deals.overdue(this.clock.now(), after, BATCH);
      for (const deal of overdue) await this.endOf(deal);
      if (overdue.length < BATCH) return;
      after = overdue.at(-1) ?? after;
    }
  }

  /** One that can't be ended keeps no other waiting: the check of the night names it. */
  private async endOf(deal: string): Promise<void> {
    try {
      await this.steps.endState(deal);
    } catch (error) {
      if (error instanceof JobLost) throw error;
      this.logger.error(`The deal ${deal} was not ended: ${error}`);
    }
  }

  /** Ends a state; the clock of the database may be ahead of ours, then its time comes a little later. */
  private async end(uuid: string): Promise<void> {
    await this.unitOfWork.run(async () => {
      await this.steps.endState(uuid);
      const deal = await this.deals.find(uuid);
      const now = this.clock.now();
      if (deal?.timerAt && deal.timerAt > now) await this.timers.endAt(uuid, deal.timerAt);
      const asked = deal && askedConflict(deal);
      const lapses = asked && new Date(asked.until);
      if (lapses && lapses > now) await this.timers.endAt(uuid, lapses, 'conflict');
    });
  }

  /** Reminds both, and queues the next reminder. One for a time that was moved is void. */
  private async remind({ deal: uuid, due, hours }: Reminder): Promise<void> {
    await this.unitOfWork.run(async () => {
      const deal = await this.deals.forChange(uuid);
      const now = this.clock.now();
      const dueAt = deal && remindedOf(deal);
      if (!deal || dueAt?.toISOString() !== due || dueAt <= now) return;
      // The job may run late: it says how long there is still.
      const left = Math.min(hours, Math.ceil((dueAt.getTime() - now.getTime()) / HOUR_MS));
      this.unitOfWork.publish(dealReminder({ deal: uuid, parties: [deal.first, deal.second], hours: left }));
      await this.timers.remind(uuid, dueAt, now);
    });
  }
}

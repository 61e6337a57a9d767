// Makes the events of series as far ahead as players may look, every night.
import { Injectable, Logger } from '@nestjs/common';
import { Clock } from '../../../kernel/clock.js';
import { UnitOfWork } from '../../../platform/database/unit-of-work.js';
import { FIRST_UUID } from '../../../platform/http/lists/cursor.js';
import { Jobs } from '../../../platform/jobs/jobs.js';
import { UsersFacade } from '../../users/index.js';
import { addDays } from './domain/recurrence.js';
import { WEEKS_AHEAD } from './domain/series.js';
import { type DueSeries, SeriesRepository } from './persistence/series.repository.js';
import { SeriesEvents } from './series-events.js';

const JOB = 'events.extend-series';
/** How many are looked up at a time. */
const BATCH = 500;

@Injectable()
export class ExtendSeries {
  private readonly logger = new Logger(ExtendSeries.name);

  constructor(
    jobs: Jobs,
    private readonly unitOfWork: UnitOfWork,
    private readonly series: SeriesRepository,
    private readonly events: SeriesEvents,
    private readonly users: UsersFacade,
    private readonly clock: Clock,
  ) {
    jobs.nightly(JOB, () => this.extend(), { long: true });
  }

  /** Makes what is due of all series; one that fails leaves the others alone. */
  async extend(): Promise<void> {
    const today = this.clock.now().toISOString().slice(0, 10);
    const horizon = addDays(today, WEEKS_AHEAD * 7);
    for (let after: string | undefined = FIRST_UUID; after !== undefined; ) {
      const due: DueSeries[] = await this.series.due(horizon, today, after, BATCH);
      for (const each of due) await this.extendOne(each).catch((error: unknown) => this.log(each, error));
      after = due.length < BATCH ? undefined : due.at(-1)?.uuid;
    }
  }

  /** Followers were notified of the series when it was scheduled. A closed store has no more events. */
  private extendOne({ uuid, store }: DueSeries): Promise<void> {
    return this.unitOfWork.run(async () => {
      if (!(await this.users.lockIfOpen(store))) return;
      const series = await this.series.forChange(uuid);
      if (!series) return;
      const now = this.clock.now();
      await this.events.make(series, series.make(now), now);
      await this.series.save(series, now);
    });
  }

  /** Such as one in a zone that this release of the runtime doesn't know any more. */
  private log({ uuid }: DueSeries, error: unknown): void {
    this.logger.error(
      `The series ${uuid} was not extended: ${error instanceof Error ? error.message : 'unknown'}`,
    );
  }
}

// Forgets, every night, the withdrawn listings that nobody can bring back any more.
import { Injectable } from '@nestjs/common';
import { Clock } from '../../kernel/clock.js';
import { Sql } from '../../platform/database/sql.js';
import { Jobs } from '../../platform/jobs/jobs.js';

const FORGET = {
  name: 'listings.forget-withdrawn',
  text: `delete from listings.withdrawn where withdrawn_at < $1::timestamptz - interval '1 day'`,
};

@Injectable()
export class ForgetWithdrawn {
  constructor(
    private readonly sql: Sql,
    private readonly clock: Clock,
    jobs: Jobs,
  ) {
    jobs.nightly('listings.forget-withdrawn', () => this.forget());
  }

  /** Deletes what was withdrawn more than a day ago. */
  async forget(): Promise<void> {
    await this.sql.rows(FORGET, [this.clock.now()]);
  }
}

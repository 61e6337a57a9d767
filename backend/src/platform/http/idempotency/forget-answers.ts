// Forgets, every night, the answers that no retried call can get any more.
import { Injectable } from '@nestjs/common';
import { Clock } from '../../../kernel/clock.js';
import { Sql } from '../../database/sql.js';
import { Jobs } from '../../jobs/jobs.js';

const FORGET = {
  name: 'platform.forget-answers',
  text: `delete from platform.idempotent_answer where created_at < $1::timestamptz - interval '24 hours'`,
};

@Injectable()
export class ForgetAnswers {
  constructor(
    private readonly sql: Sql,
    private readonly clock: Clock,
    jobs: Jobs,
  ) {
    jobs.nightly('platform.forget-answers', () => this.forget());
  }

  /** Deletes answers that are older than the 24 hours for which a key holds. */
  async forget(): Promise<void> {
    await this.sql.rows(FORGET, [this.clock.now()]);
  }
}

// Deletes the expired answers of idempotent calls every night.
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

  /** Deletes answers older than 24 hours. */
  async forget(): Promise<void> {
    await this.sql.rows(FORGET, [this.clock.now()]);
  }
}

// Forgets, every night, the messages that have been kept for long enough.
import { Injectable } from '@nestjs/common';
import { Clock } from '../../kernel/clock.js';
import { Sql } from '../../platform/database/sql.js';
import { Jobs } from '../../platform/jobs/jobs.js';
import { FORGET_MESSAGES } from './persistence/message.statements.js';

@Injectable()
export class ForgetMessages {
  constructor(
    private readonly sql: Sql,
    private readonly clock: Clock,
    jobs: Jobs,
  ) {
    jobs.nightly('listings.forget-messages', () => this.forget());
  }

  /** Deletes what was sent, and last reported, more than 180 days ago. */
  async forget(): Promise<void> {
    await this.sql.rows(FORGET_MESSAGES, [this.clock.now()]);
  }
}

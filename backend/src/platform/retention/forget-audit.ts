// Forgets, every night, what was written down more than a year ago; PostgreSQL lets nobody delete what is younger.
import { Injectable } from '@nestjs/common';
import { Sql } from '../database/sql.js';
import { Jobs } from '../jobs/jobs.js';

const FORGET = {
  name: 'platform.forget-audit',
  text: `delete from platform.audit where at < now() - interval '1 year'`,
};

@Injectable()
export class ForgetAudit {
  constructor(
    private readonly sql: Sql,
    jobs: Jobs,
  ) {
    jobs.nightly('platform.forget-audit', () => this.forget());
  }

  /** Deletes the rows that are older than a year. */
  async forget(): Promise<void> {
    await this.sql.rows(FORGET);
  }
}

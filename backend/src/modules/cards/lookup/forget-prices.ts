// Forgets, every night, the months of prices that are older than all that an answer may have.
import { Injectable } from '@nestjs/common';
import { Clock } from '../../../kernel/clock.js';
import { Sql } from '../../../platform/database/sql.js';
import { Jobs } from '../../../platform/jobs/jobs.js';
import { MAX_DAYS } from './price-history.queries.js';

const FORGET = {
  name: 'cards.forget-prices',
  text: `delete from cards.price_month where month < date_trunc('month', $1::date - $2::int)::date`,
};

@Injectable()
export class ForgetPrices {
  constructor(
    private readonly sql: Sql,
    private readonly clock: Clock,
    jobs: Jobs,
  ) {
    jobs.nightly('cards.forget-prices', () => this.forget());
  }

  /** Deletes what is too old. */
  async forget(): Promise<void> {
    await this.sql.rows(FORGET, [this.clock.now().toISOString().slice(0, 10), MAX_DAYS]);
  }
}

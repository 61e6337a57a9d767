// The counters of the rate limits, in the form that rate-limiter-flexible expects.
import type { MigrationInterface, QueryRunner } from 'typeorm';

export class RateLimits1760000000500 implements MigrationInterface {
  name = 'RateLimits1760000000500';

  async up(runner: QueryRunner): Promise<void> {
    // Unlogged: losing the counters in a crash costs nothing, and counting stays cheap.
    await runner.query(`
      create unlogged table platform.rate_limit (
        key varchar(255) primary key,
        points integer not null default 0,
        expire bigint
      )`);
    await runner.query('create index on platform.rate_limit (expire)');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table platform.rate_limit');
  }
}

// Forgets, every night, what no longer opens anything and is too old to explain anything.
import { Injectable } from '@nestjs/common';
import { Clock } from '../../kernel/clock.js';
import { Sql } from '../../platform/database/sql.js';
import { UnitOfWork } from '../../platform/database/unit-of-work.js';
import { Jobs } from '../../platform/jobs/jobs.js';

const RETENTION = `$1::timestamptz - interval '30 days'`;
const STATEMENTS = [
  { name: 'auth.forget-tokens', text: `delete from auth.refresh_token where expires_at < ${RETENTION}` },
  {
    name: 'auth.forget-sessions',
    // The newest token of a session outlives the others: without any nothing can go on with it.
    text: `delete from auth.session s where s.ended_at < ${RETENTION}
      or (s.started_at < ${RETENTION} and not exists (select 1 from auth.refresh_token t where t.session = s.uuid))`,
  },
  {
    name: 'auth.forget-ended-sessions',
    // Nobody fetches those that ended longer ago than an access token lives. By the clock that wrote them down.
    text: `delete from auth.ended_session where ended_at < least(now(), $1::timestamptz) - interval '1 day'`,
  },
  {
    name: 'auth.forget-mail-tokens',
    text: `delete from auth.mail_token where used_at < ${RETENTION} or expires_at < ${RETENTION}`,
  },
  {
    name: 'auth.forget-challenges',
    text: `delete from auth.spent_challenge where expires_at < $1::timestamptz - interval '1 hour'`,
  },
  {
    name: 'auth.forget-devices',
    // As long as the cookie of a device is kept.
    text: `delete from auth.known_device where seen_at < $1::timestamptz - interval '365 days'`,
  },
  {
    name: 'auth.forget-verification-claims',
    text: 'delete from auth.verification_claim where expires_at < $1::timestamptz',
  },
];

@Injectable()
export class ForgetSessions {
  constructor(
    private readonly sql: Sql,
    private readonly unitOfWork: UnitOfWork,
    private readonly clock: Clock,
    jobs: Jobs,
  ) {
    jobs.nightly('auth.forget-sessions', () => this.forget());
  }

  /** Deletes sessions, refresh tokens and links that ended, ran out or were used more than 30 days ago. */
  async forget(): Promise<void> {
    const now = this.clock.now();
    await this.unitOfWork.run(async () => {
      for (const statement of STATEMENTS) await this.sql.rows(statement, [now]);
    });
  }
}

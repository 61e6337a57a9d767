// The reads of sessions: SQL to answers in one step.
import { Injectable } from '@nestjs/common';
import { Clock } from '../../kernel/clock.js';
import { Sql } from '../../platform/database/sql.js';
import type { Caller } from '../../platform/http/access-tokens.js';
import { FROM_THE_LATEST, keyOf } from '../../platform/http/cursor.js';
import { type Page, pageOf } from '../../platform/http/list.js';
import type { PageQuery } from '../../platform/http/page-query.dto.js';
import { REFRESH_SECONDS } from './domain/refresh-token.js';
import type { SessionDto } from './dto/session.dto.js';

interface Row {
  readonly uuid: string;
  readonly browser: string | null;
  readonly system: string | null;
  readonly started_at: Date;
  readonly last_used_at: Date;
  readonly position: string;
  readonly total: number;
}

/** What still goes on; one that was not used since $3 has no refresh token left that would do. */
const GOES_ON = 'account = $1 and ended_at is null and last_used_at > $3';
/** $1 account, $2 limit, $3 since when, $4 moment and $5 session to start after. One row more tells of the next page. */
const OF_ACCOUNT = {
  name: 'auth.sessions-of-account',
  text: `select uuid, browser, system, started_at, last_used_at, started_at::text as position,
      (select count(*)::int from auth.session where ${GOES_ON}) as total
    from auth.session
    where ${GOES_ON} and (started_at, uuid) < ($4::timestamptz, $5::uuid)
    order by started_at desc, uuid desc limit $2::int + 1`,
};

@Injectable()
export class SessionsQueries {
  constructor(
    private readonly sql: Sql,
    private readonly clock: Clock,
  ) {}

  /** The caller's own sessions that go on, the latest log-in first. */
  own(caller: Caller, query: PageQuery): Promise<Page<SessionDto>> {
    const since = new Date(this.clock.now().getTime() - REFRESH_SECONDS * 1000);
    const read = (limit: number, after?: string) => {
      const start = after ? keyOf(after, 'moment', 'uuid') : FROM_THE_LATEST;
      return this.sql.rows<Row>(OF_ACCOUNT, [caller.uuid, limit, since, ...start]);
    };
    const entry = ({ uuid, browser, system, started_at, last_used_at }: Row): SessionDto => ({
      uuid,
      browser,
      system,
      createdAt: started_at.toISOString(),
      lastUsedAt: last_used_at.toISOString(),
      current: uuid === caller.session,
    });
    return pageOf(query, read, entry, (row) => [row.position, row.uuid]);
  }
}

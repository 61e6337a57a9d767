// The reads of sessions: SQL to answers in one step.
import { Injectable } from '@nestjs/common';
import { Clock } from '../../kernel/clock.js';
import { moment, type PageRow, pageText } from '../../platform/database/json-page.js';
import { Sql } from '../../platform/database/sql.js';
import type { Caller } from '../../platform/http/access/access-tokens.js';
import { FROM_THE_LATEST, keyOf } from '../../platform/http/lists/cursor.js';
import { type Page, writtenPage } from '../../platform/http/lists/list.js';
import type { PageQuery } from '../../platform/http/lists/page-query.dto.js';
import { REFRESH_SECONDS } from './domain/refresh-token.js';
import { SESSION_SECONDS } from './domain/session.js';
import type { SessionDto } from './dto/session.dto.js';

/**
 * What still goes on: one that was not used since $3 has no refresh token left that would do, and with one that began before $7 nothing
 * is refreshed. The one that asks has an access token.
 */
const IS_ACTIVE =
  'account = $1 and ended_at is null and last_used_at > $3 and (started_at > $7 or uuid = $6)';
/** $1 account, $2 limit, $3 last used and $7 begun since when, $4 moment and $5 session to start after, $6 the session that asks. */
const OF_ACCOUNT = {
  name: 'auth.sessions-of-account',
  text: pageText({
    entry: `l.uuid, l.browser, l.system, ${moment('l.started_at')} as "createdAt",
      ${moment('l.last_used_at')} as "lastUsedAt", l.uuid = $6 as current`,
    key: 'l.started_at, l.uuid',
    rows: `select * from auth.session where ${IS_ACTIVE} and (started_at, uuid) < ($4::timestamptz, $5::uuid)
      order by started_at desc, uuid desc limit $2::int + 1`,
    total: `select count(*)::int from auth.session where ${IS_ACTIVE}`,
  }),
};

@Injectable()
export class SessionsQueries {
  constructor(
    private readonly sql: Sql,
    private readonly clock: Clock,
  ) {}

  /** The caller's own sessions that go on, the latest log-in first. */
  async own({ uuid, session }: Caller, { limit, after }: PageQuery): Promise<Page<SessionDto>> {
    const ago = (seconds: number) => new Date(this.clock.now().getTime() - seconds * 1000);
    const start = after ? keyOf(after, 'moment', 'uuid') : FROM_THE_LATEST;
    const values = [uuid, limit, ago(REFRESH_SECONDS), ...start, session, ago(SESSION_SECONDS)];
    return writtenPage(await this.sql.one<PageRow>(OF_ACCOUNT, values));
  }
}

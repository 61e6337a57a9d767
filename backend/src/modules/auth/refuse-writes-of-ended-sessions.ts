// The access token of an ended session is good for some minutes more, but not for a write. Nor is one of an account that
// is not open, whoever closed it: no route needs to remember that, a new one cannot forget it.
import { Injectable } from '@nestjs/common';
import { Sql } from '../../platform/database/sql.js';
import { LiveSessions } from '../../platform/http/live-sessions.js';

/** $1 session. One that is unknown is forgotten, so it ended long ago. */
const GOES_ON = {
  name: 'auth.session-goes-on',
  text: `select 1 from auth.session s join users.listers l on l.uuid = s.account
    where s.uuid = $1 and s.ended_at is null`,
};

@Injectable()
export class RefuseWritesOfEndedSessions {
  constructor(sessions: LiveSessions, sql: Sql) {
    sessions.knownBy(async (session) => (await sql.row(GOES_ON, [session])) !== undefined);
  }
}

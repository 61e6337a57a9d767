// Tells the guard which sessions have ended. So has that of an account that is not open, whoever closed it: no route needs to
// remember that, a new one cannot forget it.
import { Injectable } from '@nestjs/common';
import { Sql } from '../../platform/database/sql.js';
import { LiveSessions } from '../../platform/http/live-sessions.js';

/** $1 session. One that is unknown is forgotten, so it ended long ago. */
const GOES_ON = {
  name: 'auth.session-goes-on',
  text: `select 1 from auth.session s join users.listers l on l.uuid = s.account
    where s.uuid = $1 and s.ended_at is null`,
};
/** $1 seconds, $2 how many. By the database's own clock, which wrote them down. */
const ENDED_WITHIN = {
  name: 'auth.sessions-ended-within',
  text: `select session from auth.ended_session where ended_at > now() - make_interval(secs => $1)
    order by ended_at desc limit $2`,
};

@Injectable()
export class EndedSessions {
  constructor(sessions: LiveSessions, sql: Sql) {
    sessions.register({
      goesOn: async (session) => (await sql.row(GOES_ON, [session])) !== undefined,
      endedWithin: async (seconds, max) => {
        const rows = await sql.rows<{ session: string }>(ENDED_WITHIN, [seconds, max]);
        return rows.map(({ session }) => session);
      },
    });
  }
}

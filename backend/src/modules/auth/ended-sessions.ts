// Tells the guard which sessions have ended. So has that of an account that is not open, whoever closed it: no route needs to
// remember that, a new one cannot forget it.
import { Injectable } from '@nestjs/common';
import { Sql } from '../../platform/database/sql.js';
import { LiveSessions } from '../../platform/http/access/live-sessions.js';
import { ENDED_WITHIN, GOES_ON } from './ended-sessions.statements.js';

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

// Tells the guard which sessions have ended. So has that of an account that is not open, no matter who closed it: no route needs to
// remember that, a new one cannot forget it.
import { Injectable } from '@nestjs/common';
import { Sql } from '../../platform/database/sql.js';
import { LiveSessions } from '../../platform/http/access/live-sessions.js';
import { ENDED_WITHIN, IS_ACTIVE } from './ended-sessions.statements.js';

@Injectable()
export class EndedSessions {
  constructor(sessions: LiveSessions, sql: Sql) {
    sessions.register({
      standingOf: async (session) => {
        const found = await sql.row<{ isSuspended: boolean }>(IS_ACTIVE, [session]);
        return found ? (found.isSuspended ? 'SUSPENDED' : 'OPEN') : 'ENDED';
      },
      endedWithin: async (seconds, max) => {
        const rows = await sql.rows<{ session: string }>(ENDED_WITHIN, [seconds, max]);
        return rows.map(({ session }) => session);
      },
    });
  }
}

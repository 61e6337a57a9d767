// The reads about who goes to events: SQL to answers in one step.
import { Injectable } from '@nestjs/common';
import { Clock } from '../../../kernel/clock.js';
import type { PageRow } from '../../../platform/database/json-page.js';
import { Sql } from '../../../platform/database/sql.js';
import type { Caller } from '../../../platform/http/access/access-tokens.js';
import { FIRST_UUID, keyOf } from '../../../platform/http/lists/cursor.js';
import { Page, writtenPage } from '../../../platform/http/lists/list.js';
import type { PageQuery } from '../../../platform/http/lists/page-query.dto.js';
import { eventNotFound } from '../domain/event.errors.js';
import { CANCELED, INVITATION, OF_ACCOUNT, OWN } from './attendance.statements.js';
import type { AttendedEvent, CanceledEvent, OwnAttendance } from './dto/attendance.dto.js';

/** How many canceled events are listed at most. */
const MAX_CANCELED = 100;
/** One that began so long ago is still on: its code is shown at the door. */
const LASTS_MS = 12 * 60 * 60 * 1000;

@Injectable()
export class AttendanceQueries {
  constructor(
    private readonly sql: Sql,
    private readonly clock: Clock,
  ) {}

  /** What the caller has answered. Throws `events.not-found`. */
  async own({ uuid: account }: Pick<Caller, 'uuid'>, event: string): Promise<OwnAttendance> {
    const row = await this.sql.row<{ answer: OwnAttendance }>(OWN, [event, account, this.clock.now()]);
    if (!row) throw eventNotFound();
    return row.answer;
  }

  /** The events that the caller has answered and that are not over, the soonest first. */
  async attended({ uuid: account }: Caller, { limit, after }: PageQuery): Promise<Page<AttendedEvent>> {
    const now = this.clock.now();
    const from = new Date(now.getTime() - LASTS_MS);
    const start = after ? keyOf(after, 'moment', 'uuid') : ['-infinity', FIRST_UUID];
    return writtenPage(await this.sql.one<PageRow>(OF_ACCOUNT, [account, limit, now, from, ...start]));
  }

  /** The canceled events that the caller had answered and has not seen that of. */
  async canceled({ uuid: account }: Caller): Promise<Page<CanceledEvent>> {
    return Page.whole(
      await this.sql.rows<CanceledEvent & object>(CANCELED, [account, this.clock.now(), MAX_CANCELED]),
    );
  }

  /** The store of an event, and whether the account may come to it; undefined of an event that nobody is shown. */
  invitation(account: string, event: string): Promise<{ store: string; isOpen: boolean } | undefined> {
    return this.sql.row<{ store: string; isOpen: boolean }>(INVITATION, [account, event]);
  }
}

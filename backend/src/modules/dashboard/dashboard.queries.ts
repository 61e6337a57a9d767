// The reads of the dashboard: one statement each, whose answer goes out as PostgreSQL has written it.
import { Injectable } from '@nestjs/common';
import { Clock } from '../../kernel/clock.js';
import { Sql, type Statement } from '../../platform/database/sql.js';
import type { Caller } from '../../platform/http/access-tokens.js';
import { JsonText } from '../../platform/http/json-text.js';
import { STORE_SUMMARY, USER_SUMMARY } from './dashboard.statements.js';
import { notYourDashboard } from './domain/dashboard.errors.js';
import type { StoreSummary } from './dto/store-summary.dto.js';
import type { UserSummary } from './dto/user-summary.dto.js';

/** How far ahead a dashboard looks. */
const SOON_MS = 3 * 24 * 60 * 60 * 1000;
@Injectable()
export class DashboardQueries {
  constructor(
    private readonly sql: Sql,
    private readonly clock: Clock,
  ) {}

  /** The dashboard of the caller's own store. Throws `dashboard.not-yours`. */
  ofStore(caller: Caller, store: string): Promise<JsonText<StoreSummary>> {
    return this.own(STORE_SUMMARY, caller, store);
  }

  /** The caller's own dashboard, as players see it. Throws `dashboard.not-yours`. */
  ofUser(caller: Caller, user: string): Promise<JsonText<UserSummary>> {
    return this.own(USER_SUMMARY, caller, user);
  }

  private async own<Summary>(statement: Statement, caller: Caller, uuid: string): Promise<JsonText<Summary>> {
    if (caller.uuid !== uuid) throw notYourDashboard();
    const from = this.clock.now();
    const period = [from, new Date(from.getTime() + SOON_MS)].map((moment) => moment.toISOString());
    return new JsonText((await this.sql.one<{ answer: string }>(statement, [uuid, ...period])).answer);
  }
}

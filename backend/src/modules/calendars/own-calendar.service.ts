// The address of a person's own calendar: the verbs, and whether there is one.
import { Injectable } from '@nestjs/common';
import { Clock } from '../../kernel/clock.js';
import { Sql } from '../../platform/database/sql.js';
import { UnitOfWork } from '../../platform/database/unit-of-work.js';
import { Environment } from '../../platform/environment/environment.js';
import { publicAddress } from '../../platform/environment/public-address.js';
import type { Caller } from '../../platform/http/access/access-tokens.js';
import { accountClosed, UsersFacade } from '../users/index.js';
import { OWN_CALENDAR } from './calendars.statements.js';
import { hashOf, newSecret } from './domain/calendar-secret.js';
import type { CalendarAddress, OwnCalendarDto } from './dto/own-calendar.dto.js';
import { OwnCalendarRepository } from './persistence/own-calendar.repository.js';

/** Where the calendar of a secret is. */
const OWN_CALENDAR_PATH = '/api/calendars/own.ics';

@Injectable()
export class OwnCalendarService {
  private readonly origin: string;

  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly calendars: OwnCalendarRepository,
    private readonly users: UsersFacade,
    private readonly sql: Sql,
    private readonly clock: Clock,
    environment: Environment,
  ) {
    this.origin = publicAddress(environment);
  }

  /** Since when the caller's calendar has its address. */
  async state({ uuid }: Caller): Promise<OwnCalendarDto> {
    return (await this.sql.row<{ createdAt: string }>(OWN_CALENDAR, [uuid])) ?? { createdAt: null };
  }

  /** Gives the caller's calendar a new address; the one before is gone. Throws `users.account-closed`. */
  async renew({ uuid: account }: Caller): Promise<CalendarAddress> {
    const secret = newSecret();
    const now = this.clock.now();
    await this.unitOfWork.run(async () => {
      if (!(await this.users.lockIfOpen(account))) throw accountClosed();
      await this.calendars.save(account, hashOf(secret), now);
    });
    const url = new URL(OWN_CALENDAR_PATH, this.origin);
    url.searchParams.set('secret', secret);
    return { url: url.href, createdAt: now.toISOString() };
  }

  /** The caller's calendar has no address any more. Throws `users.account-closed`. */
  async revoke({ uuid: account }: Caller): Promise<void> {
    await this.unitOfWork.run(async () => {
      if (!(await this.users.lockIfOpen(account))) throw accountClosed();
      await this.calendars.remove(account);
    });
  }
}

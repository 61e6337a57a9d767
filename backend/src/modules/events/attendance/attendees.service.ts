// The verbs of a store about who goes to its events: who came, and a message to them. One method, one transaction.
import { Injectable } from '@nestjs/common';
import { Clock } from '../../../kernel/clock.js';
import { DAY_MS } from '../../../kernel/durations.js';
import type { PageRow } from '../../../platform/database/json-page.js';
import { Sql } from '../../../platform/database/sql.js';
import { UnitOfWork } from '../../../platform/database/unit-of-work.js';
import type { Caller } from '../../../platform/http/access/access-tokens.js';
import { keyOf } from '../../../platform/http/lists/cursor.js';
import { type Page, writtenPage } from '../../../platform/http/lists/list.js';
import type { PageQuery } from '../../../platform/http/lists/page-query.dto.js';
import { UsersFacade } from '../../users/index.js';
import { accountClosed, eventNotFound, notYourEvent } from '../domain/event.errors.js';
import {
  ADD_MESSAGE,
  ATTENDEE,
  ATTENDEE_AT,
  ATTENDEES,
  MESSAGES,
  RECIPIENTS,
  RECORD_ARRIVAL,
  WRITTEN_SINCE,
} from './attendees.statements.js';
import {
  alreadyWritten,
  attendeeNotFound,
  nobodyGoes,
  notBegun,
  unknownCode,
  writingClosed,
} from './domain/attendance.errors.js';
import { attendeesWrittenTo, inBatches } from './domain/attendance.events.js';
import { type Arrival, placeOfCode, plainCode } from './domain/attendance.js';
import type { Attendee, AttendeeMessage } from './dto/attendees.dto.js';
import { AttendanceRepository, type HeldEvent } from './persistence/attendance.repository.js';

/** How long after its start a store may write to those who went to an event. */
const WRITABLE_MS = 7 * DAY_MS;

@Injectable()
export class AttendeesService {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly attendance: AttendanceRepository,
    private readonly users: UsersFacade,
    private readonly sql: Sql,
    private readonly clock: Clock,
  ) {}

  /** Who goes to the caller’s event, is offered a place or waits for one. Throws `events.not-found`, `events.not-yours`. */
  async attendees(caller: Caller, event: string, { limit, after }: PageQuery): Promise<Page<Attendee>> {
    await this.refuseUnlessOwn(caller, event);
    const [place] = after ? keyOf(after, 'number') : [0];
    return writtenPage(await this.sql.one<PageRow>(ATTENDEES, [event, limit, place]));
  }

  /** What the caller has written to those who go, the latest first. */
  async messages(caller: Caller, event: string): Promise<AttendeeMessage[]> {
    await this.refuseUnlessOwn(caller, event);
    return this.sql.rows<AttendeeMessage & { text: string }>(MESSAGES, [event]);
  }

  /** Records whether somebody came. Throws `events.attendee-not-found`, and `events.not-begun` of a no-show. */
  async recordArrival(caller: Caller, uuid: string, account: string, arrival: Arrival): Promise<Attendee> {
    return this.unitOfWork.run(async () => {
      const event = await this.own(caller, uuid);
      if (arrival === 'NO_SHOW' && event.startsAt > this.clock.now()) throw notBegun();
      const recorded = await this.sql.rows(RECORD_ARRIVAL, [uuid, account, arrival, this.clock.now()]);
      if (recorded.length === 0) throw attendeeNotFound();
      return this.attendee(uuid, account);
    });
  }

  /** Checks in who has this code. Throws `events.unknown-code`. */
  async checkIn(caller: Caller, uuid: string, code: string): Promise<Attendee> {
    await this.refuseUnlessOwn(caller, uuid);
    const place = placeOfCode(code);
    const found = await this.sql.row<{ account: string; code: string }>(ATTENDEE_AT, [uuid, place ?? 0]);
    if (found?.code !== plainCode(code)) throw unknownCode();
    return this.recordArrival(caller, uuid, found.account, 'CHECKED_IN');
  }

  /** Writes to those who go, once a day. Throws `events.writing-closed`, `events.already-written`, `events.nobody-goes`. */
  async write(caller: Caller, uuid: string, text: string): Promise<AttendeeMessage> {
    return this.unitOfWork.run(async () => {
      const event = await this.own(caller, uuid);
      const now = this.clock.now();
      if (now.getTime() - event.startsAt.getTime() > WRITABLE_MS) throw writingClosed();
      const since = new Date(now.getTime() - DAY_MS);
      if ((await this.sql.one<{ isWritten: boolean }>(WRITTEN_SINCE, [uuid, since])).isWritten)
        throw alreadyWritten();
      const found = await this.sql.rows<{ account: string }>(RECIPIENTS, [uuid]);
      const recipients = found.map(({ account }) => account);
      if (recipients.length === 0) throw nobodyGoes();
      await this.sql.rows(ADD_MESSAGE, [uuid, now, text, recipients.length]);
      this.publish(event, recipients, text);
      return { sentAt: now.toISOString(), text, recipients: recipients.length };
    });
  }

  private publish(event: HeldEvent, recipients: readonly string[], text: string): void {
    const { uuid, store, name, startsAt, timeZone } = event;
    const about = { event: uuid, store, name, startsAt: startsAt.toISOString(), timeZone, text };
    for (const accounts of inBatches(recipients))
      this.unitOfWork.publish(attendeesWrittenTo({ ...about, accounts }));
  }

  private async attendee(event: string, account: string): Promise<Attendee> {
    const row = await this.sql.row<{ attendee: Attendee }>(ATTENDEE, [event, account]);
    if (!row) throw attendeeNotFound();
    return row.attendee;
  }

  private async refuseUnlessOwn({ uuid: caller }: Caller, event: string): Promise<void> {
    const store = await this.attendance.storeOf(event);
    if (!store) throw eventNotFound();
    if (store !== caller) throw notYourEvent();
  }

  /** Takes the account before the event, as erasing the account does. */
  private async own({ uuid: caller }: Caller, uuid: string): Promise<HeldEvent> {
    if (!(await this.users.lockIfOpen(caller))) throw accountClosed();
    const event = await this.attendance.hold(uuid);
    if (!event) throw eventNotFound();
    if (event.store !== caller) throw notYourEvent();
    return event;
  }
}

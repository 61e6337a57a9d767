// The verbs of somebody who goes to an event: answer it, and leave it. One method, one transaction.
import { randomInt } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { Clock } from '../../../kernel/clock.js';
import { UnitOfWork } from '../../../platform/database/unit-of-work.js';
import type { Caller } from '../../../platform/http/access/access-tokens.js';
import { accountClosed, UsersFacade } from '../../users/index.js';
import { eventNotFound } from '../domain/event.errors.js';
import { AttendanceQueries } from './attendance.queries.js';
import {
  attendanceClosed,
  attendeeCheckedIn,
  ownEvent,
  waitingListFull,
} from './domain/attendance.errors.js';
import {
  type Answer,
  checkInCode,
  excessPlaces,
  hasPlace,
  holdsPlace,
  MAX_WAITING,
  placesToOffer,
} from './domain/attendance.js';
import type { AnswerEvent } from './dto/attendance.dto.js';
import {
  type Attendance,
  AttendanceRepository,
  type HeldEvent,
  type Situation,
} from './persistence/attendance.repository.js';
import { WaitingList } from './waiting-list.js';

/** What of an answer a verb decides. */
type Decided = Pick<Attendance, 'state' | 'place' | 'code'>;

@Injectable()
export class AttendanceService {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly attendance: AttendanceRepository,
    private readonly waitingList: WaitingList,
    private readonly queries: AttendanceQueries,
    private readonly users: UsersFacade,
    private readonly clock: Clock,
  ) {}

  /**
   * The caller goes to an event, or is interested in it, from now on. Who goes gets a place or waits for one; who is offered one
   * confirms it. Throws `events.not-found`, `events.own-event`, `events.attendance-closed`, `events.attendee-checked-in`,
   * `events.waiting-list-full`.
   */
  async answer({ uuid: account }: Caller, uuid: string, asked: AnswerEvent): Promise<void> {
    await this.unitOfWork.run(async () => {
      const event = await this.held(account, uuid, true);
      const situation = await this.settled(event, account);
      const decided = decide(situation, asked.answer);
      const showsCards = asked.showsCards ?? situation.showsCards;
      if (decided)
        await this.attendance.put({ event: uuid, account, ...decided, showsCards }, this.clock.now());
      else await this.attendance.showCards(uuid, account, showsCards);
      if (decided && holdsPlace(situation.state) && !holdsPlace(decided.state))
        await this.waitingList.settle(event);
    });
  }

  /**
   * The caller has no answer to the event. Throws `events.not-found`, `events.own-event`, `events.attendance-closed`,
   * `events.attendee-checked-in`.
   */
  async leave({ uuid: account }: Caller, uuid: string): Promise<void> {
    await this.unitOfWork.run(async () => {
      const event = await this.held(account, uuid);
      if ((await this.attendance.situation(event, account, this.clock.now())).isCheckedIn)
        throw attendeeCheckedIn();
      if (holdsPlace((await this.attendance.remove(uuid, account)) ?? null))
        await this.waitingList.settle(event);
    });
  }

  /** The caller has seen an event as it is in this version, or now; or that it is canceled. */
  async see({ uuid: account }: Caller, uuid: string, version: number | null): Promise<void> {
    await this.unitOfWork.run(async () => {
      if (!(await this.users.lockIfOpen(account))) throw accountClosed();
      if (await this.attendance.hold(uuid)) await this.attendance.see(uuid, account, version);
      await this.attendance.seeCanceled(uuid, account);
    });
  }

  /** What an account has answered to a held event in which no place is free that somebody waits for. */
  private async settled(event: HeldEvent, account: string): Promise<Situation> {
    const now = this.clock.now();
    const found = await this.attendance.situation(event, account, now);
    if (!found.hasLapsed && placesToOffer(found) === 0 && excessPlaces(found) === 0) return found;
    await this.waitingList.settle(event);
    return this.attendance.situation(event, account, now);
  }

  /**
   * Takes the account before the event, as erasing the account does, and holds the event for as short as it can. Only those who may come can answer;
   * everybody can leave.
   */
  private async held(account: string, uuid: string, isComing = false): Promise<HeldEvent> {
    if (!(await this.users.lockIfOpen(account))) throw accountClosed();
    const invitation = await this.queries.invitation(account, uuid);
    if (!invitation) throw eventNotFound();
    if (invitation.store === account) throw ownEvent();
    // The refusal gives no reason to who may not come: nobody learns that they are blocked.
    if (isComing && !invitation.isOpen) throw attendanceClosed();
    const event = await this.attendance.hold(uuid);
    if (!event) throw eventNotFound();
    if (event.startsAt <= this.clock.now()) throw attendanceClosed();
    return event;
  }
}

/**
 * Who is in or waits keeps their place, which is undefined; who is offered one takes it; all others get the next one, or wait for it.
 */
function decide(situation: Situation, answer: Answer): Decided | undefined {
  const { state, place, code, nextPlace, isCheckedIn } = situation;
  if (answer === 'INTERESTED') {
    if (isCheckedIn) throw attendeeCheckedIn();
    return { state: 'INTERESTED', place: null, code: null };
  }
  if (state === 'GOING' || state === 'WAITING') return undefined;
  if (state === 'OFFERED') return { state: 'GOING', place, code };
  const isIn = hasPlace(situation);
  if (!isIn && situation.waiting >= MAX_WAITING) throw waitingListFull();
  const drawn = checkInCode(nextPlace, (below) => randomInt(below));
  return { state: isIn ? 'GOING' : 'WAITING', place: nextPlace, code: drawn };
}

// Fills the free places of an event: ends offers that nobody has confirmed, offers places to those who wait longest, and moves those who
// came last to the waiting list where the capacity was lowered.
import { Injectable } from '@nestjs/common';
import { Clock } from '../../../kernel/clock.js';
import { UnitOfWork } from '../../../platform/database/unit-of-work.js';
import { type PlaceChange, placeChanged } from './domain/attendance.events.js';
import { confirmBy, excessPlaces, placesToOffer } from './domain/attendance.js';
import { AttendanceRepository, type HeldEvent } from './persistence/attendance.repository.js';

@Injectable()
export class WaitingList {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly attendance: AttendanceRepository,
    private readonly clock: Clock,
  ) {}

  /** Settles an event in a unit of work of its own, or in the open one. One that is gone stays so. */
  async settleOne(uuid: string): Promise<void> {
    await this.unitOfWork.run(async () => {
      const event = await this.attendance.hold(uuid);
      if (event) await this.settle(event);
    });
  }

  /** Settles a held event: afterwards no place is free that somebody waits for. Once it has begun, places stay as they are. */
  async settle(event: HeldEvent): Promise<void> {
    const { uuid, startsAt } = event;
    const now = this.clock.now();
    let turnout = await this.attendance.turnout(event, now);
    if (turnout.hasLapsed) {
      const lapsed = await this.attendance.lapse(uuid, now);
      // Once it has begun, no place goes to the next person.
      if (startsAt > now) this.publish(event, lapsed, 'LAPSED');
      turnout = await this.attendance.turnout(event, now);
    }
    if (startsAt <= now) return;
    const excess = excessPlaces(turnout);
    if (excess > 0)
      this.publish(event, await this.attendance.moveToWaitingList(uuid, excess), 'WAITING_AGAIN');
    const free = placesToOffer(turnout);
    if (free === 0) return;
    const until = confirmBy(now, startsAt);
    this.publish(event, await this.attendance.offer(uuid, free, until), 'OFFERED', until);
  }

  /** An event begins earlier: offers that would be kept beyond that end as if they were made now. In the open unit of work. */
  async shortenOffers(uuid: string): Promise<void> {
    const event = await this.attendance.hold(uuid);
    const now = this.clock.now();
    if (!event || event.startsAt <= now) return;
    const until = confirmBy(now, event.startsAt);
    this.publish(event, await this.attendance.shortenOffers(event, until), 'OFFERED', until);
  }

  private publish(
    event: HeldEvent,
    accounts: readonly string[],
    change: PlaceChange,
    until: Date | null = null,
  ): void {
    const { uuid, name, startsAt, timeZone } = event;
    for (const account of accounts)
      this.unitOfWork.publish(
        placeChanged({
          event: uuid,
          ...{ name, startsAt: startsAt.toISOString(), timeZone },
          ...{ account, change, until: until?.toISOString() ?? null },
        }),
      );
  }
}

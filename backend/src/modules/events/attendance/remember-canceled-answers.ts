// Remembers for those who had answered an event that it is canceled: to show them, and to notify them when it is on again.
import { Injectable } from '@nestjs/common';
import { UnitOfWork } from '../../../platform/database/unit-of-work.js';
import { DomainEvents } from '../../../platform/domain-events/domain-events.js';
import {
  attendeesConcerned,
  begunEventCanceled,
  canceledEventOnAgain,
  inBatches,
} from './domain/attendance.events.js';
import { AttendanceRepository } from './persistence/attendance.repository.js';

const HANDLER = 'events.remember-canceled-answers';

@Injectable()
export class RememberCanceledAnswers {
  constructor(
    events: DomainEvents,
    private readonly unitOfWork: UnitOfWork,
    private readonly attendance: AttendanceRepository,
  ) {
    events.on(attendeesConcerned, HANDLER, async ({ change, accounts, wereGoing, ...event }) => {
      // The release before published it without saying so.
      if (change === 'CALLED_OFF') await attendance.rememberCanceled(event, accounts, wereGoing ?? null);
    });
    events.on(begunEventCanceled, HANDLER, ({ accounts, ...event }) =>
      attendance.rememberCanceled(event, accounts, true),
    );
    events.on(canceledEventOnAgain, HANDLER, ({ event }) => this.announceAgain(event));
  }

  /** Their answers are gone, so they are known by what is remembered here alone. */
  private async announceAgain(uuid: string): Promise<void> {
    // It may be canceled again by now.
    const event = await this.attendance.hold(uuid);
    if (!event) return;
    const { name, startsAt, timeZone } = event;
    const about = { event: uuid, name, startsAt: startsAt.toISOString(), timeZone };
    for (const accounts of inBatches(await this.attendance.takeCanceled(uuid)))
      this.unitOfWork.publish(attendeesConcerned({ ...about, accounts, change: 'ON_AGAIN' }));
  }
}

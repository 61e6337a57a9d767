// What moderators do with events: hide one, and show it again. Each in the caller's unit of work.
import { Injectable } from '@nestjs/common';
import { Clock } from '../../kernel/clock.js';
import { UnitOfWork } from '../../platform/database/unit-of-work.js';
import { UsersFacade } from '../users/index.js';
import { attendeesConcerned, inBatches } from './attendance/domain/attendance.events.js';
import { eventCalledOff } from './domain/event.events.js';
import { EventRepository } from './persistence/event.repository.js';
import { HiddenEventRepository } from './persistence/hidden-event.repository.js';

@Injectable()
export class HiddenEvents {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly events: EventRepository,
    private readonly hidden: HiddenEventRepository,
    private readonly users: UsersFacade,
    private readonly clock: Clock,
  ) {}

  /** See `EventsFacade.hide`. */
  async hide(uuid: string, moderator: string): Promise<void> {
    await this.lockAttendees(uuid);
    const event = await this.events.forRemoval(uuid);
    if (!event) return;
    const { store } = event;
    await this.hidden.hide(event, this.clock.now());
    await this.unitOfWork.record({
      action: 'events.called-off',
      actor: moderator,
      subject: store,
      target: uuid,
    });
    this.unitOfWork.publish(eventCalledOff({ store, event: uuid }));
  }

  /** See `EventsFacade.showAgain`. */
  async showAgain(uuid: string): Promise<void> {
    await this.lockAttendees(uuid);
    const shown = await this.hidden.showAgain(uuid, this.clock.now());
    if (!shown) return;
    const { name, startsAt, timeZone, attendees } = shown;
    const about = {
      event: uuid,
      name,
      startsAt: startsAt.toISOString(),
      timeZone,
      change: 'ON_AGAIN' as const,
    };
    for (const accounts of inBatches(attendees))
      this.unitOfWork.publish(attendeesConcerned({ ...about, accounts }));
  }

  /** Their accounts come before the event, as for somebody who leaves it: their answers are kept with it. */
  private async lockAttendees(uuid: string): Promise<void> {
    await this.users.lockOpen(await this.hidden.answeredBy(uuid));
  }
}

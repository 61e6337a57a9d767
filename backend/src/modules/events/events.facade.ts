// What other parts of the product may ask of events.
import { Injectable } from '@nestjs/common';
import type { Caller } from '../../platform/http/access/access-tokens.js';
import type { EventDto } from './dto/event.dto.js';
import type { ScheduleEvent } from './dto/schedule-event.dto.js';
import { EventsQueries, type UpcomingPeriod } from './events.queries.js';
import { EventsService } from './events.service.js';
import { HiddenEvents } from './hidden-events.service.js';

@Injectable()
export class EventsFacade {
  constructor(
    private readonly queries: EventsQueries,
    private readonly service: EventsService,
    private readonly hidden: HiddenEvents,
  ) {}

  /** Events of open stores that start soon, the soonest first. */
  startingSoon(soon: UpcomingPeriod): Promise<EventDto[]> {
    return this.queries.startingSoon(soon);
  }

  /** How many events of open stores start in a period, counted as far as `most`. */
  countSoon(soon: UpcomingPeriod): Promise<number> {
    return this.queries.countSoon(soon);
  }

  /** Schedules events of the caller's store, all or none, in the caller's unit of work if there is one. An error names its entry. */
  scheduleAll(caller: Pick<Caller, 'uuid'>, events: readonly ScheduleEvent[]): Promise<EventDto[]> {
    return this.service.scheduleAll(caller, events);
  }

  /** A moderator hides an event, also from its store, in the caller's unit of work; one that is gone stays so. */
  hide(event: string, moderator: string): Promise<void> {
    return this.hidden.hide(event, moderator);
  }

  /**
   * It is there again as it was, with the answers to it, likewise, unless it has begun. Who has answered it is notified; followers of
   * the store are not, for a second time.
   */
  showAgain(event: string): Promise<void> {
    return this.hidden.showAgain(event);
  }
}

// What other parts of the product may ask of events.
import { Injectable } from '@nestjs/common';
import type { EventDto } from './dto/event.dto.js';
import { EventsQueries, type UpcomingPeriod } from './events.queries.js';

@Injectable()
export class EventsFacade {
  constructor(private readonly queries: EventsQueries) {}

  /** Events of open stores that start soon, the soonest first. */
  startingSoon(soon: UpcomingPeriod): Promise<EventDto[]> {
    return this.queries.startingSoon(soon);
  }

  /** How many events of open stores start in a period, counted as far as `most`. */
  countSoon(soon: UpcomingPeriod): Promise<number> {
    return this.queries.countSoon(soon);
  }
}

// What other parts of the product may ask of events.
import { Injectable } from '@nestjs/common';
import { EventsService, type PlannedEvent } from './events.service.js';

export type { PlannedEvent };

@Injectable()
export class EventsFacade {
  constructor(private readonly service: EventsService) {}

  /** Schedules an event of this store; date and time are UTC. Throws as the route does. */
  async schedule(store: string, event: PlannedEvent): Promise<void> {
    await this.service.schedule({ uuid: store }, event);
  }
}

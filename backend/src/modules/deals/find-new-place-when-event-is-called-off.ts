// Deals whose parties were to meet at an event that is called off go back to finding a place, and have two days for it.
import { Injectable } from '@nestjs/common';
import { DomainEvents } from '../../platform/domain-events/domain-events.js';
import { eventCalledOff } from '../events/index.js';
import { DealSteps } from './deal-steps.js';
import { losePlace } from './domain/meet.js';
import { DealRepository } from './persistence/deal.repository.js';

const HANDLER = 'deals.find-new-place-when-event-is-called-off';

@Injectable()
export class FindNewPlaceWhenEventIsCalledOff {
  constructor(events: DomainEvents, deals: DealRepository, steps: DealSteps) {
    events.on(eventCalledOff, HANDLER, async ({ event }) => {
      for (const deal of await deals.atEvent(event))
        await steps.takeAlone(deal, (each, now) =>
          each.meeting?.event?.id === event ? losePlace(each, now) : undefined,
        );
    });
  }
}

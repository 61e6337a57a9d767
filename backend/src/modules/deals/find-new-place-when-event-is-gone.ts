// Deals whose parties were to meet at an event that is called off or moved go back to finding a place, and have two days for it.
import { Injectable } from '@nestjs/common';
import { DomainEvents } from '../../platform/domain-events/domain-events.js';
import { eventCalledOff, eventMoved } from '../events/index.js';
import { DealSteps } from './deal-steps.js';
import type { Meeting, PlaceLoss } from './domain/deal.js';
import { losePlace } from './domain/meet.js';
import { DealRepository } from './persistence/deal.repository.js';

const HANDLER = 'deals.find-new-place-when-event-is-gone';

@Injectable()
export class FindNewPlaceWhenEventIsGone {
  constructor(
    events: DomainEvents,
    private readonly deals: DealRepository,
    private readonly steps: DealSteps,
  ) {
    events.on(eventCalledOff, HANDLER, ({ event }) => this.loseAll(event, 'EVENT_CALLED_OFF', () => true));
    events.on(eventMoved, HANDLER, ({ event, startsAt, isElsewhere, isOnAnotherDay }) =>
      this.loseAll(
        event,
        'EVENT_MOVED',
        // One that begins later on the same day is still on while they meet.
        ({ to }) => isElsewhere || isOnAnotherDay || Date.parse(startsAt) > Date.parse(to),
      ),
    );
  }

  private async loseAll(event: string, why: PlaceLoss, isLost: (meeting: Meeting) => boolean): Promise<void> {
    for (const deal of await this.deals.atEvent(event))
      await this.steps.takeAlone(deal, (each, now) =>
        each.meeting?.event?.id === event && isLost(each.meeting) ? losePlace(each, why, now) : undefined,
      );
  }
}

// Deals whose parties were to meet at an event that is called off, moved or over by then go back to finding a place, and have two days for it.
import { Injectable } from '@nestjs/common';
import { DomainEvents } from '../../platform/domain-events/domain-events.js';
import { eventCalledOff, eventChanged, eventMoved } from '../events/index.js';
import { DealSteps } from './deal-steps.js';
import type { Meeting, PlaceLoss } from './domain/deal.js';
import { losePlace } from './domain/meet.js';
import { MeetingPlaces } from './meeting-places.js';
import { DealRepository } from './persistence/deal.repository.js';

const HANDLER = 'deals.find-new-place-when-event-is-gone';

@Injectable()
export class FindNewPlaceWhenEventIsGone {
  constructor(
    events: DomainEvents,
    private readonly deals: DealRepository,
    private readonly steps: DealSteps,
    private readonly places: MeetingPlaces,
  ) {
    events.on(eventCalledOff, HANDLER, ({ event }) => this.loseAll(event, 'EVENT_CALLED_OFF', () => true));
    events.on(eventMoved, HANDLER, async ({ event, isElsewhere, isOnAnotherDay }) => {
      if (isElsewhere || isOnAnotherDay) await this.loseAll(event, 'EVENT_MOVED', () => true);
    });
    events.on(eventChanged, HANDLER, async ({ event, fields }) => {
      if (!fields.includes('startsAt') && !fields.includes('endsAt')) return;
      await this.loseAll(
        event,
        'EVENT_MOVED',
        async (meeting, now) => new Date(meeting.to) > now && (await this.places.isOffAt(event, meeting)),
      );
    });
  }

  private async loseAll(
    event: string,
    why: PlaceLoss,
    isLost: (meeting: Meeting, now: Date) => boolean | Promise<boolean>,
  ): Promise<void> {
    for (const deal of await this.deals.atEvent(event))
      await this.steps.takeAlone(deal, async (each, now) =>
        each.meeting?.event?.id === event && (await isLost(each.meeting, now))
          ? losePlace(each, why, now)
          : undefined,
      );
  }
}

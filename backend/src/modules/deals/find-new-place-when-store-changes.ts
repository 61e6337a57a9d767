// Deals at the counter of a store that has moved, or is closed at the time now, find another place; holds last until it opens again.
import { Injectable } from '@nestjs/common';
import { DomainEvents } from '../../platform/domain-events/domain-events.js';
import { storeMoved } from '../places/index.js';
import { hoursChanged } from '../storefronts/index.js';
import { UsersFacade } from '../users/index.js';
import { DealSteps } from './deal-steps.js';
import type { Deal } from './domain/deal.js';
import { losePlace, moveHold } from './domain/meet.js';
import type { Taken } from './domain/step.js';
import { MeetingPlaces } from './meeting-places.js';
import { DealRepository } from './persistence/deal.repository.js';

const HANDLER = 'deals.find-new-place-when-store-changes';

@Injectable()
export class FindNewPlaceWhenStoreChanges {
  constructor(
    events: DomainEvents,
    private readonly deals: DealRepository,
    private readonly steps: DealSteps,
    private readonly places: MeetingPlaces,
    private readonly users: UsersFacade,
  ) {
    events.on(storeMoved, HANDLER, ({ store }) =>
      this.each(store, (deal, now) => losePlace(deal, 'STORE_MOVED', now)),
    );
    events.on(hoursChanged, HANDLER, ({ store }) =>
      this.each(store, (deal, now) => this.keepOpen(deal, now)),
    );
  }

  private async each(
    store: string,
    verb: (deal: Deal, now: Date) => Taken | undefined | Promise<Taken | undefined>,
  ): Promise<void> {
    // Before the deals, as the store is locked before it closes: it is a party of some of them.
    await this.users.lockIfOpen(store);
    for (const deal of await this.deals.atCounter(store))
      await this.steps.takeAlone(deal, (each, now) => {
        const isHere = each.meeting?.kind === 'COUNTER' && each.meeting.store?.uuid === store;
        const isAhead = isHere && new Date(each.meeting.to) > now;
        return isAhead && (each.state === 'SCHEDULED' || each.state === 'READY')
          ? verb(each, now)
          : undefined;
      });
  }

  /** Nothing while the store is open at the time. */
  private async keepOpen(deal: Deal, now: Date): Promise<Taken | undefined> {
    const { kind, meeting } = deal;
    // That of a third party, too.
    const store = meeting?.store?.uuid;
    if (!store) return undefined;
    const times = { from: new Date(meeting.from), to: new Date(meeting.to) };
    if (await this.places.isOpen({ store, kind }, times)) return undefined;
    const until = kind === 'HOLD' ? await this.places.closingAfter(store, times.to) : undefined;
    const isKept = until && (await this.places.isOpen({ store, kind }, { ...times, to: until }));
    return isKept ? moveHold(deal, until, now) : losePlace(deal, 'STORE_CLOSED', now);
  }
}

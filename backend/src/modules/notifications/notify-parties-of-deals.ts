// Both sides of a deal are notified of what the other one does, of what is due, and of codes that were locked.
import { Injectable } from '@nestjs/common';
import { DomainEvents } from '../../platform/domain-events/domain-events.js';
import { type DealEvent, dealChanged, dealReminder, handOverLocked } from '../deals/index.js';
import { UsersFacade } from '../users/index.js';
import type { NotificationDetails, NotificationKind } from './domain/notification.js';
import { NotificationRepository } from './persistence/notification.repository.js';
import { personOf } from './person-of.js';

/** For the events of a deal, which are delivered in one order. */
const HANDLER = 'notifications.notify-parties-of-deals';
/** What its parties answer or must know before they set out. All else is news of the deal. */
const OF_THE_MEETING: readonly DealEvent[] = [
  'MEETING_PROPOSED',
  'PLACE_LOST',
  'HOLD_MOVED',
  'STOCK_CONFLICT',
  'CONFLICT_CLEARED',
  'CANCELLED',
  'CONFLICT_LAPSED',
  'ACCOUNT_CLOSED',
];

@Injectable()
export class NotifyPartiesOfDeals {
  constructor(
    events: DomainEvents,
    private readonly users: UsersFacade,
    private readonly notifications: NotificationRepository,
  ) {
    events.on(dealChanged, HANDLER, async ({ deal, parties, event: change, by }) => {
      const to = parties.filter((party) => party !== by);
      const kind = OF_THE_MEETING.includes(change) ? 'DEAL_MEETING' : 'DEAL_CHANGED';
      await this.notify(kind, parties, to, { deal, change });
    });
    events.on(dealReminder, HANDLER, ({ deal, parties, hours }) =>
      this.notify('DEAL_REMINDER', parties, parties, { deal, hours }),
    );
    events.on(handOverLocked, HANDLER, ({ deal, parties }) =>
      this.notify('HAND_OVER_LOCKED', parties, parties, { deal }),
    );
  }

  private async notify(
    kind: NotificationKind,
    parties: readonly string[],
    to: readonly string[],
    details: NotificationDetails,
  ): Promise<void> {
    const people = await this.users.hold(parties);
    // In one order: another deal of the two may queue jobs of the same digests.
    for (const account of to.toSorted()) {
      const other = parties.find((party) => party !== account);
      const person = personOf(people.get(other ?? ''));
      await this.notifications.add([account], { kind, details: { ...details, ...person } });
    }
  }
}

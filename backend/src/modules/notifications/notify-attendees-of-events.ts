// Who goes to an event is notified of what becomes of their place, of changes of the event, and of what its store writes to them.
import { Injectable } from '@nestjs/common';
import { DomainEvents } from '../../platform/domain-events/domain-events.js';
import { attendeesConcerned, attendeesWrittenTo, placeChanged } from '../events/index.js';
import { UsersFacade } from '../users/index.js';
import { NotificationRepository } from './persistence/notification.repository.js';
import { personOf } from './person-of.js';

/** For the events of one event, which are delivered in one order. */
const HANDLER = 'notifications.notify-attendees-of-events';

@Injectable()
export class NotifyAttendeesOfEvents {
  constructor(events: DomainEvents, users: UsersFacade, notifications: NotificationRepository) {
    events.on(placeChanged, HANDLER, async ({ account, change, until, ...about }) => {
      const details = { ...detailsOf(about), change, ...(until !== null && { until }) };
      await notifications.add([account], { kind: 'EVENT_PLACE', details });
    });
    events.on(attendeesConcerned, HANDLER, async ({ accounts, change, ...about }) => {
      const details = { ...detailsOf(about), change };
      await notifications.add(accounts, { kind: 'EVENT_CHANGED', details });
    });
    events.on(attendeesWrittenTo, HANDLER, async ({ accounts, store, text, ...about }) => {
      const people = await users.hold([store]);
      const details = { ...detailsOf(about), ...personOf(people.get(store)), text };
      await notifications.add(accounts, { kind: 'EVENT_MESSAGE', details });
    });
  }
}

interface AboutEvent {
  readonly event: string;
  readonly name: string;
  readonly startsAt: string;
  readonly timeZone: string;
}

const detailsOf = ({ event, name, startsAt, timeZone }: AboutEvent) => ({
  event,
  eventName: name,
  startsAt,
  timeZone,
});

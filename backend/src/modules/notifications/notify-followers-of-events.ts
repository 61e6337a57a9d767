// Anyone who follows a store is notified of its new events: once for all that it schedules by one call.
import { Injectable } from '@nestjs/common';
import { DomainEvents } from '../../platform/domain-events/domain-events.js';
import { eventsScheduled } from '../events/index.js';
import { FollowerNotifications } from './persistence/follower-notifications.js';

const HANDLER = 'notifications.notify-followers-of-events';

@Injectable()
export class NotifyFollowersOfEvents {
  constructor(events: DomainEvents, followers: FollowerNotifications) {
    events.on(eventsScheduled, HANDLER, ({ store, event, name, startsAt, timeZone, events: count }) =>
      followers.add(store, {
        kind: 'STORE_EVENT',
        details: { event, eventName: name, startsAt, timeZone, events: count },
      }),
    );
  }
}

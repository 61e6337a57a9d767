// Who has something new to read in an offer or a deal is notified once, until they have read it.
import { Injectable } from '@nestjs/common';
import { Clock } from '../../kernel/clock.js';
import { DomainEvents } from '../../platform/domain-events/domain-events.js';
import { messageReceived, messagesRead } from '../offers/index.js';
import { UsersFacade } from '../users/index.js';
import { NotificationRepository } from './persistence/notification.repository.js';
import { personOf } from './person-of.js';

/** For both events of an offer, which are delivered in one order. */
const HANDLER = 'notifications.notify-readers-of-messages';

@Injectable()
export class NotifyReadersOfMessages {
  constructor(events: DomainEvents, users: UsersFacade, notifications: NotificationRepository, clock: Clock) {
    events.on(messageReceived, HANDLER, async ({ offer, deal, account, author }) => {
      const people = await users.hold([account, author]);
      const about = { offer, ...(deal !== null && { deal }), ...personOf(people.get(author)) };
      await notifications.add([account], { kind: 'MESSAGE_RECEIVED', details: about });
    });
    events.on(messagesRead, HANDLER, async ({ offer, account }) => {
      // An erasure locks the account first, and deletes deliveries before notifications: without this lock both deadlock.
      if (await users.lockIfOwned(account)) await notifications.markMessagesRead(account, offer, clock.now());
    });
  }
}

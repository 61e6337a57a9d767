// The owner of a stock is notified when an automatic run of price rules has held prices back.
import { Injectable } from '@nestjs/common';
import { DomainEvents } from '../../platform/domain-events/domain-events.js';
import { pricesHeldBack } from '../stock/index.js';
import { NotificationRepository } from './persistence/notification.repository.js';

const HANDLER = 'notifications.notify-owners-of-held-prices';

@Injectable()
export class NotifyOwnersOfHeldPrices {
  constructor(events: DomainEvents, notifications: NotificationRepository) {
    events.on(pricesHeldBack, HANDLER, ({ account, copies }) =>
      notifications.add([account], { kind: 'PRICES_HELD_BACK', details: { copies } }),
    );
  }
}

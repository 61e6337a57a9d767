// Stores are notified when an import has brought new cards: they can be listed from now on.
import { Injectable } from '@nestjs/common';
import { DomainEvents } from '../../platform/domain-events/domain-events.js';
import { importFinished } from '../cards/index.js';
import { NotificationRepository } from './persistence/notification.repository.js';

const HANDLER = 'notifications.notify-stores-of-new-cards';

@Injectable()
export class NotifyStoresOfNewCards {
  constructor(events: DomainEvents, notifications: NotificationRepository) {
    events.on(importFinished, HANDLER, async ({ added }) => {
      // Every night brings new prices; that alone is no news.
      if (added === 0) return;
      await notifications.addForStores({ kind: 'CARDS_IMPORTED', details: { added } });
    });
  }
}

// Owners of wants are notified of copies nearby that fit: once of everything that was offered at once.
import { Injectable } from '@nestjs/common';
import { DomainEvents } from '../../platform/domain-events/domain-events.js';
import { WatchlistFacade, wantsMatched } from '../watchlist/index.js';
import { NotificationRepository } from './persistence/notification.repository.js';

const HANDLER = 'notifications.notify-owners-of-wants';

@Injectable()
export class NotifyOwnersOfWants {
  constructor(events: DomainEvents, watchlist: WatchlistFacade, notifications: NotificationRepository) {
    events.on(wantsMatched, HANDLER, async ({ batch }, { publishedAt }) => {
      for await (const news of watchlist.newsOf(batch)) {
        const entries = news.map(({ account, subject, listing, ...found }) => ({
          ...{ account, subject, details: { ...found, batch, ...(listing && { listing }) } },
        }));
        await notifications.addEach('WANT_MATCHED', entries, publishedAt);
      }
    });
  }
}

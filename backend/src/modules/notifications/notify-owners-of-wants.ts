// Owners of wants are notified of copies nearby that fit: once of everything that was offered at once, a page of owners at a time.
import { Injectable } from '@nestjs/common';
import { DomainEvents } from '../../platform/domain-events/domain-events.js';
import { moreWantsMatched, type NewsPage, WatchlistFacade, wantsMatched } from '../watchlist/index.js';
import { NotificationRepository } from './persistence/notification.repository.js';

const HANDLER = 'notifications.notify-owners-of-wants';
/** A name of its own: a replica of a release without pages leaves its deliveries to the others. */
const NEXT_HANDLER = 'notifications.notify-more-owners-of-wants';

@Injectable()
export class NotifyOwnersOfWants {
  constructor(events: DomainEvents, watchlist: WatchlistFacade, notifications: NotificationRepository) {
    const notify = async (page: NewsPage) => {
      const entries = (await watchlist.newsOf(page)).map(({ account, subject, listing, ...found }) => ({
        ...{ account, subject, details: { ...found, batch: page.batch, ...(listing && { listing }) } },
      }));
      if (entries.length > 0) await notifications.addEach('WANT_MATCHED', entries);
    };
    events.on(wantsMatched, HANDLER, notify);
    events.on(moreWantsMatched, NEXT_HANDLER, notify);
  }
}

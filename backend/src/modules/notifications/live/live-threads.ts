// Who has the app open reads of each change in the messages of their offers, on whichever replica that happened.
import { Injectable } from '@nestjs/common';
import { PgListener } from '../../../platform/database/pg-listener.js';
import { THREADS_CHANGED } from '../../offers/index.js';
import { LiveNotifications } from './live-notifications.js';

@Injectable()
export class LiveThreads {
  constructor(listener: PgListener, live: LiveNotifications) {
    listener.on(THREADS_CHANGED, (change) => {
      // Without one some may have been missed.
      const [account, offer = null] = change?.split(' ') ?? [];
      for (const stream of live.streamsOf(account)) stream.sendThread(offer);
    });
  }
}

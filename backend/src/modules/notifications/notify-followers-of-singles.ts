// Anyone who follows a store is notified at night of the singles that it has put up for sale: once for all of them.
import { Injectable } from '@nestjs/common';
import { Clock } from '../../kernel/clock.js';
import { UnitOfWork } from '../../platform/database/unit-of-work.js';
import { Jobs } from '../../platform/jobs/jobs.js';
import { FollowerNotifications } from './persistence/follower-notifications.js';

const JOB = 'notifications.notify-followers-of-singles';

@Injectable()
export class NotifyFollowersOfSingles {
  constructor(
    jobs: Jobs,
    private readonly unitOfWork: UnitOfWork,
    private readonly followers: FollowerNotifications,
    private readonly clock: Clock,
  ) {
    jobs.nightly(JOB, () => this.notify());
  }

  /** A run that is done again counts on from the notifications that the one before it has made. */
  async notify(): Promise<void> {
    const createdAt = this.clock.now();
    for (const { store, copies } of await this.followers.newSingles(createdAt))
      await this.unitOfWork.run(() =>
        this.followers.add(store, { kind: 'STORE_SINGLES', details: { copies }, createdAt }),
      );
  }
}

// Whose copies have left the market because nobody counted them is asked at night whether they still have them.
import { Injectable } from '@nestjs/common';
import { Clock } from '../../kernel/clock.js';
import { UnitOfWork } from '../../platform/database/unit-of-work.js';
import { Jobs } from '../../platform/jobs/jobs.js';
import { NotificationRepository } from './persistence/notification.repository.js';

const JOB = 'notifications.ask-listers-of-expired-counts';

@Injectable()
export class AskListersOfExpiredCounts {
  constructor(
    jobs: Jobs,
    private readonly unitOfWork: UnitOfWork,
    private readonly notifications: NotificationRepository,
    private readonly clock: Clock,
  ) {
    jobs.nightly(JOB, () => this.ask());
  }

  /** Asks each lister with copies that have expired since they were asked last, at most once a week. */
  async ask(): Promise<void> {
    await this.unitOfWork.run(() => this.notifications.addForExpiredCounts(this.clock.now()));
  }
}

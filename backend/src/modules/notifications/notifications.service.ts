// The verbs of notifications: notify accounts, mark as read. One method, one transaction.
import { Injectable } from '@nestjs/common';
import { Clock } from '../../kernel/clock.js';
import { UnitOfWork } from '../../platform/database/unit-of-work.js';
import type { Caller } from '../../platform/http/access/access-tokens.js';
import { notificationNotFound } from './domain/notification.errors.js';
import { NotificationRepository } from './persistence/notification.repository.js';

@Injectable()
export class NotificationsService {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly notifications: NotificationRepository,
    private readonly clock: Clock,
  ) {}

  /** Marks one of the caller's notifications as read. Throws `notifications.not-found`. */
  async markRead({ uuid: account }: Caller, uuid: string): Promise<void> {
    await this.unitOfWork.run(async () => {
      const found = await this.notifications.markRead(account, uuid, this.clock.now());
      if (!found) throw notificationNotFound();
    });
  }

  /** Marks the caller's notifications as read, up to the newest one that they have seen. */
  async markAllRead({ uuid: account }: Caller, until: Date): Promise<void> {
    await this.unitOfWork.run(() => this.notifications.markAllRead(account, until, this.clock.now()));
  }
}

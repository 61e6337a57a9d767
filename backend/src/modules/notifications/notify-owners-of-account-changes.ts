// The owner of an account is notified when a new device logs in to it, and when its password changes.
import { Injectable } from '@nestjs/common';
import { DomainEvents } from '../../platform/domain-events/domain-events.js';
import { newDeviceLoggedIn } from '../auth/index.js';
import { passwordChanged } from '../users/index.js';
import { NotificationRepository } from './persistence/notification.repository.js';

const HANDLER = 'notifications.notify-owners-of-account-changes';

@Injectable()
export class NotifyOwnersOfAccountChanges {
  constructor(events: DomainEvents, notifications: NotificationRepository) {
    events.on(newDeviceLoggedIn, HANDLER, ({ account, browser, system }) =>
      notifications.add([account], { kind: 'NEW_DEVICE', details: { browser, system } }),
    );
    events.on(passwordChanged, HANDLER, ({ account }) =>
      notifications.add([account], { kind: 'PASSWORD_CHANGED', details: {} }),
    );
  }
}

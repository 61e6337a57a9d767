// What can go wrong with notifications.
import { defineError } from '../../../kernel/domain-error.js';

export const notificationNotFound = defineError(
  'notifications.not-found',
  'missing',
  'This notification doesn’t exist.',
);

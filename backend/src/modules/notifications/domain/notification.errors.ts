// What can go wrong with notifications.
import { defineError } from '../../../kernel/domain-error.js';

export const notificationNotFound = defineError(
  'notifications.not-found',
  'missing',
  'This notification doesn’t exist.',
);
export const notificationIsMandatory = defineError(
  'notifications.mandatory',
  'invalid',
  'Notifications about the security of your account can’t be turned off.',
);
export const quietHoursInvalid = defineError(
  'notifications.quiet-hours-invalid',
  'invalid',
  'Quiet hours need a beginning and an end that differ.',
);
export const timeZoneUnknown = defineError(
  'notifications.time-zone-unknown',
  'invalid',
  'This time zone isn’t known.',
);
export const preferencesChanged = defineError(
  'notifications.preferences-changed',
  'outdated',
  'These settings have changed since you opened them. Look at them again.',
);
export const unsubscribeLinkInvalid = defineError(
  'notifications.unsubscribe-link-invalid',
  'missing',
  'This link doesn’t work any more. You can turn off emails in your settings.',
);
export const pushIsOff = defineError(
  'notifications.push-off',
  'conflict',
  'Push notifications aren’t set up on this server.',
);
export const pushEndpointInvalid = defineError(
  'notifications.push-endpoint-invalid',
  'invalid',
  'This isn’t the subscription of a browser to a push service.',
);

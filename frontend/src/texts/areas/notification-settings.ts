/** How somebody is notified, in the page's language. */
import { notificationSettings as english } from '../en/notification-settings';
import { localized } from '../load-messages';

export const notificationSettings = /* @__PURE__ */ localized('notificationSettings', english);

/** The list of notifications, in the page's language. */
import { notificationList as english } from '../en/notification-list';
import { localized } from '../load-messages';

export const notificationList = /* @__PURE__ */ localized('notificationList', english);

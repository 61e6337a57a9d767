/** Notifications in the menus, in the page's language. */
import { notifications as english } from '../en/notifications';
import { localized } from '../load-messages';

export const notifications = /* @__PURE__ */ localized('notifications', english);

/** The first calls about notifications. */
import { notificationsApi, PREFERENCES_REFETCH } from '../../api/notifications';
import { PREFETCH_OPTIONS, type Prefetch } from '../../api/prefetch';

const { notifications, getNotificationPreferences } = notificationsApi.endpoints;

/** The visitor's notifications. */
export const prefetchNotifications: Prefetch = () => [notifications.initiate(undefined, PREFETCH_OPTIONS)];

/** How the visitor is notified. */
export const prefetchNotificationPreferences: Prefetch = () => [
  getNotificationPreferences.initiate(undefined, {
    ...PREFETCH_OPTIONS,
    forceRefetch: PREFERENCES_REFETCH.refetchOnMountOrArgChange,
  }),
];

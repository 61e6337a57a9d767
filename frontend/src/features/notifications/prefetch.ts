/** The first calls about notifications. */
import { notificationsApi } from '../../api/notifications';
import { PREFETCH_OPTIONS, type Prefetch } from '../../api/prefetch';

const { notifications } = notificationsApi.endpoints;

/** The visitor's notifications. */
export const prefetchNotifications: Prefetch = () => [notifications.initiate(undefined, PREFETCH_OPTIONS)];

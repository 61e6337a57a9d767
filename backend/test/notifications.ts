// What a member was notified of, for the stories of the modules that notify.
import { setTimeout as pause } from 'node:timers/promises';
import type { NotificationDto } from '../src/modules/notifications/dto/notification.dto.js';
import type { Client } from './client.js';

/** All notifications that a member has, newest first. */
export const allNotificationsOf = async (client: Client): Promise<NotificationDto[]> =>
  (await client.get<NotificationDto[]>('/api/notifications')).body;

/** The member reads what has come until then. */
export const readNotifications = (client: Client, until: Date): Promise<unknown> =>
  client.put('/api/notifications/read', { until: until.toISOString() });

/** Those of one kind. */
export async function notificationsOf(
  client: Client,
  kind: NotificationDto['kind'],
): Promise<NotificationDto[]> {
  return (await allNotificationsOf(client)).filter((notice) => notice.kind === kind);
}

/** A table that an account is in once a link in a mail has turned something off. */
export const MUTED_SUBJECTS = 'notifications.muted_subject';

/** A listing that the reader asked about is sold by its lister: the reader is mailed at once. */
export async function mailedSale(reader: Client, lister: Client, listing: string): Promise<void> {
  await reader.put('/api/notifications/preferences', {
    kinds: [{ kind: 'LISTING_SOLD', inApp: true, mail: 'NOW' }],
    ...{ digestHour: 8, timeZone: null, quietFrom: null, quietUntil: null, mailPaused: false },
  });
  await lister.patch(`/api/listings/${listing}`, { status: 'SOLD' });
}

/** The latest one of a member who is being notified: it comes a moment after what it is about. */
export async function firstNotificationOf(client: Client): Promise<string> {
  for (let attempt = 0; attempt < 300; attempt++) {
    const [first] = await allNotificationsOf(client);
    if (first) return first.uuid;
    await pause(20);
  }
  throw new Error('No notification came');
}

/** How somebody is notified until they choose. */
export const usualPreferences = () => ({
  ...{ kinds: [], digestHour: 8, timeZone: null, quietFrom: null, quietUntil: null, mailPaused: false },
});

/** That of a browser to a push service. */
export const A_SUBSCRIPTION = {
  endpoint: 'https://push.example.org/send/f1Jp0a9',
  p256dh: 'BP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A8',
  auth: 'BTBZMqHH6r4Tts7J_aSIgg',
};

/** Nothing is mailed until it is turned on again. */
export const pauseMails = (client: Client) =>
  client.put('/api/notifications/preferences', { ...usualPreferences(), mailPaused: true });

/** What was muted is notified again. */
export const unmuteAll = (client: Client) => client.delete('/api/notifications/muted');

// What a member was notified of, for the stories of the modules that notify.
import type { NotificationDto } from '../src/modules/notifications/dto/notification.dto.js';
import type { Client } from './client.js';

/** The notifications of one kind that a member has, newest first. */
export async function notificationsOf(
  client: Client,
  kind: NotificationDto['kind'],
): Promise<NotificationDto[]> {
  const { body } = await client.get<NotificationDto[]>('/api/notifications');
  return body.filter((notice) => notice.kind === kind);
}

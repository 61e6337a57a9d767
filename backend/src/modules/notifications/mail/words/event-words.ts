// What a language must have words for to mail about events that somebody goes to.
import type { NotificationWords } from './notification-words.js';

export type EventWords = Pick<NotificationWords['kinds'], 'EVENT_PLACE' | 'EVENT_CHANGED' | 'EVENT_MESSAGE'>;

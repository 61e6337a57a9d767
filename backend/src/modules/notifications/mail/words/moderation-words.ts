// What a language must have words for, so that the decisions of moderators can be mailed in it.
import type { NotificationWords } from './notification-words.js';

export type ModerationWords = Pick<NotificationWords['kinds'], 'MODERATION_DECISION' | 'REPORT_DECIDED'>;

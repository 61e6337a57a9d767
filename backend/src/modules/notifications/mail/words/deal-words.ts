// What a language must have words for to mail about offers and deals.
import type { NotificationWords } from './notification-words.js';

export type DealWords = Pick<
  NotificationWords['kinds'],
  | 'OFFER_RECEIVED'
  | 'OFFER_ANSWERED'
  | 'DEAL_CHANGED'
  | 'DEAL_MEETING'
  | 'DEAL_REMINDER'
  | 'HAND_OVER_LOCKED'
  | 'MESSAGE_RECEIVED'
>;

// A message about a listing: how long it may be, how many may come, and for how long it is kept.
import { DAY_MS } from '../../../kernel/durations.js';
import { tooManyMessages } from './message.errors.js';

/** In characters. */
export const MESSAGE_MAX_LENGTH = 1000;
/** Within a day, from one account to another, and to one account from all others together. */
export const MAX_FROM_ONE_SENDER = 3;
export const MAX_TO_ONE_RECIPIENT = 30;
/** A message is forgotten so long after it was sent, or after it was reported. */
const KEPT_MS = 180 * DAY_MS;

export const REPORT_REASONS = ['SPAM', 'SCAM', 'HARASSMENT', 'OTHER'] as const;
export type ReportReason = (typeof REPORT_REASONS)[number];

/** What a recipient got within the last day: how many messages, the first of them when, and the same of one sender. */
export interface RecentMessages {
  readonly total: number;
  readonly first: Date | null;
  readonly fromSender: number;
  readonly firstFromSender: Date | null;
}

/** Throws `listings.too-many-messages`, with when the next one may be sent. */
export function refuseIfTooMany(recent: RecentMessages, now: Date): void {
  const waits = [
    recent.fromSender >= MAX_FROM_ONE_SENDER ? recent.firstFromSender : null,
    recent.total >= MAX_TO_ONE_RECIPIENT ? recent.first : null,
  ].filter((first) => first !== null);
  if (waits.length === 0) return;
  const free = Math.max(...waits.map((first) => first.getTime())) + DAY_MS;
  throw tooManyMessages({ retryAfter: Math.max(1, Math.ceil((free - now.getTime()) / 1000)) });
}

/** Until when a message is kept that was sent, or reported, now. */
export const forgetAfter = (now: Date): Date => new Date(now.getTime() + KEPT_MS);

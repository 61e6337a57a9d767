// When the two of an offer may write to each other: from when it is sent until two weeks after what it has become has ended.
import { DAY_MS } from '../../../kernel/durations.js';
import type { OfferState } from './offer.js';
import { isEnd } from './offer-machine.js';

/** Characters of one message. */
export const MAX_MESSAGE = 4000;
/** How long after the end both can write: for what is undone or in dispute. */
export const DAYS_AFTER_END = 14;

/** What the end of a thread depends on. */
export interface ThreadState {
  readonly state: OfferState;
  /** Whether its recipient has seen the offer. */
  readonly isSent: boolean;
  readonly changedAt: Date;
  /** Of the deal that the offer has become; null if there is none. */
  readonly dealIsLive: boolean | null;
  readonly dealChangedAt: Date | null;
}

/** From when on nobody can write; null while the offer is open or its deal is live. */
export function closesAt({ state, changedAt, dealIsLive, dealChangedAt }: ThreadState): Date | null {
  if (dealIsLive || (state !== 'ACCEPTED' && !isEnd(state))) return null;
  return new Date((dealChangedAt ?? changedAt).getTime() + DAYS_AFTER_END * DAY_MS);
}

/** Why nobody can write now; undefined while both can. */
export function whyClosed(thread: ThreadState, now: Date): 'NOT_SENT' | 'OVER' | undefined {
  if (!thread.isSent) return 'NOT_SENT';
  const end = closesAt(thread);
  return end && end <= now ? 'OVER' : undefined;
}

// What people report, how urgent it is, and what moderators may decide about it.
import { DAY_MS } from '../../../kernel/durations.js';

/** What can be reported. */
export const TARGET_KINDS = ['LISTING', 'PROFILE', 'EVENT', 'OFFER', 'DEAL', 'MESSAGE', 'REVIEW'] as const;
export type TargetKind = (typeof TARGET_KINDS)[number];

export interface Target {
  readonly kind: TargetKind;
  readonly id: string;
}

/** Why something is reported. */
export const REPORT_CATEGORIES = [
  'COUNTERFEIT',
  'STOLEN',
  'WRONG_DESCRIPTION',
  'HARASSMENT',
  'HATE',
  'THREAT',
  'MINOR_SAFETY',
  'SPAM',
  'PRIVATE_DATA',
  'PAYMENT_FRAUD',
  'OTHER',
] as const;
export type ReportCategory = (typeof REPORT_CATEGORIES)[number];

/**
 * How a report came: from a member, by the link in the email of a message, or with the dispute of a deal. Nobody has made a hint: two
 * accounts with an offer between them were logged in to on one device, or have one mailbox.
 */
export const HINTS = ['SAME_DEVICE', 'SAME_MAILBOX'] as const;
export type Hint = (typeof HINTS)[number];
export const REPORT_SOURCES = ['MEMBER', 'MAIL_LINK', 'DISPUTE', ...HINTS] as const;
export type ReportSource = (typeof REPORT_SOURCES)[number];

/** COMPLAINED: whom the decision affects has complained, and another moderator decides. CLOSED: the complaint is decided. */
export const CASE_STATES = ['OPEN', 'DECIDED', 'COMPLAINED', 'CLOSED'] as const;
export type CaseState = (typeof CASE_STATES)[number];

export const MEASURES = ['DISMISS', 'WARN', 'HIDE', 'SUSPEND'] as const;
export type Measure = (typeof MEASURES)[number];

/** What can be hidden while its author keeps their account. */
const HIDEABLE: readonly TargetKind[] = ['LISTING', 'EVENT', 'MESSAGE', 'REVIEW'];
export const mayHide = (kind: TargetKind): boolean => HIDEABLE.includes(kind);

/** Somebody may be in danger: these cases come first. */
const URGENT: readonly ReportCategory[] = ['MINOR_SAFETY', 'THREAT'];
export const urgencyOf = (category: ReportCategory): 0 | 1 => (URGENT.includes(category) ? 0 : 1);

export const isOpenState = (state: CaseState): boolean => state === 'OPEN' || state === 'COMPLAINED';

export const MAX_REPORT_TEXT = 2_000;
export const MAX_REASON = 2_000;
export const MAX_SUSPENSION_DAYS = 365;

/** Until when whom it affects may complain about a decision: six months. */
export const COMPLAINT_DAYS = 183;
export const complainUntil = (decidedAt: Date): Date =>
  new Date(decidedAt.getTime() + COMPLAINT_DAYS * DAY_MS);

/** When a suspension ends; null for good. */
export const suspendedUntil = (now: Date, days: number | null): Date | null =>
  days === null ? null : new Date(now.getTime() + days * DAY_MS);

/** Something that was reported, as it was when the first report came. */
export interface Snapshot {
  /** Whose it is: whom a decision affects. */
  readonly affected: string;
  /** Who is named besides: whom a review is about. */
  readonly named?: string;
  readonly title: string;
  readonly text: string | null;
  readonly facts: Readonly<Record<string, string>>;
}

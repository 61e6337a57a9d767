// What an account is notified of.
import type { NotificationSubject } from './notification-subject.js';

/** How soon a notification is mailed: not at all, at once, or in the digest of the day. */
export const MAIL_CHOICES = ['OFF', 'NOW', 'DAILY'] as const;
export type MailChoice = (typeof MAIL_CHOICES)[number];

/** What kinds of notifications are listed under in the settings. */
export const NOTIFICATION_GROUPS = [
  'SECURITY',
  'MESSAGES',
  'STORES',
  'EVENTS',
  'WANTS',
  'DEALS',
  'OWN_STOCK',
] as const;
export type NotificationGroup = (typeof NOTIFICATION_GROUPS)[number];

/** What holds for a kind until its account says otherwise. */
interface KindRules {
  readonly group: NotificationGroup;
  /** How it is mailed unless the account chooses. */
  readonly mail: MailChoice;
  /** It concerns the security of the account, and can't be turned off in any channel. */
  readonly isMandatory?: true;
  /** Another module mails it, in the transaction of what happened. */
  readonly isMailedElsewhere?: true;
}

/** Why a notification was made: each kind, with its rules. Another kind needs a line here and its wording, but no migration. */
const KIND_RULES = {
  NEW_DEVICE: { group: 'SECURITY', mail: 'NOW', isMandatory: true, isMailedElsewhere: true },
  PASSWORD_CHANGED: { group: 'SECURITY', mail: 'NOW', isMandatory: true },
  MODERATION_DECISION: { group: 'SECURITY', mail: 'NOW', isMandatory: true },
  REPORT_DECIDED: { group: 'MESSAGES', mail: 'NOW' },
  LISTING_SOLD: { group: 'MESSAGES', mail: 'OFF' },
  LISTING_WITHDRAWN: { group: 'MESSAGES', mail: 'OFF' },
  LISTING_RESTORED: { group: 'MESSAGES', mail: 'OFF' },
  STORE_EVENT: { group: 'STORES', mail: 'OFF' },
  STORE_SINGLES: { group: 'STORES', mail: 'OFF' },
  EVENT_PLACE: { group: 'EVENTS', mail: 'NOW' },
  EVENT_CHANGED: { group: 'EVENTS', mail: 'NOW' },
  EVENT_MESSAGE: { group: 'EVENTS', mail: 'NOW' },
  WANT_MATCHED: { group: 'WANTS', mail: 'OFF' },
  OFFER_RECEIVED: { group: 'DEALS', mail: 'NOW' },
  OFFER_ANSWERED: { group: 'DEALS', mail: 'OFF' },
  DEAL_CHANGED: { group: 'DEALS', mail: 'OFF' },
  DEAL_REMINDER: { group: 'DEALS', mail: 'NOW' },
  HAND_OVER_LOCKED: { group: 'DEALS', mail: 'OFF' },
  MESSAGE_RECEIVED: { group: 'DEALS', mail: 'NOW' },
  CARDS_IMPORTED: { group: 'OWN_STOCK', mail: 'OFF' },
  PRICES_HELD_BACK: { group: 'OWN_STOCK', mail: 'OFF' },
  COUNT_EXPIRED: { group: 'OWN_STOCK', mail: 'OFF' },
} as const satisfies Readonly<Record<string, KindRules>>;
export type NotificationKind = keyof typeof KIND_RULES;
export const NOTIFICATION_KINDS = Object.keys(KIND_RULES) as NotificationKind[];

/** The kinds that nobody can turn off or put off. */
export const MANDATORY_KINDS: readonly NotificationKind[] = NOTIFICATION_KINDS.filter(
  (kind) => 'isMandatory' in KIND_RULES[kind],
);

/** The rules of a kind. */
export const rulesOf = (kind: NotificationKind): KindRules => KIND_RULES[kind];

/** What a notification says beside its kind; each kind has its own of these. */
export interface NotificationDetails {
  /** NEW_DEVICE: what the device called itself; null if unknown. */
  readonly browser?: string | null;
  readonly system?: string | null;
  /** CARDS_IMPORTED: how many printings are new. */
  readonly added?: number;
  /** LISTING_…: the listing that the account wrote a message about. */
  readonly listing?: string;
  readonly cardId?: string;
  /** OFFER_…: one of its cards. */
  readonly cardName?: string;
  /** STORE_…: the store that the account follows. */
  readonly store?: string;
  readonly storeName?: string;
  /** STORE_EVENT, EVENT_…: the event, of new ones the soonest, when it starts as an ISO moment, by whose clock, and how many are new. */
  readonly event?: string;
  readonly eventName?: string;
  readonly startsAt?: string;
  readonly timeZone?: string;
  readonly events?: number;
  /**
   * PRICES_HELD_BACK: copies whose new price waits for a look. COUNT_EXPIRED: how many copies have left the market. STORE_SINGLES:
   * how many are new. WANT_MATCHED: how many fit what the account wants.
   */
  readonly copies?: number;
  /** OFFER_…: how many cards. WANT_MATCHED: of how many cards, the cheapest copy of a few of them, and the batch that they came with. */
  readonly cards?: number;
  readonly best?: readonly WantedOffer[];
  readonly batch?: string;
  /** OFFER_…, DEAL_…, HAND_OVER_LOCKED, MESSAGE_RECEIVED: with whom, the offer or the deal, and what has happened to it. */
  readonly person?: string;
  /** Who that is: it goes once their account is erased. */
  readonly personId?: string;
  readonly offer?: string;
  readonly deal?: string;
  readonly change?: string;
  /** MODERATION_DECISION: the decision, what was decided, about what, why, and until when an account is suspended as an ISO moment. */
  readonly decision?: string;
  readonly measure?: string;
  readonly about?: string;
  readonly title?: string;
  readonly reason?: string;
  readonly until?: string | null;
  readonly isComplaint?: boolean;
  /** EVENT_MESSAGE: what the store has written. EVENT_PLACE has `change` and `until`, EVENT_CHANGED has `change`. */
  readonly text?: string;
  /** DEAL_REMINDER: how many hours are left. */
  readonly hours?: number;
}

/** A copy that somebody wants; prices in US dollars, `before` null of one that is new. */
export interface WantedOffer {
  readonly cardId: string;
  readonly cardName: string;
  readonly price: number;
  readonly before: number | null;
}

/** What a mail says of a notification. */
export interface MailedNotification {
  readonly kind: NotificationKind;
  readonly details: NotificationDetails;
}

export interface NewNotification {
  readonly kind: NotificationKind;
  readonly details: NotificationDetails;
  readonly createdAt: Date;
  /** What it is about, if mails about that can be turned off by themselves. */
  readonly subject?: NotificationSubject;
}

/** How many days lie between two notices of expired counts at least: copies that were counted day by day expire so, too. */
export const DAYS_BETWEEN_EXPIRED_COUNTS = 7;

/** Messages are mailed this many minutes later, unless they are read by then: two who write to each other read at once. */
export const MINUTES_TO_READ_MESSAGES = 5;

/** An unread count stops here. */
export const MAX_UNREAD_COUNTED = 100;

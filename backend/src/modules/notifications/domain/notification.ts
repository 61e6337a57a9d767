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
  /** Whether it is pushed to the browsers that the account has turned push on in, unless the account chooses. */
  readonly push: boolean;
  /** It concerns the security of the account, and can't be turned off in any channel. */
  readonly isMandatory?: true;
  /** Another module mails it, in the transaction of what happened. */
  readonly isMailedElsewhere?: true;
}

/** Why a notification was made: each kind, with its rules. Another kind needs a line here and its wording, but no migration. */
const KIND_RULES = {
  NEW_DEVICE: { group: 'SECURITY', mail: 'NOW', push: true, isMandatory: true, isMailedElsewhere: true },
  PASSWORD_CHANGED: { group: 'SECURITY', mail: 'NOW', push: true, isMandatory: true },
  MODERATION_DECISION: { group: 'SECURITY', mail: 'NOW', push: true, isMandatory: true },
  REPORT_DECIDED: { group: 'MESSAGES', mail: 'NOW', push: true },
  LISTING_SOLD: { group: 'MESSAGES', mail: 'OFF', push: false },
  LISTING_WITHDRAWN: { group: 'MESSAGES', mail: 'OFF', push: false },
  LISTING_RESTORED: { group: 'MESSAGES', mail: 'OFF', push: false },
  STORE_EVENT: { group: 'STORES', mail: 'OFF', push: false },
  STORE_SINGLES: { group: 'STORES', mail: 'OFF', push: false },
  EVENT_PLACE: { group: 'EVENTS', mail: 'NOW', push: true },
  EVENT_CHANGED: { group: 'EVENTS', mail: 'NOW', push: true },
  EVENT_MESSAGE: { group: 'EVENTS', mail: 'NOW', push: true },
  WANT_MATCHED: { group: 'WANTS', mail: 'OFF', push: true },
  OFFER_RECEIVED: { group: 'DEALS', mail: 'NOW', push: true },
  OFFER_ANSWERED: { group: 'DEALS', mail: 'OFF', push: true },
  DEAL_CHANGED: { group: 'DEALS', mail: 'OFF', push: true },
  DEAL_MEETING: { group: 'DEALS', mail: 'NOW', push: true },
  DEAL_REMINDER: { group: 'DEALS', mail: 'NOW', push: true },
  HAND_OVER_LOCKED: { group: 'DEALS', mail: 'OFF', push: true },
  MESSAGE_RECEIVED: { group: 'DEALS', mail: 'NOW', push: true },
  CARDS_IMPORTED: { group: 'OWN_STOCK', mail: 'OFF', push: false },
  PRICES_HELD_BACK: { group: 'OWN_STOCK', mail: 'OFF', push: false },
  COUNT_EXPIRED: { group: 'OWN_STOCK', mail: 'OFF', push: false },
} as const satisfies Readonly<Record<string, KindRules>>;
export type NotificationKind = keyof typeof KIND_RULES;
export const NOTIFICATION_KINDS = Object.keys(KIND_RULES) as NotificationKind[];

/** The kinds that nobody can turn off or put off. */
export const MANDATORY_KINDS: readonly NotificationKind[] = NOTIFICATION_KINDS.filter(
  (kind) => 'isMandatory' in KIND_RULES[kind],
);

/** The kinds that are pushed unless an account chooses. */
export const PUSHED_KINDS: readonly NotificationKind[] = NOTIFICATION_KINDS.filter(
  (kind) => KIND_RULES[kind].push,
);

/** The rules of a kind. */
export const rulesOf = (kind: NotificationKind): KindRules => KIND_RULES[kind];

/** What `change` says where somebody may be about to set out, or has a deadline: its mails don't wait for others. */
export const URGENT_CHANGES = [
  ...['CALLED_OFF', 'ON_AGAIN', 'MOVED', 'OFFERED', 'WAITING_AGAIN'],
  ...['CANCELLED', 'PLACE_LOST', 'HOLD_MOVED', 'STOCK_CONFLICT', 'CONFLICT_CLEARED', 'CONFLICT_LAPSED'],
  'ACCOUNT_CLOSED',
];

/** What a notification says beside its kind; each kind has its own of these. */
export interface NotificationDetails {
  /** NEW_DEVICE: what the device called itself; null if unknown. */
  readonly browser?: string | null;
  readonly system?: string | null;
  /** CARDS_IMPORTED: how many printings are new. */
  readonly added?: number;
  /** LISTING_…: the listing that the account wrote a message about. WANT_MATCHED: the one copy that fits. */
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
  /** By default now: what is delivered late is newer than what its account has read by then. */
  readonly createdAt?: Date;
  /** What it is about, if mails about that can be turned off by themselves. */
  readonly subject?: NotificationSubject;
}

/** How many days lie between two notices of expired counts at least: copies that were counted day by day expire so, too. */
export const DAYS_BETWEEN_EXPIRED_COUNTS = 7;

/** Messages are mailed this many minutes later, unless they are read by then: two who write to each other read at once. */
export const MINUTES_TO_READ_MESSAGES = 5;

/** An unread count stops here. */
export const MAX_UNREAD_COUNTED = 100;

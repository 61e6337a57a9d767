// What an account is notified of.

/** Why a notification was made. Its account may be asked to act on the first two; the others are about the market. */
export const NOTIFICATION_KINDS = [
  'NEW_DEVICE',
  'PASSWORD_CHANGED',
  'CARDS_IMPORTED',
  'LISTING_SOLD',
  'LISTING_WITHDRAWN',
  'LISTING_RESTORED',
  'PRICES_HELD_BACK',
  'COUNT_EXPIRED',
  'WANT_MATCHED',
] as const;
export type NotificationKind = (typeof NOTIFICATION_KINDS)[number];

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
  readonly cardName?: string;
  /**
   * PRICES_HELD_BACK: copies whose new price waits for a look. COUNT_EXPIRED: how many copies have left the market. WANT_MATCHED: how
   * many fit what the account wants.
   */
  readonly copies?: number;
  /** WANT_MATCHED: of how many cards, the cheapest copy of a few of them, and the batch that they came with. */
  readonly cards?: number;
  readonly best?: readonly WantedOffer[];
  readonly batch?: string;
}

/** A copy that somebody wants; prices in US dollars, `before` null of one that is new. */
export interface WantedOffer {
  readonly cardId: string;
  readonly cardName: string;
  readonly price: number;
  readonly before: number | null;
}

export interface NewNotification {
  readonly kind: NotificationKind;
  readonly details: NotificationDetails;
  readonly createdAt: Date;
}

/** How many days lie between two notices of expired counts at least: copies that were counted day by day expire so, too. */
export const DAYS_BETWEEN_EXPIRED_COUNTS = 7;

/** An unread count stops here. */
export const MAX_UNREAD_COUNTED = 100;

// A notification on the wire.
import { ApiProperty } from '@nestjs/swagger';
import { IsISO8601 } from 'class-validator';
import { MAX_UNREAD_COUNTED, NOTIFICATION_KINDS } from '../domain/notification.js';

/** A copy that you want. */
export class WantedOfferDto {
  @ApiProperty({ format: 'uuid', example: '6f1f7c21-7c55-4a54-8c0e-2f0d1c9a9f8f' })
  cardId: string;
  /** @example "Clockwork Heron" */
  cardName: string;
  /** In US dollars. */
  @ApiProperty({ type: 'number', example: 4.5 })
  price: number;
  /** What it cost until then; null of one that is new. */
  @ApiProperty({ type: 'number', nullable: true, example: 6 })
  before: number | null;
}

/** What a notification says beside its kind: each kind has its own of these. */
export class NotificationDetailsDto {
  @ApiProperty({
    type: 'string',
    nullable: true,
    required: false,
    example: 'Firefox',
    description: 'NEW_DEVICE: the browser or program; null if unknown.',
  })
  browser?: string | null;
  @ApiProperty({
    type: 'string',
    nullable: true,
    required: false,
    example: 'Windows',
    description: 'NEW_DEVICE: the operating system; null if unknown.',
  })
  system?: string | null;
  /** CARDS_IMPORTED: the number of new printings. */
  @ApiProperty({ type: 'integer', required: false, example: 312 })
  added?: number;
  /** LISTING_SOLD, LISTING_WITHDRAWN, LISTING_RESTORED: the listing that you sent a message about. */
  @ApiProperty({ format: 'uuid', required: false, example: '2f0d1c9a-7c55-4a54-8c0e-9f8f0f1f7c21' })
  listing?: string;
  /** The listing's card. */
  @ApiProperty({ format: 'uuid', required: false, example: '6f1f7c21-7c55-4a54-8c0e-2f0d1c9a9f8f' })
  cardId?: string;
  /** The name of the listing’s card. OFFER_…: that of one of the cards. */
  @ApiProperty({ required: false, example: 'Clockwork Heron' })
  cardName?: string;
  /** STORE_EVENT, STORE_SINGLES: the store that you follow. */
  @ApiProperty({ format: 'uuid', required: false, example: '6f1f7c21-7c55-4a54-8c0e-2f0d1c9a9f8f' })
  store?: string;
  /** The name of the store. */
  @ApiProperty({ required: false, example: 'Dragon’s Den' })
  storeName?: string;
  /** STORE_EVENT: the soonest of the new events. EVENT_…: the event that you answered. */
  @ApiProperty({ format: 'uuid', required: false, example: '2f0d1c9a-7c55-4a54-8c0e-9f8f0f1f7c21' })
  event?: string;
  /** Its name. */
  @ApiProperty({ required: false, example: 'Friday Night Magic' })
  eventName?: string;
  /** When it starts. */
  @ApiProperty({ format: 'date-time', required: false, example: '2026-03-06T23:30:00.000Z' })
  startsAt?: string;
  /** The IANA time zone of its place. */
  @ApiProperty({ required: false, example: 'America/Chicago' })
  timeZone?: string;
  /** STORE_EVENT: how many events are new. */
  @ApiProperty({ type: 'integer', required: false, example: 1 })
  events?: number;
  /**
   * PRICES_HELD_BACK: copies whose new price waits for a look. COUNT_EXPIRED: those that have left the market uncounted.
   * STORE_SINGLES: new ones. WANT_MATCHED: those that fit your wants.
   */
  @ApiProperty({ type: 'integer', required: false, example: 37 })
  copies?: number;
  /** WANT_MATCHED: of how many cards. OFFER_…: how many cards. */
  @ApiProperty({ type: 'integer', required: false, example: 2 })
  cards?: number;
  /** WANT_MATCHED: the cheapest copies of a few of these cards. */
  @ApiProperty({ type: () => [WantedOfferDto], required: false })
  best?: WantedOfferDto[];
  /** WANT_MATCHED: what `GET /api/watchlist/matches` takes to list them. */
  @ApiProperty({ format: 'uuid', required: false, example: '2f0d1c9a-7c55-4a54-8c0e-9f8f0f1f7c21' })
  batch?: string;
  /** OFFER_…, DEAL_…, HAND_OVER_LOCKED, MESSAGE_RECEIVED: the name of the other one. */
  @ApiProperty({ required: false, example: 'Kim Osei' })
  person?: string;
  /** The account of that person or store. */
  @ApiProperty({ format: 'uuid', required: false, example: '6f1f7c21-7c55-4a54-8c0e-2f0d1c9a9f8f' })
  personId?: string;
  /** OFFER_…, MESSAGE_RECEIVED: the offer. */
  @ApiProperty({ format: 'uuid', required: false, example: '2f0d1c9a-7c55-4a54-8c0e-9f8f0f1f7c21' })
  offer?: string;
  /** DEAL_…, HAND_OVER_LOCKED: the deal. OFFER_ANSWERED, MESSAGE_RECEIVED: the one that the offer has become. */
  @ApiProperty({ format: 'uuid', required: false, example: '2f0d1c9a-7c55-4a54-8c0e-9f8f0f1f7c21' })
  deal?: string;
  /** OFFER_…, DEAL_CHANGED, DEAL_MEETING, REPORT_DECIDED, EVENT_PLACE, EVENT_CHANGED: what has happened. More may come. */
  @ApiProperty({ required: false, example: 'ACCEPTED' })
  change?: string;
  /** MODERATION_DECISION: the decision, among those of `GET /api/moderation/decisions`. */
  @ApiProperty({ format: 'uuid', required: false, example: '2f0d1c9a-7c55-4a54-8c0e-9f8f0f1f7c21' })
  decision?: string;
  /** What was decided. */
  @ApiProperty({ required: false, example: 'HIDE' })
  measure?: string;
  /** MODERATION_DECISION, REPORT_DECIDED: what it is about, a kind of what can be reported. */
  @ApiProperty({ required: false, example: 'LISTING' })
  about?: string;
  /** What that is called. */
  @ApiProperty({ required: false, example: 'Clockwork Heron' })
  title?: string;
  /** MODERATION_DECISION: why. */
  @ApiProperty({ required: false, example: 'The photos show a proxy.' })
  reason?: string;
  @ApiProperty({
    type: 'string',
    format: 'date-time',
    nullable: true,
    required: false,
    example: '2026-03-15T10:00:00.000Z',
    description:
      'Of a suspension: when it ends; null for good. EVENT_PLACE: until when the offered place is kept.',
  })
  until?: string | null;
  /** EVENT_MESSAGE: what the store has written to those who go. */
  @ApiProperty({ required: false, example: 'Please bring sleeves.' })
  text?: string;
  /** Whether it is about a complaint. */
  @ApiProperty({ required: false, example: false })
  isComplaint?: boolean;
  /** DEAL_REMINDER: how many hours are left. */
  @ApiProperty({ type: 'integer', required: false, example: 24 })
  hours?: number;
}

/** A notification of the caller; kept for 180 days. */
export class NotificationDto {
  @ApiProperty({ format: 'uuid', example: '9a2f0d1c-7c55-4a54-8c0e-9f8f0f1f7c21' })
  uuid: string;
  // No enum: a new kind must not break a client that was generated before.
  @ApiProperty({
    type: 'string',
    example: 'NEW_DEVICE',
    description: `Why it was made: ${NOTIFICATION_KINDS.join(', ')}. More kinds may come.`,
  })
  kind: string;
  details: NotificationDetailsDto;
  @ApiProperty({ type: 'string', format: 'date-time', example: '2026-03-01T10:00:00.000Z' })
  createdAt: string;
  @ApiProperty({ example: false })
  read: boolean;
}

/** How many notifications are unread, and which is the latest: the count may be the same once another one has come. */
export class UnreadCountDto {
  /** Counted up to 100. */
  @ApiProperty({ type: 'integer', minimum: 0, maximum: MAX_UNREAD_COUNTED, example: 2 })
  unread: number;
  /** The latest notification, read or not; null where there is none. */
  @ApiProperty({
    type: 'string',
    format: 'uuid',
    nullable: true,
    example: '0d9a2a6e-9f0e-4c56-8a52-5c3d2f1b7e01',
  })
  latest: string | null;
}

/** Which notifications to mark as read. */
export class MarkAllRead {
  /** The `createdAt` of the newest one that was shown: later ones stay unread. */
  @ApiProperty({ type: 'string', format: 'date-time', example: '2026-03-01T10:00:00.000Z' })
  @IsISO8601({ strict: true })
  until: string;
}

// A listing on the wire.
import { ApiProperty } from '@nestjs/swagger';
import { CONDITIONS, type Condition } from '../domain/condition.js';
import { MAX_COPY_TEXT } from '../domain/copy.js';
import { FINISHES, type Finish, LISTING_TYPES, type ListingType } from '../domain/listing-kind.js';
import { type ShownStatus, STATUSES } from '../domain/listing-status.js';
import { ListingPhoto } from './listing-photo.dto.js';

/** Who received a card in a deal. */
export class ListingBuyer {
  @ApiProperty({ format: 'uuid', example: '7b0c5a52-14f5-4e3e-9c6a-0c1d6a1f2b11' })
  uuid: string;
  /** @example "Ada Lindqvist" */
  name: string;
}

/** A listed card, with the snapshot of the card that it keeps. */
export class ListingDto {
  @ApiProperty({ format: 'uuid', example: '0d9a2a6e-9f0e-4c56-8a52-5c3d2f1b7e01' })
  uuid: string;
  /** The lister. */
  @ApiProperty({ format: 'uuid', example: '7b0c5a52-14f5-4e3e-9c6a-0c1d6a1f2b11' })
  userId: string;
  @ApiProperty({ format: 'uuid', example: '5f1a2c1e-6d0c-4a3e-9d7e-0d3c1b2a4f10' })
  cardId: string;
  /** @example "Tidewell Archivist" */
  cardName: string;
  /**
   * The name of the card's set.
   * @example "Brinemarch"
   */
  cardSet: string;
  /** @example "brm" */
  cardSetCode: string;
  /** @example "12" */
  cardNumber: string;
  /** @example "/api/cards/5f1a2c1e-6d0c-4a3e-9d7e-0d3c1b2a4f10/image/front/normal" */
  cardImageUrl: string;
  @ApiProperty({ enum: CONDITIONS, enumName: 'Condition', example: 'NEAR_MINT' })
  condition: Condition;
  @ApiProperty({ enum: LISTING_TYPES, enumName: 'ListingType', example: 'SELL' })
  type: ListingType;
  @ApiProperty({ enum: FINISHES, enumName: 'Finish', example: 'NONFOIL' })
  finish: Finish;
  /** @example "en" */
  language: string;
  /**
   * In US dollars, whole cents.
   * @example 5.99
   */
  price: number;
  @ApiProperty({ enum: STATUSES, enumName: 'ListingStatus', example: 'ACTIVE' })
  status: ShownStatus;
  /** In US dollars; null until sold. */
  @ApiProperty({ type: 'number', nullable: true, example: null })
  finalSoldPrice: number | null;
  @ApiProperty({ type: 'string', format: 'date-time', example: '2026-03-01T10:00:00.000Z' })
  statusUpdatedAt: string;
  @ApiProperty({ type: 'string', format: 'date-time', example: '2026-03-01T10:00:00.000Z' })
  createdAt: string;
  /** When the lister last said that it is there. */
  @ApiProperty({ type: 'string', format: 'date-time', example: '2026-03-01T10:00:00.000Z' })
  countedAt: string;
  /** From then on it comes after everything that was counted later: 30 days after a store's count, 60 after a player's. */
  @ApiProperty({ type: 'string', format: 'date-time', example: '2026-03-31T10:00:00.000Z' })
  freshUntil: string;
  /** From then on only its lister sees it, unless they count it: after twice that time. */
  @ApiProperty({ type: 'string', format: 'date-time', example: '2026-04-30T10:00:00.000Z' })
  listedUntil: string;
  /** Until when a deal keeps it for somebody; null unless it is RESERVED. */
  @ApiProperty({ type: 'string', format: 'date-time', nullable: true, example: null })
  reservedUntil: string | null;
  /** The zone of the place where it is kept; null where there is none. */
  @ApiProperty({ type: 'string', nullable: true, example: null })
  reservedTimeZone: string | null;
  /** Incremented with each change; quoted, it is the ETag for If-Match. */
  @ApiProperty({ type: 'integer', example: 1 })
  version: number;
  /** What the lister says of this copy to everybody; null where nothing is said. */
  @ApiProperty({ type: 'string', nullable: true, maxLength: MAX_COPY_TEXT.note, example: null })
  note: string | null;
  /** @example false */
  isSigned: boolean;
  /** @example false */
  isAltered: boolean;
  /** Photos of this copy in their order, at most 4. */
  @ApiProperty({ type: [ListingPhoto], maxItems: 4 })
  photos: readonly ListingPhoto[];
  /** The store's own ID, such as its SKU. This and the fields below are there only for the lister. */
  @ApiProperty({ type: 'string', nullable: true, required: false, example: 'SKU-00412' })
  externalId?: string | null;
  /** The shelf or bin. */
  @ApiProperty({ type: 'string', nullable: true, required: false, example: 'Binder 3' })
  shelf?: string | null;
  @ApiProperty({ type: 'string', nullable: true, required: false, example: null })
  privateNote?: string | null;
  /** What the lister paid for it, in US dollars; null for unknown. */
  @ApiProperty({ type: 'number', nullable: true, required: false, example: 2.5 })
  pricePaid?: number | null;
  /** The deal that keeps it, or that it was sold in. */
  @ApiProperty({ type: 'string', format: 'uuid', nullable: true, required: false, example: null })
  deal?: string | null;
  /** Who received it in that deal; null as well once their account is closed. */
  @ApiProperty({ type: ListingBuyer, nullable: true, required: false, example: null })
  soldTo?: ListingBuyer | null;
}

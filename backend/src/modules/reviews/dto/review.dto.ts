// Reviews and records on the wire.
import { ApiProperty } from '@nestjs/swagger';
import { Transform } from 'class-transformer';
import { ArrayMaxSize, ArrayMinSize, IsArray, IsBoolean, ValidateIf } from 'class-validator';
import { ROLES, type Role } from '../../../kernel/role.js';
import { required } from '../../../platform/http/validation/field-problems.js';
import { AreUuids, IfGiven, Paragraphs, Visible } from '../../../platform/http/validation/fields.js';
import { MAX_RECORDS, MAX_REVIEW_TEXT } from '../domain/review.js';

const ifAnswered = ValidateIf((_body: object, value: unknown) => value !== null);
const ANSWER = { type: 'boolean', nullable: true } as const;

/** How a deal went. */
export class WriteReview {
  /** Whether the other came on time; null if that was of no concern. */
  @ApiProperty({ ...ANSWER, example: true })
  @ifAnswered
  @IsBoolean()
  onTime: boolean | null;
  /** Whether the cards were as described; null if you received none. */
  @ApiProperty({ ...ANSWER, example: true })
  @ifAnswered
  @IsBoolean()
  asDescribed: boolean | null;
  /**
   * Whether you would trade again.
   * @example true
   */
  @IsBoolean()
  again: boolean;
  /** A few words, which everybody with an account can read. */
  @ApiProperty({
    minLength: 1,
    maxLength: MAX_REVIEW_TEXT,
    required: false,
    example: 'Friendly, and on time.',
  })
  @IfGiven()
  @Visible(required)
  @Paragraphs(MAX_REVIEW_TEXT, 1)
  text?: string;
}

/** What a party said. */
export class OwnReview {
  @ApiProperty({ ...ANSWER, example: true })
  onTime: boolean | null;
  @ApiProperty({ ...ANSWER, example: true })
  asDescribed: boolean | null;
  /** @example true */
  again: boolean;
  @ApiProperty({ type: 'string', nullable: true, example: 'Friendly, and on time.' })
  text: string | null;
  @ApiProperty({ format: 'date-time', example: '2026-03-02T10:00:00.000Z' })
  writtenAt: string;
}

/** What somebody else said. */
export class ShownReview extends OwnReview {
  /** To report it. */
  @ApiProperty({ format: 'uuid', example: '2f0d1c9a-7c55-4a54-8c0e-9f8f0f1f7c21' })
  uuid: string;
}

/** What was said about an account. */
export class GivenReview extends ShownReview {
  @ApiProperty({ format: 'uuid', example: '0d9a2a6e-9f0e-4c56-8a52-5c3d2f1b7e01' })
  deal: string;
  @ApiProperty({ enum: ROLES, enumName: 'Role', example: 'USER' })
  authorRole: Role;
  /** Null once the account of who wrote it is closed. */
  @ApiProperty({ type: 'string', nullable: true, example: 'Kim Lee' })
  authorName: string | null;
}

/** Both reviews of a deal, as one of its parties sees them. */
export class DealReviews {
  /** What the caller said. */
  @ApiProperty({ type: OwnReview, nullable: true })
  mine: OwnReview | null;
  /** What the other said; null until both have said something, or 7 days have passed since the hand-over. */
  @ApiProperty({ type: ShownReview, nullable: true })
  theirs: ShownReview | null;
  /** When the caller's review is shown to others; null without one. */
  @ApiProperty({ type: 'string', format: 'date-time', nullable: true, example: '2026-03-08T10:00:00.000Z' })
  shownAt: string | null;
  /** Whether the caller can write or change a review. */
  @ApiProperty({ example: true })
  isOpen: boolean;
  /** Until when the deal can be reviewed; null if it was not handed over. */
  @ApiProperty({ type: 'string', format: 'date-time', nullable: true, example: '2026-03-15T10:00:00.000Z' })
  closesAt: string | null;
}

/** How often a question was answered with yes and with no. */
export class AnswerCounts {
  @ApiProperty({ type: 'integer', example: 12 })
  yes: number;
  @ApiProperty({ type: 'integer', example: 0 })
  no: number;
}

/** The answers of reviews that are shown. */
export class ReviewCounts {
  onTime: AnswerCounts;
  asDescribed: AnswerCounts;
  again: AnswerCounts;
}

/** What an account has done with others of one kind in twelve months. */
export class RecordSide {
  /** Deals that were handed over; with the same person at most three in 90 days count. */
  @ApiProperty({ type: 'integer', example: 23 })
  handOvers: number;
  /** With how many different people or stores. */
  @ApiProperty({ type: 'integer', example: 15 })
  partners: number;
  /** Deals that it canceled less than 12 hours before the meeting. */
  @ApiProperty({ type: 'integer', example: 1 })
  lateCancellations: number;
  @ApiProperty({ type: 'integer', example: 0 })
  noShows: number;
  /** Of a store: deals that it canceled as it had sold the cards elsewhere, not in their first 30 minutes. */
  @ApiProperty({ type: 'integer', minimum: 0, example: 0 })
  stockConflicts: number;
  reviews: ReviewCounts;
}

/** The record of an account: counts, no average. */
export class AccountRecord {
  @ApiProperty({ format: 'uuid', example: '7b0c5a52-14f5-4e3e-9c6a-0c1d6a1f2b11' })
  account: string;
  /** The month in which it signed up. */
  @ApiProperty({ example: '2025-11' })
  since: string;
  /** Null before its first deal with a player. */
  @ApiProperty({ type: RecordSide, nullable: true })
  withPlayers: RecordSide | null;
  /** Null before its first deal with a store. */
  @ApiProperty({ type: RecordSide, nullable: true })
  withStores: RecordSide | null;
}

/** Whose records are asked for. */
export class RecordsQuery {
  /**
   * The accounts, comma-separated.
   * @example ["7b0c5a52-14f5-4e3e-9c6a-0c1d6a1f2b11"]
   */
  @ApiProperty({
    type: 'array',
    items: { type: 'string', format: 'uuid' },
    minItems: 1,
    maxItems: MAX_RECORDS,
  })
  @IsArray()
  @ArrayMinSize(1)
  @ArrayMaxSize(MAX_RECORDS)
  @Transform(({ value }) => (typeof value === 'string' ? value.split(',') : value))
  @AreUuids('accounts must be UUIDs with commas between them')
  accounts: string[];
}

// What a store says of itself on its public page, as its owner writes it.
import { ApiProperty } from '@nestjs/swagger';
import { IsTimeZone, Matches, MaxLength, ValidateIf } from 'class-validator';
import { fieldProblem } from '../../../platform/http/validation/field-problems.js';
import { Paragraphs, Visible } from '../../../platform/http/validation/fields.js';
import { PictureDto, PictureId } from '../../../platform/images/picture.dto.js';
import { SecureWebsite } from '../../users/index.js';
import { MAX_DESCRIPTION } from '../domain/storefront.js';
import { HoursDto } from './hours.dto.js';

const ZONE = fieldProblem(
  'storefronts.invalid-time-zone',
  'timeZone must be an IANA time zone such as America/Chicago',
  { example: 'America/Chicago' },
);
const INVISIBLE = fieldProblem('storefronts.invisible-description', 'Write something that can be seen.');
const isSet = (_: unknown, value: unknown): boolean => value !== null;
const isWritten = (_: unknown, value: unknown): boolean => value !== null && value !== '';

/** All that a store says of itself: what is left out of a list is gone. */
export class SaveStorefront extends HoursDto {
  @ApiProperty({
    type: 'string',
    nullable: true,
    maxLength: MAX_DESCRIPTION,
    example: 'Singles, drafts on Fridays, and a wall of board games to borrow.',
    description: 'Plain text; null or empty for none.',
  })
  @ValidateIf(isWritten)
  @Paragraphs(MAX_DESCRIPTION)
  @Visible(INVISIBLE)
  description: string | null;
  /** The website of the account; null or empty for none. Only https. Left out, it stays. */
  @SecureWebsite()
  website?: string | null;
  @ApiProperty({
    type: 'string',
    nullable: true,
    maxLength: 64,
    example: 'America/Chicago',
    description: 'The IANA time zone of the hours until the store has confirmed its place; null if unknown.',
  })
  @ValidateIf(isSet)
  @MaxLength(64, ZONE)
  @IsTimeZone(ZONE)
  @Matches(/^[A-Za-z]/, ZONE)
  timeZone: string | null;
  @PictureId(
    'The id of a picture that the store has uploaded for its page; null for none. Left out, it stays.',
  )
  picture?: string | null;
}

/** What the caller's store says of itself. Exceptions that are over are left out. */
export class OwnStorefrontDto extends HoursDto {
  @ApiProperty({ type: 'string', nullable: true, example: null })
  description: string | null;
  @ApiProperty({ type: 'string', nullable: true, example: 'https://gilded-goblet.example' })
  website: string | null;
  /** That of the place once it is confirmed. */
  @ApiProperty({ type: 'string', nullable: true, example: 'America/Chicago' })
  timeZone: string | null;
  @ApiProperty({ type: PictureDto, nullable: true })
  picture: PictureDto | null;
  /** Incremented with each change; quoted, it is the ETag for If-Match. 0 before the first. */
  @ApiProperty({ type: 'integer', example: 3 })
  version: number;
}

// How an account is notified, on the wire.
import { ApiProperty } from '@nestjs/swagger';
import { Type } from 'class-transformer';
import {
  ArrayMaxSize,
  IsArray,
  IsBoolean,
  IsIn,
  IsInt,
  IsOptional,
  IsTimeZone,
  Matches,
  Max,
  MaxLength,
  Min,
  ValidateIf,
  ValidateNested,
} from 'class-validator';
import { fieldProblem } from '../../../platform/http/validation/field-problems.js';
import {
  MAIL_CHOICES,
  type MailChoice,
  NOTIFICATION_GROUPS,
  NOTIFICATION_KINDS,
  type NotificationGroup,
  type NotificationKind,
} from '../domain/notification.js';

const ZONE = fieldProblem(
  'notifications.invalid-time-zone',
  'timeZone must be an IANA time zone such as America/Chicago',
);
const CLOCK = /^([01]\d|2[0-3]):[0-5]\d$/;
const isSet = (_owner: unknown, value: unknown): boolean => value !== null;

/** How the caller is notified of a kind. */
export class KindPreferenceDto {
  // No enum: a new kind must not break a client that was generated before.
  @ApiProperty({ type: 'string', example: 'LISTING_SOLD' })
  kind: string;
  /** What it is listed under. */
  @ApiProperty({ enum: NOTIFICATION_GROUPS, example: 'MESSAGES' })
  group: NotificationGroup;
  /** It concerns the security of the account and can’t be turned off. */
  @ApiProperty({ example: false })
  mandatory: boolean;
  /** Whether it is listed in the app. */
  @ApiProperty({ example: true })
  inApp: boolean;
  /** Mailed not at all, at once, or in the digest of the day. */
  @ApiProperty({ enum: MAIL_CHOICES, example: 'DAILY' })
  mail: MailChoice;
  /** Whether it is pushed to the browsers that the caller has turned push notifications on in. */
  @ApiProperty({ example: false })
  push: boolean;
}

/** How the caller is notified. */
export class PreferencesDto {
  @ApiProperty({ type: KindPreferenceDto, isArray: true })
  kinds: KindPreferenceDto[];
  /** The hour of the caller’s day at which the digest is mailed. */
  @ApiProperty({ type: 'integer', minimum: 0, maximum: 23, example: 8 })
  digestHour: number;
  @ApiProperty({
    type: 'string',
    nullable: true,
    example: null,
    description: 'The chosen IANA time zone; null for none.',
  })
  timeZone: string | null;
  /** The time zone that applies: that of the caller’s place, else the chosen one, else UTC. */
  @ApiProperty({ example: 'America/Chicago' })
  zone: string;
  /** Whether that is the zone of the caller’s place. */
  @ApiProperty({ example: true })
  zoneIsOfPlace: boolean;
  @ApiProperty({
    type: 'string',
    nullable: true,
    example: '22:00',
    description: 'When the quiet hours begin; null for none.',
  })
  quietFrom: string | null;
  @ApiProperty({
    type: 'string',
    nullable: true,
    example: '07:30',
    description: 'When they end; null for none.',
  })
  quietUntil: string | null;
  /** No mails but those about security. */
  @ApiProperty({ example: false })
  mailPaused: boolean;
  /** The number of stores, wants and lists that a link in a mail has turned mails off for. */
  @ApiProperty({ type: 'integer', minimum: 0, example: 0 })
  muted: number;
  /** Incremented with each change; quoted, it is the ETag for If-Match. 0 before the first. */
  @ApiProperty({ type: 'integer', minimum: 0, example: 3 })
  version: number;
}

/** A choice for one kind. */
export class ChooseKind {
  // No enum in the document, for the same reason.
  @ApiProperty({ type: 'string', example: 'LISTING_SOLD' })
  @IsIn(NOTIFICATION_KINDS)
  kind: NotificationKind;
  @ApiProperty({ example: true })
  @IsBoolean()
  inApp: boolean;
  @ApiProperty({ enum: MAIL_CHOICES, example: 'DAILY' })
  @IsIn(MAIL_CHOICES)
  mail: MailChoice;
  /** Left out, it stays as it is. */
  @ApiProperty({ required: false, example: false })
  @IsOptional()
  @IsBoolean()
  push?: boolean;
}

/** How the caller wants to be notified. */
export class SavePreferences {
  /** Kinds that are left out stay as they are. */
  @ApiProperty({ type: ChooseKind, isArray: true, maxItems: 50 })
  @IsArray()
  @ArrayMaxSize(50)
  @ValidateNested({ each: true })
  @Type(() => ChooseKind)
  kinds: ChooseKind[];
  @ApiProperty({ type: 'integer', minimum: 0, maximum: 23, example: 8 })
  @IsInt()
  @Min(0)
  @Max(23)
  digestHour: number;
  @ApiProperty({
    type: 'string',
    nullable: true,
    example: 'America/Chicago',
    description: 'IANA; null for none.',
  })
  @ValidateIf(isSet)
  @MaxLength(64, ZONE)
  @IsTimeZone(ZONE)
  @Matches(/^[A-Za-z]/, ZONE)
  timeZone: string | null;
  @ApiProperty({
    type: 'string',
    nullable: true,
    pattern: CLOCK.source,
    example: '22:00',
    description: 'No mails at once between these times; both null for none.',
  })
  @ValidateIf(isSet)
  @Matches(CLOCK)
  quietFrom: string | null;
  @ApiProperty({ type: 'string', nullable: true, pattern: CLOCK.source, example: '07:30' })
  @ValidateIf(isSet)
  @Matches(CLOCK)
  quietUntil: string | null;
  @ApiProperty({ example: false })
  @IsBoolean()
  mailPaused: boolean;
}

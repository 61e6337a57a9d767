// Where and when both meet, on the wire.
import { ApiProperty } from '@nestjs/swagger';
import { Type } from 'class-transformer';
import {
  IsBoolean,
  IsDefined,
  IsIn,
  IsObject,
  IsTimeZone,
  Matches,
  MaxLength,
  ValidateNested,
} from 'class-validator';
import { required } from '../../../platform/http/validation/field-problems.js';
import { IfGiven, IsMoment, IsUuid, Line, Visible } from '../../../platform/http/validation/fields.js';
import { PLACE_KINDS, PLACE_LOSSES, type PlaceKind, type PlaceLoss } from '../domain/deal.js';

export const MAX_PLACE_TEXT = 200;
const MOMENT = { type: 'string', format: 'date-time', example: '2027-03-05T17:00:00.000Z' } as const;
const A_UUID = { format: 'uuid', example: '0b5d1f2e-8a43-4c53-9f3e-6d0c3f6f2a11' } as const;

/** A place to meet: a store’s counter, an event, or one in words. */
export class MeetingPlace {
  @ApiProperty({ enum: PLACE_KINDS, enumName: 'PlaceKind', example: 'COUNTER' })
  @IsIn(PLACE_KINDS)
  kind: PlaceKind;
  /** Of an `EVENT`: its ID. */
  @ApiProperty({ ...A_UUID, required: false })
  @IfGiven()
  @IsUuid()
  event?: string;
  /** Of a `COUNTER`: whose, where neither party is a store. It can witness the hand-over. */
  @ApiProperty({ ...A_UUID, required: false })
  @IfGiven()
  @IsUuid()
  store?: string;
  /** Of a `TEXT`: where it is. Never an address of somebody’s home. */
  @ApiProperty({
    minLength: 1,
    maxLength: MAX_PLACE_TEXT,
    required: false,
    example: 'Café at the north entrance of the library',
  })
  @IfGiven()
  @Visible(required)
  @Line(MAX_PLACE_TEXT, 1)
  text?: string;
  /**
   * Of a `COUNTER` of a store that is neither party: its staff hands over, and the parties enter no codes. Where both meet there already,
   * it applies at once.
   */
  @ApiProperty({ required: false, example: false })
  @IfGiven()
  @IsBoolean()
  witnessOnly?: boolean;
}

/** A meeting to propose; the other party confirms it. */
export class ProposeMeeting {
  @ApiProperty({ type: MeetingPlace })
  @IsDefined(required)
  @IsObject()
  @ValidateNested()
  @Type(() => MeetingPlace)
  place: MeetingPlace;
  @ApiProperty(MOMENT)
  @IsMoment()
  from: string;
  @ApiProperty({ ...MOMENT, example: '2027-03-05T18:00:00.000Z', description: 'At most 12 hours later.' })
  @IsMoment()
  to: string;
  /** Of a `TEXT`: the IANA time zone that its times are read in, where that of the caller is unknown. */
  @ApiProperty({ maxLength: 64, required: false, example: 'America/Chicago' })
  @IfGiven()
  @MaxLength(64)
  @IsTimeZone()
  // Newer releases of Node take `+02:00` for a zone; it knows nothing of summer time.
  @Matches(/^[A-Za-z]/)
  timeZone?: string;
}

export class MeetingEvent {
  @ApiProperty(A_UUID)
  id: string;
  /** @example "Friday Night Magic" */
  name: string;
  /** Where it is now; left out in lists, and where it isn’t scheduled any more. */
  @ApiProperty({ required: false, example: 'Hall 4, 12 Elm Street' })
  location?: string;
}

export class MeetingStore {
  @ApiProperty(A_UUID)
  uuid: string;
  /** @example "Robin’s Cards" */
  name: string;
}

/** Where and when both meet. */
export class MeetingDto {
  @ApiProperty({ enum: PLACE_KINDS, enumName: 'PlaceKind', example: 'COUNTER' })
  kind: PlaceKind;
  @ApiProperty({ type: MeetingEvent, nullable: true, description: 'Of an `EVENT`.' })
  event: MeetingEvent | null;
  @ApiProperty({ type: 'string', nullable: true, example: null, description: 'Of a `TEXT`: where it is.' })
  text: string | null;
  @ApiProperty({
    type: MeetingStore,
    nullable: true,
    description: 'Whose counter it is, or who holds the event.',
  })
  store: MeetingStore | null;
  @ApiProperty(MOMENT)
  from: string;
  @ApiProperty({ ...MOMENT, example: '2027-03-05T18:00:00.000Z' })
  to: string;
  /** The zone of the place. */
  @ApiProperty({ example: 'America/Chicago' })
  timeZone: string;
  /** Whether the staff of the store hands over, and the parties enter no codes. */
  @ApiProperty({ required: false, example: true })
  witnessOnly?: boolean;
}

/** A meeting that isn’t possible any more, and why. */
export class LostPlaceDto extends MeetingDto {
  @ApiProperty({ enum: PLACE_LOSSES, enumName: 'PlaceLoss', example: 'STORE_MOVED' })
  why: PlaceLoss;
}

/** A meeting that the other has yet to confirm. */
export class MeetingProposalDto extends MeetingDto {
  /** The account that proposes it. */
  @ApiProperty(A_UUID)
  by: string;
  @ApiProperty({
    type: 'integer',
    minimum: 0,
    maximum: 3,
    example: 3,
    description: 'How often a confirmed meeting can still be moved.',
  })
  movesLeft: number;
}

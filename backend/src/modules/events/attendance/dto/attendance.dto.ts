// What somebody has answered to an event, on the wire.
import { ApiProperty } from '@nestjs/swagger';
import { IsBoolean, IsIn, IsInt, Max, Min, ValidateIf } from 'class-validator';
import { IfGiven } from '../../../../platform/http/validation/fields.js';
import { AttendanceCounts } from '../../dto/attendance-counts.dto.js';
import { EventDto } from '../../dto/event.dto.js';
import {
  ANSWERS,
  type Answer,
  ATTENDANCE_STATES,
  type AttendanceState,
  CHANGES,
  type EventChange,
} from '../domain/attendance.js';

/** Whether you go. */
export class AnswerEvent {
  /** GOING asks for a place, waits for one, or confirms the one that is offered. INTERESTED gives back any place. */
  @ApiProperty({ enum: ANSWERS, example: 'GOING' })
  @IsIn(ANSWERS)
  answer: Answer;
  /** Whether others who go may see which of your cards they want, and that you want theirs. As before if omitted, at first false. */
  @ApiProperty({ type: 'boolean', required: false, example: false })
  @IfGiven()
  @IsBoolean()
  showsCards?: boolean;
}

/** What the caller has answered. */
class Answered {
  @ApiProperty({
    enum: ATTENDANCE_STATES,
    nullable: true,
    example: 'GOING',
    description:
      'GOING has a place, WAITING is on the waiting list, OFFERED has a place until `confirmBy`, LAPSED hasn’t confirmed it in time; null without an answer.',
  })
  state: AttendanceState | null;
  /** Whether others who go may see which of your cards they want. */
  @ApiProperty({ type: 'boolean', example: false })
  showsCards: boolean;
  @ApiProperty({
    type: 'string',
    format: 'date-time',
    nullable: true,
    example: '2026-03-06T12:00:00.000Z',
    description: 'OFFERED: until when the place is kept for you.',
  })
  confirmBy: string | null;
  @ApiProperty({
    type: 'integer',
    nullable: true,
    example: 1,
    description: 'WAITING: your position on the waiting list, from 1.',
  })
  position: number | null;
  @ApiProperty({
    type: 'string',
    nullable: true,
    example: 'KQT12',
    description: 'GOING: the code to show at the door.',
  })
  code: string | null;
  @ApiProperty({
    type: 'string',
    format: 'date-time',
    nullable: true,
    example: null,
    description: 'When the store checked you in.',
  })
  checkedInAt: string | null;
  @ApiProperty({
    enum: CHANGES,
    enumName: 'EventChange',
    isArray: true,
    example: ['TIME'],
    description: 'What has changed since your answer, or since the version that you have seen.',
  })
  changes: EventChange[];
}

/** What the caller has answered to an event, and how many go. */
export class OwnAttendance extends Answered {
  /** The version of the event. */
  @ApiProperty({ type: 'integer', example: 2 })
  version: number;
  attendance: AttendanceCounts;
}

/** An event that the caller has answered. */
export class AttendedEvent extends Answered {
  event: EventDto;
}

/** A canceled event that the caller had answered. */
export class CanceledEvent {
  @ApiProperty({ format: 'uuid', example: '3f0a4d0e-5d0b-4a6c-8f0e-2b7c1d9e6a55' })
  uuid: string;
  /** @example "Friday Night Commander" */
  name: string;
  @ApiProperty({ format: 'date-time', example: '2027-03-13T00:30:00.000Z' })
  startsAt: string;
  /**
   * The IANA time zone of its location.
   * @example "America/Chicago"
   */
  timeZone: string;
}

/** What the caller has seen of an event. */
export class SeenEvent {
  /** The version that they have seen; null for the current one, or for an event that is canceled. */
  @ApiProperty({ type: 'integer', minimum: 1, maximum: 2147483647, nullable: true, example: 2 })
  @ValidateIf(({ version }: SeenEvent) => version !== null)
  @IsInt()
  @Min(1)
  @Max(2_147_483_647)
  version: number | null;
}

// Who goes to an event, on the wire, as its store sees it.
import { ApiProperty } from '@nestjs/swagger';
import { IsIn, IsString, MaxLength } from 'class-validator';
import { allRequired } from '../../../../platform/http/validation/field-problems.js';
import { Paragraphs, Visible } from '../../../../platform/http/validation/fields.js';
import {
  ARRIVALS,
  type Arrival,
  ATTENDANCE_STATES,
  type AttendanceState,
  MAX_MESSAGE,
} from '../domain/attendance.js';

/** Somebody who goes to an event, is offered a place, or waits for one. */
export class Attendee {
  @ApiProperty({ format: 'uuid', example: '6f1f7c21-7c55-4a54-8c0e-2f0d1c9a9f8f' })
  account: string;
  /** @example "Kim Osei" */
  name: string;
  @ApiProperty({ enum: ATTENDANCE_STATES, example: 'GOING', description: 'GOING, OFFERED or WAITING.' })
  state: AttendanceState;
  /** The order of those who are in, and of those who wait. */
  @ApiProperty({ type: 'integer', example: 12 })
  place: number;
  @ApiProperty({ enum: ARRIVALS, example: 'EXPECTED' })
  arrival: Arrival;
  @ApiProperty({
    type: 'string',
    format: 'date-time',
    nullable: true,
    example: '2026-03-07T00:12:00.000Z',
    description: 'When you checked them in.',
  })
  checkedInAt: string | null;
  @ApiProperty({
    type: 'string',
    format: 'date-time',
    nullable: true,
    example: null,
    description: 'OFFERED: until when the place is kept for them.',
  })
  confirmBy: string | null;
  /** How often they did not come to other events of your store within a year. */
  @ApiProperty({ type: 'integer', example: 0 })
  noShows: number;
}

/** Whether somebody came. */
export class RecordArrival {
  /** CHECKED_IN also confirms a place that is offered. EXPECTED undoes what was recorded. NO_SHOW can be recorded once the event has begun; of who is checked in it records nothing. */
  @ApiProperty({ enum: ARRIVALS, example: 'CHECKED_IN' })
  @IsIn(ARRIVALS)
  arrival: Arrival;
}

/** The code that somebody shows at the door. */
export class CheckIn {
  /** In any spelling. */
  @ApiProperty({ maxLength: 20, example: 'KQT12' })
  @IsString()
  @MaxLength(20)
  code: string;
}

/** What you write to those who go. */
export class WriteToAttendees {
  @ApiProperty({ minLength: 1, maxLength: MAX_MESSAGE, example: 'Please bring a sleeve for your binder.' })
  @Visible(allRequired)
  @Paragraphs(MAX_MESSAGE, 1)
  text: string;
}

/** A message to those who go. */
export class AttendeeMessage {
  @ApiProperty({ type: 'string', format: 'date-time', example: '2026-03-05T10:00:00.000Z' })
  sentAt: string;
  /** @example "Please bring a sleeve for your binder." */
  text: string;
  /** How many it was sent to. */
  @ApiProperty({ type: 'integer', example: 14 })
  recipients: number;
}

// A person's own calendar on the wire.
import { ApiProperty } from '@nestjs/swagger';
import { Matches } from 'class-validator';
import { SECRET_PATTERN } from '../domain/calendar-secret.js';

/** Whether the caller's own calendar has an address. */
export class OwnCalendarDto {
  /** Since when; null without one. The address itself was shown when it was made, and isn't kept. */
  @ApiProperty({ type: 'string', format: 'date-time', nullable: true, example: '2027-03-01T10:00:00.000Z' })
  createdAt: string | null;
}

/** The new address of the caller's own calendar. */
export class CalendarAddress {
  /** Anyone who has it can read the calendar. */
  @ApiProperty({ format: 'uri', example: 'https://playset.example/api/calendars/own.ics?secret=Jm3xP0vQ7t' })
  url: string;
  @ApiProperty({ format: 'date-time', example: '2027-03-01T10:00:00.000Z' })
  createdAt: string;
}

/** The secret of an address. */
export class OwnCalendarQuery {
  /** The secret in the address of a person’s own calendar. */
  @ApiProperty({ pattern: SECRET_PATTERN.source, example: 'Jm3xP0cQv1k9hYz7sR2tW5uN8aB4dE6fG0hL3mK1oPq' })
  @Matches(SECRET_PATTERN, { message: 'secret must be that of a calendar’s address' })
  secret: string;
}

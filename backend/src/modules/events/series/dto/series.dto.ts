// A series on the wire. Dates and times are those of the clock on the wall, moments are instants.
import { ApiProperty } from '@nestjs/swagger';
import { WEEKDAYS, type Weekday } from '../../../../kernel/weekday.js';
import { TcgFormat } from '../../../catalogs/index.js';
import { EventDetailsDto } from '../../dto/event-details.dto.js';
import { FREQUENCIES, type Frequency, NTHS } from '../domain/recurrence.js';
import { MAX_DATES } from './series-fields.js';

/** What a rule says of a date: when it is, and what is odd about it. */
export class PreviewedDateDto {
  /** By the clock of the place. */
  @ApiProperty({ format: 'date', example: '2027-01-08' })
  date: string;
  @ApiProperty({ format: 'date-time', example: '2027-01-09T00:30:00.000Z' })
  startsAt: string;
  /** Null where nobody knows. */
  @ApiProperty({ type: 'string', format: 'date-time', nullable: true, example: '2027-01-09T04:00:00.000Z' })
  endsAt: string | null;
  /** What the clock shows instead, where a change to daylight-saving time leaves out the time of the series; otherwise null. */
  @ApiProperty({ type: 'string', nullable: true, example: null })
  movedTo: string | null;
  /**
   * Whether it has no event.
   * @example false
   */
  isSkipped: boolean;
}

/** All dates of a series that isn't scheduled yet. */
export class SeriesPreviewDto {
  @ApiProperty({ type: PreviewedDateDto, isArray: true, maxItems: MAX_DATES })
  dates: PreviewedDateDto[];
}

/** A date to come of a series. */
export class SeriesDateDto extends PreviewedDateDto {
  /** The id of its event; null where the date is skipped, or further ahead than events are made. */
  @ApiProperty({
    ...{ type: 'string', format: 'uuid', nullable: true },
    example: '0d9a2a6e-9f0e-4c56-8a52-5c3d2f1b7e01',
  })
  event: string | null;
  /**
   * Whether its event was changed alone.
   * @example false
   */
  isChanged: boolean;
}

/** A series of events. */
export class SeriesDto extends EventDetailsDto {
  @ApiProperty({ format: 'uuid', example: '5c1f0f7e-3a55-4a6f-8a0f-0a7d6a3b9c21' })
  uuid: string;
  /** How many each event takes; null for everybody. */
  @ApiProperty({ type: 'integer', nullable: true, example: 16 })
  capacity: number | null;
  /** How many each event needs to take place; null where that doesn’t matter. */
  @ApiProperty({ type: 'integer', nullable: true, example: 6 })
  leastPlayers: number | null;
  /** @example "Friday Night Commander" */
  name: string;
  /** @example "1814 W Division Street, Chicago, IL 60622" */
  location: string;
  /**
   * The IANA time zone of the location.
   * @example "America/Chicago"
   */
  timeZone: string;
  /** The format and its game. */
  format: TcgFormat;
  @ApiProperty({ enum: FREQUENCIES, enumName: 'SeriesFrequency' })
  frequency: Frequency;
  /** Every how many weeks or months. */
  @ApiProperty({ type: 'integer', example: 1 })
  every: number;
  @ApiProperty({ enum: WEEKDAYS, enumName: 'Weekday' })
  weekday: Weekday;
  /** Which such weekday of a month, -1 for the last; null for weekly series. */
  @ApiProperty({ type: 'integer', enum: [...NTHS], nullable: true, example: null })
  nth: number | null;
  @ApiProperty({ format: 'date', example: '2027-01-08' })
  startsOn: string;
  @ApiProperty({ type: 'string', format: 'date', nullable: true, example: '2027-06-25' })
  until: string | null;
  @ApiProperty({ type: 'integer', nullable: true, example: null })
  count: number | null;
  /** @example "18:30" */
  time: string;
  @ApiProperty({ type: 'string', nullable: true, example: '22:00' })
  endTime: string | null;
  /** When its next events start: up to three. */
  @ApiProperty({
    type: 'array',
    items: { type: 'string', format: 'date-time' },
    maxItems: 3,
    example: ['2027-01-09T00:30:00.000Z'],
  })
  next: string[];
  /** Incremented with each change; quoted, it is the ETag for If-Match. */
  @ApiProperty({ type: 'integer', example: 1 })
  version: number;
}

/** A series with its dates to come. */
export class SeriesWithDatesDto extends SeriesDto {
  @ApiProperty({ type: SeriesDateDto, isArray: true, maxItems: MAX_DATES })
  dates: SeriesDateDto[];
}

// An event on the wire.
import { ApiProperty } from '@nestjs/swagger';
import { TcgFormat } from '../../catalogs/index.js';
import { ApiDistance, DistanceDto } from '../../places/index.js';
import { AttendanceCounts } from './attendance-counts.dto.js';
import { EventDetailsDto } from './event-details.dto.js';
import { OccurrenceDto } from './occurrence.dto.js';

/** The store that runs an event. */
export class EventHost {
  @ApiProperty({ format: 'uuid', example: '7b0c5a52-14f5-4e3e-9c6a-0c1d6a1f2b11' })
  uuid: string;
  /** @example "The Gilded Goblet" */
  name: string;
}

/** Something that a store invites people to. */
export class EventDto extends EventDetailsDto {
  @ApiProperty({ type: 'integer', example: 17 })
  id: number;
  @ApiProperty({ format: 'uuid', example: '0d9a2a6e-9f0e-4c56-8a52-5c3d2f1b7e01' })
  uuid: string;
  /** @example "Friday Night Commander" */
  name: string;
  /** The day it starts, in UTC. */
  @ApiProperty({ format: 'date', example: '2026-03-14' })
  date: string;
  /** The time it starts, in UTC: `HH:MM:SS`. */
  @ApiProperty({ pattern: '^\\d{2}:\\d{2}:\\d{2}$', example: '00:30:00' })
  time: string;
  /** The day it ends, in UTC; null where the store doesn't say when. */
  @ApiProperty({ type: 'string', format: 'date', nullable: true, example: '2026-03-14' })
  endDate: string | null;
  /** The time it ends, in UTC: `HH:MM:SS`; null where the store doesn't say when. */
  @ApiProperty({ type: 'string', pattern: '^\\d{2}:\\d{2}:\\d{2}$', nullable: true, example: '04:30:00' })
  endTime: string | null;
  /** @example "1814 W Division Street, Chicago, IL 60622" */
  location: string;
  /**
   * The IANA time zone of the location.
   * @example "America/Chicago"
   */
  timeZone: string;
  /** The format and its game. */
  format: TcgFormat;
  /** The store that runs it. */
  user: EventHost;
  /** The series that it is an occurrence of; null for a single event. */
  @ApiProperty({ type: OccurrenceDto, nullable: true })
  series: OccurrenceDto | null;
  /** Incremented with each change; quoted, it is the ETag for If-Match. */
  @ApiProperty({ type: 'integer', example: 1 })
  version: number;
  /** How far away it is. */
  @ApiDistance()
  distance: DistanceDto | null;
  /** How many go. */
  attendance: AttendanceCounts;
}

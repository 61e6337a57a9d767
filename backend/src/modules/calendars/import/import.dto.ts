// Importing a calendar on the wire: what a file would make, and what is made of it.
import { ApiProperty, OmitType } from '@nestjs/swagger';
import { Type } from 'class-transformer';
import { ArrayMaxSize, ArrayMinSize, IsArray, Matches, ValidateNested } from 'class-validator';
import { Line } from '../../../platform/http/validation/fields.js';
import { ScheduleEvent } from '../../events/index.js';
import { MAX_FOUND, SKIP_REASONS, type SkipReason } from './found-event.js';

const KEY = /^[\w-]{43}$/;
/** How many events one call makes. */
export const MAX_IMPORTED = 100;

/** Where a calendar is. */
export class CalendarSource {
  /**
   * `https:` or `webcal:`.
   * @example "https://example.com/events.ics"
   */
  @Line(2_000, 1)
  address: string;
}

/** An event that a calendar has. */
export class CalendarFind {
  /** The same whenever this date of this event is read. */
  @ApiProperty({ pattern: KEY.source, example: 'Jm3xP0cQv1k9hYz7sR2tW5uN8aB4dE6fG0hL3mK1oPq' })
  key: string;
  /** @example "Friday Night Commander" */
  name: string;
  /** In UTC. */
  @ApiProperty({ format: 'date', example: '2027-03-14' })
  date: string;
  /** In UTC. */
  @ApiProperty({ pattern: '^\\d{2}:\\d{2}:\\d{2}$', example: '00:30:00' })
  time: string;
  /** In UTC; null where the calendar doesn’t say when it ends. */
  @ApiProperty({ type: 'string', format: 'date', nullable: true, example: '2027-03-14' })
  endDate: string | null;
  /** In UTC. */
  @ApiProperty({ type: 'string', pattern: '^\\d{2}:\\d{2}:\\d{2}$', nullable: true, example: '04:00:00' })
  endTime: string | null;
  /** @example "America/Chicago" */
  timeZone: string;
  /** Empty where neither the calendar nor the store says it. */
  @ApiProperty({ example: '1814 W Division Street, Chicago, IL 60622' })
  location: string;
  /** Plain text. */
  @ApiProperty({ type: 'string', nullable: true, example: 'Four rounds of Swiss. Beginners are welcome.' })
  description: string | null;
  /** The format that its words name; null for none. */
  @ApiProperty({ type: 'string', nullable: true, example: 'COMMANDER' })
  format: string | null;
  /** The game of that format. */
  @ApiProperty({ type: 'string', nullable: true, example: 'MAGIC_THE_GATHERING' })
  tcg: string | null;
  /** It was imported before: importing it again makes nothing. */
  isKnown: boolean;
}

/** An entry of which nothing would be made. */
export class CalendarSkip {
  /** Empty where it has none. */
  @ApiProperty({ example: 'Closed for the holidays' })
  name: string;
  /** `UNKNOWN_REPETITION`: its first date alone would be made. */
  @ApiProperty({ enum: SKIP_REASONS, example: 'ALL_DAY' })
  reason: SkipReason;
}

/** What a calendar would make, of the next 26 weeks. */
export class CalendarPreview {
  /** The soonest first. */
  @ApiProperty({ type: CalendarFind, isArray: true, maxItems: MAX_FOUND })
  events: CalendarFind[];
  @ApiProperty({ type: CalendarSkip, isArray: true, maxItems: MAX_FOUND })
  skipped: CalendarSkip[];
  /** False where the calendar has more events than are listed, such as later ones. */
  isComplete: boolean;
}

/** An event to make. */
export class ImportedEvent extends OmitType(ScheduleEvent, ['userId'] as const) {
  /** As the preview has it. */
  @ApiProperty({ pattern: KEY.source, example: 'Jm3xP0cQv1k9hYz7sR2tW5uN8aB4dE6fG0hL3mK1oPq' })
  @Matches(KEY, { message: '$property must be a key of a preview' })
  key: string;
}

/** The events to make. */
export class ImportEvents {
  @ApiProperty({ type: ImportedEvent, isArray: true, minItems: 1, maxItems: MAX_IMPORTED })
  @IsArray()
  @ArrayMinSize(1)
  @ArrayMaxSize(MAX_IMPORTED)
  @ValidateNested({ each: true })
  @Type(() => ImportedEvent)
  events: ImportedEvent[];
}

/** What was made. */
export class ImportOutcome {
  /** Events that there are now. */
  @ApiProperty({ type: 'integer', example: 12 })
  made: number;
  /** Events that were imported before. */
  @ApiProperty({ type: 'integer', example: 0 })
  known: number;
}

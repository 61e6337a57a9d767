// Templates of events on the wire.
import { ApiProperty, IntersectionType } from '@nestjs/swagger';
import { Type } from 'class-transformer';
import { IsDefined, IsInt, IsObject, Max, Min, ValidateNested } from 'class-validator';
import { allRequired } from '../../../../platform/http/validation/field-problems.js';
import { Line, Visible } from '../../../../platform/http/validation/fields.js';
import { MAX_PLAYERS } from '../../domain/event-details.js';
import { EventDetailsBody, EventDetailsDto, IfSet } from '../../dto/event-details.dto.js';
import { Location, Name, Word, Zone } from '../../dto/event-fields.js';
import { WallEnd, WallTime, ZONE_OF_WALL } from '../../series/dto/series-fields.js';
import { MAX_END_DAYS, MAX_TEMPLATE_NAME } from '../domain/template.js';

/** What the events made from a template are like. */
export class TemplateEventBody extends EventDetailsBody {
  @Name('required')
  name: string;
  @Location('required')
  location: string;
  @Word('required', 'COMMANDER')
  format: string;
  @Word('required', 'MAGIC_THE_GATHERING')
  tcg: string;
  @Zone('required', ZONE_OF_WALL)
  timeZone: string;
  @WallTime('required')
  time: string;
  @WallEnd('By the clock of the place; null if nobody knows.')
  endTime?: string | null;
  @ApiProperty({
    ...{ type: 'integer', minimum: 0, maximum: MAX_END_DAYS, nullable: true, required: false, example: 2 },
    description:
      'How many days after the start it ends, by the clock of the place; the first such time after the start if omitted or null.',
  })
  @IfSet()
  @IsInt()
  @Min(0)
  @Max(MAX_END_DAYS)
  endDays?: number | null;
}

/** A template to keep. */
export class SaveTemplate {
  /** Unique among the caller’s templates, regardless of case. */
  @ApiProperty({ minLength: 1, maxLength: MAX_TEMPLATE_NAME, example: 'Friday night' })
  @Visible(allRequired)
  @Line(MAX_TEMPLATE_NAME, 1)
  name: string;
  @ApiProperty({ type: TemplateEventBody })
  @IsDefined()
  @IsObject()
  @ValidateNested()
  @Type(() => TemplateEventBody)
  event: TemplateEventBody;
}

class TemplateWords {
  /** @example "Friday Night Commander" */
  name: string;
  /** @example "1814 W Division Street, Chicago, IL 60622" */
  location: string;
  /** @example "COMMANDER" */
  format: string;
  /** @example "MAGIC_THE_GATHERING" */
  tcg: string;
  /**
   * The IANA time zone of the location.
   * @example "America/Chicago"
   */
  timeZone: string;
  /** By the clock of the place. */
  @ApiProperty({ example: '18:30' })
  time: string;
  /** By the clock of the place; null if nobody knows. */
  @ApiProperty({ type: 'string', nullable: true, example: '22:00' })
  endTime: string | null;
  /** How many days after the start it ends; null for the first such time after the start. */
  @ApiProperty({ type: 'integer', maximum: MAX_END_DAYS, nullable: true, example: null })
  endDays: number | null;
  /** How many players it takes; null for everybody. */
  @ApiProperty({ type: 'integer', maximum: MAX_PLAYERS, nullable: true, example: 16 })
  capacity: number | null;
  /** How many players it needs; null where that doesn’t matter. */
  @ApiProperty({ type: 'integer', maximum: MAX_PLAYERS, nullable: true, example: 6 })
  leastPlayers: number | null;
}

/** What the events made from a template are like. */
export class TemplateEventDto extends IntersectionType(TemplateWords, EventDetailsDto) {}

/** A template of events. */
export class TemplateDto {
  @ApiProperty({ format: 'uuid', example: '0d9a2a6e-9f0e-4c56-8a52-5c3d2f1b7e01' })
  uuid: string;
  /** @example "Friday night" */
  name: string;
  event: TemplateEventDto;
  /** Incremented with each change; quoted, it is the ETag for If-Match. */
  @ApiProperty({ type: 'integer', example: 1 })
  version: number;
}

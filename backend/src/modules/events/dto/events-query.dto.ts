// What a caller asks of a list of events.
import { applyDecorators } from '@nestjs/common';
import { ApiProperty } from '@nestjs/swagger';
import { Transform } from 'class-transformer';
import { IsBoolean, IsIn, IsOptional, Matches, Max, Min, ValidateBy } from 'class-validator';
import { WEEKDAYS, type Weekday } from '../../../kernel/weekday.js';
import { PageQuery } from '../../../platform/http/lists/page-query.dto.js';
import { IfGiven, WithDecimals, Words } from '../../../platform/http/validation/fields.js';
import { SeveralOf } from '../../../platform/http/validation/filter-fields.js';
import { RADII, type Radius } from '../../places/index.js';
import { MAX_DETAILS } from '../domain/event-details.js';
import { isDayOrMoment } from '../domain/period.js';

/** A UTC day or a moment with its offset. */
function DayOrMoment(description: string): PropertyDecorator {
  return applyDecorators(
    ApiProperty({ type: 'string', example: '2027-03-14T05:00:00Z', description, required: false }),
    IsOptional(),
    ValidateBy(
      { name: 'dayOrMoment', validator: { validate: isDayOrMoment } },
      { message: '$property must be a day such as 2027-03-14 or a moment such as 2027-03-14T05:00:00Z' },
    ),
  );
}

const Word = (example: string) =>
  applyDecorators(
    ApiProperty({ type: 'string', example, required: false }),
    IsOptional(),
    Matches(/^[A-Z][A-Z0-9_]{0,49}$/, { message: `$property must be a value such as ${example}` }),
  );

const SERIES = ['each', 'next'] as const;

/** Which events. */
export class EventsQuery extends PageQuery {
  /**
   * Matches the event's name or location, or the store's name.
   * @example "commander"
   */
  @IsOptional()
  @Words(100)
  q?: string;
  @DayOrMoment(
    'The earliest start: a timestamp or a UTC date. Defaults to now; an earlier value includes past events.',
  )
  from?: string;
  @DayOrMoment('The latest start: a timestamp, or a UTC date (inclusive).')
  to?: string;
  @Word('MAGIC_THE_GATHERING')
  tcg?: string;
  @Word('COMMANDER')
  format?: string;
  /** Each event of a series, or only the next one of each: the first in the period. */
  @ApiProperty({ enum: SERIES, default: 'each', example: 'next', required: false })
  @IsOptional()
  @IsIn(SERIES)
  series: (typeof SERIES)[number] = 'each';
}

const SORTS = ['soonest', 'nearest'] as const;

/** Which events of all stores, and which of them first. */
export class AllEventsQuery extends EventsQuery {
  /** The order: soonest start first, or those of the nearest store. Stores whose distance is unknown come last. */
  @ApiProperty({ enum: SORTS, default: 'soonest', example: 'nearest', required: false })
  @IsOptional()
  @IsIn(SORTS)
  sort: (typeof SORTS)[number] = 'soonest';
  /** The highest fee, in US dollars; 0 is free. Events without a known fee are omitted. */
  @ApiProperty({
    ...{ type: 'number', minimum: 0, maximum: MAX_DETAILS.fee, multipleOf: 0.01 },
    ...{ required: false, example: 10 },
  })
  @IfGiven()
  @Transform(({ value }) => (typeof value === 'string' && value !== '' ? Number(value) : value))
  @WithDecimals(2)
  @Min(0)
  @Max(MAX_DETAILS.fee)
  feeMax?: number;
  /** Any of these weekdays of the start, in the event's own time zone. */
  @SeveralOf({ type: 'string', enum: [...WEEKDAYS] }, 'FRIDAY', WEEKDAYS.length)
  @IsIn(WEEKDAYS, { each: true })
  weekday?: Weekday[];
  /** Only events with free places; those without a limit have some. */
  @ApiProperty({ type: 'boolean', default: false, required: false })
  @IfGiven()
  @Transform(({ value }) => (value === 'true' ? true : value === 'false' ? false : value))
  @IsBoolean()
  free: boolean = false;
  /** `mine` omits stores beyond the caller's radius; stores whose distance is unknown are never beyond it. */
  @ApiProperty({ enum: RADII, default: 'any', required: false, example: 'mine' })
  @IfGiven()
  @IsIn(RADII)
  radius: Radius = 'any';
}

/** Whether such a query asks for more than words, formats and a period. */
export const isNarrowed = ({ feeMax, weekday, free, radius }: AllEventsQuery): boolean =>
  feeMax !== undefined || weekday !== undefined || free || radius === 'mine';

const ORDERS = ['soonest', 'latest'] as const;

/** Which events of a store, and which of them first. */
export class StoreEventsQuery extends EventsQuery {
  /** The order: soonest or latest start first. */
  @ApiProperty({ enum: ORDERS, default: 'soonest', example: 'latest', required: false })
  @IsOptional()
  @IsIn(ORDERS)
  order: (typeof ORDERS)[number] = 'soonest';
}

// What a caller asks of a list of events.
import { applyDecorators } from '@nestjs/common';
import { ApiProperty } from '@nestjs/swagger';
import { IsIn, IsOptional, Matches, ValidateBy } from 'class-validator';
import { PageQuery } from '../../../platform/http/lists/page-query.dto.js';
import { Words } from '../../../platform/http/validation/fields.js';
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
}

const ORDERS = ['soonest', 'latest'] as const;

/** Which events of a store, and which of them first. */
export class StoreEventsQuery extends EventsQuery {
  /** The order: soonest or latest start first. */
  @ApiProperty({ enum: ORDERS, default: 'soonest', example: 'latest', required: false })
  @IsOptional()
  @IsIn(ORDERS)
  order: (typeof ORDERS)[number] = 'soonest';
}

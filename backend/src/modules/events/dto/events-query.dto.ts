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

/** Which events. */
export class EventsQuery extends PageQuery {
  /**
   * Words in the event's name or location, or in the store's name.
   * @example "commander"
   */
  @IsOptional()
  @Words(100)
  q?: string;
  @DayOrMoment(
    'The earliest start: a moment, or a UTC day. Now when left out; earlier than now shows what is over.',
  )
  from?: string;
  @DayOrMoment('The latest start: a moment, or a UTC day to its end.')
  to?: string;
  @Word('MAGIC_THE_GATHERING')
  tcg?: string;
  @Word('COMMANDER')
  format?: string;
}

const ORDERS = ['soonest', 'latest'] as const;

/** Which events of a store, and which of them first. */
export class StoreEventsQuery extends EventsQuery {
  /** Which events come first: those that start soonest, or those that start latest. */
  @ApiProperty({ enum: ORDERS, default: 'soonest', example: 'latest', required: false })
  @IsOptional()
  @IsIn(ORDERS)
  order: (typeof ORDERS)[number] = 'soonest';
}

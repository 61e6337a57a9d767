// What the fields of a series may hold, said once for scheduling, previewing and changing. Days and times are those of the clock on the wall.
import { applyDecorators } from '@nestjs/common';
import { ApiProperty, type ApiPropertyOptions } from '@nestjs/swagger';
import { ArrayMaxSize, IsArray, IsIn, IsInt, IsNotEmpty, Max, Min, ValidateBy } from 'class-validator';
import { WEEKDAYS } from '../../../../kernel/weekday.js';
import { allRequired, tooManyEntries } from '../../../../platform/http/validation/field-problems.js';
import { IfGiven } from '../../../../platform/http/validation/fields.js';
import { isDay } from '../../domain/start.js';
import { IfSet } from '../../dto/event-details.dto.js';
import { INVALID_DATE, INVALID_TIME, IsDay, type Need } from '../../dto/event-fields.js';
import { FREQUENCIES, NTHS } from '../domain/recurrence.js';

/** Two years of weeks, which no series is longer than. */
export const MAX_DATES = 106;
const MAX_EVERY = 52;
const WALL_TIME = '^([01]\\d|2[0-3]):[0-5]\\d$';
const IS_WALL_TIME = new RegExp(WALL_TIME);
const isWallTime = (value: unknown) => typeof value === 'string' && IS_WALL_TIME.test(value);

/** A field that must be there when a series is scheduled, and may be left out when it is changed. */
const field = (need: Need, options: ApiPropertyOptions, ...rules: PropertyDecorator[]): PropertyDecorator =>
  applyDecorators(
    ApiProperty({ type: 'string', ...options, required: need === 'required' } as ApiPropertyOptions),
    ...(need === 'required' ? [] : [IfGiven()]),
    IsNotEmpty(allRequired),
    ...rules,
  );
/** A field that null takes away. */
const optional = (options: ApiPropertyOptions, ...rules: PropertyDecorator[]): PropertyDecorator =>
  applyDecorators(
    ApiProperty({ ...options, nullable: true, required: false } as ApiPropertyOptions),
    IfSet(),
    ...rules,
  );
const timeRule = () => ValidateBy({ name: 'wallTime', validator: { validate: isWallTime } }, INVALID_TIME);

/** Every n weeks or months. */
export const FrequencyField = (need: Need) =>
  field(need, { enum: FREQUENCIES, enumName: 'SeriesFrequency', example: 'WEEKLY' }, IsIn(FREQUENCIES));

/** How many weeks or months lie between two dates. */
export const EveryField = (need: Need) =>
  field(
    need,
    {
      ...{ type: 'integer', minimum: 1, maximum: MAX_EVERY, example: 1 },
      description: 'Every how many weeks or months, counted from the first date.',
    },
    IsInt(),
    Min(1),
    Max(MAX_EVERY),
  );

/** The weekday of all dates. */
export const WeekdayField = (need: Need) =>
  field(need, { enum: WEEKDAYS, enumName: 'Weekday', example: 'FRIDAY' }, IsIn(WEEKDAYS));

/** Which of its weekdays a month has it on. */
export const NthField = () =>
  optional(
    {
      ...{ type: 'integer', enum: [...NTHS], example: 2 },
      description:
        'Of a monthly series: the first to the fifth such weekday of the month, or -1 for the last.',
    },
    IsIn(NTHS),
  );

/** The day that the dates begin on or after. */
export const StartsOn = (need: Need) =>
  field(need, { format: 'date', example: '2027-01-08', description: 'No date is before this day.' }, IsDay());

/** The last day. */
export const UntilField = () =>
  optional(
    {
      ...{ type: 'string', format: 'date', example: '2027-06-25' },
      description: 'The last day that may be a date. A series has either this or a count.',
    },
    IsDay(),
  );

/** The number of dates. */
export const CountField = () =>
  optional(
    {
      ...{ type: 'integer', minimum: 1, maximum: MAX_DATES, example: 12 },
      description:
        'How many dates there are, the skipped ones included. A series has either this or a last day.',
    },
    IsInt(),
    Min(1),
    Max(MAX_DATES),
  );

/** When each event starts. */
export const WallTime = (need: Need) =>
  field(
    need,
    {
      ...{ pattern: WALL_TIME, example: '18:30' },
      description:
        'By the clock of the place. Where a change to daylight-saving time leaves it out, the event starts as much later.',
    },
    timeRule(),
  );

/** When each event ends. */
export const WallEnd = (
  description = 'By the clock of the place, within a day of the start; null if nobody knows.',
) => optional({ type: 'string', pattern: WALL_TIME, example: '22:00', description }, timeRule());

/** The dates that are skipped from the beginning. */
export const SkippedDates = () =>
  applyDecorators(
    ApiProperty({
      type: 'array',
      items: { type: 'string', format: 'date' },
      ...{ maxItems: MAX_DATES, required: false, example: ['2026-12-25'] },
      description: 'Dates of the series that have no event.',
    }),
    IfGiven(),
    IsArray(),
    ArrayMaxSize(MAX_DATES, tooManyEntries(MAX_DATES)),
    ValidateBy(
      { name: 'eachDay', validator: { validate: (value) => Array.isArray(value) && value.every(isDay) } },
      INVALID_DATE,
    ),
  );

/** The zone whose clock the dates and times are of. */
export const ZONE_OF_WALL =
  'The IANA time zone of the location. Dates and times of the series are those of its clock.';

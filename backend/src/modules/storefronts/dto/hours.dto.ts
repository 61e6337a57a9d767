// Opening hours on the wire, in the wall time of the store's place.
import { applyDecorators } from '@nestjs/common';
import { ApiProperty } from '@nestjs/swagger';
import { Type } from 'class-transformer';
import { ArrayMaxSize, IsArray, IsIn, IsObject, ValidateBy, ValidateNested } from 'class-validator';
import { WEEKDAYS, type Weekday } from '../../../kernel/weekday.js';
import { fieldProblem, tooManyEntries } from '../../../platform/http/validation/field-problems.js';
import {
  isCalendarDay,
  isClosingTime,
  isOpeningTime,
  MAX_EXCEPTIONS,
  MAX_INTERVALS,
  MAX_WEEKLY,
} from '../domain/hours.js';

const TIME = fieldProblem('storefronts.invalid-time', '$property must be a time such as 18:30', {
  example: '18:30',
});
const DATE = fieldProblem(
  'storefronts.invalid-date',
  '$property must be a day of the calendar such as 2027-12-24',
  { example: '2027-12-24' },
);
export const NEVER_OPENS = fieldProblem(
  'storefronts.never-opens',
  'It closes when it opens. For a whole day, enter 00:00 to 24:00.',
);
export const OVERLAP = fieldProblem('storefronts.overlap', 'This overlaps with other hours.');
export const REPEATED_DATE = fieldProblem('storefronts.repeated-date', 'This date is there twice.');

const valid = (name: string, validate: (value: unknown) => boolean, problem: typeof TIME) =>
  ValidateBy({ name, validator: { validate } }, problem);

const ListOf = (type: () => new () => object, max: number): PropertyDecorator =>
  applyDecorators(
    ApiProperty({ type: type(), isArray: true, maxItems: max }),
    IsArray(),
    ArrayMaxSize(max, tooManyEntries(max)),
    IsObject({ each: true }),
    ValidateNested({ each: true }),
    Type(type),
  );

/** From when until when a store is open; one that closes before it opens goes on past midnight. */
export class OpenInterval {
  @ApiProperty({ pattern: '^([01]\\d|2[0-3]):[0-5]\\d$', example: '18:00' })
  @valid('openingTime', isOpeningTime, TIME)
  opens: string;
  /** `24:00` is the end of the day. */
  @ApiProperty({ pattern: '^(([01]\\d|2[0-3]):[0-5]\\d|24:00)$', example: '02:00' })
  @valid('closingTime', isClosingTime, TIME)
  closes: string;
}

/** An interval of each week. */
export class WeeklyHours extends OpenInterval {
  @ApiProperty({ enum: WEEKDAYS, enumName: 'Weekday', example: 'FRIDAY' })
  @IsIn(WEEKDAYS)
  day: Weekday;
}

/** A date on which a store opens at other hours than on its weekday, or not at all. */
export class DateHours {
  @ApiProperty({ format: 'date', example: '2027-12-24' })
  @valid('day', isCalendarDay, DATE)
  date: string;
  /** Empty where the store is closed. What opened on the day before goes on past midnight. */
  @ListOf(() => OpenInterval, MAX_INTERVALS)
  intervals: OpenInterval[];
}

/** The hours of a store: those of each week, and exceptions. Without any, they are not known. */
export class HoursDto {
  @ListOf(() => WeeklyHours, MAX_WEEKLY)
  weekly: WeeklyHours[];
  @ListOf(() => DateHours, MAX_EXCEPTIONS)
  exceptions: DateHours[];
}

/** A moment, and what the clock on the wall of the store shows. */
export class WallMomentDto {
  @ApiProperty({ type: 'string', format: 'date-time', example: '2027-03-13T04:00:00.000Z' })
  at: string;
  @ApiProperty({ format: 'date', example: '2027-03-12' })
  date: string;
  @ApiProperty({ pattern: '^\\d{2}:\\d{2}$', example: '22:00' })
  time: string;
}

/** Whether a store is open now, computed in the zone of its place. */
export class OpeningStateDto {
  /** @example true */
  isOpen: boolean;
  @ApiProperty({
    type: WallMomentDto,
    nullable: true,
    description: 'Of an open store when it closes; null where it is open around the clock.',
  })
  closes: WallMomentDto | null;
  @ApiProperty({
    type: WallMomentDto,
    nullable: true,
    description: 'Of a closed store when it opens next, within two weeks.',
  })
  opens: WallMomentDto | null;
  /** Whether nothing opens on this day. */
  @ApiProperty({ example: false })
  isClosedToday: boolean;
}

/** The day that it is at the place of a store. */
export class StoreDayDto {
  @ApiProperty({ format: 'date', example: '2027-03-12' })
  date: string;
  @ApiProperty({ enum: WEEKDAYS, enumName: 'Weekday', example: 'FRIDAY' })
  weekday: Weekday;
}

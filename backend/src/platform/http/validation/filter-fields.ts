// Decorators for what lists are filtered by.
import { applyDecorators } from '@nestjs/common';
import { ApiProperty } from '@nestjs/swagger';
import { Transform } from 'class-transformer';
import { ArrayMaxSize, IsArray, IsISO8601, Matches, Max, Min } from 'class-validator';
import { IfGiven, WithDecimals } from './fields.js';

const MAX_DOLLARS = 999_999.99;

/** Any of several values, `max` at most: repeated, or with commas between them. */
export const SeveralOf = (items: object, example: string, max: number): PropertyDecorator =>
  applyDecorators(
    ApiProperty({ type: 'array', items, maxItems: max, required: false, example: [example] }),
    IfGiven(),
    Transform(({ value }) =>
      [value].flat().flatMap((each) => (typeof each === 'string' ? each.split(',') : [each])),
    ),
    IsArray(),
    ArrayMaxSize(max),
  );

/** US dollars in whole cents. */
export const Dollars = (): PropertyDecorator =>
  applyDecorators(
    ApiProperty({
      ...{ type: 'number', minimum: 0, maximum: MAX_DOLLARS, multipleOf: 0.01 },
      ...{ example: 5.99, required: false },
    }),
    IfGiven(),
    WithDecimals(2),
    Min(0),
    Max(MAX_DOLLARS),
  );

/** A moment in UTC. */
export const UtcMoment = (): PropertyDecorator =>
  applyDecorators(
    ApiProperty({
      type: 'string',
      format: 'date-time',
      required: false,
      example: '2026-03-01T10:00:00.000Z',
    }),
    IfGiven(),
    IsISO8601({ strict: true }),
    Matches(/^\d{4}-\d\d-\d\dT\d\d:\d\d(:\d\d(\.\d{1,9})?)?Z$/, {
      message: '$property must be a moment in UTC',
    }),
  );

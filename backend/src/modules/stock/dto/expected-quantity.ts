// How many copies of a line a caller believes there are, so that a change by somebody else is noticed.
import { applyDecorators } from '@nestjs/common';
import { ApiProperty } from '@nestjs/swagger';
import { IsInt, Max, Min } from 'class-validator';
import { IfGiven } from '../../../platform/http/validation/fields.js';

const MAX_EXPECTED = 1_000_000;

/** An optional number of copies. */
export const ExpectedQuantity = (): PropertyDecorator =>
  applyDecorators(
    ApiProperty({ type: 'integer', minimum: 0, maximum: MAX_EXPECTED, required: false, example: 3 }),
    IfGiven(),
    IsInt(),
    Min(0),
    Max(MAX_EXPECTED),
  );

// The validation of a price in a request.
import { applyDecorators } from '@nestjs/common';
import { ApiProperty } from '@nestjs/swagger';
import { ValidateBy } from 'class-validator';
import { PRICE_BOUNDS, priceOf } from '../domain/price.js';

/** A JSON number of dollars with at most two decimals, 0.01 to 999,999.99; `message` is what a person reads. */
export function ValidPrice(message: string, required = true): PropertyDecorator {
  const { lowest: minimum, highest: maximum } = PRICE_BOUNDS;
  return applyDecorators(
    ApiProperty({ type: 'number', minimum, maximum, multipleOf: 0.01, example: 5.99, required }),
    ValidateBy(
      { name: 'validPrice', validator: { validate: (value) => priceOf(value) !== undefined } },
      { message },
    ),
  );
}

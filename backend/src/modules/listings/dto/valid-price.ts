// The validation of a price in a request.
import { applyDecorators } from '@nestjs/common';
import { ApiProperty } from '@nestjs/swagger';
import { ValidateBy } from 'class-validator';
import { fieldProblem } from '../../../platform/http/validation/field-problems.js';
import { invalidPrice } from '../domain/listing.errors.js';
import { PRICE_BOUNDS, priceOf } from '../domain/price.js';

const INVALID_PRICE = fieldProblem(invalidPrice.code, invalidPrice.message);
/** One of several listings. */
export const EACH_PRICE = fieldProblem(
  'listings.each-price',
  'Each listing must have a valid price (e.g. 5 or 5.99).',
);

/** A JSON number of dollars with at most two decimals, 0.01 to 999,999.99; `problem` is what is wrong otherwise. */
export function ValidPrice(problem = INVALID_PRICE, required = true): PropertyDecorator {
  const { lowest: minimum, highest: maximum } = PRICE_BOUNDS;
  return applyDecorators(
    ApiProperty({ type: 'number', minimum, maximum, multipleOf: 0.01, example: 5.99, required }),
    ValidateBy(
      { name: 'validPrice', validator: { validate: (value) => priceOf(value) !== undefined } },
      problem,
    ),
  );
}

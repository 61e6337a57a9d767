// What a text field may hold, said once for every request of the product.
import { applyDecorators } from '@nestjs/common';
import { Transform } from 'class-transformer';
import { IsString, Matches, MaxLength, MinLength } from 'class-validator';

// Everything but control characters (line breaks included) and lone surrogates.
const ONE_LINE = /^(?:[^\p{Cc}\p{Cs}])*$/u;

/** One line of text: trimmed, without control characters, between `min` and `max` characters long. */
export function Line(max: number, min = 0): PropertyDecorator {
  return applyDecorators(
    Transform(({ value }) => (typeof value === 'string' ? value.trim() : value)),
    IsString({ message: '$property must be text' }),
    MaxLength(max, { message: '$property must be at most $constraint1 characters' }),
    MinLength(min, {
      message: min > 1 ? '$property must be at least $constraint1 characters' : '$property is required',
    }),
    Matches(ONE_LINE, { message: '$property must not contain control characters' }),
  );
}

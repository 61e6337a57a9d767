// Decorators for the text fields of requests.
import { applyDecorators } from '@nestjs/common';
import { Transform } from 'class-transformer';
import { IsString, Matches, MaxLength, MinLength, ValidateBy, ValidateIf } from 'class-validator';
import { isVisible } from '../../../kernel/visible.js';

// Line separators and bidirectional controls, which would change the direction of the text around a name. Right-to-left
// text does not need them; the marks and joiners that it does need are allowed.
const BIDI_CONTROLS = '\\p{Zl}\\p{Zp}\\u202a-\\u202e\\u2066-\\u2069';
// Without control characters (line breaks included) and lone surrogates.
const ONE_LINE = new RegExp(`^[^\\p{Cc}\\p{Cs}${BIDI_CONTROLS}]*$`, 'u');
const EACH_BIDI_CONTROL = new RegExp(`[${BIDI_CONTROLS}]`, 'gu');

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

const EACH_BREAK = /\r\n?/g;
/** Tabs and line breaks are allowed in a text of several lines; other control characters are not. */
const LINES = new RegExp(`^(?:[^\\p{Cc}\\p{Cs}${BIDI_CONTROLS}]|[\\n\\t])*$`, 'u');

/** Plain text of several lines: trimmed, without other control characters, between `min` and `max` characters long. */
export function Paragraphs(max: number, min = 0): PropertyDecorator {
  return applyDecorators(
    Transform(({ value }) => (typeof value === 'string' ? value.replace(EACH_BREAK, '\n').trim() : value)),
    IsString({ message: '$property must be text' }),
    MaxLength(max, { message: '$property must be at most $constraint1 characters' }),
    MinLength(min, { message: '$property is required' }),
    Matches(LINES, { message: '$property must not contain control characters' }),
  );
}

/** A search text of up to `max` characters, in one line. Bidirectional controls, which a paste may carry, become spaces. */
export function Words(max: number): PropertyDecorator {
  return applyDecorators(
    Transform(({ value }) => (typeof value === 'string' ? value.replace(EACH_BIDI_CONTROL, ' ') : value)),
    Line(max),
  );
}

/** Requires a visible character; `missing` is the error message. Place it below `Line`, so that it is checked first. */
export function Visible(missing: string): PropertyDecorator {
  const validate = (value: unknown) => typeof value !== 'string' || isVisible(value);
  return ValidateBy({ name: 'visible', validator: { validate } }, { message: missing });
}

/** Optional, but not null: null would be a value. */
export const IfGiven = (): PropertyDecorator =>
  ValidateIf((_body: object, value: unknown) => value !== undefined);

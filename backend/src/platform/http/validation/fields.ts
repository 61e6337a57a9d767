// Decorators for the fields of requests.
import { applyDecorators } from '@nestjs/common';
import { Transform } from 'class-transformer';
import {
  IsISO8601,
  IsString,
  IsUUID,
  Matches,
  MaxLength,
  MinLength,
  ValidateBy,
  ValidateIf,
} from 'class-validator';
import { isVisible } from '../../../kernel/visible.js';
import { controlCharacters, type FieldProblem, required, tooLong, tooShort } from './field-problems.js';

// Line separators and bidirectional controls, which would change the direction of the text around a name. Right-to-left
// text does not need them; the marks and joiners that it does need are allowed.
const BIDI_CONTROLS = '\\p{Zl}\\p{Zp}\\u202a-\\u202e\\u2066-\\u2069';
// Without control characters (line breaks included) and lone surrogates.
const ONE_LINE = new RegExp(`^[^\\p{Cc}\\p{Cs}${BIDI_CONTROLS}]*$`, 'u');
const EACH_BIDI_CONTROL = new RegExp(`[${BIDI_CONTROLS}]`, 'gu');

const MOMENT = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(:\d{2}(\.\d{1,3})?)?(Z|[+-]\d{2}:\d{2})$/;

const inLowerCase = (value: unknown) => (typeof value === 'string' ? value.toLowerCase() : value);

/** A UUID. It is read in lower case, as PostgreSQL writes it, so that two of them can be compared. */
export const IsUuid = (): PropertyDecorator =>
  applyDecorators(
    Transform(({ value }) => inLowerCase(value)),
    IsUUID('all', { message: '$property must be a UUID' }),
  );

/** A date and a time with its zone, such as `2027-03-12T18:00:00.000Z`. */
export const IsMoment = (): PropertyDecorator =>
  applyDecorators(
    IsISO8601({ strict: true }),
    Matches(MOMENT, { message: '$property must be a date and time with its zone' }),
  );

/** A list of UUIDs, read in lower case. `message` is for a list with anything else in it. */
export const AreUuids = (message: string): PropertyDecorator =>
  applyDecorators(
    Transform(({ value }) => (Array.isArray(value) ? value.map(inLowerCase) : value)),
    IsUUID('all', { each: true, message }),
  );

/** One line of text: trimmed, without control characters, between `min` and `max` characters long. */
export function Line(max: number, min = 0): PropertyDecorator {
  return applyDecorators(
    Transform(({ value }) => (typeof value === 'string' ? value.trim() : value)),
    IsString({ message: '$property must be text' }),
    MaxLength(max, tooLong(max)),
    MinLength(min, tooShort(min)),
    Matches(ONE_LINE, controlCharacters),
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
    MaxLength(max, tooLong(max)),
    MinLength(min, required),
    Matches(LINES, controlCharacters),
  );
}

/** A search text of up to `max` characters, in one line. Bidirectional controls, which a paste may carry, become spaces. */
export function Words(max: number): PropertyDecorator {
  return applyDecorators(
    Transform(({ value }) => (typeof value === 'string' ? value.replace(EACH_BIDI_CONTROL, ' ') : value)),
    Line(max),
  );
}

/** Something of the text can be seen; `missing` is the problem otherwise. Stands below `Line`, so as to be asked first. */
export function Visible(missing: FieldProblem): PropertyDecorator {
  const validate = (value: unknown) => typeof value !== 'string' || isVisible(value);
  return ValidateBy({ name: 'visible', validator: { validate } }, missing);
}

/**
 * A number with `max` decimals at most. class-validator's `maxDecimalPlaces` throws for 1e-7, whose text has no point, and takes 1.5e-7 for
 * one with four decimals.
 */
export function WithDecimals(max: number): PropertyDecorator {
  const validate = (value: unknown) =>
    typeof value === 'number' && Number.isFinite(value) && Number(value.toFixed(max)) === value;
  return ValidateBy(
    { name: 'isNumber', validator: { validate } },
    { message: `$property must be a number with ${max} decimals at most` },
  );
}

/** Optional, but not null: null would be a value. */
export const IfGiven = (): PropertyDecorator =>
  ValidateIf((_body: object, value: unknown) => value !== undefined);

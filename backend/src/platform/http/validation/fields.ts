// What a text field may hold, said once for every request of the product.
import { applyDecorators } from '@nestjs/common';
import { Transform } from 'class-transformer';
import { IsString, Matches, MaxLength, MinLength, ValidateBy, ValidateIf } from 'class-validator';
import { isVisible } from '../../../kernel/visible.js';
import { controlCharacters, type FieldProblem, required, tooLong, tooShort } from './field-problems.js';

// What breaks a line, and what turns or embeds the direction of the text around it: a name could rewrite its neighbours.
// Text from right to left needs none of these; the marks and joiners that it does use are welcome.
const TURNS = '\\p{Zl}\\p{Zp}\\u202a-\\u202e\\u2066-\\u2069';
// Nor control characters (line breaks included) and lone surrogates.
const ONE_LINE = new RegExp(`^[^\\p{Cc}\\p{Cs}${TURNS}]*$`, 'u');
const EACH_TURN = new RegExp(`[${TURNS}]`, 'gu');

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
/** Tabs and line breaks are welcome in a text of several lines; other control characters are not. */
const LINES = new RegExp(`^(?:[^\\p{Cc}\\p{Cs}${TURNS}]|[\\n\\t])*$`, 'u');

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

/** Words to look for, up to `max` characters: a line. What turns the direction comes along with a paste and means nothing. */
export function Words(max: number): PropertyDecorator {
  return applyDecorators(
    Transform(({ value }) => (typeof value === 'string' ? value.replace(EACH_TURN, ' ') : value)),
    Line(max),
  );
}

/** Something of the text can be seen; `missing` is the problem otherwise. Stands below `Line`, so as to be asked first. */
export function Visible(missing: FieldProblem): PropertyDecorator {
  const validate = (value: unknown) => typeof value !== 'string' || isVisible(value);
  return ValidateBy({ name: 'visible', validator: { validate } }, missing);
}

/** Left out is fine, null is not: a null would be a value. */
export const IfGiven = (): PropertyDecorator =>
  ValidateIf((_body: object, value: unknown) => value !== undefined);

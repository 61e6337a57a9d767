// What the fields of an event may hold, said once for scheduling and for changing.
import { applyDecorators } from '@nestjs/common';
import { ApiProperty, type ApiPropertyOptions } from '@nestjs/swagger';
import { IsNotEmpty, IsTimeZone, Matches, MaxLength, ValidateBy } from 'class-validator';
import {
  allRequired,
  type FieldProblem,
  fieldProblem,
} from '../../../platform/http/validation/field-problems.js';
import { IfGiven, IsUuid, Line, Visible } from '../../../platform/http/validation/fields.js';
import { isDay, isTimeOfDay } from '../domain/start.js';
import { IfSet } from './event-details.dto.js';

/** Whether the field must be there: always when an event is scheduled, never when it is changed. */
export type Need = 'required' | 'optional';

/** Left out may be fine, null or nothing never is: a form's field that was emptied. */
function field(need: Need, options: ApiPropertyOptions, ...rules: PropertyDecorator[]): PropertyDecorator {
  const required = need === 'required';
  return applyDecorators(
    ApiProperty({ type: 'string', ...options, required } as ApiPropertyOptions),
    ...(required ? [] : [IfGiven()]),
    IsNotEmpty(allRequired),
    ...rules,
  );
}

const valid = (name: string, validate: (value: unknown) => boolean, problem: FieldProblem) =>
  ValidateBy({ name, validator: { validate } }, problem);

/** The name of an event, up to 120 characters. */
export const Name = (need: Need) =>
  field(need, { maxLength: 120, example: 'Friday Night Commander' }, Visible(allRequired), Line(120));

/** Where it is, up to 200 characters. */
export const Location = (need: Need) =>
  field(
    need,
    { maxLength: 200, example: '1814 W Division Street, Chicago, IL 60622' },
    Visible(allRequired),
    Line(200),
  );

/** It is no day of the calendar. */
export const INVALID_DATE = fieldProblem(
  'events.invalid-date',
  '$property must be a day of the calendar such as 2027-03-14',
  { example: '2027-03-14' },
);
/** The value is a day of the calendar. */
export const IsDay = () => valid('day', isDay, INVALID_DATE);

/** A day of the calendar in UTC. */
export const Day = (need: Need) =>
  field(need, { format: 'date', example: '2027-03-14', description: 'In UTC.' }, IsDay());

/** It is no time of day. */
export const INVALID_TIME = fieldProblem(
  'events.invalid-time',
  '$property must be between 00:00 and 23:59, such as 18:30',
  { example: '18:30' },
);
/** The value is a time of day. */
export const IsTimeOfDay = () => valid('timeOfDay', isTimeOfDay, INVALID_TIME);
const TIME_PATTERN = '^([01]\\d|2[0-3]):[0-5]\\d(:[0-5]\\d)?$';

/** A time of day in UTC. */
export const TimeOfDay = (need: Need) =>
  field(need, { pattern: TIME_PATTERN, example: '00:30', description: 'In UTC.' }, IsTimeOfDay());

/** When an event ends; null says nothing of it. */
function end(options: ApiPropertyOptions, rule: PropertyDecorator): PropertyDecorator {
  const property = { type: 'string', ...options, nullable: true, required: false } as ApiPropertyOptions;
  return applyDecorators(ApiProperty(property), IfSet(), rule);
}

/** The day that an event ends on. */
export const EndDay = () =>
  end(
    {
      ...{ format: 'date', example: '2027-03-14' },
      description: 'In UTC. If omitted, the event ends within a day of its start.',
    },
    IsDay(),
  );

/** The time that an event ends at. */
export const EndTime = () =>
  end(
    {
      ...{ pattern: TIME_PATTERN, example: '04:30' },
      description: 'In UTC; null if nobody knows. If only the start changes, the end moves with it.',
    },
    IsTimeOfDay(),
  );

/** A value of the catalogue, upper case; whether it is on offer is for the catalogue to say. */
export const Word = (need: Need, example: string) =>
  field(
    need,
    { example },
    Matches(/^[A-Z][A-Z0-9_]{0,49}$/, { message: `$property must be a value such as ${example}` }),
  );

/** The store, which must be the caller. */
export const Store = (need: Need) =>
  field(
    need,
    {
      format: 'uuid',
      example: '7b0c5a52-14f5-4e3e-9c6a-0c1d6a1f2b11',
      description: 'Must be the caller.',
    },
    IsUuid(),
  );

const ZONE = 'The IANA time zone of the location; UTC if omitted. Date and time are always UTC.';

/** An IANA zone. That of an event is only shown, never used to read date and time. */
export function Zone(need: Need = 'optional', description = ZONE): PropertyDecorator {
  const problem = fieldProblem(
    'events.invalid-time-zone',
    'timeZone must be an IANA time zone such as America/Chicago',
    { example: 'America/Chicago' },
  );
  return applyDecorators(
    ApiProperty({
      type: 'string',
      maxLength: 64,
      example: 'America/Chicago',
      required: need === 'required',
      description,
    }),
    ...(need === 'required' ? [] : [IfGiven()]),
    MaxLength(64, problem),
    IsTimeZone(problem),
    // Newer releases of Node take `+02:00` for a zone; it knows nothing of summer time.
    Matches(/^[A-Za-z]/, problem),
  );
}

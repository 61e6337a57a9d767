// The validation of a moment in a request.
import { applyDecorators } from '@nestjs/common';
import { IsISO8601, Matches } from 'class-validator';

const WITH_ZONE = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(:\d{2}(\.\d{1,3})?)?(Z|[+-]\d{2}:\d{2})$/;

/** A date and a time with its zone, such as `2027-03-12T18:00:00.000Z`. */
export const IsMoment = (): PropertyDecorator =>
  applyDecorators(
    IsISO8601({ strict: true }),
    Matches(WITH_ZONE, { message: '$property must be a date and time with its zone' }),
  );

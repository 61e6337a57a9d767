// Reads a day of the calendar out of a path; anything else is a 400 that names the parameter.
import { type ArgumentMetadata, Injectable, type PipeTransform } from '@nestjs/common';
import { refusedField } from '../../../../platform/http/validation/field-problems.js';
import { requestInvalid } from '../../../../platform/http/validation/validation.js';
import { isDay } from '../../domain/start.js';
import { INVALID_DATE } from '../../dto/event-fields.js';

/** For `@Param('date', DayOfCalendar)`. */
@Injectable()
export class DayOfCalendar implements PipeTransform<string, string> {
  transform(value: string, { data = 'date' }: ArgumentMetadata): string {
    if (isDay(value)) return value;
    const { message, ...problem } = INVALID_DATE;
    throw requestInvalid({
      errors: [refusedField(data, { ...problem, message: message.replace('$property', data) })],
    });
  }
}

// Reads the number of a row out of a path; anything else is a 400 that names the parameter.
import { Injectable, type PipeTransform } from '@nestjs/common';
import { requestInvalid } from '../../../platform/http/validation/validation.js';

@Injectable()
export class RowNumber implements PipeTransform<string, number> {
  transform(value: string): number {
    if (!/^[1-9]\d{0,8}$/.test(value))
      throw requestInvalid({ errors: [{ field: 'row', message: 'row must be the number of a row' }] });
    return Number(value);
  }
}

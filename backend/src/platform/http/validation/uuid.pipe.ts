// Reads a UUID out of a path; anything else is a 400 that names the parameter.
import { type ArgumentMetadata, Injectable, type PipeTransform } from '@nestjs/common';
import { isUUID } from 'class-validator';
import { requestInvalid } from './validation.js';

/** For `@Param('uuid', Uuid)`. Gives the UUID in lower case. */
@Injectable()
export class Uuid implements PipeTransform<string, string> {
  transform(value: string, { data = 'uuid' }: ArgumentMetadata): string {
    if (!isUUID(value))
      throw requestInvalid({ errors: [{ field: data, message: `${data} must be a UUID` }] });
    return value.toLowerCase();
  }
}

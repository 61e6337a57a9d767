// Reads one of a few words out of a path; anything else is a 400 that names the parameter.
import type { ArgumentMetadata, PipeTransform } from '@nestjs/common';
import { requestInvalid } from './validation.js';

/** For `@Param('status', new OneOf(STATUSES))`. */
export class OneOf<Word extends string> implements PipeTransform<string, Word> {
  constructor(private readonly words: readonly Word[]) {}

  transform(value: string, { data = 'value' }: ArgumentMetadata): Word {
    const word = this.words.find((each) => each === value);
    if (word === undefined) {
      throw requestInvalid({
        errors: [{ field: data, message: `${data} must be one of ${this.words.join(', ')}` }],
      });
    }
    return word;
  }
}

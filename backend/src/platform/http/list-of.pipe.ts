// Validates a body that is a JSON array; each error names its entry: `3.price`.
import { Injectable, type PipeTransform, type Type } from '@nestjs/common';
import { DomainError } from '../../kernel/domain-error.js';
import { requestInvalid, validation } from './validation.js';

/** The bounds of the array: at most `most` entries; `none` is what a person reads when there is no entry. */
export interface ListBounds {
  readonly most: number;
  readonly none: string;
}

/** For `@Body(new ListOf(Entry, …))`. Nest's own ParseArrayPipe loses which entry an error belongs to. */
@Injectable()
export class ListOf<Entry> implements PipeTransform<unknown, Promise<Entry[]>> {
  private readonly entries = validation();

  constructor(
    private readonly entry: Type<Entry>,
    private readonly bounds: ListBounds,
  ) {}

  async transform(value: unknown): Promise<Entry[]> {
    const refuse = (message: string) => requestInvalid({ errors: [{ field: 'body', message }] });
    if (!Array.isArray(value)) throw refuse('The body must be an array');
    if (value.length === 0) throw refuse(this.bounds.none);
    if (value.length > this.bounds.most) throw refuse(`At most ${this.bounds.most} entries at once`);
    return Promise.all(value.map((item, index) => this.one(item, index)));
  }

  private async one(item: unknown, index: number): Promise<Entry> {
    if (typeof item !== 'object' || item === null || Array.isArray(item)) {
      throw requestInvalid({
        errors: [{ field: String(index), message: `Entry ${index} must be an object` }],
      });
    }
    try {
      return await this.entries.transform(item, { type: 'body', metatype: this.entry });
    } catch (error) {
      if (!(error instanceof DomainError)) throw error;
      const errors = error.details.errors?.map(({ field, message }) => ({
        field: `${index}.${field}`,
        message,
      }));
      throw requestInvalid({ errors });
    }
  }
}

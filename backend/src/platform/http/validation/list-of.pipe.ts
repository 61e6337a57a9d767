// Validates a body that is a JSON array; each error names its entry: `3.price`.
import { Injectable, type PipeTransform, type Type } from '@nestjs/common';
import { plainToInstance } from 'class-transformer';
import { DomainError } from '../../../kernel/domain-error.js';
import { type CompiledRules, compileRules } from './compiled-rules.js';
import { type FieldProblem, fieldProblem, refusedField, tooManyEntries } from './field-problems.js';
import { requestInvalid, validation } from './validation.js';

const NOT_A_LIST = fieldProblem('field.invalid', 'The body must be an array');

/** The bounds of the array: at most `max` entries; `empty` is the problem of an empty one. */
export interface ListBounds {
  readonly max: number;
  readonly empty: FieldProblem;
}

/** For `@Body(new ListOf(Entry, …))`. Nest's own ParseArrayPipe loses which entry an error belongs to. */
@Injectable()
export class ListOf<Entry extends object> implements PipeTransform<unknown, Promise<Entry[]>> {
  private readonly entries = validation();
  private readonly isValid: CompiledRules | undefined;

  constructor(
    private readonly entry: Type<Entry>,
    private readonly bounds: ListBounds,
  ) {
    this.isValid = compileRules(entry);
  }

  async transform(value: unknown): Promise<Entry[]> {
    const refuse = (problem: FieldProblem) => requestInvalid({ errors: [refusedField('body', problem)] });
    if (!Array.isArray(value)) throw refuse(NOT_A_LIST);
    if (value.length === 0) throw refuse(this.bounds.empty);
    if (value.length > this.bounds.max) throw refuse(tooManyEntries(this.bounds.max));
    value.forEach(refuseUnlessObject);
    const entries = plainToInstance(this.entry, value);
    for (const [index, entry] of entries.entries())
      if (!this.isValid?.(entry)) entries[index] = await this.one(value[index], index);
    return entries;
  }

  private async one(item: unknown, index: number): Promise<Entry> {
    try {
      return (await this.entries.transform(item, { type: 'body', metatype: this.entry })) as Entry;
    } catch (error) {
      if (!(error instanceof DomainError)) throw error;
      const errors = error.details.errors?.map((each) => ({ ...each, field: `${index}.${each.field}` }));
      throw requestInvalid({ errors });
    }
  }
}

function refuseUnlessObject(item: unknown, index: number): void {
  if (typeof item === 'object' && item !== null && !Array.isArray(item)) return;
  throw requestInvalid({ errors: [{ field: String(index), message: `Entry ${index} must be an object` }] });
}

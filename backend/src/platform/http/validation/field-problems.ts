// Why a field is refused: a stable code beside the sentence, so that a client can say it in its own language.
import type { ValidationOptions } from 'class-validator';
import type { FieldError, ProblemParams } from '../../../kernel/domain-error.js';

/** What a decorator of class-validator takes: the sentence for people, and the code and values for programs. */
export interface FieldProblem extends ValidationOptions {
  readonly message: string;
  readonly context: Pick<FieldError, 'code' | 'params'>;
}

/** With those that are declared once per bound, below. */
const codes = new Set(['field.too-long', 'field.too-short', 'field.too-many-entries']);

/** Declares why a field is refused. `message` may use `$property`; `params` are the values that its sentence names. */
export function fieldProblem(code: string, message: string, params?: ProblemParams): FieldProblem {
  codes.add(code);
  return { message, context: { code, ...(params && { params }) } };
}

/** The code of a field whose problem only a programmer meets: a wrong type, a malformed id. */
export const INVALID_FIELD = fieldProblem('field.invalid', '$property is not valid').context.code;

/** Every code that has been declared, for openapi.yaml. */
export const fieldProblemCodes = (): string[] => [...codes].sort();

/** The problem of one field outside a decorator, `message` without `$property`. */
export const refusedField = (field: string, { message, context }: FieldProblem): FieldError => ({
  field,
  message,
  ...context,
});

export const required = fieldProblem('field.required', '$property is required');
export const allRequired = fieldProblem('field.all-required', 'All fields are required.');
export const controlCharacters = fieldProblem(
  'field.control-characters',
  '$property must not contain control characters',
);
export const tooLong = (max: number): FieldProblem =>
  fieldProblem('field.too-long', `$property must be at most ${max} characters`, { max });
export const tooShort = (min: number): FieldProblem =>
  min > 1
    ? fieldProblem('field.too-short', `$property must be at least ${min} characters`, { min })
    : required;
export const tooManyEntries = (max: number): FieldProblem =>
  fieldProblem('field.too-many-entries', `At most ${max} entries at once`, { max });

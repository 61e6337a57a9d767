/** How a form's errors are shown: those of one field beside it, those of the whole form above its button. */
import type { FieldErrors, FieldPath, FieldValues, UseFormSetError } from 'react-hook-form';
import { fieldProblems, problemText } from './problem';

/**
 * What to show at `field`: its message; or only the mark of a wrong field, where the message is about the whole form
 * (`shared`) and is above the button.
 */
export function errorAt<Values extends FieldValues>(
  errors: FieldErrors<Values>,
  field: keyof Values & string,
  shared?: string,
): string | boolean | undefined {
  const message = errors[field]?.message;
  if (typeof message !== 'string') return undefined;
  return message === shared ? true : message;
}

/** The message about the whole form: `shared` where a field has it, else what the server said. */
export function formError<Values extends FieldValues>(
  errors: FieldErrors<Values>,
  shared: string,
): string | null {
  if (Object.values(errors).some((error) => error?.message === shared)) return shared;
  return errors.root?.message ?? null;
}

/**
 * Puts a failed call's words on the form: refused fields of `fields` at the field, everything else above the button.
 * Nothing that was typed is lost.
 */
export function showProblem<Values extends FieldValues>(
  failure: unknown,
  fallback: string,
  fields: readonly FieldPath<Values>[],
  setError: UseFormSetError<Values>,
): void {
  const refused = fieldProblems(failure);
  const known = fields.filter((field) => refused[field]);
  for (const field of known)
    setError(field, { message: refused[field] }, { shouldFocus: field === known[0] });
  if (known.length === 0) setError('root', { message: problemText(failure, fallback) });
}

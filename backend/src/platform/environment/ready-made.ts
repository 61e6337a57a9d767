// Refuses secrets that were copied from documentation.
import { registerDecorator } from 'class-validator';

const PLACEHOLDER = /change[-_ ]?me|your[-_ ]?secret|example|placeholder|^(.)\1+$/i;

/** The value must not be a placeholder such as `change-me…` or one repeated character. */
export function ReadyMade(): PropertyDecorator {
  return (target, name) =>
    registerDecorator({
      name: 'readyMade',
      target: target.constructor,
      propertyName: String(name),
      options: { message: '$property must be a secret of your own, not a placeholder' },
      validator: { validate: (value: unknown) => typeof value === 'string' && !PLACEHOLDER.test(value) },
    });
}

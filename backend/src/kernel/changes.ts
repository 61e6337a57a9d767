// Whether a change changes anything: what is saved as it was makes no new version.
import { Money } from './money.js';

/** Whether one of these values differs from what there is. What is left out, or undefined, does not. */
export function differs<T extends object>(values: T, changes: Partial<T>): boolean {
  const now = new Map<string, unknown>(Object.entries(values));
  return Object.entries(changes).some(
    ([field, value]) => value !== undefined && plain(value) !== plain(now.get(field)),
  );
}

function plain(value: unknown): unknown {
  if (value instanceof Money) return value.cents;
  return value instanceof Date ? value.getTime() : value;
}

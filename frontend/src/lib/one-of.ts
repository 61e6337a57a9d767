/** Narrowing a value of unknown origin to one of a few words. */

/** Whether `value` is one of `words`. */
export const isOneOf = <Word extends string>(words: readonly Word[], value: unknown): value is Word =>
  (words as readonly unknown[]).includes(value);

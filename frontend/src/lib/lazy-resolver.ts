/** The rules of a form, fetched when somebody turns to it: who only looks at a page does not need them. */
import type { FieldErrors, FieldValues, Resolver } from 'react-hook-form';
import { texts } from '../texts';
import { loadOnce } from './lazy-with-preload';

export interface LazyResolver<Typed extends FieldValues, Sent> {
  /** Judges what was typed as soon as its rules are there. Where they do not come the form says so, and sends nothing. */
  resolver: Resolver<Typed, unknown, Sent>;
  /** Starts loading ahead of time: for the form's `onFocus`. */
  preload: () => void;
}

/** A resolver that is loaded by `load` once; after a failure, again when it is next asked for. */
export function lazyResolver<Typed extends FieldValues, Sent>(
  load: () => Promise<Resolver<Typed, unknown, Sent>>,
): LazyResolver<Typed, Sent> {
  const once = loadOnce(load);
  return {
    preload: () => void once().catch(() => undefined),
    resolver: async (typed, context, options) => {
      const rules = await once().catch(() => null);
      if (rules) return rules(typed, context, options);
      return { values: {}, errors: missing<Typed>() };
    },
  };
}

/** About the form as a whole; the library's type for that is one that no message fits. */
const missing = <Typed extends FieldValues>() =>
  ({ root: { type: 'rules', message: texts.forms.rulesMissing } }) as unknown as FieldErrors<Typed>;

// Reads the parameters of a look-up by name as the card database reads them.
import { CardRefusal } from './card-refusal.js';
import { lengthOf, textOf } from './parameters.js';

/** The longest name that is looked for, in characters. */
export const MAX_NAME_LENGTH = 500;

/** A name, and the code of the set that the card must be from. One of `exact` and `fuzzy` is there. */
export interface NameRequest {
  readonly exact?: string;
  readonly fuzzy?: string;
  readonly set?: string;
}

export const NEITHER = 'You must provide a `fuzzy` or `exact` parameter';
export const BOTH = `${NEITHER}, not both`;
export const NAME_TOO_LONG = `A name may be at most ${MAX_NAME_LENGTH} characters long.`;

/** Throws a CardRefusal when it is not clear what is looked for. */
export function nameRequest(parameters: Readonly<Record<string, unknown>>): NameRequest {
  const exact = textOf(parameters.exact);
  const fuzzy = textOf(parameters.fuzzy);
  const set = textOf(parameters.set);
  if (exact === '' && fuzzy === '') throw new CardRefusal(400, NEITHER);
  if (exact !== '' && fuzzy !== '') throw new CardRefusal(400, BOTH);
  if (Math.max(...[exact, fuzzy, set].map(lengthOf)) > MAX_NAME_LENGTH) {
    throw new CardRefusal(400, NAME_TOO_LONG);
  }
  const name = exact === '' ? { fuzzy } : { exact };
  return set === '' ? name : { ...name, set: set.toLowerCase() };
}

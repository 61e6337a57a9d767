// Yes or no, and moments, as files have them.
import { folded, words } from '../vocabulary/words.js';

const FLAGS = words<'yes' | 'no'>({
  yes: ['Yes', 'True', '1', 'X', 'Y', 'Signed', 'Altered', 'Proof', 'Alter', '✓'],
  no: ['No', 'False', '0', '-', 'N', 'None', 'Unsigned', 'Unaltered'],
});

/** Undefined if it is neither; blank is no. */
export function flagOf(text: string): boolean | undefined {
  if (text.trim() === '') return false;
  const word = FLAGS.get(folded(text));
  return word === undefined ? undefined : word === 'yes';
}

const MOMENT = /^\d{4}-\d\d-\d\d([T ]\d\d:\d\d(:\d\d(\.\d+)?)?(Z|[+-]\d\d:?\d\d)?)?$/;

/** A date or moment of ISO 8601; without a zone it is UTC. Undefined if it is none. */
export function momentOf(text: string): Date | undefined {
  const trimmed = text.trim();
  if (!MOMENT.test(trimmed) || !isDay(trimmed.slice(0, 10))) return undefined;
  const iso = trimmed.replace(' ', 'T');
  const moment = new Date(iso.length > 10 && !/(Z|[+-]\d\d:?\d\d)$/.test(iso) ? `${iso}Z` : iso);
  // PostgreSQL has no year 0, and nobody counted cards for us before 1970.
  return moment.getTime() >= 0 ? moment : undefined;
}

/** `Date` counts 30 February as 2 March. */
function isDay(day: string): boolean {
  const midnight = new Date(`${day}T00:00Z`);
  return !Number.isNaN(midnight.getTime()) && midnight.toISOString().startsWith(day);
}

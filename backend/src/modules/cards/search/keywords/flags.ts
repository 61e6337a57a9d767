// What a card or a printing simply is or has: `is:foil`, `not:reprint`, `has:watermark`; and what was new of it: `new:art`.
import { flagOf } from '../../facts/flags.js';
import type { Query } from '../query.js';
import { unknownFlag, unknownNovelty } from '../warnings.js';
import { type Given, type Ignored, ignored, isIgnored, type Keyword, negated, word } from './keyword.js';
import { setTypeNamed } from './trait-words.js';

type Novelty = (Query & { kind: 'new' })['what'];

const NOVELTIES: ReadonlyMap<string, Novelty> = new Map<string, Novelty>([
  ['rarity', 'rarity'],
  ['art', 'art'],
  ['artist', 'artist'],
  ['flavor', 'flavor'],
  ['flavortext', 'flavor'],
  ['ft', 'flavor'],
  ['frame', 'frame'],
  ['language', 'language'],
  ['lang', 'language'],
]);

export const FLAGS: readonly Keyword[] = [
  word(['is'], flag),
  word(['not'], (value, given) => {
    const reading = flag(value, given);
    return isIgnored(reading) ? reading : negated(reading);
  }),
  word(['has'], flag),
  word(['new'], (value) => {
    const what = NOVELTIES.get(value.toLowerCase());
    return what ? { kind: 'new', what } : ignored(unknownNovelty(value));
  }),
];

const PRINTED_ONCE: Query = { kind: 'count', of: 'prints', comparison: '=', value: 1 };

function flag(value: string, { key }: Given): Query | Ignored {
  const known = flagOf(value);
  if (known) return { kind: 'flag', flag: known.flag };
  if (key !== 'has' && value.toLowerCase() === 'unique') return PRINTED_ONCE;
  // `is:core` is a set of the type.
  const setType = key === 'has' ? undefined : setTypeNamed(value.toLowerCase());
  return setType ? { kind: 'trait', trait: 'set-type', value: setType } : ignored(unknownFlag(value));
}

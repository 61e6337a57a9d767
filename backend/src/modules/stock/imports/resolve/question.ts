// What a row asks of the card database.
import { isUUID } from 'class-validator';
import type { ImportRow } from '../../formats/index.js';
import { namesOf, numbersOf } from './card-names.js';
import type { SetIndex } from './set-index.js';

export interface Question {
  readonly id: string | null;
  /** The ids of others, the surest first. */
  readonly keys: readonly string[];
  readonly names: readonly string[];
  readonly numbers: readonly string[];
  /** The sets that its code may mean, then those that its name may mean. */
  readonly sets: readonly string[];
  readonly setsByCode: readonly string[];
  readonly setsByName: readonly string[];
  readonly hasSet: boolean;
}

/** The ids of others, in the order in which they are trusted. */
const KEYS = [
  ['tcgplayer', 'tcgplayerProduct'],
  ['cardmarket', 'cardmarket'],
  ['mtgo', 'mtgo'],
  ['multiverse', 'multiverse'],
] as const;

export function questionOf({ ids, name, number, setCode, setName }: ImportRow, index: SetIndex): Question {
  const named = index.ofName(setName);
  // Some programs write a set's name where others write its code, or its code where others write its name.
  const setsByCode = index.ofCode(setCode ?? (named.length === 0 ? setName : undefined));
  const setsByName = [...named, ...(setsByCode.length > 0 ? [] : index.ofName(setCode))];
  return {
    id: ids.scryfall && isUUID(ids.scryfall) ? ids.scryfall.toLowerCase() : null,
    keys: KEYS.flatMap(([kind, field]) => (ids[field] === undefined ? [] : [`${kind}:${ids[field]}`])),
    names: name ? namesOf(name) : [],
    numbers: number ? numbersOf(number) : [],
    sets: [...new Set([...setsByCode, ...setsByName])],
    setsByCode,
    setsByName,
    hasSet: Boolean(setCode || setName),
  };
}

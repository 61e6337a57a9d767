// Reads the identifiers of a collection, in the card database's own order and words.
import { isUUID } from 'class-validator';
import { MAX_COLLECTION_SIZE } from '../dto/card-identifier.dto.js';
import { CardRefusal } from './card-refusal.js';
import { MAX_NAME_LENGTH } from './name-request.js';
import { lengthOf, searchable } from './parameters.js';

/** A requested card. `key` is its id, an external id, its name or its collector number. */
export interface AskedCard {
  /** Its place in the question, from 0. */
  readonly n: number;
  readonly kind: 'card' | 'oracle' | 'art' | 'outer' | 'name' | 'place';
  readonly key: string;
  readonly set?: string;
}

export const COUNT = `The \`identifiers\` list must have at least 1 and no more than ${MAX_COLLECTION_SIZE} references.`;
export const NO_LIST = 'The `identifiers` list must be a JSON array.';
const KEYS = 'id mtgo_id multiverse_id oracle_id illustration_id name set collector_number'.split(' ');
const MAX_SHOWN_LENGTH = 30;

export const noId = (key: string): string => `An \`${key}\` identifier must be a valid UUID`;
export const noNumber = (key: string): string => `A \`${key}\` identifier must be an integer`;
export const noSchema = (keys: readonly string[]): string => `Invalid identifier schema: ${keys.join(', ')}`;

const IDS = { id: 'card', oracle_id: 'oracle', illustration_id: 'art' } as const;
const OUTER = { mtgo_id: 'mtgo', multiverse_id: 'multiverse' } as const;

/** The identifiers as they were sent. Throws a CardRefusal for what is no list of so many. */
export function identifiersIn(body: unknown): readonly object[] {
  const list = isObject(body) ? (body as { identifiers?: unknown }).identifiers : undefined;
  if (list !== undefined && list !== null && !Array.isArray(list)) throw new CardRefusal(400, NO_LIST);
  const fits = list && list.length > 0 && list.length <= MAX_COLLECTION_SIZE && list.every(isObject);
  if (!fits) throw new CardRefusal(400, COUNT);
  return list;
}

/** What an identifier asks for. Throws a CardRefusal for one that asks for nothing. */
export function askedCard(identifier: object, n: number): AskedCard {
  const given = new Map<string, string>();
  for (const [key, value] of Object.entries(identifier)) {
    const isText = typeof value === 'string' || typeof value === 'number';
    if (isText && KEYS.includes(key)) given.set(key, searchable(String(value)));
  }
  const [name, set, place] = ['name', 'set', 'collector_number'].map((key) => given.get(key));
  const inSet = set === undefined ? {} : { set: set.toLowerCase() };
  for (const [key, kind] of Object.entries(IDS)) {
    const id = given.get(key);
    if (id !== undefined && !isUUID(id)) throw refusal(noId(key), id);
    if (id !== undefined) return { n, kind, key: id };
  }
  for (const [key, kind] of Object.entries(OUTER)) {
    const id = given.get(key);
    const digits = id
      ?.trim()
      .match(/^\+?(\d+)$/)?.[1]
      ?.replace(/^0+(?=\d)/, '');
    if (id !== undefined && !digits) throw refusal(noNumber(key), id);
    if (digits) return { n, kind: 'outer', key: `${kind}:${digits}` };
  }
  // No card has a longer name.
  if (name !== undefined)
    return { n, kind: 'name', key: lengthOf(name) > MAX_NAME_LENGTH ? '' : name, ...inSet };
  if (place !== undefined && set !== undefined) return { n, kind: 'place', key: place, ...inSet };
  throw new CardRefusal(400, noSchema(KEYS.filter((each) => given.has(each))));
}

/** The refusal of a value that is not what its key needs; long ones are cut. */
export function refusal(words: string, value: string): CardRefusal {
  const shown = value.length > MAX_SHOWN_LENGTH ? `${value.slice(0, MAX_SHOWN_LENGTH)}…` : value;
  return new CardRefusal(400, `${words}: ${shown}`);
}

const isObject = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

// What can be asked of the live card database, and which answers fit.
import { isUUID } from 'class-validator';
import { record, text } from '../facts/raw-values.js';
import { pageAddress, type SearchRequest } from '../search/index.js';
import { LiveFailure } from '../upstream/index.js';
import { cardIn, type LiveBody, pageIn } from './live-body.js';
import type { Bucket } from './live-limits.js';

/** A question: where to ask, how long an answer holds, and what is kept of it. */
export interface LiveQuestion {
  readonly bucket: Bucket;
  /** With its query, from the root of the card database. */
  readonly path: string;
  /** In seconds. */
  readonly holds: number;
  /** The text to keep and to answer with. Throws a LiveFailure for what does not answer the question. */
  readonly read: (body: LiveBody) => string | Promise<string>;
}

/** A card is asked for by a name, or by something like it, in a set or in any. */
export interface NameAsked {
  readonly exact?: string;
  readonly fuzzy?: string;
  readonly set?: string;
}

const HOUR = 3600;
const SET_CODE = /^[a-z0-9]{2,8}$/i;
/** Numbers have letters, stars and daggers; what could mean something in an address is in none. */
const NUMBER = /^(?!\.+$)[^\s\p{C}/\\?#%]{1,16}$/u;
const LANGUAGE = /^[a-z]{2,4}$/;
const MAX_NAME_LENGTH = 200;

type Fits = (card: Readonly<Record<string, unknown>>) => boolean;

function card(bucket: Bucket, path: string, fits: Fits): LiveQuestion {
  const read = ({ text: content, object }: LiveBody) => {
    if (!fits(cardIn(object))) throw new LiveFailure('wrong', 'another card than the one asked for');
    return content;
  };
  return { bucket, path, holds: 24 * HOUR, read };
}

const same = (value: unknown, asked: string): boolean => text(value)?.toLowerCase() === asked.toLowerCase();

/** A card by its id; nothing to ask for what is no id. */
export function askById(id: string): LiveQuestion | undefined {
  return isUUID(id) ? card('other', `/cards/${id.toLowerCase()}`, (found) => same(found.id, id)) : undefined;
}

/** A card by its place; nothing to ask for what can be none. */
export function askByNumber(set: string, number: string, lang?: string): LiveQuestion | undefined {
  if (!SET_CODE.test(set) || !NUMBER.test(number) || !(lang === undefined || LANGUAGE.test(lang)))
    return undefined;
  const place = [set.toLowerCase(), number, ...(lang === undefined ? [] : [lang])];
  return card(
    'other',
    `/cards/${place.map(encodeURIComponent).join('/')}`,
    (found) =>
      same(found.set, set) &&
      found.collector_number === number &&
      (lang === undefined || found.lang === lang),
  );
}

/** A card by its name; nothing to ask for what can be none. */
export function askByName({ exact, fuzzy, set }: NameAsked): LiveQuestion | undefined {
  const name = (exact ?? fuzzy ?? '').trim();
  if (name === '' || name.length > MAX_NAME_LENGTH || /[\p{Cs}\p{Cc}]/u.test(name)) return undefined;
  if (set !== undefined && !SET_CODE.test(set)) return undefined;
  const parameters = new URLSearchParams({
    [exact === undefined ? 'fuzzy' : 'exact']: name,
    ...(set === undefined ? {} : { set: set.toLowerCase() }),
  });
  return card(
    'search',
    `/cards/named?${parameters}`,
    (found) =>
      (set === undefined || same(found.set, set)) &&
      (exact === undefined || namesOf(found).has(plain(exact))),
  );
}

function namesOf(found: Readonly<Record<string, unknown>>): Set<string> {
  const faces = Array.isArray(found.card_faces) ? found.card_faces.map(record) : [];
  const names = [found, ...faces].flatMap((each) => [each.name, each.flavor_name, each.printed_name]);
  return new Set(names.map((each) => plain(text(each) ?? '')));
}

/** Case, accents, spaces and punctuation do not count; in a name of nothing else they do. */
const plain = (name: string): string =>
  name
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll('æ', 'ae')
    .replace(/[^\p{L}\p{N}]/gu, '') || name;

/** A page of a search. */
export function askSearch(request: SearchRequest): LiveQuestion {
  const parameters = new URLSearchParams(pageAddress(request, request.page).replace(/^[^?]*/, ''));
  // As it was typed: in a regular expression \S is not \s.
  parameters.set('q', request.q.trim());
  return { bucket: 'search', path: `/cards/search?${parameters}`, holds: 16 * HOUR, read: pageIn };
}

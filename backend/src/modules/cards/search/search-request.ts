// Reads the parameters of a search as the card database reads them: what is unknown or odd falls back silently.
import { CardRefusal, lengthOf } from '../lookup/index.js';
import { DIRECTIONS, type DisplayOptions, ORDERS, UNIQUES } from './query.js';
import { EMPTY, tooLong, UNSEARCHABLE_CHARACTER } from './warnings.js';

/** The longest search, in characters. */
export const MAX_QUERY_LENGTH = 1000;

/** What a caller wants to see. */
export interface SearchRequest extends DisplayOptions {
  readonly q: string;
  readonly unique: NonNullable<DisplayOptions['unique']>;
  readonly order: NonNullable<DisplayOptions['order']>;
  readonly extras: boolean;
  readonly multilingual: boolean;
  readonly variations: boolean;
  /** From 1. */
  readonly page: number;
  /** Without the cards that came live one by one: they are no whole of anything. */
  readonly catalogueOnly?: boolean;
  /** Only what somebody has in stock. */
  readonly listed?: true;
}

const OFF = new Set(['', '0', 'false', 'False']);
const LAST_PAGE = 10_000_000;

/** Throws a CardRefusal when there is nothing to search for. */
export function searchRequest(parameters: Readonly<Record<string, unknown>>): SearchRequest {
  const text = (name: string): string | undefined => {
    const given = parameters[name];
    const value = Array.isArray(given) ? given.at(-1) : given;
    return typeof value === 'string' ? value : undefined;
  };
  const flag = (name: string) => !OFF.has(text(name) ?? '');
  const word = <Word extends string>(name: string, words: readonly Word[]): Word | undefined =>
    words.find((each) => each === text(name));
  const dir = word('dir', DIRECTIONS);
  return {
    q: readable(text('q') ?? ''),
    unique: word('unique', UNIQUES) ?? 'cards',
    order: word('order', ORDERS) ?? 'name',
    ...(dir ? { dir } : {}),
    extras: flag('include_extras'),
    multilingual: flag('include_multilingual'),
    variations: flag('include_variations'),
    ...(flag('listed') ? { listed: true } : {}),
    page: Math.min(Math.max(Number.parseInt(text('page') ?? '', 10) || 1, 1), LAST_PAGE),
  };
}

/** The text with single blanks: other pages are asked for with those, and must find the same. */
function readable(q: string): string {
  if (q.trim() === '') throw new CardRefusal(400, EMPTY);
  if (lengthOf(q) > MAX_QUERY_LENGTH) throw new CardRefusal(400, tooLong(MAX_QUERY_LENGTH));
  if (q.includes('\0')) throw new CardRefusal(400, UNSEARCHABLE_CHARACTER);
  return q
    .replace(/\p{Cs}/gu, '\uFFFD')
    .trim()
    .replace(/\s+/g, ' ');
}

/** The request with what the search itself chooses, which wins over the parameters. */
export const withOptions = (request: SearchRequest, options: DisplayOptions): SearchRequest => ({
  ...request,
  ...options,
});

/** The parameters of another page, named as the card database names them. */
export function pageAddress(request: SearchRequest, page: number): string {
  const parameters = new URLSearchParams({
    ...(request.dir ? { dir: request.dir } : {}),
    format: 'json',
    include_extras: String(request.extras),
    include_multilingual: String(request.multilingual),
    include_variations: String(request.variations),
    ...(request.listed ? { listed: 'true' } : {}),
    order: request.order,
    page: String(page),
    q: plain(request.q),
    unique: request.unique,
  });
  return `/api/cards/search?${parameters}`;
}

/**
 * In lower case. A capital after a backslash has another meaning than the small letter; that of `İ` is two characters,
 * with which the search might become too long.
 */
const plain = (q: string): string => q.replace(/(?<!\\)[^\\İ]+/g, (text) => text.toLowerCase());

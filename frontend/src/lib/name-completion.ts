/** Which part of a search as typed is the name of a card that can be completed; the rest is left as it stands. */
import { exactNameQuery } from './exact-name-query';

export interface Completion {
  /** The content before the name. */
  before: string;
  /** The beginning of the name. */
  query: string;
}

/** One piece of a search: a bracket, or what is between blanks, with its quoted or slashed part. */
const PIECE = /[()]|(?:[^\s()"/]|\/(?!\S*\/))*(?:"[^"]*(?:"|$)|\/[^/]*(?:\/|$))|[^\s()"]+/g;

/** A term with a keyword, `c:r` or `pow>=2`, also while its value is still missing. */
const KEYWORD = /^-?[a-z]+(:|!?=|[<>]=?)/i;
const JOINS = /^(or|and|not)$/i;
const MIN_LETTERS = 2;

/** The last bare words, open quote or `!name` of what was typed; null where none is, or it is too short to ask. */
export function completionOf(typed: string): Completion | null {
  let start: number | null = null;
  for (const { 0: piece, index } of typed.matchAll(PIECE)) {
    const atEnd = index + piece.length === typed.length;
    if (piece.startsWith('!') && !/^!".*"$/.test(piece)) return completion(typed, index);
    if (/^"[^"]*$/.test(piece) && atEnd) return completion(typed, index);
    if (isName(piece, atEnd)) start ??= index;
    else start = null;
  }
  return start === null ? null : completion(typed, start);
}

/** `Fire // Ice` is a name; and a colon in the middle of one (`Circle of Protection: Red`) has nothing behind it. */
function isName(piece: string, atEnd: boolean): boolean {
  if (piece === '//') return true;
  if (/^[-()"/!]/.test(piece) || JOINS.test(piece)) return false;
  const keyword = KEYWORD.exec(piece);
  return !keyword || (keyword[0] === piece && piece.endsWith(':') && !atEnd);
}

function completion(typed: string, start: number): Completion | null {
  const query = typed.slice(start).replace(/^!?"?/, '').trim();
  const letters = query.replace(/[^\p{L}\p{N}]/gu, '');
  return letters.length < MIN_LETTERS ? null : { before: typed.slice(0, start), query };
}

/** The search for exactly the card `name`, in place of what was begun. */
export const completed = (typed: string, name: string): string =>
  `${completionOf(typed)?.before ?? ''}${exactNameQuery(name)}`;

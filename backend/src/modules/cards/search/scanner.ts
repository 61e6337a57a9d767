// Cuts the text of a search into brackets, `or`, `and`, and terms.
import type { Comparison } from './query.js';

/** What stands between a keyword and its value. What `:` means differs by keyword. */
export type Sign = ':' | Comparison;

/** How a value was written: as it is, in quotation marks, or between slashes. */
export type Writing = 'bare' | 'quoted' | 'pattern';

/** A term as it was typed: `key:"value"`, `word`, `"some words"`, `!"a name"`, each perhaps after a minus. */
export interface Term {
  readonly type: 'term';
  /** All of it, the minus too. */
  readonly source: string;
  readonly negated: boolean;
  readonly exact: boolean;
  /** In lower case; it has a sign then. */
  readonly key?: string;
  readonly sign?: Sign;
  readonly value: string;
  readonly writing: Writing;
  /** The closing quotation mark or slash is missing. */
  readonly unclosed: boolean;
}

/** A piece of a search, and where it stood. */
export type Token = { readonly start: number; readonly end: number } & (
  | { readonly type: 'open'; readonly negated: boolean }
  | { readonly type: 'close' | 'or' | 'and' }
  | Term
);

const DOUBLE = '"(?<double>[^"]*)(?<end>"?)';
// An apostrophe is a quotation mark only where both of a pair can be meant.
const SINGLE = "'(?<single>[^']*)'(?=[\\s()]|$)";
const PATTERN = '/(?<pattern>(?:\\\\[^]|[^/\\\\])*)(?<slash>/?)';
const BARE = '(?<bare>[^\\s()]+)';
const SIGN = '(?:!=|<=|>=|[:=<>])';
const KEY = `(?<minus>-?)(?<key>[a-z_]+)(?<sign>${SIGN})`;

const PIECES = [
  '\\s+',
  '(?<minus>-?)(?<open>\\()',
  '(?<close>\\))',
  `(?<minus>-?)(?<exact>!?)(?:${DOUBLE}|${SINGLE})`,
  // A keyword without a value is a word. It comes first, or a part of its sign would be the value.
  `(?<minus>-?)(?<bare>[a-z_]+)${SIGN}(?=[\\s()]|$)`,
  `${KEY}(?:${DOUBLE}|${SINGLE}|${PATTERN}|${BARE})`,
  `(?<minus>-?)(?<exact>!)${BARE}`,
  `(?<minus>-(?=[^\\s()]))?${BARE}`,
].map((piece) => new RegExp(piece, 'iy'));

const CURLY = /[“”„]/g;

/** The pieces of a search, in order. Every text can be cut; what is odd becomes a word. */
export function scan(typed: string): Token[] {
  const text = typed.replace(CURLY, '"');
  const tokens: Token[] = [];
  for (let at = 0; at < text.length; ) {
    const match = matchAt(text, at);
    const end = at + match[0].length;
    const token = tokenOf(match, at, end);
    if (token) tokens.push(token);
    at = end;
  }
  return tokens;
}

function matchAt(text: string, at: number): RegExpExecArray {
  for (const piece of PIECES) {
    piece.lastIndex = at;
    const match = piece.exec(text);
    if (match) return match;
  }
  throw new Error(`No piece of a search begins with ${text.slice(at, at + 10)}`);
}

function tokenOf({ 0: source, groups }: RegExpExecArray, start: number, end: number): Token | undefined {
  if (!groups) return undefined;
  const { minus, open, close, exact, key, sign, double, single, pattern, bare } = groups;
  const at = { start, end };
  const negated = minus === '-';
  if (open) return { ...at, type: 'open', negated };
  if (close) return { ...at, type: 'close' };
  const word = source.toLowerCase();
  if (word === 'or' || word === 'and') return { ...at, type: word };
  const between = double ?? single;
  return {
    ...at,
    type: 'term',
    source,
    negated,
    exact: exact === '!',
    ...(key && sign ? { key: key.toLowerCase(), sign: sign as Sign } : {}),
    value: between ?? pattern ?? bare ?? '',
    writing: between !== undefined ? 'quoted' : pattern !== undefined ? 'pattern' : 'bare',
    unclosed: (double !== undefined && groups.end === '') || (pattern !== undefined && groups.slash === ''),
  };
}

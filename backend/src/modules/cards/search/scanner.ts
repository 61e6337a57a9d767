// Cuts the text of a search into brackets, `or`, and terms.

/** A term as it was typed: `key:"value"`, `word`, `"some words"`, `!"a name"`, each perhaps after a minus. */
export interface Term {
  readonly type: 'term';
  readonly source: string;
  readonly negated: boolean;
  readonly exact: boolean;
  readonly key?: string;
  readonly operator?: string;
  readonly value: string;
  /** The closing quotation mark is missing. */
  readonly unclosed: boolean;
}

/** A piece of a search. */
export type Token =
  | { readonly type: 'open'; readonly negated: boolean }
  | { readonly type: 'close' | 'or' | 'and' }
  | Term;

const PIECES = [
  /\s+/y,
  /(?<minus>-?)(?<open>\()/y,
  /(?<close>\))/y,
  /(?<minus>-?)(?<exact>!?)"(?<quoted>[^"]*)(?<end>"?)/y,
  /(?<minus>-?)(?<key>[a-z_]+)(?<operator>!=|<=|>=|[:=<>])(?:"(?<quoted>[^"]*)(?<end>"?)|(?<bare>[^\s()]+))/iy,
  /(?<minus>-?)(?<exact>!)(?<bare>[^\s()]+)/y,
  /(?<minus>-(?=[^\s()]))?(?<bare>[^\s()]+)/y,
];

/** The pieces of a search, in order. Every text can be cut; what is odd becomes a word. */
export function scan(text: string): Token[] {
  const tokens: Token[] = [];
  for (let at = 0; at < text.length; ) {
    const match = matchAt(text, at);
    at += match[0].length;
    const token = tokenOf(match);
    if (token) tokens.push(token);
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

function tokenOf({ 0: source, groups }: RegExpExecArray): Token | undefined {
  if (!groups) return undefined;
  const negated = groups.minus === '-';
  if (groups.open) return { type: 'open', negated };
  if (groups.close) return { type: 'close' };
  if (source.toLowerCase() === 'or') return { type: 'or' };
  if (source.toLowerCase() === 'and') return { type: 'and' };
  const value = groups.quoted ?? groups.bare ?? '';
  const unclosed = groups.quoted !== undefined && groups.end === '';
  const { key, operator } = groups;
  const typed = negated ? source.slice(1) : source;
  return {
    type: 'term',
    source: typed,
    negated,
    exact: groups.exact === '!',
    ...(key && operator ? { key: key.toLowerCase(), operator } : {}),
    value,
    unclosed,
  };
}

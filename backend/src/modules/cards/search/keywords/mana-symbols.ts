// The symbols of a mana cost, as they are typed: `{2}{W/U}`, `2wu`, `{g/w}`.

/** A cost: its symbols as a card has them, sorted, and its generic part. */
export interface Cost {
  readonly symbols: readonly string[];
  readonly generic: number;
}

/** Whatever was no symbol. */
export interface Leftover {
  readonly leftover: string;
}

const PIECE = /\{(?<group>[^{}]*)\}|(?<number>\d+)|(?<other>.)/gsu;
const SINGLE = new Set([...'WUBRGCSXYZL', 'H', 'HW', 'HR', '½', '∞']);
const BARE = new Set('WUBRGCSXYZL½∞');
/** Two colours in the order that cards have them. */
const PAIRS = ['W/U', 'W/B', 'U/B', 'U/R', 'B/R', 'B/G', 'R/G', 'R/W', 'G/W', 'G/U'];
const MAX_GENERIC = 1_000_000_000;

/** Reads a cost, in braces or without. */
export function costOf(value: string): Cost | Leftover {
  const symbols: string[] = [];
  let generic = 0;
  let leftover = '';
  for (const { 0: piece, groups } of value.toUpperCase().matchAll(PIECE)) {
    const { group, number, other } = groups ?? {};
    const digits = number ?? (group !== undefined && /^\d+$/.test(group) ? group : undefined);
    const symbol = group === undefined ? (other && BARE.has(other) ? other : undefined) : symbolOf(group);
    if (digits !== undefined) generic = Math.min(generic + Number(digits), MAX_GENERIC);
    else if (symbol === undefined) leftover += piece;
    else symbols.push(symbol);
  }
  return leftover === '' ? { symbols: symbols.sort(), generic } : { leftover };
}

/** The symbol as cards have it, whichever way round it was typed; undefined when it is none. */
function symbolOf(group: string): string | undefined {
  if (SINGLE.has(group)) return group;
  const parts = group.split('/');
  if (parts.length === 1 || new Set(parts).size < parts.length) return undefined;
  const phyrexian = parts.includes('P') ? ['P'] : [];
  const others = parts.filter((part) => part !== 'P');
  const [only = ''] = others;
  if (others.length === 1) return phyrexian.length > 0 && 'WUBRGC'.includes(only) ? `${only}/P` : undefined;
  if (others.length > 2) return undefined;
  const pair = paired(others);
  return pair && [pair, ...phyrexian].join('/');
}

function paired([one = '', other = '']: readonly string[]): string | undefined {
  for (const [first, second] of [
    [one, other],
    [other, one],
  ] as const) {
    if (PAIRS.includes(`${first}/${second}`)) return `${first}/${second}`;
    if (/^[2C]$/.test(first) && /^[WUBRG]$/.test(second)) return `${first}/${second}`;
  }
  return undefined;
}

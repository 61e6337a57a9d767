// Chance that is the same every time: a small generator started from a text.

/** Draws of one picture; each call moves on, and the same seed gives the same row of draws. */
export interface Chance {
  /** A number from `low` up to `high`. */
  between(low: number, high: number): number;
  /** A whole number from `low` to `high`, both included. */
  whole(low: number, high: number): number;
  /** True with the given probability. */
  is(probability: number): boolean;
  /** One of the choices. */
  of<T>(choices: readonly [T, ...T[]]): T;
}

/** FNV-1a over the text, as an unsigned 32-bit number. */
export function hash(text: string): number {
  let value = 0x811c9dc5;
  for (let i = 0; i < text.length; i++) value = Math.imul(value ^ text.charCodeAt(i), 0x01000193);
  return value >>> 0;
}

/** The draws that belong to a seed (mulberry32). */
export function randomOf(seed: string): Chance {
  let state = hash(seed);
  const next = (): number => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
  const between = (low: number, high: number): number => low + next() * (high - low);
  return {
    between,
    whole: (low, high) => Math.floor(between(low, high + 1)),
    is: (probability) => next() < probability,
    of: (choices) => choices[Math.floor(next() * choices.length)] ?? choices[0],
  };
}

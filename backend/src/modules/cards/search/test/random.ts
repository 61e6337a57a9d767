// Chance that is the same each time.

/** Whole numbers from 0 to below a bound, each from the one before. */
export type Random = (below: number) => number;

/** The numbers that follow from a seed. */
export function randomFrom(seed: number): Random {
  let state = (seed * 2_654_435_761 + 1) >>> 0;
  return (below) => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) % below;
  };
}

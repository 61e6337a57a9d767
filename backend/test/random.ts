// Seeded random numbers: each run of a test draws the same ones.

/** Numbers from 0 to below 1 that follow from a seed (mulberry32). */
export function numbersFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** Whole numbers from 0 to below a bound. */
export type Random = (below: number) => number;

/** The whole numbers that follow from a seed. */
export function randomFrom(seed: number): Random {
  const next = numbersFrom(seed);
  return (below) => Math.floor(next() * below);
}

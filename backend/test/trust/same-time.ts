// Compares how long calls take that must not be told apart by it: in turns, in one run, by the ratio of their quick times.

/** Calls that must take as long as one another, by what they are about. */
export type Calls = Readonly<Record<string, () => Promise<unknown>>>;

/** How often each is called at least, and what happens unmeasured before each round and after each call. */
export interface Rounds {
  readonly rounds: number;
  readonly before?: () => Promise<void>;
  readonly after?: () => Promise<void>;
}

/** How much larger the difference may be than that of two calls that are the same. */
const SAME = 1.15;
/** How often the rounds are added to before a difference counts: what else this machine does evens out, a leak does not. */
const TRIES = 10;

/** By how much the slowest call exceeds the quickest, and what passes as the same on this machine at this moment. */
export interface Compared {
  readonly ratio: number;
  readonly allowed: number;
}

/**
 * The time that one call in five keeps to. What else a machine does makes calls slower, never quicker, so this says more of the
 * call itself than the median does; who listens for a difference over a network looks here, too.
 */
const quick = (times: readonly number[] = []): number =>
  times.toSorted((one, other) => one - other)[Math.floor(times.length / 5)] ?? 0;

const spread = (times: readonly number[]): number => Math.max(...times) / Math.min(...times);

/** Compares calls by the quick times of all rounds. `twins` are two of them that cannot but take the same time. */
export async function compared(
  calls: Calls,
  twins: readonly [string, string],
  rounds: Rounds,
): Promise<Compared> {
  const took = new Map(Object.keys(calls).map((what): [string, number[]] => [what, []]));
  for (let tried = 1; ; tried++) {
    await measure(calls, rounds, took);
    const ratio = spread([...took.values()].map(quick));
    const allowed = SAME * spread(twins.map((twin) => quick(took.get(twin))));
    if (ratio < allowed || tried === TRIES) return { ratio, allowed };
  }
}

async function measure(
  calls: Calls,
  { rounds, before, after }: Rounds,
  took: Map<string, number[]>,
): Promise<void> {
  for (let round = 0; round < rounds; round++) {
    await before?.();
    // In another order each time: what a call leaves behind falls on all others alike.
    const order = Object.entries(calls).toSorted(() => Math.random() - 0.5);
    for (const [what, call] of order) {
      const start = performance.now();
      await call();
      took.get(what)?.push(performance.now() - start);
      await after?.();
    }
  }
}

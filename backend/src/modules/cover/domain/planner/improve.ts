// Good plans quickly: greedy, then closing, opening and swapping stops until nothing gets better.
import { costOf } from './assign.js';
import type { Model } from './model.js';

/** A set of stops and what its plan costs. */
export interface Solution {
  readonly open: readonly boolean[];
  readonly cost: number;
}

export const solutionOf = (model: Model, open: readonly boolean[]): Solution => ({
  open,
  cost: costOf(model, open),
});

const countOf = (open: readonly boolean[]): number => open.filter(Boolean).length;

function flipped(open: readonly boolean[], ...stops: readonly number[]): boolean[] {
  const copy = [...open];
  for (const stop of stops) copy[stop] = !copy[stop];
  return copy;
}

/**
 * Goes to one more stop as long as that is worth it: the one that saves most, or most for what the way costs. The more stops there
 * are, the less another saves, so that only the likeliest ones need to be looked at again.
 */
export function greedy(model: Model, isPerCost: boolean): Solution {
  let best = solutionOf(
    model,
    model.stops.map(() => false),
  );
  const hopes = model.stops.map(() => Number.POSITIVE_INFINITY);
  const worthOf = (stop: number): number => {
    const saved = best.cost - costOf(model, flipped(best.open, stop));
    const way = model.stopCosts[stop] ?? 0;
    return isPerCost && saved > 0 ? (saved + way) / (way + 1) : saved;
  };
  while (countOf(best.open) < model.maxStops && !model.work.isOver) {
    const next = nextOf(hopes, worthOf);
    if (next === undefined) break;
    best = solutionOf(model, flipped(best.open, next));
    hopes[next] = Number.NEGATIVE_INFINITY;
  }
  return best;
}

/** The stop that is worth most now, of those that are worth something; what it finds out is kept in `hopes`. */
function nextOf(hopes: number[], worthOf: (stop: number) => number): number | undefined {
  const isCurrent = hopes.map(() => false);
  for (;;) {
    let top = 0;
    for (let stop = 1; stop < hopes.length; stop++)
      if ((hopes[stop] as number) > (hopes[top] as number)) top = stop;
    if (!((hopes[top] ?? 0) > 0)) return undefined;
    if (isCurrent[top]) return top;
    hopes[top] = worthOf(top);
    isCurrent[top] = true;
  }
}

/** Closes and opens stops one by one until that makes nothing better; of two that are as good, the first stays. */
export const withoutWaste = (model: Model, start: Solution): Solution =>
  untilStill(model, start, (open) => [...open.keys()].map((stop) => [open.length - 1 - stop]));

/** Does so with these stops alone, and swaps an open one of them for another as well. */
export const improved = (model: Model, start: Solution, movable: readonly number[]): Solution =>
  untilStill(model, start, function* (open) {
    for (const stop of movable) yield [stop];
    for (const out of movable) if (open[out]) for (const into of movable) if (!open[into]) yield [out, into];
  });

/** Takes each change that makes the solution better, until a round of all of them finds none, or the work is over. */
function untilStill(
  model: Model,
  start: Solution,
  changesOf: (open: readonly boolean[]) => Iterable<readonly number[]>,
): Solution {
  let best = start;
  for (let isStill = false; !isStill; ) {
    isStill = true;
    for (const change of changesOf(best.open)) {
      if (model.work.isOver) return best;
      const open = changed(best.open, change);
      if (!open || countOf(open) > model.maxStops) continue;
      const cost = costOf(model, open, best.cost);
      if (cost >= best.cost) continue;
      best = { open, cost };
      isStill = false;
    }
  }
  return best;
}

/** Undefined where a swap would open what is open by now, or close what is closed. */
function changed(open: readonly boolean[], change: readonly number[]): boolean[] | undefined {
  const [first = 0, second] = change;
  if (second !== undefined && open[first] === open[second]) return undefined;
  return flipped(open, ...change);
}

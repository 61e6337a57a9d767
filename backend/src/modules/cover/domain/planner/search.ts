// The best set of stops: branch and bound. With few stops it is exact; it ends after a fixed amount of work, which no clock measures, so
// that the same input has the same plan on every machine.
import { type Bound, CLOSED, FREE, firstMultipliers, improvedBound, OPEN, type State } from './bound.js';
import { greedy, improved, type Solution, solutionOf, withoutWaste } from './improve.js';
import { EXACT_STOPS, type Model } from './model.js';

const ROOT_STEPS = 100;
const NODE_STEPS = 12;
/** How many choices are looked at, beyond which a search of many stops ends. */
const MAX_WORK = 1_000_000;
/** The same of few stops: no list that people have comes near it, but one made to hold the server up would. */
const MAX_EXACT_WORK = 10_000_000;

/** The best solution that was found. */
export function search(model: Model): Solution {
  let best = firstSolution(model);
  const size = model.choices.reduce((sum, { length }) => sum + length + 1, model.stops.length) + 1;
  let work = model.stops.length <= EXACT_STOPS ? MAX_EXACT_WORK : MAX_WORK;
  const rootSteps = Math.min(ROOT_STEPS, Math.floor(MAX_WORK / size));

  const visit = (states: State[], multipliers: readonly number[], steps: number): void => {
    work -= size * (steps + 1) * 2;
    const bound = improvedBound(model, states, multipliers, best.cost, steps);
    if (!canImprove(bound.value, best)) return;
    best = better(best, solutionOf(model, relaxedStops(model, states, bound)));
    if (states.every((state) => state === FREE)) best = improvedAtRoot(model, states, bound, best);
    const fixed = fixedStates(model, states, bound, best);
    const stop = nextStop(fixed, bound);
    if (stop === undefined || countOpen(fixed) >= model.maxStops) {
      const open = fixed.map((state) => state === OPEN);
      if (countOpen(fixed) <= model.maxStops) best = better(best, solutionOf(model, open));
      return;
    }
    for (const state of [OPEN, CLOSED] as const) {
      if (work < 0 || model.work.isOver) return;
      visit(fixed.with(stop, state), bound.multipliers, NODE_STEPS);
    }
  };
  visit(
    model.stops.map(() => FREE),
    firstMultipliers(model),
    rootSteps,
  );
  return best;
}

/** Costs are whole numbers: a solution that is better is so by one at least. */
const canImprove = (bound: number, best: Solution): boolean => bound <= best.cost - 0.5;

const countOpen = (states: readonly State[]): number => states.filter((state) => state === OPEN).length;

const better = (best: Solution, other: Solution): Solution => (other.cost < best.cost ? other : best);

/** All stops without those that are not worth it, where that is within the limit of stops, or what greedy gives. */
function firstSolution(model: Model): Solution {
  const all = model.stops.map(() => true);
  const isLimited = model.maxStops < all.length;
  const starts = [isLimited ? greedy(model, false) : solutionOf(model, all), greedy(model, true)];
  return starts.map((start) => withoutWaste(model, start)).reduce(better);
}

/** The best solution with the stops that the bound leaves open to doubt closed, opened and swapped. */
function improvedAtRoot(model: Model, states: readonly State[], bound: Bound, best: Solution): Solution {
  const relaxed = withoutWaste(model, solutionOf(model, relaxedStops(model, states, bound)));
  const start = better(best, relaxed);
  const fixed = fixedStates(model, states, bound, start);
  const movable = [...fixed.keys()].filter((stop) => fixed[stop] === FREE);
  return improved(model, start, movable);
}

/** The stops that the relaxation would go to. */
function relaxedStops(model: Model, states: readonly State[], { reduced }: Bound): boolean[] {
  const open = states.map((state, stop) => state === OPEN || (state === FREE && (reduced[stop] ?? 0) < 0));
  const count = open.filter(Boolean).length;
  if (count <= model.maxStops) return open;
  const dearest = [...open.keys()]
    .filter((stop) => open[stop] && states[stop] === FREE)
    .toSorted((a, b) => (reduced[b] ?? 0) - (reduced[a] ?? 0) || a - b);
  for (const stop of dearest.slice(0, count - model.maxStops)) open[stop] = false;
  return open;
}

/** Decides the stops whose other state alone would cost more than the best solution. */
function fixedStates(model: Model, states: readonly State[], bound: Bound, best: Solution): State[] {
  const isLimited = model.maxStops < model.stops.length;
  return states.map((state, stop) => {
    const reduced = bound.reduced[stop] ?? 0;
    if (state !== FREE) return state;
    if (reduced >= 0) return canImprove(bound.value + reduced, best) ? FREE : CLOSED;
    return isLimited || canImprove(bound.value - reduced, best) ? FREE : OPEN;
  });
}

/** The stop that is least clear. */
function nextStop(states: readonly State[], { reduced }: Bound): number | undefined {
  let next: number | undefined;
  for (const [stop, state] of states.entries())
    if (state === FREE && (next === undefined || Math.abs(reduced[stop] ?? 0) < Math.abs(reduced[next] ?? 0)))
      next = stop;
  return next;
}

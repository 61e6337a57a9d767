// A lower bound for all plans that go to some stops and not to others: the Lagrangian relaxation of "each want gets its copies".
// Every want has a multiplier, what a copy of it is worth; each stop then decides alone whether its copies are worth the way.
import type { Model } from './model.js';

/** Of a stop in the search. */
export const FREE = 0;
export const OPEN = 1;
export const CLOSED = -1;
export type State = typeof FREE | typeof OPEN | typeof CLOSED;

export interface Bound {
  readonly value: number;
  readonly multipliers: readonly number[];
  /** By stop: what going there costs beyond what its copies are worth. */
  readonly reduced: readonly number[];
}

/** Multipliers to start with: what the last copy that is needed costs, if nobody minds the way. */
export const firstMultipliers = (model: Model): number[] =>
  model.needed.map((copies, want) => {
    let left = copies;
    for (const choice of model.choices[want] ?? []) {
      left -= choice.copies;
      if (left <= 0) return choice.cost;
    }
    return model.missingCost;
  });

/** Improves the bound step by step. `target` is what the best plan so far costs. */
export function improvedBound(
  model: Model,
  states: readonly State[],
  start: readonly number[],
  target: number,
  steps: number,
): Bound {
  let best = boundAt(model, states, start);
  let { multipliers } = best.bound;
  let { lacks } = best;
  let scale = 2;
  let current = best;
  for (let step = 0, stuck = 0; step < steps && best.bound.value < target; step++) {
    const norm = lacks.reduce((sum, lack) => sum + lack * lack, 0);
    if (norm === 0) break;
    const length = (scale * (target - current.bound.value)) / norm;
    multipliers = multipliers.map((value, want) =>
      Math.min(model.missingCost, Math.max(0, value + length * (lacks[want] ?? 0))),
    );
    current = boundAt(model, states, multipliers);
    ({ lacks } = current);
    if (current.bound.value > best.bound.value) {
      best = current;
      stuck = 0;
    } else if (++stuck === 8) {
      stuck = 0;
      scale /= 2;
      ({ lacks } = best);
      ({ multipliers } = best.bound);
      current = best;
    }
  }
  return best.bound;
}

/** The bound of these multipliers, and by want how many copies lack in its solution, which is negative for too many. */
function boundAt(
  model: Model,
  states: readonly State[],
  multipliers: readonly number[],
): { readonly bound: Bound; readonly lacks: readonly number[] } {
  const reduced = [...model.stopCosts];
  for (const [want, { size, stops, costs, copies }] of model.columns.entries()) {
    const worth = multipliers[want] ?? 0;
    for (let n = 0; n < size && (costs[n] as number) < worth; n++) {
      const stop = stops[n] as number;
      reduced[stop] = (reduced[stop] as number) + (copies[n] as number) * ((costs[n] as number) - worth);
    }
  }
  const used = usedStops(model, states, reduced);
  let value = 0;
  for (const [stop, isUsed] of used.entries()) if (isUsed) value += reduced[stop] ?? 0;
  const lacks = model.columns.map(({ size, stops, costs, copies }, want) => {
    const worth = multipliers[want] ?? 0;
    let lack = model.needed[want] ?? 0;
    value += worth * lack;
    for (let n = 0; n < size && (costs[n] as number) < worth; n++)
      if (used[stops[n] as number]) lack -= copies[n] as number;
    // A copy that is missing costs no more than this: the relaxation has it for that price.
    return worth >= model.missingCost ? Math.min(lack, 0) : lack;
  });
  return { bound: { value, multipliers, reduced }, lacks };
}

/** The stops that the relaxation goes to: the open ones, and of the free ones those that are worth it, as many as are allowed. */
function usedStops(model: Model, states: readonly State[], reduced: readonly number[]): boolean[] {
  const used = states.map((state) => state === OPEN);
  const worthwhile = [...states.keys()].filter((stop) => states[stop] === FREE && (reduced[stop] ?? 0) < 0);
  const room = model.maxStops - used.filter(Boolean).length;
  if (worthwhile.length > room) worthwhile.sort((a, b) => (reduced[a] ?? 0) - (reduced[b] ?? 0) || a - b);
  for (const stop of worthwhile.slice(0, Math.max(0, room))) used[stop] = true;
  return used;
}

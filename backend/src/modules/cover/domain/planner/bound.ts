// A lower bound for all plans that go to some stops and not to others: the Lagrangian relaxation of "each want gets its copies".
// Every want has a multiplier, what a copy of it is worth; each stop then decides alone whether its copies are worth the way.
import type { Columns, Group, Model } from './model.js';

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
  const takers = model.groups.map((group) => takersOf(group, multipliers));
  for (const [nth, group] of model.groups.entries())
    eachGiven(model, group, takers[nth] as Takers, multipliers, (stop, copies, _want, saved) => {
      reduced[stop] = (reduced[stop] as number) - copies * saved;
    });
  const used = usedStops(model, states, reduced);
  let value = 0;
  for (const [stop, isUsed] of used.entries()) if (isUsed) value += reduced[stop] ?? 0;
  const lacks = [...model.needed];
  for (const [want, needed] of lacks.entries()) value += (multipliers[want] ?? 0) * needed;
  for (const [nth, group] of model.groups.entries())
    eachGiven(model, group, takers[nth] as Takers, multipliers, (stop, copies, want) => {
      if (used[stop]) lacks[want] = (lacks[want] as number) - copies;
    });
  // A copy that is missing costs no more than this: the relaxation has it for that price.
  for (const [want, worth] of multipliers.entries())
    if (worth >= model.missingCost) lacks[want] = Math.min(lacks[want] as number, 0);
  return { bound: { value, multipliers, reduced }, lacks };
}

/** By kind of lots of a group, the wants that they fit: those that a copy is worth most for come first. */
type Takers = readonly (readonly number[])[];

function takersOf({ wants, rivals }: Group, multipliers: readonly number[]): Takers {
  if (!rivals) return [wants];
  const worthOf = (rival: number): number => multipliers[wants[rival] ?? 0] ?? 0;
  const takers: number[][] = rivals.fitting.map(() => []);
  for (const rival of [...wants.keys()].sort((a, b) => worthOf(b) - worthOf(a) || a - b))
    for (const kind of rivals.fittedBy[rival] ?? []) takers[kind]?.push(wants[rival] ?? 0);
  return takers;
}

/**
 * What the lots of a group would give to wants that a copy is worth more for than it costs, and how much more. A strict
 * bound gives each copy once, and to a want no more of a lot than it needs; where copies are plenty, it improves faster without that.
 */
function eachGiven(
  model: Model,
  { wants: [first = 0], rivals, isStrict }: Group,
  takers: Takers,
  multipliers: readonly number[],
  visit: (stop: number, copies: number, want: number, saved: number) => void,
): void {
  const { stops, costs, copies } = rivals ?? (model.columns[first] as Columns);
  for (let n = 0; n < stops.length; n++) {
    const cost = costs[n] as number;
    let left = copies[n] as number;
    for (const want of takers[rivals ? (rivals.kinds[n] as number) : 0] as readonly number[]) {
      const saved = (multipliers[want] as number) - cost;
      if (saved <= 0) break;
      const given = isStrict ? Math.min(left, model.needed[want] as number) : left;
      visit(stops[n] as number, given, want, saved);
      if (isStrict) left -= given;
      if (left === 0) break;
    }
  }
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

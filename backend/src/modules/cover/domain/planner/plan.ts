// The plans for a list: the cheapest, the one with the fewest stops, the nearest. Each goes to as many copies as can be had.
import { assign, type Taken } from './assign.js';
import { compareText, grouped } from './grouped.js';
import { byId, type Model, modelOf } from './model.js';
import {
  PLAN_KINDS,
  type Plan,
  type PlanKind,
  type PlannedStop,
  type Problem,
  type Stop,
} from './problem.js';
import { relaxationsOf } from './relaxations.js';
import { search } from './search.js';

/** All kinds of plans, in the order of their names in `PLAN_KINDS`. The same input has the same plans, in whatever order it comes. */
export const plansFor = (problem: Problem): Plan[] => PLAN_KINDS.map((kind) => planFor(problem, kind));

/** One plan. */
export function planFor(problem: Problem, kind: PlanKind): Plan {
  const model = modelOf(problem, kind);
  const taken = assign(model, search(model).open);
  const stops = stopsOf(model, taken);
  const total = (of: (stop: PlannedStop) => number) => stops.reduce((sum, stop) => sum + of(stop), 0);
  return {
    kind,
    stops,
    copies: taken.reduce((sum, { copies }) => sum + copies, 0),
    cents: total(({ cents }) => cents),
    unpriced: total(({ unpriced }) => unpriced),
    missing: missingOf(problem, taken),
  };
}

const UNKNOWN = Number.MAX_SAFE_INTEGER;
const byDistance = (a: Stop, b: Stop): number =>
  (a.distance ?? UNKNOWN) - (b.distance ?? UNKNOWN) || compareText(a.id, b.id);

/** What is taken at each stop; one where nothing is taken is none. */
function stopsOf({ stops, wants }: Model, taken: readonly Taken[]): PlannedStop[] {
  const atStops = grouped(taken, ({ choice }) => choice.stop);
  return [...atStops]
    .flatMap(([place, of]) => {
      const stop = stops[place];
      return stop ? [{ stop, of }] : [];
    })
    .toSorted((a, b) => byDistance(a.stop, b.stop))
    .map(({ stop, of }) => ({
      stop: stop.id,
      copies: of.map(({ want, choice, copies }) => ({
        want: wants[want]?.id ?? '',
        lot: choice.lot,
        copies,
      })),
      cents: of.reduce((sum, { choice, copies }) => sum + (choice.lot.cents ?? 0) * copies, 0),
      unpriced: of.reduce((sum, { choice, copies }) => sum + (choice.lot.cents === null ? copies : 0), 0),
    }));
}

function missingOf(problem: Problem, taken: readonly Taken[]): Plan['missing'] {
  const stops = new Map(problem.stops.map((stop) => [stop.id, stop]));
  const use = new Map<string, number>();
  for (const { choice, copies } of taken) use.set(choice.lot.id, (use.get(choice.lot.id) ?? 0) + copies);
  const got = grouped(taken, ({ want }) => want);
  const lots = grouped(problem.lots, ({ card }) => card);
  return problem.wants.toSorted(byId).flatMap((want, n) => {
    const copies = (got.get(n) ?? []).reduce((left, each) => left - each.copies, want.copies);
    if (copies <= 0) return [];
    return [
      {
        want: want.id,
        copies,
        relaxations: relaxationsOf(want, copies, lots.get(want.card) ?? [], stops, use),
      },
    ];
  });
}

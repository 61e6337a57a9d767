// A problem as numbers: stops and wants by their place in a list that is sorted by id, costs as whole numbers. What the order of the
// input was, no answer depends on.
import type { Choice } from './choice.js';
import { brokenTerms, isCandidate } from './fit.js';
import { compareText, grouped } from './grouped.js';
import type { PlanKind, Problem, Stop, Want } from './problem.js';
import { type Rivals, rivalsOf } from './rivals.js';
import { Work } from './work.js';

/** The choices of a want in columns, for what is computed very often. */
export interface Columns {
  readonly size: number;
  readonly stops: Int32Array;
  readonly costs: Float64Array;
  readonly copies: Int32Array;
}

/** Wants of one card. Those with terms of their own may compete for the same copies. */
export interface Group {
  readonly wants: readonly number[];
  /** Of several wants. */
  readonly rivals?: Rivals | undefined;
  /** Whether the bound counts each copy once, which it does where there are hardly more than these wants need, or few stops. */
  readonly isStrict: boolean;
}

export interface Model {
  readonly stops: readonly Stop[];
  readonly wants: readonly Want[];
  /** Of each want, the cheapest first. */
  readonly choices: readonly (readonly Choice[])[];
  readonly columns: readonly Columns[];
  /** How many copies of each want there are to be had at all: what is missing anyway decides nothing. */
  readonly needed: readonly number[];
  readonly groups: readonly Group[];
  /** By group, what it and all after it cost at least, wherever one goes. */
  readonly leastCosts: readonly number[];
  /** What going to a stop costs. */
  readonly stopCosts: readonly number[];
  /** What a copy that is missing costs: more than whatever it could save, so that nothing is left out that can be had. */
  readonly missingCost: number;
  readonly maxStops: number;
  /** What the search has computed, which ends it. */
  readonly work: Work;
}

/** In the cheapest plan prices are in thousandths of a cent: of plans that cost the same, the one with fewer stops wins. */
const CHEAPEST_SCALE = 1000;
/** Beyond it, farther is no worse. */
const FARTHEST = 10_000;
/** With at most this number of candidates the plan is optimal. */
export const EXACT_STOPS = 12;
/** Wants of one card compete for copies of which there are no more than this many times what they need. */
const SCARCE = 2;
/** How much is computed, in choices looked at: some tens of milliseconds. */
export const MAX_WORK = 4_000_000;

export const byId = (a: { readonly id: string }, b: { readonly id: string }): number =>
  compareText(a.id, b.id);

/** The problem as a plan of this kind sees it. */
export function modelOf(problem: Problem, kind: PlanKind): Model {
  const wants = problem.wants.toSorted(byId);
  const { stops, choices } = choicesOf(problem, wants, kind === 'CHEAPEST' ? CHEAPEST_SCALE : 1);
  const dearest = most(choices.map((of) => of.at(-1)?.cost ?? 0));
  const needed = wants.map(({ copies }, n) => Math.min(copies, supplyOf(choices[n] ?? [])));
  const maxStops = Math.min(problem.maxStops ?? stops.length, stops.length);
  const weights = weightsOf(kind, stops);
  const spread = Math.min(spreadOf(needed, choices), maxSpread(needed, weights, maxStops)) + 1;
  const stopCosts =
    kind === 'CHEAPEST'
      ? stops.map(() => problem.stopCents * CHEAPEST_SCALE + 1)
      : weights.map((weight) => weight * spread);
  const groups = groupsOf(wants, choices, needed, stops.length <= EXACT_STOPS);
  return {
    stops,
    wants,
    choices,
    columns: columnsOf(choices),
    needed,
    groups,
    leastCosts: leastCostsOf(groups, needed, choices),
    stopCosts,
    // Without a limit one more copy takes one more stop at most; with one, other stops with other prices.
    missingCost:
      maxStops === stops.length
        ? most(stopCosts) + dearest + 1
        : most(stopCosts) * maxStops + spread + dearest + 1,
    maxStops,
    work: new Work(MAX_WORK),
  };
}

/** As if every want got the copies that suit it best, of which no more are missing than there are. */
function leastCostsOf(
  groups: readonly Group[],
  needed: readonly number[],
  choices: readonly (readonly Choice[])[],
): number[] {
  const least = groups.map(({ wants }) =>
    wants.reduce((sum, want) => {
      let [left, cost] = [needed[want] ?? 0, 0];
      for (const choice of choices[want] ?? []) {
        const copies = Math.min(left, choice.copies);
        cost += copies * choice.cost;
        left -= copies;
      }
      return sum + cost;
    }, 0),
  );
  for (let group = least.length - 2; group >= 0; group--)
    least[group] = (least[group] ?? 0) + (least[group + 1] ?? 0);
  return least;
}

const supplyOf = (choices: readonly Choice[]): number => choices.reduce((sum, { copies }) => sum + copies, 0);

const most = (numbers: readonly number[]): number => numbers.reduce((a, b) => Math.max(a, b), 0);

const cheapestFirst = (a: Choice, b: Choice): number =>
  a.cost - b.cost || a.stop - b.stop || byId(a.lot, b.lot);

/**
 * The stops that have something, and of each want what it may get there. An unknown price counts as more than all known ones: such a
 * copy is taken where there is no other.
 */
function choicesOf(
  { lots, ...problem }: Problem,
  wants: readonly Want[],
  scale: number,
): { readonly stops: readonly Stop[]; readonly choices: readonly (readonly Choice[])[] } {
  const candidates = problem.stops.filter(isCandidate).toSorted(byId);
  const places = new Map(candidates.map(({ id }, place) => [id, place]));
  const unknown = most(lots.map(({ cents }) => cents ?? 0)) + 1;
  const ofCard = grouped(lots, ({ card }) => card);
  const wanted = new Map<string, number>();
  for (const { card, copies } of wants) wanted.set(card, (wanted.get(card) ?? 0) + copies);
  const offered = new Map(
    [...wanted.keys()].map((card) => [
      card,
      (ofCard.get(card) ?? [])
        .flatMap((lot): Choice[] => {
          const stop = places.get(lot.stop);
          if (stop === undefined || lot.copies < 1) return [];
          return [{ lot, stop, cost: (lot.cents ?? unknown) * scale, copies: lot.copies }];
        })
        .toSorted(cheapestFirst),
    ]),
  );
  const fitting = wants.map((want) =>
    (offered.get(want.card) ?? []).filter(({ lot }) => brokenTerms(want, lot).length === 0),
  );
  const used = new Set(fitting.flatMap((of) => of.map(({ stop }) => stop)));
  const stops = candidates.filter((_, place) => used.has(place));
  const placeOf = new Map(stops.map(({ id }, place) => [places.get(id) ?? 0, place]));
  // Wants of one card share its choices: a copy for each pair of want and lot would be a hundred times as many.
  const renumbered = new Map(
    [...offered.values()]
      .flat()
      .map((choice) => [choice, { ...choice, stop: placeOf.get(choice.stop) ?? 0 }]),
  );
  const choices = wants.map(({ card }, n) =>
    firstOfEachStop(
      (fitting[n] ?? []).map((choice) => renumbered.get(choice) ?? choice),
      stops.length,
      wanted.get(card) ?? 0,
    ),
  );
  return { stops, choices };
}

/** As many copies of each stop as could ever be taken there. */
function firstOfEachStop(choices: readonly Choice[], stops: number, needed: number): Choice[] {
  const left = new Float64Array(stops).fill(needed);
  return choices.flatMap((choice) => {
    const copies = Math.min(left[choice.stop] as number, choice.copies);
    left[choice.stop] = (left[choice.stop] as number) - copies;
    if (copies === choice.copies) return choice;
    return copies > 0 ? { ...choice, copies } : [];
  });
}

/** How much more than the least all wants may cost together. */
function spreadOf(needed: readonly number[], choices: readonly (readonly Choice[])[]): number {
  return needed.reduce((sum, copies, n) => {
    const of = choices[n] ?? [];
    const spread = of.length > 0 ? (of.at(-1)?.cost ?? 0) - (of[0]?.cost ?? 0) : 0;
    return sum + copies * spread;
  }, 0);
}

/** The greatest spread with which the sum of all costs is still an exact whole number, also where all copies are missing. */
function maxSpread(needed: readonly number[], weights: readonly number[], maxStops: number): number {
  const copies = needed.reduce((sum, each) => sum + each, 0);
  return Math.floor(Number.MAX_SAFE_INTEGER / 4 / ((copies + 1) * (most(weights) + 1) * (maxStops + 1)));
}

/** What a stop weighs among the stops: where the way comes before the prices, it is this many times what they could save. */
function weightsOf(kind: PlanKind, stops: readonly Stop[]): number[] {
  if (kind !== 'NEAREST') return stops.map(() => 1);
  const known = stops.map(({ distance }) => distance && Math.min(distance, FARTHEST));
  const unknown = most(known.map((distance) => distance ?? 0)) + 1;
  return known.map((distance) => (distance ?? unknown) + 1);
}

function columnsOf(choices: readonly (readonly Choice[])[]): Columns[] {
  return choices.map((of) => ({
    size: of.length,
    stops: Int32Array.from(of, ({ stop }) => stop),
    costs: Float64Array.from(of, ({ cost }) => cost),
    copies: Int32Array.from(of, ({ copies }) => copies),
  }));
}

function groupsOf(
  wants: readonly Want[],
  choices: readonly (readonly Choice[])[],
  needed: readonly number[],
  isExact: boolean,
): Group[] {
  const groups = grouped(wants.keys(), (n) => wants[n]?.card);
  return [...groups.values()].map((of) => {
    if (of.length === 1) return { wants: of, isStrict: false };
    const rivals = rivalsOf(of, lotsOf(of, choices), needed);
    const demand = of.reduce((sum, want) => sum + (needed[want] ?? 0), 0);
    const supply = rivals.copies.reduce((sum, copies) => sum + Math.min(copies, demand), 0);
    return { wants: of, rivals, isStrict: isExact || supply < SCARCE * demand };
  });
}

/** The lots that fit some of these wants, the cheapest first, each with its choices. */
function lotsOf(wants: readonly number[], choices: readonly (readonly Choice[])[]) {
  const all = wants.flatMap((want) => (choices[want] ?? []).map((choice) => [want, choice] as const));
  return [...grouped(all, ([, { lot }]) => lot).values()].toSorted(([a], [b]) =>
    a && b ? cheapestFirst(a[1], b[1]) : 0,
  );
}

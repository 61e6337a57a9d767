import { type Plan, type Problem, plansFor } from '../index.js';
import { market } from './problems.js';

/** Obvious and slow: every set of stops, and in each every copy to every want by trying all ways. */
function bestOf(
  problem: Problem,
  way: (stops: readonly string[]) => number,
  pays: (cents: number) => number,
) {
  let best = { missing: Number.POSITIVE_INFINITY, cost: Number.POSITIVE_INFINITY };
  for (let set = 0; set < 2 ** problem.stops.length; set++) {
    const stops = problem.stops.filter((_, n) => set & (1 << n)).map(({ id }) => id);
    if (problem.maxStops !== undefined && stops.length > problem.maxStops) continue;
    const { missing, cents } = everyCard(problem, new Set(stops));
    const cost = way(stops) + pays(cents);
    if (missing < best.missing || (missing === best.missing && cost < best.cost)) best = { missing, cost };
  }
  return best;
}

function everyCard({ wants, lots }: Problem, stops: ReadonlySet<string>) {
  let [missing, cents] = [0, 0];
  for (const card of new Set(wants.map((each) => each.card))) {
    const slots = wants.filter((each) => each.card === card).flatMap((each) => Array(each.copies).fill(each));
    const copies = lots
      .filter((each) => each.card === card && stops.has(each.stop))
      .flatMap((each) => Array(each.copies).fill(each))
      .toSorted((a, b) => a.cents - b.cents);
    const found = fill(slots, copies);
    missing += found.missing;
    cents += found.cents;
  }
  return { missing, cents };
}

/** The slots with the narrowest terms get the first pick of all ways to fill them. */
function fill(slots: readonly Problem['wants'][number][], copies: readonly Problem['lots'][number][]) {
  let best = { missing: Number.POSITIVE_INFINITY, cents: Number.POSITIVE_INFINITY };
  const narrow = slots.filter((each) => each.printing !== undefined);
  const wide = slots.filter((each) => each.printing === undefined);
  const fits = (slot: Problem['wants'][number], copy: Problem['lots'][number]) =>
    (slot.printing === undefined || slot.printing === copy.printing) && copy.grade <= (slot.worst ?? 4);
  const rest = (left: readonly Problem['lots'][number][]) => {
    const taken = left.filter((copy) => wide[0] && fits(wide[0], copy)).slice(0, wide.length);
    return {
      missing: wide.length - taken.length,
      cents: taken.reduce((sum, each) => sum + (each.cents ?? 0), 0),
    };
  };
  const options = narrow[0]
    ? [undefined, ...copies.filter((copy) => narrow[0] && fits(narrow[0], copy))]
    : [undefined];
  for (const option of options) {
    const index = option ? copies.indexOf(option) : -1;
    const others = rest(copies.filter((_, n) => n !== index));
    const missing = others.missing + (narrow.length - (option ? 1 : 0));
    const cents = others.cents + (option?.cents ?? 0);
    if (missing < best.missing || (missing === best.missing && cents < best.cents)) best = { missing, cents };
  }
  return best;
}

const missingOf = (plan: Plan | undefined): number =>
  (plan?.missing ?? []).reduce((sum, each) => sum + each.copies, 0);

describe('up to 12 candidate stops', () => {
  const sizes = Array.from({ length: 40 }, (_, seed) => ({
    seed,
    stops: 2 + (seed % 7),
    maxStops: seed % 3 === 0 ? 1 + (seed % 3) : undefined,
  }));

  it.each(sizes)(
    'no plan is better than these (seed $seed, $stops stops, at most $maxStops)',
    ({ seed, stops, maxStops }) => {
      const problem = { ...market(seed, { cards: 8, stops, share: 0.45 }), maxStops };
      const distances = new Map(problem.stops.map(({ id, distance }) => [id, distance ?? 0]));
      const [cheapest, fewest, nearest] = plansFor(problem);

      const cheap = bestOf(
        problem,
        (of) => of.length * 100,
        (cents) => cents,
      );
      expect(missingOf(cheapest)).toBe(cheap.missing);
      expect((cheapest?.cents ?? 0) + 100 * (cheapest?.stops.length ?? 0)).toBe(cheap.cost);

      const few = bestOf(
        problem,
        (of) => of.length * 1e9,
        (cents) => cents,
      );
      expect(missingOf(fewest)).toBe(few.missing);
      expect((fewest?.cents ?? 0) + 1e9 * (fewest?.stops.length ?? 0)).toBe(few.cost);

      const way = (of: readonly string[]) => of.reduce((sum, id) => sum + 1 + (distances.get(id) ?? 0), 0);
      const near = bestOf(
        problem,
        (of) => way(of) * 1e7,
        (cents) => cents,
      );
      expect(missingOf(nearest)).toBe(near.missing);
      expect((nearest?.cents ?? 0) + 1e7 * way(nearest?.stops.map((each) => each.stop) ?? [])).toBe(
        near.cost,
      );
    },
  );
});

// Wants of one card that compete for the same copies. The sets of copies that can be used are a matroid, so the cheapest lots are taken
// one by one, each as far as there is room for it: perhaps after other copies have moved to another want, along the shortest way of a
// flow. Lots that fit the same wants are one kind, so that a step looks at kinds and not at lots.
import type { Choice } from './choice.js';
import { Flow } from './flow.js';
import type { Work } from './work.js';

/** The lots of one card, the cheapest first, with the wants that each fits. */
export interface Rivals {
  /** Their places in the list of all wants. */
  readonly wants: readonly number[];
  readonly stops: Int32Array;
  readonly costs: Float64Array;
  readonly copies: Int32Array;
  /** Of each lot. */
  readonly kinds: Int32Array;
  /** Of each kind the wants that it fits, by their place among the rivals: those with the fewest lots first. */
  readonly fitting: readonly Int32Array[];
  /** Of each rival the kinds that fit it. */
  readonly fittedBy: readonly (readonly number[])[];
  /** Of each lot, by the want that it fits. */
  readonly choices: readonly ReadonlyMap<number, Choice>[];
  readonly flow: Flow;
}

/** A step of a flow, in steps of a column. */
const FLOW_STEP = 3;

/** `needed`: by want, how many copies. */
export function rivalsOf(
  wants: readonly number[],
  lots: readonly (readonly (readonly [want: number, choice: Choice])[])[],
  needed: readonly number[],
): Rivals {
  const rivalOf = new Map(wants.map((want, rival) => [want, rival]));
  const counts = wants.map(() => 0);
  for (const of of lots)
    for (const [want] of of) {
      const rival = rivalOf.get(want) ?? 0;
      counts[rival] = (counts[rival] ?? 0) + 1;
    }
  const kindOf = new Map<string, number>();
  const fitting: Int32Array[] = [];
  const kinds = lots.map((of) => {
    const rivals = of
      .map(([want]) => rivalOf.get(want) ?? 0)
      .sort((a, b) => (counts[a] ?? 0) - (counts[b] ?? 0) || a - b);
    const key = rivals.join();
    const known = kindOf.get(key);
    if (known !== undefined) return known;
    kindOf.set(key, fitting.length);
    return fitting.push(Int32Array.from(rivals)) - 1;
  });
  const fittedBy: number[][] = wants.map(() => []);
  for (const [kind, rivals] of fitting.entries()) for (const rival of rivals) fittedBy[rival]?.push(kind);
  const first = lots.map((of) => of[0]?.[1]);
  return {
    wants,
    stops: Int32Array.from(first, (choice) => choice?.stop ?? 0),
    costs: Float64Array.from(first, (choice) => choice?.cost ?? 0),
    copies: Int32Array.from(lots, (of) => Math.max(...of.map(([, { copies }]) => copies))),
    kinds: Int32Array.from(kinds),
    fitting,
    fittedBy,
    choices: lots.map((of) => new Map(of)),
    flow: new Flow(
      fitting,
      Int32Array.from(wants, (want) => needed[want] ?? 0),
    ),
  };
}

/** Takes as many copies as can be had at the open stops, and of those the cheapest; says of each lot how many. */
function placed(
  { stops, copies, kinds, flow }: Rivals,
  work: Work,
  open: readonly boolean[],
  take: (lot: number, copies: number) => void,
): void {
  flow.reset();
  for (let lot = 0; lot < kinds.length && flow.left > 0; lot++) {
    if (!open[stops[lot] as number]) continue;
    const most = copies[lot] as number;
    let left = most;
    for (let by = 1; by > 0 && left > 0; left -= by) by = flow.place(kinds[lot] as number, left);
    if (left < most) take(lot, most - left);
  }
  work.charge(kinds.length + FLOW_STEP * flow.steps);
}

/** What the rivals cost together over the open stops. */
export function costOfRivals(
  rivals: Rivals,
  { missingCost, work }: { readonly missingCost: number; readonly work: Work },
  open: readonly boolean[],
): number {
  let cost = 0;
  placed(rivals, work, open, (lot, copies) => {
    cost += (rivals.costs[lot] as number) * copies;
  });
  return cost + rivals.flow.left * missingCost;
}

/** The copies that each rival gets. */
export function takenByRivals(
  rivals: Rivals,
  { work }: { readonly work: Work },
  open: readonly boolean[],
): { want: number; choice: Choice; copies: number }[] {
  const left = new Int32Array(rivals.kinds.length);
  const { flow } = rivals;
  placed(rivals, work, open, (lot, copies) => {
    left[lot] = copies;
  });
  return rivals.wants.flatMap((want, rival) => {
    const got = new Int32Array(rivals.fitting.length);
    return rivals.choices.flatMap((of, lot) => {
      const kind = rivals.kinds[lot] as number;
      const copies = Math.min(left[lot] as number, flow.heldBy(rival, kind) - (got[kind] as number));
      const choice = of.get(want);
      if (copies === 0 || !choice) return [];
      left[lot] = (left[lot] as number) - copies;
      got[kind] = (got[kind] as number) + copies;
      return [{ want, choice, copies }];
    });
  });
}

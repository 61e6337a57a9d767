// Wants of one card that compete for the same copies. The sets of copies that can be used are a matroid, so the cheapest lots are taken
// one by one, each as far as there is room for it: perhaps after other copies have moved to another want, along the shortest way of a
// flow. Lots that fit the same wants are one kind, so that a step looks at kinds and not at lots.
import type { Choice } from './choice.js';
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
}

/** A step of a flow, in steps of a column. */
const FLOW_STEP = 3;

export function rivalsOf(
  wants: readonly number[],
  lots: readonly (readonly (readonly [want: number, choice: Choice])[])[],
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
  };
}

/** Takes as many copies as can be had at the open stops, and of those the cheapest; says of each lot how many. */
function placed(
  { wants, stops, copies, kinds, fitting }: Rivals,
  { needed, work }: { readonly needed: readonly number[]; readonly work: Work },
  open: readonly boolean[],
  take: (lot: number, copies: number) => void,
): Flow {
  const flow = new Flow(
    fitting,
    wants.map((want) => needed[want] ?? 0),
  );
  for (let lot = 0; lot < kinds.length && flow.left > 0; lot++) {
    if (!open[stops[lot] as number]) continue;
    const most = copies[lot] as number;
    let left = most;
    for (let by = 1; by > 0 && left > 0; left -= by) by = flow.place(kinds[lot] as number, left);
    if (left < most) take(lot, most - left);
  }
  work.charge(kinds.length + FLOW_STEP * flow.steps);
  return flow;
}

/** What the rivals cost together over the open stops. */
export function costOfRivals(
  rivals: Rivals,
  model: { readonly needed: readonly number[]; readonly missingCost: number; readonly work: Work },
  open: readonly boolean[],
): number {
  let cost = 0;
  const { left } = placed(rivals, model, open, (lot, copies) => {
    cost += (rivals.costs[lot] as number) * copies;
  });
  return cost + left * model.missingCost;
}

/** The copies that each rival gets. */
export function takenByRivals(
  rivals: Rivals,
  model: { readonly needed: readonly number[]; readonly work: Work },
  open: readonly boolean[],
): { want: number; choice: Choice; copies: number }[] {
  const left = new Int32Array(rivals.kinds.length);
  const flow = placed(rivals, model, open, (lot, copies) => {
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

/** Copies by kind at rivals with room for some. */
class Flow {
  /** How many copies are wanted still. */
  left: number;
  steps = 0;
  /** By rival and kind, how many copies; and by rival, of which kinds there were some. */
  private readonly held: Int32Array;
  private readonly kindsOf: readonly number[][];
  private readonly room: Int32Array;
  /** By kind, how many of the rivals that it fits have no room, from the first on. */
  private readonly passed: Int32Array;
  /** Rivals from which a search has found no room, and kinds that fit no others: nothing that is placed later makes any. */
  private readonly full: Uint8Array;
  private readonly dead: Uint8Array;
  /** By rival the kind, and by kind the rival, through which the search came to it; -1 where it did not. */
  private readonly kindBefore: Int32Array;
  private readonly rivalBefore: Int32Array;

  constructor(
    private readonly fitting: readonly Int32Array[],
    needed: readonly number[],
  ) {
    this.left = needed.reduce((sum, each) => sum + each, 0);
    this.held = new Int32Array(needed.length * fitting.length);
    this.kindsOf = needed.map(() => []);
    this.room = Int32Array.from(needed);
    this.passed = new Int32Array(fitting.length);
    this.full = new Uint8Array(needed.length);
    this.dead = new Uint8Array(fitting.length);
    this.kindBefore = new Int32Array(needed.length);
    this.rivalBefore = new Int32Array(fitting.length);
  }

  heldBy(rival: number, kind: number): number {
    return this.held[rival * this.fitting.length + kind] as number;
  }

  /** Places at most this number of copies of a kind; answers how many. */
  place(kind: number, most: number): number {
    const rival = this.dead[kind] ? undefined : (this.directly(kind) ?? this.search(kind));
    if (rival === undefined) return 0;
    const by = Math.min(most, this.room[rival] as number, this.bottleneck(kind, rival));
    this.room[rival] = (this.room[rival] as number) - by;
    this.left -= by;
    for (let at = rival; ; ) {
      const through = this.kindBefore[at] as number;
      this.give(at, through, by);
      if (through === kind) return by;
      at = this.rivalBefore[through] as number;
      this.give(at, through, -by);
    }
  }

  private directly(kind: number): number | undefined {
    const fitting = this.fitting[kind] ?? [];
    for (let place = this.passed[kind] as number; place < fitting.length; place++) {
      const rival = fitting[place] as number;
      this.steps++;
      this.passed[kind] = place;
      if ((this.room[rival] as number) === 0) continue;
      this.kindBefore[rival] = kind;
      return rival;
    }
    this.passed[kind] = fitting.length;
    return undefined;
  }

  /** A rival with room, on the shortest way. */
  private search(kind: number): number | undefined {
    this.kindBefore.fill(-1);
    this.rivalBefore.fill(-1);
    const kinds = [kind];
    for (const through of kinds)
      for (const rival of this.fitting[through] ?? []) {
        this.steps++;
        if (this.full[rival] || this.kindBefore[rival] !== -1) continue;
        this.kindBefore[rival] = through;
        if ((this.room[rival] as number) > 0) return rival;
        for (const other of this.kindsOf[rival] ?? []) {
          this.steps++;
          if (other === kind || this.rivalBefore[other] !== -1 || this.heldBy(rival, other) === 0) continue;
          this.rivalBefore[other] = rival;
          kinds.push(other);
        }
      }
    for (const each of kinds) {
      this.dead[each] = 1;
      for (const rival of this.fitting[each] ?? []) this.full[rival] = 1;
    }
    return undefined;
  }

  /** How many copies can move along the way that was found. */
  private bottleneck(kind: number, last: number): number {
    let least = Number.POSITIVE_INFINITY;
    for (let through = this.kindBefore[last] as number; through !== kind; ) {
      const rival = this.rivalBefore[through] as number;
      least = Math.min(least, this.heldBy(rival, through));
      through = this.kindBefore[rival] as number;
    }
    return least;
  }

  private give(rival: number, kind: number, by: number): void {
    const held = this.heldBy(rival, kind);
    if (held === 0 && !this.kindsOf[rival]?.includes(kind)) this.kindsOf[rival]?.push(kind);
    this.held[rival * this.fitting.length + kind] = held + by;
  }
}

// Which copies to take once the stops are chosen: as many as can be had, and of those the cheapest. Exact.
import type { Choice, Group, Model, Rivalry } from './model.js';

/** Copies of a lot for a want. */
export interface Taken {
  readonly want: number;
  readonly choice: Choice;
  readonly copies: number;
}

/** By stop, whether it is gone to. */
export type Open = readonly boolean[];

/** What the plan over these stops costs, with the stops and what is missing. */
export function costOf(model: Model, open: Open): number {
  let cost = 0;
  for (let stop = 0; stop < open.length; stop++) if (open[stop]) cost += model.stopCosts[stop] ?? 0;
  for (const group of model.groups) cost += costOfGroup(model, group, open);
  return cost;
}

function costOfGroup(model: Model, group: Group, open: Open): number {
  const { wants } = group;
  for (const want of wants) model.work.charge(model.columns[want]?.size ?? 0);
  if (wants.length === 1) return costOfWant(model, wants[0] ?? 0, open);
  const use = new Map<number, number>();
  let apart = 0;
  for (const want of wants) apart += costOfWant(model, want, open, use);
  // Mostly nobody takes what another has taken.
  return isWithinSupply(model, wants, use) ? apart : costOfRivals(model, group, open);
}

function costOfRivals(model: Model, { wants, rivalries }: Group, open: Open): number {
  let cost = 0;
  let missing = 0;
  for (const want of wants) missing += model.needed[want] ?? 0;
  for (const { choice, copies } of takenByRivals(model, wants, rivalries, open)) {
    cost += choice.cost * copies;
    missing -= copies;
  }
  return cost + missing * model.missingCost;
}

/** What a want costs by itself; `use` counts what it takes of each lot. */
function costOfWant(model: Model, want: number, open: Open, use?: Map<number, number>): number {
  const columns = model.columns[want];
  let cost = 0;
  let left = model.needed[want] ?? 0;
  if (!columns) return left * model.missingCost;
  const { size, stops, costs, copies, lots } = columns;
  for (let n = 0; n < size && left > 0; n++) {
    if (!open[stops[n] as number]) continue;
    const taken = Math.min(left, copies[n] as number);
    cost += (costs[n] as number) * taken;
    left -= taken;
    if (use) use.set(lots[n] as number, (use.get(lots[n] as number) ?? 0) + taken);
  }
  return cost + left * model.missingCost;
}

function isWithinSupply(
  { columns }: Model,
  wants: readonly number[],
  use: ReadonlyMap<number, number>,
): boolean {
  for (const want of wants) {
    const of = columns[want];
    if (!of) continue;
    for (let n = 0; n < of.size; n++)
      if ((use.get(of.lots[n] as number) ?? 0) > (of.copies[n] as number)) return false;
  }
  return true;
}

/** All copies to take. */
export const assign = (model: Model, open: Open): Taken[] =>
  model.groups.flatMap(({ wants, rivalries }) => {
    const [first = 0] = wants;
    return wants.length === 1 ? takenByOne(model, first, open) : takenByRivals(model, wants, rivalries, open);
  });

function takenByOne(model: Model, want: number, open: Open): Taken[] {
  let left = model.needed[want] ?? 0;
  return (model.choices[want] ?? []).flatMap((choice) => {
    const copies = open[choice.stop] ? Math.min(left, choice.copies) : 0;
    left -= copies;
    return copies > 0 ? [{ want, choice, copies }] : [];
  });
}

/** A step of a search among rivals, in steps of a column. */
const RIVAL_STEP = 30;

/**
 * Copies for wants of one card that compete for them. The sets of copies that can be used are a matroid, so the cheapest lots are
 * taken one by one, each as far as there is room for it, perhaps after others have moved to another want.
 */
function takenByRivals(
  model: Model,
  wants: readonly number[],
  rivalries: readonly Rivalry[],
  open: Open,
): Taken[] {
  const room = new Map(wants.map((want) => [want, model.needed[want] ?? 0]));
  /** By want and lot, how many copies. */
  const held = new Map(wants.map((want) => [want, new Map<string, Taken>()]));
  const fits = new Map(rivalries.filter(({ stop }) => open[stop]).map(({ lot, choices }) => [lot, choices]));
  model.work.charge(rivalries.length);
  /** Wants from which a search has found no room: nothing that is taken later makes any. */
  const full = new Set<number>();

  const give = (want: number, lot: string, choice: Choice, by: number) => {
    const of = held.get(want);
    const copies = (of?.get(lot)?.copies ?? 0) + by;
    if (copies > 0) of?.set(lot, { want, choice, copies });
    else of?.delete(lot);
  };
  /** Makes room for copies of this lot at one of the wants that it fits; answers for how many. */
  const place = (lot: string, most: number, seen: Set<number>): number => {
    for (const [want, choice] of fits.get(lot) ?? []) {
      model.work.charge(RIVAL_STEP);
      if (seen.has(want) || full.has(want)) continue;
      seen.add(want);
      const free = Math.min(room.get(want) ?? 0, most);
      const placed = free > 0 ? free : moveSome(want, most, seen);
      if (placed === 0) continue;
      if (free > 0) room.set(want, (room.get(want) ?? 0) - free);
      give(want, lot, choice, placed);
      return placed;
    }
    return 0;
  };
  /** Moves copies of one lot from a full want to another; answers how many. */
  const moveSome = (want: number, most: number, seen: Set<number>): number => {
    for (const [lot, { choice, copies }] of [...(held.get(want) ?? [])]) {
      const moved = place(lot, Math.min(most, copies), seen);
      if (moved === 0) continue;
      give(want, lot, choice, -moved);
      return moved;
    }
    return 0;
  };

  for (const [lot, choices] of fits) {
    let left = Math.max(...choices.map(([, { copies }]) => copies));
    while (left > 0) {
      const seen = new Set<number>();
      const placed = place(lot, left, seen);
      left -= placed;
      if (placed > 0) continue;
      for (const want of seen) full.add(want);
      break;
    }
    if (full.size === wants.length) break;
  }
  return wants.flatMap((want) => [...(held.get(want)?.values() ?? [])]);
}

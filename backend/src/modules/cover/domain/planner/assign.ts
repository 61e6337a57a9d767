// Which copies to take once the stops are chosen: as many as can be had, and of those the cheapest. Exact.
import type { Choice } from './choice.js';
import type { Group, Model } from './model.js';
import { costOfRivals, takenByRivals } from './rivals.js';

/** Copies of a lot for a want. */
export interface Taken {
  readonly want: number;
  readonly choice: Choice;
  readonly copies: number;
}

/** By stop, whether it is gone to. */
export type Open = readonly boolean[];

/**
 * What the plan over these stops costs, with the stops and what is missing. One that would reach `limit`, even if all that was not
 * looked at cost as little as it can, is not looked at any further: the answer is then some number from `limit` on.
 */
export function costOf(model: Model, open: Open, limit = Number.POSITIVE_INFINITY): number {
  let cost = 0;
  for (let stop = 0; stop < open.length; stop++) if (open[stop]) cost += model.stopCosts[stop] ?? 0;
  for (let group = 0; group < model.groups.length; group++) {
    if (cost + (model.leastCosts[group] as number) >= limit) return limit;
    cost += costOfGroup(model, model.groups[group] as Group, open);
  }
  return cost;
}

function costOfGroup(model: Model, { wants: [first = 0], rivals }: Group, open: Open): number {
  if (rivals) return costOfRivals(rivals, model, open);
  model.work.charge(model.columns[first]?.size ?? 0);
  return costOfWant(model, first, open);
}

function costOfWant(model: Model, want: number, open: Open): number {
  const columns = model.columns[want];
  let cost = 0;
  let left = model.needed[want] ?? 0;
  if (!columns) return left * model.missingCost;
  const { size, stops, costs, copies } = columns;
  for (let n = 0; n < size && left > 0; n++) {
    if (!open[stops[n] as number]) continue;
    const taken = Math.min(left, copies[n] as number);
    cost += (costs[n] as number) * taken;
    left -= taken;
  }
  return cost + left * model.missingCost;
}

/** All copies to take. */
export const assign = (model: Model, open: Open): Taken[] =>
  model.groups.flatMap(({ wants: [first = 0], rivals }) =>
    rivals ? takenByRivals(rivals, model, open) : takenByOne(model, first, open),
  );

function takenByOne(model: Model, want: number, open: Open): Taken[] {
  let left = model.needed[want] ?? 0;
  return (model.choices[want] ?? []).flatMap((choice) => {
    const copies = open[choice.stop] ? Math.min(left, choice.copies) : 0;
    left -= copies;
    return copies > 0 ? [{ want, choice, copies }] : [];
  });
}

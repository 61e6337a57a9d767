// The next best for what a plan has not: copies that would do if one term gave way.
import { brokenTerms } from './fit.js';
import { compareText } from './grouped.js';
import {
  type Lot,
  RELAXATION_KINDS,
  type Relaxation,
  type RelaxationKind,
  type Stop,
  type Want,
} from './problem.js';

/** How much of each lot a plan takes. */
export type Use = ReadonlyMap<string, number>;

/** The best of each kind for the copies of a want that are missing, among the lots of its card. */
export function relaxationsOf(
  want: Want,
  missing: number,
  lots: readonly Lot[],
  stops: ReadonlyMap<string, Stop>,
  use: Use,
): Relaxation[] {
  const offers = lots.flatMap((lot): Offer[] => {
    const stop = stops.get(lot.stop);
    const left = lot.copies - (use.get(lot.id) ?? 0);
    if (!stop || left < 1) return [];
    const terms = [...brokenTerms(want, lot), ...brokenTrip(stop)];
    // What fits is left out of a plan only by its most stops.
    const [kind = 'STOPS', ...others] = terms;
    return others.length > 0 ? [] : [{ kind, lot, stop, left }];
  });
  return RELAXATION_KINDS.flatMap((kind) => {
    const [best, ...rest] = offers.filter((each) => each.kind === kind).toSorted(ORDERS[kind] ?? byPrice);
    if (!best) return [];
    const same = rest.filter((each) => termOf(kind, each) === termOf(kind, best));
    const copies = same.reduce((sum, { left }) => sum + left, best.left);
    return [{ kind, lot: best.lot, copies: Math.min(copies, missing) }];
  });
}

interface Offer {
  readonly kind: RelaxationKind;
  readonly lot: Lot;
  readonly stop: Stop;
  readonly left: number;
}

/** Why a plan may not go there. */
function brokenTrip({ isNear, isOpen }: Stop): RelaxationKind[] {
  return [...(isNear ? [] : ['DISTANCE' as const]), ...(isOpen === false ? ['HOURS' as const] : [])];
}

const UNKNOWN = Number.MAX_SAFE_INTEGER;
const byPrice = (a: Offer, b: Offer): number =>
  (a.lot.cents ?? UNKNOWN) - (b.lot.cents ?? UNKNOWN) ||
  (a.stop.distance ?? UNKNOWN) - (b.stop.distance ?? UNKNOWN) ||
  compareText(a.lot.id, b.lot.id);

const ORDERS: Partial<Record<RelaxationKind, (a: Offer, b: Offer) => number>> = {
  CONDITION: (a, b) => a.lot.grade - b.lot.grade || byPrice(a, b),
  DISTANCE: (a, b) => (a.stop.distance ?? UNKNOWN) - (b.stop.distance ?? UNKNOWN) || byPrice(a, b),
};

/** What the term would become: copies that come with it count together. */
function termOf(kind: RelaxationKind, { lot }: Offer): unknown {
  const values: Readonly<Record<RelaxationKind, unknown>> = {
    PRINTING: lot.printing,
    CONDITION: lot.grade,
    FINISH: lot.finish,
    LANGUAGE: lot.language,
    PRICE: lot.cents,
    TRADE: true,
    STOPS: true,
    DISTANCE: lot.stop,
    HOURS: lot.stop,
  };
  return values[kind];
}

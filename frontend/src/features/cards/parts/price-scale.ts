/** The axes of a price chart: round numbers of dollars, and days that people name. */
import { dateOf, dayOf, type PriceLine } from './price-lines';

export interface Axis {
  low: number;
  high: number;
  /** From `low` to `high`, the lowest first. */
  ticks: readonly number[];
}

/** What lies between the lowest and the highest mark is at least this share of the price: a cent is no mountain. */
const MIN_SPAN = 0.2;
const MAX_STEPS = 4;
const ROUND = [1, 2, 5];

/** The axis of prices, in cents, with at most five marks of round amounts. */
export function priceAxis(lines: readonly PriceLine[]): Axis {
  const cents = lines.flatMap(({ points }) => points.map((point) => point.cents));
  const [least, most] = [cents.reduce((a, b) => Math.min(a, b)), cents.reduce((a, b) => Math.max(a, b))];
  const missing = Math.max(0, Math.max(most * MIN_SPAN, MAX_STEPS) - (most - least));
  const bottom = Math.max(0, least - missing / 2);
  const top = Math.max(most + missing / 2, bottom + missing);
  for (const step of roundSteps()) {
    const [low, high] = [Math.floor(bottom / step) * step, Math.ceil(top / step) * step];
    const count = Math.round((high - low) / step);
    if (count > MAX_STEPS) continue;
    return { low, high, ticks: Array.from({ length: count + 1 }, (_, nth) => low + nth * step) };
  }
  return { low: bottom, high: top, ticks: [] };
}

/** 1, 2, 5, 10, 20, 50 … cents. */
function* roundSteps(): Generator<number> {
  for (let ten = 1; ten <= 1e9; ten *= 10) yield* ROUND.map((each) => each * ten);
}

/** A mark on the axis of days. */
export interface DayTick {
  day: number;
  /** Whether it names a month rather than a day. */
  isMonth: boolean;
}

/** Days that are marked between two days: every n days, or the first of every n months; at most `most`. */
export function dayTicks(first: number, last: number, most = 4): DayTick[] {
  for (const step of [1, 2, 7, 14]) {
    const count = Math.floor((last - first) / step) + 1;
    if (count <= most) {
      return Array.from({ length: count }, (_, nth) => ({ day: first + nth * step, isMonth: false }));
    }
  }
  const months = monthsBetween(first, last);
  for (const step of [1, 2, 3, 6, 12, 24]) {
    const marked = months.filter(({ month }) => month % step === 0);
    if (marked.length <= most) return marked.map(({ day }) => ({ day, isMonth: true }));
  }
  return [{ day: last, isMonth: false }];
}

/** The firsts of the months between two days; the months are counted from the year 0. */
function monthsBetween(first: number, last: number): { day: number; month: number }[] {
  const [year = 0, month = 1] = dateOf(first).split('-').map(Number);
  const found: { day: number; month: number }[] = [];
  for (let at = year * 12 + month - 1; ; at++) {
    const day = dayOf(`${Math.floor(at / 12)}-${String((at % 12) + 1).padStart(2, '0')}-01`);
    if (day > last) return found;
    if (day >= first) found.push({ day, month: at });
  }
}

/**
 * Labels beside the ends of lines, apart enough to be read: the wanted heights moved by as little as it takes, in
 * their order, between 0 and `height`.
 */
export function spread(wanted: readonly number[], gap: number, height: number): number[] {
  const order = wanted.map((_, index) => index).sort((a, b) => (wanted[a] ?? 0) - (wanted[b] ?? 0));
  const placed = [...wanted];
  let least = 0;
  for (const index of order) {
    placed[index] = Math.max(placed[index] ?? 0, least);
    least = (placed[index] ?? 0) + gap;
  }
  let most = height;
  for (const index of order.toReversed()) {
    placed[index] = Math.min(placed[index] ?? 0, most);
    most = (placed[index] ?? 0) - gap;
  }
  return placed;
}

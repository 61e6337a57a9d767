/** What a card has cost, as the lines of a chart: whole cents by day. */
import type { PriceHistory } from '../../../api/cards';
import { texts } from '../../../texts';

/** A price of a day; days are counted from 1 January 1970, so that one after another differ by 1. */
export interface PricePoint {
  day: number;
  cents: number;
}

export interface PriceLine {
  finish: PriceHistory['series'][number]['finish'];
  name: string;
  /** The oldest first, at least one. */
  points: readonly PricePoint[];
}

const DAY_MS = 86_400_000;
const { finishes } = texts.cards.prices;

/** `2026-02-14` as a number. */
export const dayOf = (date: string): number => Math.round(Date.parse(date) / DAY_MS);

/** The number as `2026-02-14`. */
export const dateOf = (day: number): string => new Date(day * DAY_MS).toISOString().slice(0, 10);

/** The prices in dollars, a line for each finish. */
export const priceLines = (history: PriceHistory): PriceLine[] =>
  history.series
    .filter(({ currency, prices }) => currency === 'usd' && prices.length > 0)
    .map(({ finish, prices }) => ({
      finish,
      name: finishes[finish],
      points: prices.map(({ date, price }) => ({ day: dayOf(date), cents: Math.round(price * 100) })),
    }));

/** What there is of the lines from a day on; a line without any price there is left out. */
export const priceLinesFrom = (lines: readonly PriceLine[], first: number): PriceLine[] =>
  lines
    .map((line) => ({ ...line, points: line.points.filter(({ day }) => day >= first) }))
    .filter(({ points }) => points.length > 0);

/** The days on which any of the lines has a price, each once, the oldest first. */
export const daysOf = (lines: readonly PriceLine[]): number[] =>
  [...new Set(lines.flatMap(({ points }) => points.map(({ day }) => day)))].sort((one, other) => one - other);

/** A line in stretches of days that follow each other: nothing is known of what lies between them. */
export function stretches(points: readonly PricePoint[]): PricePoint[][] {
  const found: PricePoint[][] = [];
  let last: PricePoint | undefined;
  for (const point of points) {
    if (last && point.day === last.day + 1) found.at(-1)?.push(point);
    else found.push([point]);
    last = point;
  }
  return found;
}

/** The price of a day; undefined where there is none. */
export const priceOn = ({ points }: PriceLine, day: number): number | undefined =>
  points.find((point) => point.day === day)?.cents;

/** Where in `days` (the oldest first) the one nearest to `day` stands; the earlier one of two. */
export function nearest(days: readonly number[], day: number): number {
  let low = 0;
  let high = days.length - 1;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((days[middle] ?? 0) < day) low = middle + 1;
    else high = middle;
  }
  const [before, after] = [days[low - 1], days[low]];
  return before !== undefined && after !== undefined && day - before <= after - day ? low - 1 : low;
}

/** The first and the last price of a line, the lowest and the highest, each on its first day. */
export function edgesOf({ points }: PriceLine) {
  const [first] = points;
  const last = points.at(-1);
  if (!first || !last) return undefined;
  const low = points.reduce((least, point) => (point.cents < least.cents ? point : least));
  const high = points.reduce((most, point) => (point.cents > most.cents ? point : most));
  return { first, last, low, high };
}

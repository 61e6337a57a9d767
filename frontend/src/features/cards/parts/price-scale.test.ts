/** The axes of a price chart, its lines, and where they stop. */

import { formatDayTick, formatPriceTicks } from './price-format';
import { dayOf, edgesOf, nearest, type PriceLine, stretches } from './price-lines';
import { dayTicks, priceAxis, spread } from './price-scale';

const line = (...cents: number[]): PriceLine => ({
  finish: 'nonfoil',
  name: 'Regular',
  points: cents.map((each, day) => ({ day, cents: each })),
});
const axis = (...cents: number[]) => formatPriceTicks(priceAxis([line(...cents)]).ticks);

describe('the axis of prices', () => {
  // @spec screen-price-chart
  test.each([
    ['cents', [25, 31], ['$0.24', '$0.26', '$0.28', '$0.30', '$0.32']],
    ['a few dollars', [340, 419], ['$3.00', '$3.50', '$4.00', '$4.50']],
    ['whole dollars', [120, 990], ['$0', '$5', '$10']],
    ['thousands', [1_950_000, 3_499_900], ['$15,000', '$20,000', '$25,000', '$30,000', '$35,000']],
  ])('has round marks for %s', (_what, cents, marks) => {
    expect(axis(...cents)).toEqual(marks);
  });

  test('holds every price, with at most five marks', () => {
    for (let least = 0; least < 3000; least += 37) {
      for (const most of [least, least + 1, least + 49, least * 3 + 5, least * 90]) {
        const { low, high, ticks } = priceAxis([line(least, most)]);
        expect(low).toBeLessThanOrEqual(least);
        expect(high).toBeGreaterThanOrEqual(most);
        expect(high).toBeGreaterThan(low);
        expect(ticks.length).toBeGreaterThanOrEqual(2);
        expect(ticks.length).toBeLessThanOrEqual(5);
      }
    }
  });

  test('does not make a mountain of a cent', () => {
    expect(axis(1000, 1001)).toEqual(['$9', '$10', '$11', '$12']);
    expect(axis(379)).toEqual(['$3.40', '$3.60', '$3.80', '$4.00', '$4.20']);
  });
});

describe('the axis of days', () => {
  const ticks = (first: string, last: string) => dayTicks(dayOf(first), dayOf(last)).map(formatDayTick);

  test.each([
    ['2026-02-11', '2026-02-14', ['Feb 11', 'Feb 12', 'Feb 13', 'Feb 14']],
    ['2026-01-19', '2026-02-14', ['Jan 19', 'Jan 26', 'Feb 2', 'Feb 9']],
    ['2026-01-01', '2026-02-14', ['Jan 1', 'Jan 15', 'Jan 29', 'Feb 12']],
    ['2025-11-20', '2026-03-10', ['Dec 2025', 'Jan 2026', 'Feb 2026', 'Mar 2026']],
    ['2025-02-15', '2026-02-14', ['Apr 2025', 'Jul 2025', 'Oct 2025', 'Jan 2026']],
    ['2021-03-01', '2026-02-14', ['Jan 2022', 'Jan 2024', 'Jan 2026']],
  ])('from %s to %s is marked at days that people name', (first, last, marks) => {
    expect(ticks(first, last)).toEqual(marks);
  });
});

// @spec screen-price-chart
test('a line stops where a day has no price', () => {
  const points = [1, 2, 4, 7, 8, 9].map((day) => ({ day, cents: 100 }));
  expect(stretches(points).map((part) => part.map(({ day }) => day))).toEqual([[1, 2], [4], [7, 8, 9]]);
});

test('the nearest day is found, the earlier of two', () => {
  const days = [10, 20, 40];
  expect([-5, 10, 14.9, 15, 15.1, 30, 31, 99].map((day) => days[nearest(days, day)])).toEqual([
    10, 10, 10, 10, 20, 20, 40, 40,
  ]);
});

test('the lowest and the highest price are those of their first day', () => {
  const edges = edgesOf(line(5, 3, 9, 3, 9, 4));
  expect(Object.values(edges ?? {}).map(({ day }) => day)).toEqual([0, 5, 1, 2]);
});

test('names beside the ends of lines do not cover each other', () => {
  expect(spread([100, 102, 20], 17, 200)).toEqual([100, 117, 20]);
  expect(spread([200, 199, 198], 17, 200)).toEqual([200, 183, 166]);
});

test('whole dollars have no decimals where they are set off by a comma either', () => {
  document.documentElement.lang = 'es';
  try {
    expect(formatPriceTicks([500, 1000]).map(withPlainSpaces)).toEqual(['5 $', '10 $']);
    expect(formatPriceTicks([450, 1000]).map(withPlainSpaces)).toEqual(['4,50 $', '10,00 $']);
  } finally {
    document.documentElement.lang = 'en';
  }
});
const withPlainSpaces = (words: string) => words.replace(/\s/g, ' ');

// What a plan costs, in CPU time: hundred cards and sixty stops within 300 ms where sorting 200,000 numbers takes about 80.
import { type Lot, type Problem, plansFor } from '../../src/modules/cover/domain/planner/index.js';
import {
  lot,
  market,
  numbersFrom,
  problem,
  stop,
  want,
} from '../../src/modules/cover/domain/planner/test/problems.js';
import { tell } from './promise.js';

const SORTED = 200_000;
/** Multiples of the sort: of markets as they are, and where all wants compete for one card. */
const MAX_TIMES = { market: 3.5, rivals: 6 };
const RUNS = 3;

/** The least that some work took. */
function cpuOf(work: () => unknown): number {
  const taken = Array.from({ length: RUNS }, () => {
    const before = process.cpuUsage();
    work();
    const { user, system } = process.cpuUsage(before);
    return user + system;
  });
  return Math.min(...taken);
}

/** The most that is ever looked at of a card: 1,000 lots, wanted on a hundred terms that overlap. */
function rivals(copies: number): Problem {
  const next = numbersFrom(11);
  const whole = (most: number) => Math.floor(next() * most);
  const languages = ['en', 'de', 'fr', 'es', 'it', 'pt', 'ja', 'ko'];
  const stops = Array.from({ length: 60 }, (_, n) => stop(`s${n}`, 1 + whole(400)));
  const lots = Array.from({ length: 1_000 }, (_, n) =>
    lot(`l${n}`, `s${n % 60}`, 'c', 10 + whole(2_000), {
      copies: 1 + whole(4),
      grade: whole(5) as Lot['grade'],
      language: languages[whole(8)] ?? 'en',
    }),
  );
  const wants = Array.from({ length: 100 }, (_, n) =>
    want('c', {
      id: `w${n}`,
      copies: copies + (n % 3),
      worst: (n % 5) as Lot['grade'],
      languages: languages.filter((_, l) => (n >> (l % 5)) % 2 === 0),
    }),
  );
  return problem(wants, stops, lots, { stopCents: 100, maxStops: 12 });
}

it('plans hundred cards at sixty stops within a fixed cost, whatever the market is like', () => {
  const next = numbersFrom(1);
  const numbers = Array.from({ length: SORTED }, () => next());
  const sort = cpuOf(() => numbers.toSorted((a, b) => a - b));
  const times = (of: Problem) => cpuOf(() => plansFor(of)) / sort;
  const markets = [1, 2, 3, 4].flatMap((seed) =>
    [0.15, 0.4].map((share) => times(market(seed, { cards: 100, stops: 60, share }))),
  );
  const competing = [1, 4, 200].map((copies) => times(rivals(copies)));
  tell({
    figure: `three plans for 100 cards at 60 stops: ${Math.max(...markets).toFixed(1)} times a sort of 200,000 numbers, ${Math.max(...competing).toFixed(1)} where 100 wants compete for one card`,
  });
  expect(Math.max(...markets)).toBeLessThan(MAX_TIMES.market);
  expect(Math.max(...competing)).toBeLessThan(MAX_TIMES.rivals);
});

// What a plan costs, in CPU time: hundred cards and sixty stops within 300 ms where sorting 200,000 numbers takes about 80.
import { type Lot, type Problem, plansFor } from '../../src/modules/cover/domain/planner/index.js';
import { lot, market, problem, stop, want } from '../../src/modules/cover/domain/planner/test/problems.js';
import { numbersFrom } from '../random.js';
import { tell } from './promise.js';

const SORTED = 200_000;
/** Multiples of the sort: of markets as they are, and where wants compete for a card. */
const MAX_TIMES = { market: 2.5, rivals: 4.5 };
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

const LANGUAGES = ['en', 'de', 'fr', 'es', 'it', 'pt', 'ja', 'ko'];

/** Wants of `cards` cards on `terms` that overlap each, and lots of them at sixty stops. */
function rivals({
  cards,
  terms,
  lots,
  copies,
}: Record<'cards' | 'terms' | 'lots' | 'copies', number>): Problem {
  const next = numbersFrom(11);
  const whole = (most: number) => Math.floor(next() * most);
  const stops = Array.from({ length: 60 }, (_, n) => stop(`s${n}`, 1 + whole(400)));
  const each = <Item>(of: number, make: (card: string, n: number) => Item) =>
    Array.from({ length: cards }, (_, card) =>
      Array.from({ length: of }, (_, n) => make(`c${card}`, n)),
    ).flat();
  const offered = each(lots, (card, n) =>
    lot(`${card}-l${n}`, `s${n % 60}`, card, 10 + whole(2_000), {
      copies: 1 + whole(4),
      grade: whole(5) as Lot['grade'],
      language: LANGUAGES[whole(8)] ?? 'en',
    }),
  );
  const wanted = each(terms, (card, n) =>
    want(card, {
      id: `${card}-w${n}`,
      copies: copies + (n % 3),
      worst: (n % 5) as Lot['grade'],
      languages: LANGUAGES.filter((_, l) => (n >> (l % 5)) % 2 === 0),
    }),
  );
  return problem(wanted, stops, offered, { stopCents: 100, maxStops: 12 });
}

/** The first ones have as many lots as are ever looked at of a card. */
const COMPETING = [
  ...[1, 4, 200].map((copies) => ({ cards: 1, terms: 100, lots: 1_000, copies })),
  { cards: 10, terms: 10, lots: 60, copies: 1 },
  { cards: 20, terms: 5, lots: 60, copies: 4 },
  { cards: 100, terms: 2, lots: 60, copies: 4 },
];

it('plans hundred cards at sixty stops within a fixed cost, whatever the market is like', () => {
  const next = numbersFrom(1);
  const numbers = Array.from({ length: SORTED }, () => next());
  const sort = cpuOf(() => numbers.toSorted((a, b) => a - b));
  const times = (of: Problem) => cpuOf(() => plansFor(of)) / sort;
  const markets = [1, 2, 3, 4].flatMap((seed) =>
    [0.15, 0.4].map((share) => times(market(seed, { cards: 100, stops: 60, share }))),
  );
  const competing = COMPETING.map((each) => times(rivals(each)));
  tell({
    figure: `three plans for 100 cards at 60 stops: ${Math.max(...markets).toFixed(1)} times a sort of 200,000 numbers, ${Math.max(...competing).toFixed(1)} where wants compete for a card`,
  });
  expect(Math.max(...markets)).toBeLessThan(MAX_TIMES.market);
  expect(Math.max(...competing)).toBeLessThan(MAX_TIMES.rivals);
});

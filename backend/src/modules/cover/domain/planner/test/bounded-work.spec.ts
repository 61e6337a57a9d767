import { numbersFrom } from '../../../../../../test/random.js';
import { costOf } from '../assign.js';
import { plansFor } from '../index.js';
import { MAX_WORK, modelOf } from '../model.js';
import { PLAN_KINDS } from '../problem.js';
import { search } from '../search.js';
import { lot, problem, stop, want } from './problems.js';

/** Hundred wants of one card that all compete for the same lots, each for other ones of them. */
function rivals() {
  const next = numbersFrom(7);
  const whole = (most: number) => Math.floor(next() * most);
  const stops = Array.from({ length: 60 }, (_, n) => stop(`s${n}`, 1 + whole(400)));
  const languages = ['en', 'de', 'fr', 'es', 'it', 'pt', 'ja', 'ko'];
  const lots = stops.flatMap(({ id }) =>
    Array.from({ length: 40 }, (_, n) =>
      lot(`${id}-${n}`, id, 'c', 10 + whole(2_000), {
        copies: 1 + whole(30),
        grade: whole(5) as 0,
        language: languages[whole(8)] ?? 'en',
      }),
    ),
  );
  const wants = Array.from({ length: 100 }, (_, n) =>
    want('c', {
      id: `w${n}`,
      copies: 200 + n,
      worst: (n % 5) as 0,
      languages: languages.filter((_, l) => (n >> (l % 5)) % 2 === 0),
    }),
  );
  return problem(wants, stops, lots, { stopCents: 100, maxStops: 12 });
}

it('ends after a bounded number of steps, however much the wants of a card compete', () => {
  const hard = rivals();
  for (const kind of PLAN_KINDS) {
    const model = modelOf(hard, kind);
    search(model);
    // The evaluations in which the limit is reached are finished.
    expect(model.work.spent).toBeLessThan(2 * MAX_WORK);
  }
});

it('places many like copies of a lot at once', () => {
  const stops = [stop('a'), stop('b')];
  const lots = [
    lot('cheap', 'a', 'c', 100, { copies: 1_000, language: 'de' }),
    lot('dear', 'b', 'c', 900, { copies: 1_000 }),
  ];
  const wants = [
    want('c', { id: 'any', copies: 1_000 }),
    want('c', { id: 'german', copies: 1_000, languages: ['de'] }),
  ];
  const hard = problem(wants, stops, lots);
  expect(plansFor(hard).map(({ copies, cents }) => [copies, cents])).toEqual(
    PLAN_KINDS.map(() => [2_000, 1_000 * 100 + 1_000 * 900]),
  );
  const model = modelOf(hard, 'CHEAPEST');
  search(model);
  expect(model.work.spent).toBeLessThan(10_000);
});

it('keeps sums exact whole numbers where thousands of copies are missing', () => {
  const stops = Array.from({ length: 14 }, (_, n) => stop(`s${n}`, 10_000));
  const wants = Array.from({ length: 99 }, (_, n) => want(`c${n}`, { copies: 1_000 }));
  const lots = wants.flatMap(({ card }) => [
    lot(`${card}-cheap`, 's0', card, 1),
    lot(`${card}-dear`, 's1', card, 99_999_999),
  ]);
  for (const kind of PLAN_KINDS) {
    const model = modelOf(problem(wants, stops, lots, { maxStops: 12 }), kind);
    const nowhere = costOf(
      model,
      stops.map(() => false),
    );
    expect(nowhere).toBeGreaterThan(
      costOf(
        model,
        stops.map(({ id }) => id === 's0'),
      ),
    );
    expect(Number.isSafeInteger(nowhere)).toBe(true);
  }
});

it('decides soon where hundred wants compete for a few copies, of which most get none', () => {
  const stops = Array.from({ length: 14 }, (_, n) => stop(`s${n}`, 10 + n));
  const lots = stops.slice(0, 12).map(({ id }, n) => lot(`l${n}`, id, 'c', 100 + n, { grade: (n % 5) as 0 }));
  const wants = Array.from({ length: 100 }, (_, n) =>
    want('c', { id: `w${n}`, worst: (n % 5) as 0, mostCents: 100 + n }),
  );
  const scarce = problem(wants, stops, lots, { stopCents: 100 });
  for (const kind of PLAN_KINDS) {
    const model = modelOf(scarce, kind);
    search(model);
    expect(model.work.spent).toBeLessThan(4_000);
  }
});

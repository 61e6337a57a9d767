import { numbersFrom } from '../../../../../../test/random.js';
import { type Plan, type PlanKind, plansFor } from '../index.js';
import { lot, market, problem, stop, want } from './problems.js';

const plan = (of: Parameters<typeof plansFor>[0], kind: PlanKind): Plan => {
  const found = plansFor(of).find((each) => each.kind === kind);
  if (!found) throw new Error(`No plan ${kind}`);
  return found;
};
/** `stop: want x copies @ cents` of each line. */
const lines = ({ stops }: Plan): string[] =>
  stops.flatMap((each) =>
    each.copies.map(({ want: of, copies, lot: from }) => `${each.stop}: ${of} x${copies} @${from.cents}`),
  );

describe('three plans for a list', () => {
  const three = problem(
    [want('bolt'), want('shock'), want('island')],
    [stop('far', 300), stop('near', 5), stop('mid', 50)],
    [
      lot('1', 'far', 'bolt', 100),
      lot('2', 'far', 'shock', 200),
      lot('3', 'far', 'island', 300),
      lot('4', 'near', 'bolt', 900),
      lot('5', 'near', 'shock', 800),
      lot('6', 'mid', 'island', 50),
      lot('7', 'mid', 'bolt', 90),
    ],
  );

  it('buys each card where it costs least', () => {
    const cheapest = plan(three, 'CHEAPEST');
    expect(lines(cheapest)).toEqual(['mid: bolt x1 @90', 'mid: island x1 @50', 'far: shock x1 @200']);
    expect(cheapest).toMatchObject({ cents: 340, copies: 3, unpriced: 0, missing: [] });
  });

  it('goes to as few stops as it can', () => {
    expect(lines(plan(three, 'FEWEST'))).toEqual([
      'far: bolt x1 @100',
      'far: island x1 @300',
      'far: shock x1 @200',
    ]);
  });

  it('goes no farther than it must', () => {
    expect(lines(plan(three, 'NEAREST'))).toEqual([
      'near: shock x1 @800',
      'mid: bolt x1 @90',
      'mid: island x1 @50',
    ]);
  });

  it('does not go to one more stop to save less than a stop is worth', () => {
    const { stops } = plan({ ...three, stopCents: 400 }, 'CHEAPEST');
    expect(stops.map((each) => each.stop)).toEqual(['far']);
  });

  it('covers what it can within the most stops, and says what one more stop would give', () => {
    const { stops, missing } = plan({ ...three, maxStops: 1, stops: three.stops.slice(1) }, 'FEWEST');
    expect(stops.map((each) => each.stop)).toEqual(['mid']);
    expect(missing).toMatchObject([{ want: 'shock', relaxations: [{ kind: 'STOPS', lot: { id: '5' } }] }]);
  });

  it('puts unknown distances last', () => {
    const { stops } = plan(
      problem(
        [want('bolt')],
        [stop('a', null), stop('b', 5_000)],
        [lot('1', 'a', 'bolt', 1), lot('2', 'b', 'bolt', 9)],
      ),
      'NEAREST',
    );
    expect(stops.map((each) => each.stop)).toEqual(['b']);
  });
});

describe('terms', () => {
  const stops = [
    stop('a'),
    stop('b'),
    stop('closed', 1, { isOpen: false }),
    stop('away', 900, { isNear: false }),
  ];
  const best = (lots: Parameters<typeof problem>[2], more: Parameters<typeof want>[1]) =>
    plan(problem([want('bolt', more)], stops, lots), 'CHEAPEST');

  it.each([
    ['PRINTING', { printing: 'bolt-2' }, {}],
    ['CONDITION', { worst: 1 }, { grade: 2 }],
    ['FINISH', { finishes: ['FOIL'] }, {}],
    ['LANGUAGE', { languages: ['de', 'fr'] }, {}],
    ['PRICE', { mostCents: 99 }, {}],
    ['TRADE', {}, { isTrade: true }],
    ['DISTANCE', {}, { stop: 'away' }],
    ['HOURS', {}, { stop: 'closed' }],
  ] as const)('refuses a copy by %s, and offers it as the next best', (kind, terms, copy) => {
    const { missing, copies } = best([lot('1', 'a', 'bolt', 100, copy)], terms);
    expect(copies).toBe(0);
    expect(missing).toMatchObject([
      { want: 'bolt', copies: 1, relaxations: [{ kind, lot: { id: '1' }, copies: 1 }] },
    ]);
  });

  it('offers nothing that breaks two terms', () => {
    const { missing } = best([lot('1', 'a', 'bolt', 100, { grade: 3 })], { worst: 1, mostCents: 50 });
    expect(missing).toEqual([{ want: 'bolt', copies: 1, relaxations: [] }]);
  });

  it('offers the best condition below, and the nearest stop beyond', () => {
    const { missing } = best(
      [
        lot('1', 'a', 'bolt', 1, { grade: 4 }),
        lot('2', 'b', 'bolt', 50, { grade: 3 }),
        lot('3', 'away', 'bolt', 9),
      ],
      { worst: 1 },
    );
    expect(missing[0]?.relaxations.map(({ kind, lot: { id } }) => `${kind} ${id}`)).toEqual([
      'CONDITION 2',
      'DISTANCE 3',
    ]);
  });

  it('takes a copy without a known price last, never as free', () => {
    const {
      cents,
      unpriced,
      stops: planned,
    } = best([lot('1', 'a', 'bolt', null), lot('2', 'b', 'bolt', 5_000)], { copies: 2 });
    expect({ cents, unpriced }).toEqual({ cents: 5_000, unpriced: 1 });
    expect(planned).toHaveLength(2);
    expect(best([lot('1', 'a', 'bolt', null), lot('2', 'b', 'bolt', 5_000)], {}).cents).toBe(5_000);
  });

  it('knows of no copy without a price that it is within the highest price', () => {
    const { missing } = best([lot('1', 'a', 'bolt', null)], { mostCents: 10 });
    expect(missing[0]?.relaxations).toMatchObject([{ kind: 'PRICE', lot: { cents: null } }]);
  });

  it('gives no copy to two wants, and the scarce ones to whom nothing else fits', () => {
    const { copies, missing } = plan(
      problem(
        [want('bolt', { id: 'any', copies: 2 }), want('bolt', { id: 'this', printing: 'bolt-9' })],
        stops,
        [
          lot('1', 'a', 'bolt', 10, { printing: 'bolt-9' }),
          lot('2', 'a', 'bolt', 900),
          lot('3', 'a', 'bolt', 950),
        ],
      ),
      'CHEAPEST',
    );
    expect({ copies, missing }).toEqual({ copies: 3, missing: [] });
  });

  it('takes 1,000 copies where there are only three, and misses the rest', () => {
    const { copies, missing } = best([lot('1', 'a', 'bolt', 10, { copies: 3 })], { copies: 1_000 });
    expect(copies).toBe(3);
    expect(missing).toMatchObject([{ copies: 997, relaxations: [] }]);
  });

  it('plans nothing for an empty list, and nothing without stops', () => {
    expect(plansFor(problem([], stops, []))).toEqual(
      ['CHEAPEST', 'FEWEST', 'NEAREST'].map((kind) => ({
        kind,
        stops: [],
        copies: 0,
        cents: 0,
        unpriced: 0,
        missing: [],
      })),
    );
    expect(plan(problem([want('bolt')], [], []), 'NEAREST').missing).toEqual([
      { want: 'bolt', copies: 1, relaxations: [] },
    ]);
  });
});

describe('the same input', () => {
  it('has the same plans in whatever order it comes', () => {
    const given = market(7, { cards: 25, stops: 18, share: 0.4 });
    const next = numbersFrom(3);
    const shuffled = <Each>(list: readonly Each[]): Each[] =>
      list
        .map((each) => [next(), each] as const)
        .toSorted(([a], [b]) => a - b)
        .map(([, each]) => each);
    const other = {
      ...given,
      wants: shuffled(given.wants),
      stops: shuffled(given.stops),
      lots: shuffled(given.lots),
    };
    expect(plansFor(other)).toEqual(plansFor(given));
  });

  it('has the plan of the lower id where two are as good', () => {
    const equal = problem(
      [want('bolt')],
      [stop('b'), stop('a')],
      [lot('2', 'b', 'bolt', 10), lot('1', 'a', 'bolt', 10)],
    );
    for (const { stops } of plansFor(equal)) expect(stops.map((each) => each.stop)).toEqual(['a']);
  });
});

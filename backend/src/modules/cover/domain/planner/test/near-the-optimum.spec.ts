import highs, { type Highs } from 'highs';
import { extent } from '../../../../../../test/trust/promise.js';
import { type Plan, type PlanKind, type Problem, plansFor } from '../index.js';
import { market, type Size } from './problems.js';

/** Its types are of its ES module; here it is a CommonJS one, which is the function itself. */
const loadSolver = highs as unknown as () => Promise<Highs>;

/** What a plan of each kind must keep low, in its own unit. */
const AIMS: Readonly<Record<PlanKind, { pays: number; way: (distance: number) => number }>> = {
  CHEAPEST: { pays: 1, way: () => 100 },
  FEWEST: { pays: 0, way: () => 1 },
  NEAREST: { pays: 0, way: (distance) => 1 + distance },
};

/** The exact optimum by an independent solver of mixed-integer programs. Every copy that can be had is had. */
async function optimum({ wants, lots, stops }: Problem, missing: number, kind: PlanKind): Promise<number> {
  const { pays, way } = AIMS[kind];
  const takes = wants.flatMap((want, w) =>
    lots.flatMap((lot, l) =>
      lot.card === want.card &&
      lot.grade <= (want.worst ?? 4) &&
      (want.printing === undefined || want.printing === lot.printing)
        ? [{ w, l, name: `x${w}_${l}`, most: Math.min(want.copies, lot.copies), lot }]
        : [],
    ),
  );
  const places = new Map(stops.map(({ id }, n) => [id, `y${n}`]));
  const goal = [
    ...(pays ? takes.map(({ name, lot }) => `${lot.cents} ${name}`) : []),
    ...stops.map(({ distance }, n) => `${way(distance ?? 0)} y${n}`),
  ];
  const sum = (names: readonly string[]) => names.join(' + ');
  const rows = [
    ...wants.map(
      ({ copies }, w) =>
        `${sum([...takes.filter((t) => t.w === w).map((t) => t.name), `m${w}`])} = ${copies}`,
    ),
    ...takes.map(({ name, most, lot }) => `${name} - ${most} ${places.get(lot.stop)} <= 0`),
    ...lots.flatMap(({ copies }, l) => {
      const of = takes.filter((t) => t.l === l).map((t) => t.name);
      return of.length > 1 ? [`${sum(of)} <= ${copies}`] : [];
    }),
    `${sum(wants.map((_, w) => `m${w}`))} <= ${missing}`,
  ];
  const program = `Minimize\n ${goal.join('\n + ')}\nSubject To\n${rows.map((row, n) => ` r${n}: ${row}`).join('\n')}
General\n ${takes.map(({ name }) => name).join('\n ')}\nBinary\n ${[...places.values()].join('\n ')}\nEnd\n`;
  const solution = (await loadSolver()).solve(program, { mip_rel_gap: 0, output_flag: false });
  expect(solution.Status).toBe('Optimal');
  return solution.ObjectiveValue;
}

const sizes: (Size & { seed: number })[] = [
  { seed: 1, cards: 30, stops: 14, share: 0.3 },
  { seed: 2, cards: 40, stops: 20, share: 0.25 },
  { seed: 3, cards: 60, stops: 25, share: 0.15 },
  ...extent({ quick: [], whole: [{ seed: 4, cards: 60, stops: 25, share: 0.4 }] }),
];

describe('beyond 12 candidate stops', () => {
  it.each(sizes)(
    'each plan is within 5 % of the optimum ($cards cards, $stops stops, seed $seed)',
    async ({ seed, ...size }) => {
      const problem = market(seed, size);
      const distances = new Map(problem.stops.map(({ id, distance }) => [id, distance ?? 0]));
      for (const plan of plansFor(problem)) {
        const { pays, way } = AIMS[plan.kind];
        const missing = plan.missing.reduce((sum, each) => sum + each.copies, 0);
        expect(missing).toBe(leastMissing(problem));
        const cost =
          pays * plan.cents + plan.stops.reduce((sum, each) => sum + way(distances.get(each.stop) ?? 0), 0);
        const best = await optimum(problem, missing, plan.kind);
        expect(cost).toBeGreaterThanOrEqual(Math.round(best));
        expect(cost).toBeLessThanOrEqual(1.05 * best);
      }
    },
    120_000,
  );
});

/** What is missing if all stops are gone to, which no plan can better. */
function leastMissing(problem: Problem): number {
  const everywhere: Problem = {
    ...problem,
    stops: [{ ...(problem.stops[0] as Problem['stops'][number]), id: 'all' }],
  };
  const lots = problem.lots.map((lot) => ({ ...lot, stop: 'all' }));
  const [plan] = plansFor({ ...everywhere, lots }) as [Plan];
  return plan.missing.reduce((sum, each) => sum + each.copies, 0);
}

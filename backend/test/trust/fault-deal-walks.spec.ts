// The walks that the fault tests go, against the table of deals: the tests kill the server in every pair of a state and an event.
import { type DealState, transitionOf } from '../../src/modules/deals/domain/deal-machine.js';
import { wrongPairs } from '../../src/modules/deals/test/deal-pairs.js';
import { WALKS, type Walk } from './fault-deal-walks.js';

/** As many jobs does a server at once. */
const JOBS = 3;
const ROUNDS = Math.max(...WALKS.map(({ steps }) => steps.length));

/** The states of a deal before each step of a walk, and after the last one. */
function statesOf({ kind, steps }: Walk): DealState[] {
  const states: DealState[] = [kind === 'HOLD' ? 'SCHEDULED' : 'AGREED'];
  for (const { event } of steps) {
    const state = states.at(-1) as DealState;
    states.push(transitionOf(state, event)?.to ?? state);
  }
  return states;
}

describe('the walks through deals', () => {
  it('take every pair of a state and an event of the table, and no other', () => {
    const taken = WALKS.flatMap((walk) => {
      const states = statesOf(walk);
      return walk.steps.map(({ event }, nth) => `${states[nth]} ${event}`);
    });
    expect(wrongPairs(new Set(taken))).toEqual({ missing: [], unexpected: [] });
  });

  it('end where the table leads', () => {
    expect(WALKS.map((walk) => statesOf(walk).at(-1))).toEqual(WALKS.map(({ end }) => end.state));
  });

  it('have names of their own', () => {
    expect(new Set(WALKS.map(({ kind, name }) => `${kind} ${name}`)).size).toBe(WALKS.length);
  });

  it('take as many steps by jobs in a round as a server does at a time', () => {
    const jobs = Array.from(
      { length: ROUNDS },
      (_, round) => WALKS.filter(({ steps }) => steps[round] && !steps[round].again).length,
    );
    expect(jobs.filter((count) => count > JOBS)).toEqual([]);
  });
});

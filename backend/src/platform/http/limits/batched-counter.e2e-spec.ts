// The story of counting in memory: quick for each call, and still one count for all replicas.

import { story } from '../../../../test/story.js';
import { Sql } from '../../database/sql.js';
import { BatchedCounter } from './batched-counter.js';

describe('calls that are counted in memory', () => {
  const market = story();
  const RULE = { calls: 100, seconds: 60, burst: 5 };
  /** The statements of one test; replicas of the test before may still flush. */
  let asked = { statements: 0 };
  const replica = (isAway = () => false) => {
    const mine = asked;
    return new BatchedCounter(async ({ text }, values) => {
      mine.statements++;
      if (isAway()) throw new Error('The database is away');
      return (await market.app.get(Sql).pool.query(text, [...values])).rows;
    });
  };
  const allowedOf = async (counter: BatchedCounter, name: string, times: number, rule = RULE) => {
    const takes = Array.from({ length: times }, () => counter.consume(name, rule, (key) => key));
    return (await Promise.all(takes)).filter(({ allowed }) => allowed).length;
  };
  beforeEach(() => {
    asked = { statements: 0 };
  });
  afterEach(() => void jest.restoreAllMocks());

  it('are bounded across replicas: by the limit, and what each may be ahead of the others', async () => {
    const replicas = [replica(), replica(), replica()];
    const allowed = await Promise.all(replicas.map((each) => allowedOf(each, 'crowd', 200)));
    const sum = allowed.reduce((all, each) => all + each, 0);
    expect(sum).toBeGreaterThanOrEqual(RULE.calls);
    expect(sum).toBeLessThanOrEqual(RULE.calls + replicas.length * RULE.burst);
    expect(await allowedOf(replicas[0] as BatchedCounter, 'crowd', 1)).toBe(0);
  });

  it('pay no round trip of their own', async () => {
    const one = replica();
    const players = Array.from({ length: 300 }, (_, nth) => `player ${nth}`);
    await Promise.all(players.map((player) => allowedOf(one, player, 4)));
    expect(asked.statements).toBe(0);
    await one.flush();
    expect(asked.statements).toBe(1);
  });

  it('are known to a replica that starts later, as soon as it asks', async () => {
    const [first, second] = [replica(), replica()];
    expect(await allowedOf(first, 'late', 100)).toBe(100);
    await first.flush();
    expect(await allowedOf(second, 'late', 50)).toBe(RULE.burst);
  });

  it('count again in the next window', async () => {
    const rule = { calls: 3, seconds: 60, burst: 1 };
    const one = replica();
    // The clock is frozen: a busy machine may need longer for the calls than the window lasts.
    const begun = Date.now();
    const time = jest.spyOn(Date, 'now').mockReturnValue(begun);
    expect(await allowedOf(one, 'window', 5, rule)).toBe(3);
    time.mockReturnValue(begun + 59_999);
    expect(await allowedOf(one, 'window', 5, rule)).toBe(0);
    time.mockReturnValue(begun + 60_000);
    expect(await allowedOf(one, 'window', 5, rule)).toBe(3);
  });

  it('are counted in the process alone while the database is away, and told when it is back', async () => {
    let isAway = true;
    const one = replica(() => isAway);
    expect(await allowedOf(one, 'away', 150)).toBe(RULE.calls);
    isAway = false;
    await one.flush();
    expect(await allowedOf(replica(), 'away', 50)).toBe(RULE.burst);
  });
});

// The limits of the calls that go out.
import { LiveLimits } from './live-limits.js';

describe('a card that is asked for live', () => {
  // @spec rule-card-database-timeout
  it('is there, or the mirror has answered, within the 5 s that the card database is waited for', () => {
    const { timeout, answering, ingesting, connecting } = new LiveLimits();
    expect(timeout + ingesting).toBeLessThan(5_000);
    expect(Math.max(answering, connecting)).toBeLessThan(timeout);
  });

  it('costs fewer than two searches and ten other calls a second', () => {
    const { pace } = new LiveLimits();
    expect([pace.search > 500, pace.other > 100]).toEqual([true, true]);
  });
});

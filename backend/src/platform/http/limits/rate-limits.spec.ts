// What is counted in the database is cleared from it when it is long over.
import type { Sql } from '../../database/sql.js';
import { RateLimits } from './rate-limits.js';

describe('counts that are over', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  it('are cleared by one statement every five minutes, however many rules have counted', async () => {
    const said: string[] = [];
    const query = async ({ text }: { text: string }) => {
      said.push(text);
      return { rows: [{ points: 1, expire: String(Date.now() + 60_000) }] };
    };
    const limits = new RateLimits({ pool: { query } } as unknown as Sql);
    const rules = [
      { by: 'address', calls: 5, seconds: 60 },
      { by: 'network', calls: 9, seconds: 60 },
    ] as const;
    const limited = ['login', 'mail', 'password', 'refresh'].map((name) => ({ name, rules }));
    const counted = { ip: '203.0.113.7', account: 'mika', address: 'mika@example.com' };
    for (const limit of limited) await limits.count(limit, counted);
    await jest.advanceTimersByTimeAsync(11 * 60_000);
    expect(said.filter((text) => /^delete/i.test(text))).toHaveLength(2);
  });
});

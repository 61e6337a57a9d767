// The rules of the gate: how many search at a time, who comes next, and who is turned away.
import { setImmediate as settled } from 'node:timers/promises';
import { SearchLimiter } from './search-gate.js';

const FULL = 'Too many searches are waiting. Try again in a few seconds.';

describe('the gate before the searches', () => {
  let gate: SearchLimiter;
  let begun: string[];
  let ends: (() => void)[];
  beforeEach(() => {
    gate = new SearchLimiter();
    [begun, ends] = [[], []];
  });
  afterEach(() => jest.useRealTimers());

  /** A search that takes until its end is called. */
  const search = (account: string) =>
    gate
      .run(account, () => {
        begun.push(account);
        return new Promise<string>((resolve) => ends.push(() => resolve('found')));
      })
      .catch(({ message }: Error) => message);

  /** What a search has come to by now: who waits is turned away in the end, too. */
  const atOnce = (search?: Promise<string>) => Promise.race([search, 'waits']);

  it('lets four in at a time, two of one account, and then those who came first and have room', async () => {
    const all = ['ann', 'ann', 'ann', 'bob', 'cid', 'dan', 'bob'].map(search);
    await settled();
    expect(begun).toEqual(['ann', 'ann', 'bob', 'cid']);
    ends[2]?.();
    await settled();
    expect(begun.slice(4)).toEqual(['dan']);
    ends[0]?.();
    await settled();
    expect(begun.slice(5)).toEqual(['ann']);
    for (let nth = 0; nth < all.length; nth++) {
      ends[nth]?.();
      await settled();
    }
    expect(await Promise.all(all)).toEqual(Array(7).fill('found'));
  });

  it('has room again after a search that failed', async () => {
    for (let nth = 0; nth < 9; nth++) {
      await expect(gate.run('ann', () => Promise.reject(new Error('lost')))).rejects.toThrow('lost');
    }
    void search('ann');
    await settled();
    expect(begun).toEqual(['ann']);
  });

  it('turns an account away of which too many wait already, and nobody else', async () => {
    const own = Array.from({ length: 15 }, () => search('ann'));
    void search('bob');
    await settled();
    expect(begun).toEqual(['ann', 'ann', 'bob']);
    expect(await atOnce(own[14])).toBe(FULL);
    expect(await atOnce(own[13])).toBe('waits');
  });

  it('turns everybody away when too many wait', async () => {
    const all = Array.from({ length: 65 }, (_, nth) => search(`somebody ${nth}`));
    await settled();
    expect(await atOnce(all[64])).toBe(FULL);
    expect(await atOnce(all[63])).toBe('waits');
    expect(begun).toHaveLength(4);
  });

  it('lets nobody wait longer than a search may take', async () => {
    jest.useFakeTimers();
    const [, , late] = [search('ann'), search('ann'), search('ann')];
    jest.advanceTimersByTime(5_000);
    expect(await late).toBe(FULL);
    ends[0]?.();
    jest.useRealTimers();
    await settled();
    expect(begun).toEqual(['ann', 'ann']);
  });
});

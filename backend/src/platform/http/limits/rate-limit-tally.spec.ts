// Counting in memory while the database is slow or away: what was let through is told once it hears again, of itself.
import { Logger } from '@nestjs/common';
import { Tally } from './rate-limit-tally.js';

describe('calls that are counted while the database does not hear', () => {
  const RULE = { calls: 100, seconds: 60, ahead: 6 };
  /** How many counts each statement told. */
  let told: number[];
  /** When the windows of these end. */
  let ends: number[];
  /** What the database does with a statement. */
  let hear: () => Promise<void>;
  let tally: Tally;
  const away = async (ms = 0) => {
    await new Promise((resolve) => setTimeout(resolve, ms));
    throw new Error('The database is away');
  };
  const back = async () => undefined;
  /** As many calls as are worth telling. */
  const take = async (name: string, rule = RULE) => {
    for (let call = 0; call < 3; call++) await tally.take(name, rule, (key) => key);
  };

  beforeEach(() => {
    jest.useFakeTimers();
    jest.spyOn(Logger.prototype, 'warn').mockReturnValue();
    [told, ends] = [[], []];
    tally = new Tally(async (_statement, [keys, _points, expire]) => {
      told.push((keys as string[]).length);
      ends.push(...(expire as number[]));
      await hear();
      return [];
    });
  });
  afterEach(() => {
    jest.useRealTimers();
    jest.restoreAllMocks();
  });

  it('are not told while they are few: no replica is further ahead than it may be', async () => {
    hear = back;
    for (const name of ['one', 'other'])
      for (let call = 0; call < 2; call++) await tally.take(name, RULE, (key) => key);
    await jest.advanceTimersByTimeAsync(RULE.seconds * 1_000 - 1_000);
    expect(told).toEqual([]);
    await tally.take('other', RULE, (key) => key);
    await jest.advanceTimersByTimeAsync(300);
    expect(told).toEqual([1]);
  });

  it('are told again after a statement that took long and failed, though nobody calls any more', async () => {
    hear = () => away(600);
    await take('slow');
    await jest.advanceTimersByTimeAsync(300);
    await take('slow');
    await jest.advanceTimersByTimeAsync(300);
    hear = back;
    await jest.advanceTimersByTimeAsync(510);
    expect(told).toEqual([1, 1]);
  });

  it('that came while others were told are told without another call', async () => {
    hear = () => new Promise((resolve) => setTimeout(resolve, 600));
    await take('first');
    await jest.advanceTimersByTimeAsync(300);
    await take('second');
    await jest.advanceTimersByTimeAsync(900);
    expect(told).toEqual([1, 1]);
  });

  it('are kept for one window only, however long the database is away', async () => {
    hear = away;
    for (let window = 0; window < 5; window++) {
      await take('player');
      await take(`player of window ${window}`);
      await jest.advanceTimersByTimeAsync(RULE.seconds * 1_000 + 1);
    }
    hear = back;
    told.length = 0;
    await take('player');
    await jest.advanceTimersByTimeAsync(300);
    expect(told).toEqual([1]);
  });

  it('are told as those of the window that they were let through in', async () => {
    const rule = { ...RULE, seconds: 0.7 };
    const begun = Date.now();
    hear = () => away(600);
    await take('player', rule);
    await jest.advanceTimersByTimeAsync(750);
    await take('player', rule);
    await jest.advanceTimersByTimeAsync(100);
    hear = back;
    await jest.advanceTimersByTimeAsync(300);
    expect(told).toEqual([1, 1]);
    expect(ends).toEqual([begun + 700, begun + 1_450]);
  });
});

// Counting in memory while the database is slow or down: allowed calls are flushed once it is back, without another call.
import { Logger } from '@nestjs/common';
import { BatchedCounter } from './batched-counter.js';

describe('calls that are counted while the database does not hear', () => {
  const RULE = { calls: 100, seconds: 60, burst: 6 };
  /** How many counts each batch has. */
  let batches: number[];
  /** When the windows of the written counts end. */
  let ends: number[];
  /** What the database does with a batch. */
  let respond: () => Promise<void>;
  let counter: BatchedCounter;
  const away = async (ms = 0) => {
    await new Promise((resolve) => setTimeout(resolve, ms));
    throw new Error('The database is away');
  };
  const back = async () => undefined;
  /** As many calls as reach the flush threshold. */
  const consume = async (name: string, rule = RULE) => {
    for (let call = 0; call < 3; call++) await counter.consume(name, rule, (key) => key);
  };

  beforeEach(() => {
    jest.useFakeTimers();
    jest.spyOn(Logger.prototype, 'warn').mockReturnValue();
    [batches, ends] = [[], []];
    counter = new BatchedCounter(async (_statement, [keys, _points, expire]) => {
      batches.push((keys as string[]).length);
      ends.push(...(expire as number[]));
      await respond();
      return [];
    });
  });
  afterEach(() => {
    jest.useRealTimers();
    jest.restoreAllMocks();
  });

  it('are not told while they are few: no replica is further ahead than it may be', async () => {
    respond = back;
    for (const name of ['one', 'other'])
      for (let call = 0; call < 2; call++) await counter.consume(name, RULE, (key) => key);
    await jest.advanceTimersByTimeAsync(RULE.seconds * 1_000 - 1_000);
    expect(batches).toEqual([]);
    await counter.consume('other', RULE, (key) => key);
    await jest.advanceTimersByTimeAsync(300);
    expect(batches).toEqual([1]);
  });

  it('are told again after a statement that took long and failed, though nobody calls any more', async () => {
    respond = () => away(600);
    await consume('slow');
    await jest.advanceTimersByTimeAsync(300);
    await consume('slow');
    await jest.advanceTimersByTimeAsync(300);
    respond = back;
    await jest.advanceTimersByTimeAsync(510);
    expect(batches).toEqual([1, 1]);
  });

  it('that came while others were told are told without another call', async () => {
    respond = () => new Promise((resolve) => setTimeout(resolve, 600));
    await consume('first');
    await jest.advanceTimersByTimeAsync(300);
    await consume('second');
    await jest.advanceTimersByTimeAsync(900);
    expect(batches).toEqual([1, 1]);
  });

  it('are kept for one window only, however long the database is away', async () => {
    respond = away;
    for (let window = 0; window < 5; window++) {
      await consume('player');
      await consume(`player of window ${window}`);
      await jest.advanceTimersByTimeAsync(RULE.seconds * 1_000 + 1);
    }
    respond = back;
    batches.length = 0;
    await consume('player');
    await jest.advanceTimersByTimeAsync(300);
    expect(batches).toEqual([1]);
  });

  it('are told as those of the window that they were let through in', async () => {
    const rule = { ...RULE, seconds: 0.7 };
    const begun = Date.now();
    respond = () => away(600);
    await consume('player', rule);
    await jest.advanceTimersByTimeAsync(750);
    await consume('player', rule);
    await jest.advanceTimersByTimeAsync(100);
    respond = back;
    await jest.advanceTimersByTimeAsync(300);
    expect(batches).toEqual([1, 1]);
    expect(ends).toEqual([begun + 700, begun + 1_450]);
  });
});

// Anyone who watches us hears that we leave before we do; nobody waits for nobody.
import { Readiness } from './readiness.js';

/** How long `leave` takes while somebody asks every so many milliseconds. */
async function leaving(readiness: Readiness, everyMs?: number): Promise<number> {
  const begun = performance.now();
  const asking = everyMs && setInterval(() => readiness.recordProbe('10.0.0.1'), everyMs);
  let left = Number.POSITIVE_INFINITY;
  const done = readiness.drain().then(() => (left = performance.now() - begun));
  await jest.advanceTimersByTimeAsync(10_000);
  await done;
  clearInterval(asking || undefined);
  return left;
}

describe('a process that leaves', () => {
  let readiness: Readiness;
  beforeEach(() => {
    jest.useFakeTimers();
    readiness = new Readiness();
  });
  afterEach(() => jest.useRealTimers());

  /** Somebody has asked for a while. */
  async function watched(everyMs: number): Promise<void> {
    for (let times = 0; times < 3; times++) {
      readiness.recordProbe('10.0.0.1');
      await jest.advanceTimersByTimeAsync(everyMs);
    }
  }

  it('waits for nobody where nobody watches', async () => {
    expect(await leaving(readiness)).toBe(0);
  });

  it('waits until a balancer has heard three times that it is not ready', async () => {
    await watched(200);
    const took = await leaving(readiness, 200);
    expect(took).toBeGreaterThanOrEqual(600);
    expect(took).toBeLessThan(1_000);
  });

  it('waits a second for those who watch too rarely to hear it', async () => {
    await watched(10_000);
    expect(await leaving(readiness)).toBeCloseTo(1_000, -2);
  });

  it('waits five seconds at the most for a balancer that asks no more', async () => {
    await watched(200);
    expect(await leaving(readiness)).toBeCloseTo(5_000, -2);
  });

  it('has forgotten who asked long ago', async () => {
    await watched(200);
    await jest.advanceTimersByTimeAsync(61_000);
    expect(await leaving(readiness)).toBe(0);
  });

  it('waits no longer when it is told to hurry', async () => {
    await watched(200);
    setTimeout(() => readiness.forceExit(), 300);
    expect(await leaving(readiness)).toBeLessThan(400);
  });
});

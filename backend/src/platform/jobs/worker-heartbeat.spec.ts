// The locks of workers that begin and end at the very moment when a connection is taken.
import type { Pool } from 'pg';
import { WorkerHeartbeat } from './worker-heartbeat.js';

describe('the locks of the workers', () => {
  /** How often each worker is locked; a session that locks twice has to unlock twice. */
  let locks: Map<string, number>;
  /** What happens while the database answers for the first time. */
  let duringRead: () => void;
  let heartbeat: WorkerHeartbeat;

  beforeEach(() => {
    locks = new Map();
    duringRead = () => undefined;
    const query = async (text: string, [, worker = '']: readonly string[]) => {
      const [now, change] = [locks.get(worker) ?? 0, text.includes('unlock') ? -1 : 1];
      locks.set(worker, Math.max(0, now + change));
      const happens = duringRead;
      duringRead = () => undefined;
      await new Promise(setImmediate);
      happens();
      return { rows: [] };
    };
    const connection = { query, on: () => undefined, release: () => undefined };
    heartbeat = new WorkerHeartbeat({ connect: async () => connection } as unknown as Pool);
  });
  afterEach(() => heartbeat.stop());

  it('are taken once, also of one that begins while those of others are taken', async () => {
    await heartbeat.add('first');
    duringRead = () => void heartbeat.add('late');
    await heartbeat.start();
    await new Promise(setImmediate);
    expect([...locks]).toEqual([
      ['first', 1],
      ['late', 1],
    ]);
    await heartbeat.remove('late');
    expect(locks.get('late')).toBe(0);
  });

  it('are not taken of one that has ended while those of others were taken', async () => {
    await heartbeat.add('first');
    await heartbeat.add('brief');
    duringRead = () => void heartbeat.remove('brief');
    await heartbeat.start();
    await new Promise(setImmediate);
    expect([...locks]).toEqual([
      ['first', 1],
      ['brief', 0],
    ]);
  });
});

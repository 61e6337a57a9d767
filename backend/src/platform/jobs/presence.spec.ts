// The locks of workers that begin and end at the very moment when a connection is taken.
import type { Pool } from 'pg';
import { Presence } from './presence.js';

describe('the locks of the workers', () => {
  /** How often each worker is locked; a session that locks twice has to unlock twice. */
  let locks: Map<string, number>;
  /** What happens while the database answers for the first time. */
  let meanwhile: () => void;
  let presence: Presence;

  beforeEach(() => {
    locks = new Map();
    meanwhile = () => undefined;
    const query = async (text: string, [, worker = '']: readonly string[]) => {
      const [now, change] = [locks.get(worker) ?? 0, text.includes('unlock') ? -1 : 1];
      locks.set(worker, Math.max(0, now + change));
      const happens = meanwhile;
      meanwhile = () => undefined;
      await new Promise(setImmediate);
      happens();
      return { rows: [] };
    };
    const connection = { query, on: () => undefined, release: () => undefined };
    presence = new Presence({ connect: async () => connection } as unknown as Pool);
  });
  afterEach(() => presence.end());

  it('are taken once, also of one that begins while those of others are taken', async () => {
    await presence.hold('first');
    meanwhile = () => void presence.hold('late');
    await presence.begin();
    await new Promise(setImmediate);
    expect([...locks]).toEqual([
      ['first', 1],
      ['late', 1],
    ]);
    await presence.drop('late');
    expect(locks.get('late')).toBe(0);
  });

  it('are not taken of one that has ended while those of others were taken', async () => {
    await presence.hold('first');
    await presence.hold('brief');
    meanwhile = () => void presence.drop('brief');
    await presence.begin();
    await new Promise(setImmediate);
    expect([...locks]).toEqual([
      ['first', 1],
      ['brief', 0],
    ]);
  });
});

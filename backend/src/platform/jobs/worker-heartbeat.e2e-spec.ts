// A process that works on jobs shows that it lives, also after its connection broke.
import { setTimeout as pause } from 'node:timers/promises';
import { DataSource } from 'typeorm';
import { story } from '../../../test/story.js';

describe('a process at work', () => {
  // Every process has locks of its own, all on one connection.
  const market = story({}, { alone: true });
  const holders = async (): Promise<number[]> => {
    const rows: { pid: number }[] = await market.app.get(DataSource).query(
      `select distinct pid from pg_locks join pg_database on pg_database.oid = pg_locks.database
         where locktype = 'advisory' and mode = 'ShareLock' and granted and datname = current_database()`,
    );
    return rows.map(({ pid }) => pid);
  };

  it('takes its lock again when its connection was dropped', async () => {
    const [first, ...others] = await holders();
    expect([first, others]).toEqual([expect.any(Number), []]);
    await market.app.get(DataSource).query('select pg_terminate_backend($1)', [first]);
    let now: number[] = [];
    for (let tries = 0; tries < 100 && (now.length === 0 || now.includes(first ?? 0)); tries++) {
      await pause(100);
      now = await holders();
    }
    expect(now).toEqual([expect.any(Number)]);
    expect(now).not.toEqual([first]);
  });
});

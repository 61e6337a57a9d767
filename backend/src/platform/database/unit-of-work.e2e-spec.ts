// What happens to a transaction whose connection breaks, or that a deadlock ends.
import { setTimeout as pause } from 'node:timers/promises';
import { Logger } from '@nestjs/common';
import { story } from '../../../test/story.js';
import { problemOf } from '../http/problems/problem.filter.js';
import { Sql } from './sql.js';
import { UnitOfWork } from './unit-of-work.js';

describe('a connection that breaks between two statements', () => {
  const market = story();
  const PID = { name: 'test.pid', text: 'select pg_backend_pid() as pid' };

  const broken = async (): Promise<void> => {
    const sql = market.app.get(Sql);
    const { pid } = await sql.one<{ pid: number }>(PID);
    await sql.pool.query('select pg_terminate_backend($1)', [pid]);
    // The work does something else in the meantime, so that no statement of its own hears of it.
    await pause(100);
  };

  it.each<[string, () => Promise<unknown>]>([
    ['the work has a statement with a name to say', () => market.app.get(Sql).one(PID)],
    ['the work has entities to write', () => market.app.get(UnitOfWork).manager.query('select 1')],
    ['the work is done', async () => undefined],
  ])('is a service that is not available at the moment, when %s', async (_when, next) => {
    const ended = market.app.get(UnitOfWork).run(async () => {
      await broken();
      await next();
    });
    const reason = await ended.catch((error: unknown) => error);
    expect(problemOf(reason)).toMatchObject({ status: 503, code: 'server.unavailable' });
    const { pid } = await market.app.get(Sql).one<{ pid: number }>(PID);
    expect(pid).toBeGreaterThan(0);
  });
});

describe('a transaction that a deadlock ends', () => {
  const market = story();
  // What PostgreSQL says to the one that it ends, without the second of waiting until it looks.
  const DEADLOCK = `do $$ begin raise exception 'deadlock detected' using errcode = 'deadlock_detected'; end $$`;
  const deadlocked: [string, () => Promise<unknown>][] = [
    ['a statement with a name', () => market.app.get(Sql).rows({ name: 'test.deadlock', text: DEADLOCK })],
    ['a query of TypeORM', () => market.app.get(UnitOfWork).manager.query(DEADLOCK)],
  ];
  const KEEP = { name: 'test.keep', text: 'insert into test_kept values ($1)' };
  const KEPT = { name: 'test.kept', text: 'select attempt from test_kept' };

  let logged: string[];
  beforeAll(() => market.app.get(Sql).pool.query('create table test_kept (attempt int)'));
  beforeEach(async () => {
    await market.app.get(Sql).pool.query('delete from test_kept');
    logged = [];
    jest.spyOn(Logger.prototype, 'warn').mockImplementation((line: string) => void logged.push(line));
  });
  afterEach(() => jest.restoreAllMocks());

  /** A unit of work that a deadlock ends this many times; answers how often it was begun. */
  const run = async (times: number, deadlock: () => Promise<unknown>): Promise<number> => {
    let attempt = 0;
    await market.app.get(UnitOfWork).run(async () => {
      attempt += 1;
      await market.app.get(Sql).rows(KEEP, [attempt]);
      if (attempt <= times) await deadlock();
      market.app.get(UnitOfWork).afterCommit(async () => {
        await market.app.get(Sql).pool.query('insert into test_kept values (0)');
      });
    });
    return attempt;
  };

  it.each(deadlocked)('is run again, and keeps what its last attempt wrote: %s', async (_what, deadlock) => {
    await expect(run(2, deadlock)).resolves.toBe(3);
    await expect(market.app.get(Sql).rows(KEPT)).resolves.toEqual([{ attempt: 3 }, { attempt: 0 }]);
    expect(logged).toEqual([
      'A deadlock ended attempt 1 of a transaction: deadlock detected',
      'A deadlock ended attempt 2 of a transaction: deadlock detected',
    ]);
  });

  it.each(deadlocked)('fails at the third deadlock, and keeps nothing: %s', async (_what, deadlock) => {
    await expect(run(3, deadlock)).rejects.toMatchObject({ code: '40P01' });
    await expect(market.app.get(Sql).rows(KEPT)).resolves.toEqual([]);
  });
});

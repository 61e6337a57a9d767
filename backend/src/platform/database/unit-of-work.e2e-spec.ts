// The story of a connection that breaks in the middle of a transaction: the caller is told to come back, whatever comes next.
import { setTimeout as pause } from 'node:timers/promises';
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

// The stories of a statement: how it is planned, and that its error tells whose it was, not only that a socket was read.
import { story } from '../../../test/story.js';
import { problemOf } from '../http/problems/problem.filter.js';
import { ReadTimeoutError } from './connections.js';
import { Sql } from './sql.js';
import { UnitOfWork } from './unit-of-work.js';

describe('the plan of a statement', () => {
  const market = story();
  const PLANS = {
    name: 'test.plans',
    text: `select generic_plans::int as generic, custom_plans::int as custom from pg_prepared_statements where name = $1`,
  };
  const MODE = `select current_setting('plan_cache_mode') as mode`;

  it('is made once for all values where it has a name, and for its own within settings of its own', async () => {
    const sql = market.app.get(Sql);
    await market.app.get(UnitOfWork).run(async () => {
      for (const generic of [1, 2, 3]) {
        expect(await sql.one(PLANS, [PLANS.name])).toEqual({ generic, custom: 0 });
      }
    });
    expect(await sql.rowsUnder({ jit: 'off' }, MODE, [])).toEqual([{ mode: 'force_custom_plan' }]);
    expect(await sql.rows({ name: 'test.mode', text: MODE })).toEqual([{ mode: 'force_generic_plan' }]);
  });
});

describe('the name of a statement', () => {
  const market = story();

  it('is of one text: another one is refused on each connection, not only where the first was prepared', async () => {
    const sql = market.app.get(Sql);
    const [one, other] = ['select 1 as one', 'select 2 as two'];
    expect(await sql.rows({ name: 'test.named-twice', text: one })).toEqual([{ one: 1 }]);
    expect(await sql.rows({ name: 'test.named-twice', text: one })).toEqual([{ one: 1 }]);
    await market.app.get(UnitOfWork).run(async () => {
      const second = sql.rows({ name: 'test.named-twice', text: other });
      await expect(second).rejects.toThrow('Two statements are named test.named-twice');
    });
    const outside = sql.outside({ name: 'test.named-twice', text: other });
    await expect(outside).rejects.toThrow('Two statements are named test.named-twice');
  });
});

describe('the error of a statement', () => {
  const market = story();

  it('leads back to who asked, within settings of their own as without', async () => {
    const sql = market.app.get(Sql);
    const failed = [
      sql.rows({ name: 'test.division', text: 'select 1 / 0' }),
      sql.rowsUnder({ jit: 'off' }, 'select 1 / 0', []),
    ];
    for (const ended of await Promise.allSettled(failed)) {
      expect(ended).toMatchObject({ status: 'rejected', reason: { code: '22012' } });
      expect((ended as PromiseRejectedResult).reason.stack).toMatch(/by zero[\s\S]*sql\.ts/);
    }
  });
});

describe('a read that PostgreSQL is silent about', () => {
  const market = story({}, { alone: true });

  it('is given up after six seconds as a 503, unless it changes something or belongs to a transaction', async () => {
    const sql = market.app.get(Sql);
    const begun = performance.now();
    const silent = [
      sql.rows({ name: 'test.silence', text: 'select pg_sleep(14)' }),
      sql.rowsUnder({ jit: 'off' }, 'select pg_sleep(14)', []),
    ];
    // Waited for all the same: what changes something, and what belongs to a transaction.
    const changing = {
      name: 'test.changing',
      text: `with asleep as (select pg_sleep(7)::text as text)
        delete from watchlist.watched_card where owner::text = (select text from asleep)`,
    };
    const slow = { name: 'test.slow', text: 'select pg_sleep(7) as slept' };
    const waited = Promise.all([market.app.get(UnitOfWork).run(() => sql.rows(slow)), sql.rows(changing)]);
    const ended = await Promise.allSettled(silent);
    expect(performance.now() - begun).toBeLessThan(10_000);
    for (const each of ended) {
      const { reason } = each as PromiseRejectedResult;
      expect(reason).toBeInstanceOf(ReadTimeoutError);
      expect(problemOf(reason)).toMatchObject({ status: 503, code: 'server.unavailable' });
    }
    await waited;
    const open = Array.from({ length: 12 }, () => sql.one({ name: 'test.awake', text: 'select 1 as one' }));
    expect(await Promise.all(open)).toHaveLength(12);
  }, 20_000);
});

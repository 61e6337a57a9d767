// The story of a mail whose sender died while it held the job.
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { jobsDone, mails } from '../../../../test/mails.js';
import { PASSWORD } from '../../../../test/people.js';
import { story } from '../../../../test/story.js';

/** Leaves the job of the next mail as a process at work on it does: taken by this worker. */
const heldBy = (
  worker: string,
) => `create or replace function public.hold() returns trigger language plpgsql as
  $$ begin new.locked_at = now(); new.locked_by = '${worker}'; return new; end $$;
  create or replace trigger hold before insert on graphile_worker._private_jobs
    for each row execute function public.hold()`;

describe('after a crash', () => {
  const market = story();

  it('a worker that is alive sends the mail soon, and leaves those alone that somebody is at work on', async () => {
    const elsewhere = new pg.Client({ connectionString: market.databaseUrl });
    await elsewhere.connect();
    await elsewhere.query(`select pg_advisory_lock_shared(7529740, hashtext('living'))`);
    for (const worker of ['living', 'killed']) {
      await elsewhere.query(heldBy(worker));
      const body = { name: 'Mika', email: `${worker}@example.com`, role: 'USER' };
      const password = { password: PASSWORD, confirmPassword: PASSWORD };
      const { status } = await market.someone().post('/api/users/signup', { ...body, ...password });
      expect(status).toBe(201);
    }
    const sent = async () => (await mails(market)).map(({ to }) => to);
    for (const end = Date.now() + 20_000; (await sent()).length === 0 && Date.now() < end; ) await pause(50);
    expect(await sent()).toEqual(['killed@example.com']);
    // The mail is out a moment before its job is put away.
    const left = async () => (await elsewhere.query('select locked_by from graphile_worker.jobs')).rows;
    for (const end = Date.now() + 5_000; (await left()).length > 1 && Date.now() < end; ) await pause(20);
    expect(await left()).toEqual([{ locked_by: 'living' }]);

    await elsewhere.end();
    await jobsDone(market);
    expect((await sent()).sort()).toEqual(['killed@example.com', 'living@example.com']);
  });
});

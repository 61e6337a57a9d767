// The story of a mail whose sender died while it held the job.
import { DataSource } from 'typeorm';
import { jobsDone, mails } from '../../../../test/mails.js';
import { PASSWORD } from '../../../../test/people.js';
import { story } from '../../../../test/story.js';
import { createApp } from '../../../app.setup.js';
import { Environment } from '../../../platform/environment/environment.js';

describe('after a crash', () => {
  const market = story();
  const restart = async () => createApp(market.app.get(Environment), { clock: market.clock });
  /** Leaves the next mail's job as a killed process leaves it: taken, and never given back. */
  const HELD = `create function public.hold() returns trigger language plpgsql as
    $$ begin new.locked_at = now(); new.locked_by = 'killed'; return new; end $$;
    create trigger hold before insert on graphile_worker._private_jobs for each row execute function public.hold()`;

  it('the next start sends the mail, and a second process beside it leaves running jobs alone', async () => {
    const database = market.app.get(DataSource);
    await database.query(HELD);
    const signUp = (email: string) =>
      market.someone().post('/api/users/signup', {
        name: 'Mika',
        email,
        password: PASSWORD,
        confirmPassword: PASSWORD,
        role: 'USER',
      });
    expect((await signUp('mika@example.com')).status).toBe(201);

    const second = await restart();
    await second.init();
    const held = () => second.get(DataSource).query('select locked_by from graphile_worker.jobs');
    expect(await held()).toEqual([{ locked_by: 'killed' }]);
    await second.close();
    expect(await mails(market)).toEqual([]);

    await market.app.close();
    market.app = await restart();
    await market.app.init();
    await jobsDone(market);
    expect((await mails(market)).map(({ to }) => to)).toEqual(['mika@example.com']);
  });
});

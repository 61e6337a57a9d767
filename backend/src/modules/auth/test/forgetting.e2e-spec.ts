// The story of the nights: what opens nothing any more is forgotten, what somebody still uses is kept.

import { randomUUID } from 'node:crypto';
import { DataSource } from 'typeorm';
import { nightlyTasks } from '../../../../test/nightly-tasks.js';
import { signedUp } from '../../../../test/people.js';
import { story } from '../../../../test/story.js';
import { Retention } from '../../../platform/retention/retention.js';

const DAY = 24 * 60 * 60;

describe('a night', () => {
  const market = story();
  const query = (text: string, values: unknown[] = []) => market.app.get(DataSource).query(text, values);
  const night = () => market.app.get(Retention).applyAll();
  const sessionsOf = async (account: string): Promise<unknown[]> =>
    query('select 1 from auth.session where account = $1', [account]);

  it('is waited for by the queue', async () => {
    expect(await nightlyTasks(market)).toEqual(
      expect.arrayContaining(['auth.forget-sessions', 'platform.forget-answers']),
    );
  });

  it('forgets a session a month after it ended, and not before', async () => {
    const { client, user } = await signedUp(market);
    await client.post('/api/auth/logout');
    market.clock.pass(29 * DAY);
    await night();
    expect(await sessionsOf(user.uuid)).toHaveLength(1);
    market.clock.pass(2 * DAY);
    await night();
    expect(await sessionsOf(user.uuid)).toEqual([]);
  });

  it('keeps a session that somebody goes on with, and forgets one that ran out', async () => {
    const faithful = await signedUp(market);
    const gone = await signedUp(market);
    for (let weeks = 0; weeks < 10; weeks++) {
      market.clock.pass(7 * DAY);
      expect((await faithful.client.post('/api/auth/refresh')).status).toBe(200);
      await night();
    }
    expect((await faithful.client.post('/api/auth/refresh')).status).toBe(200);
    expect(await sessionsOf(gone.user.uuid)).toEqual([]);
  });

  it('ends a session that ran out, as of then: one that was not used for thirty days, or is ninety days old', async () => {
    const [unused, used] = [await signedUp(market), await signedUp(market)];
    const daysOf = async ({ user }: typeof used) =>
      query(
        `select extract(day from ended_at - started_at)::int as days from auth.session where account = $1`,
        [user.uuid],
      );
    market.clock.pass(29 * DAY);
    expect((await used.client.post('/api/auth/refresh')).status).toBe(200);
    market.clock.pass(DAY);
    await night();
    expect([await daysOf(unused), await daysOf(used)]).toEqual([[{ days: 30 }], [{ days: null }]]);
    for (const days of [28, 28, 4]) {
      expect((await used.client.post('/api/auth/refresh')).status).toBe(200);
      market.clock.pass(days * DAY);
    }
    // Its last access token is good for some minutes.
    await night();
    expect(await daysOf(used)).toEqual([{ days: null }]);
    market.clock.pass(3600);
    await night();
    expect(await daysOf(used)).toEqual([{ days: 90 }]);
  });

  it('forgets the links of mails a month after they ran out', async () => {
    const { client, user } = await signedUp(market);
    const links = () => query('select 1 from auth.mail_token where account = $1', [user.uuid]);
    expect((await client.post('/api/auth/forgot-password', { email: user.email })).status).toBe(202);
    market.clock.pass(29 * DAY);
    await night();
    expect(await links()).toHaveLength(1);
    market.clock.pass(2 * DAY);
    await night();
    expect(await links()).toEqual([]);
  });

  it('forgets the answers to retried calls after a day', async () => {
    const remember = (hours: number) =>
      query(
        `insert into platform.idempotent_answer (account, operation, key, request_hash, created_at)
         values ($1, 'x', 'x', 'x', $2)`,
        [randomUUID(), new Date(market.clock.now().getTime() - hours * 60 * 60 * 1000)],
      );
    await remember(23);
    await remember(25);
    await night();
    expect(await query('select 1 from platform.idempotent_answer')).toHaveLength(1);
  });
});

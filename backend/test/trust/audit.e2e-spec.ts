// What somebody may have to answer for is written down: once, with the act itself, and nobody can take it back.

import { randomUUID } from 'node:crypto';
import { DataSource } from 'typeorm';
import type { SessionDto } from '../../src/modules/auth/dto/session.dto.js';
import { scheduled } from '../../src/modules/events/test/plan.js';
import { Retention } from '../../src/platform/retention/retention.js';
import type { ProblemBody } from '../client.js';
import { aListingOf } from '../goods.js';
import { mailsTo } from '../mails.js';
import { type Member, PASSWORD, signedUp } from '../people.js';
import { story } from '../story.js';
import { type AuditedAct, actsOfWaysIn } from './audit-of-ways-in.js';

interface Row {
  readonly act: string;
  readonly actor: string | null;
  readonly subject: string | null;
  readonly thing: string | null;
  readonly network: string | null;
  readonly request: string | null;
}

describe('the audit', () => {
  const market = story({ TRUST_PROXY: '1' }, { sample: true, alone: true });
  const query = <Result>(text: string, values: unknown[] = []) =>
    market.app.get(DataSource).query<Result>(text, values);
  // A job files the case of a reported message after the answer, so that its row may come during another act.
  const written = () =>
    query<Row[]>(`select act, actor, subject, thing, network, request from platform.audit
      where act <> 'moderation.reported' order by id`);

  const logIn = ({ user }: Member, password = PASSWORD, client = market.someone()) =>
    client.post<ProblemBody>('/api/auth/login', { email: user.email, password });
  const account = ({ user }: Member) => `/api/users/${user.uuid}`;
  const linkFor = async (member: Member) => {
    await market.someone().post('/api/auth/forgot-password', { email: member.user.email });
    const [mail] = await mailsTo(market, member.user.email);
    return mail?.token ?? '';
  };
  const stolen = async ({ client }: Member) => {
    const thief = market.someone();
    thief.cookies.set('refreshToken', client.cookies.get('refreshToken') ?? '');
    await client.post('/api/auth/refresh');
    market.clock.pass(11);
    return thief;
  };

  /** Each act, after whatever has to be before it: how it is done, and what it is written down as. */
  const ACTS: readonly AuditedAct[] = [
    ['a log-in', ['auth.logged-in', 'owner'], async (of) => () => logIn(of)],
    [
      'a log-in with another password',
      ['auth.log-in-refused', 'nobody'],
      async (of) => () => logIn(of, 'no'),
    ],
    [
      'a refresh token used again',
      ['auth.refresh-reused', 'nobody'],
      async (of) => {
        const thief = await stolen(of);
        return () => thief.post('/api/auth/refresh');
      },
    ],
    ['a log-out', ['auth.session-ended', 'owner'], async () => (client) => client.post('/api/auth/logout')],
    [
      'a session ended from elsewhere',
      ['auth.session-ended', 'owner'],
      async (of) => {
        await logIn(of);
        const { body } = await of.client.get<SessionDto[]>('/api/auth/sessions');
        const session = body.find(({ current }) => !current)?.uuid;
        return (client) => client.delete(`/api/auth/sessions/${session}`);
      },
    ],
    [
      'every other session ended',
      ['auth.other-sessions-ended', 'owner'],
      async () => (client) => client.delete('/api/auth/sessions'),
    ],
    ...actsOfWaysIn(market),
    [
      'another password',
      ['users.password-changed', 'owner'],
      async (of) => (client) =>
        client.patch(`${account(of)}/change-password`, {
          currentPassword: PASSWORD,
          newPassword: 'five copies',
        }),
    ],
    [
      'a password chosen by mail',
      ['users.password-reset', 'owner'],
      async (of) => {
        const token = await linkFor(of);
        return () => market.someone().post('/api/auth/reset-password', { token, password: 'five copies' });
      },
    ],
    [
      'a closed account',
      ['users.closed', 'owner'],
      async (of) => (client) => client.put(`${account(of)}/disable`, { password: PASSWORD }),
    ],
    [
      'a withdrawn listing',
      ['listings.withdrawn', 'owner'],
      async (of) => {
        const listing = await aListingOf(of);
        return (client) => client.delete(`/api/listings/${listing}`);
      },
    ],
    [
      'a reported message',
      ['listings.message-reported', 'nobody'],
      async (of) => {
        const other = await signedUp(market);
        const listing = await aListingOf(other);
        await of.client.post(`/api/listings/${listing}/messages`, { text: 'Is it still there?' });
        const [mail] = await mailsTo(market, other.user.email);
        const token = /report-message\?token=(\S+)/.exec(mail?.text ?? '')?.[1] ?? '';
        return () => market.someone().post('/api/listings/messages/report', { token, reason: 'SPAM' });
      },
    ],
    [
      'an event called off',
      ['events.called-off', 'owner'],
      async (of) => {
        const { uuid: event } = await scheduled(of);
        return (client) => client.delete(`/api/events/${event}`);
      },
    ],
  ];

  it.each(ACTS)('has exactly one row of %s', async (_what, [act, by], prepare) => {
    const member = await signedUp(market, { role: 'STORE' });
    const perform = await prepare(member);
    const before = (await written()).length;
    const { status } = await perform(member.client);
    expect(status < 500).toBe(true);
    const { uuid } = member.user;
    expect((await written()).slice(before)).toEqual([
      expect.objectContaining({
        act,
        actor: by === 'owner' ? uuid : null,
        subject: uuid,
      }),
    ]);
  });

  it.each(ACTS)('has no row of %s that could not be kept', async (_what, [act], prepare) => {
    const member = await signedUp(market, { role: 'STORE' });
    const perform = await prepare(member);
    const before = await written();
    await query(`alter table platform.audit add constraint full_up check (act <> '${act}') not valid`);
    const reply = await perform(member.client).catch((error: Error) => error);
    await query('alter table platform.audit drop constraint full_up');
    // The document promises no 500, so the client of the stories throws.
    expect(String(reply)).toMatch(/does not list .* 500/);
    expect(await written()).toEqual(before);
    // What was asked for has not happened either: it can be asked for once more.
    expect((await perform(member.client)).status).toBeLessThan(500);
    expect(await written()).toHaveLength(before.length + 1);
  });

  it('has no row of an act that is undone at its very end', async () => {
    const member = await signedUp(market, { role: 'STORE' });
    const listing = await aListingOf(member);
    await query(`create function listings.refuse() returns trigger language plpgsql
      as $$ begin raise exception 'no more room'; end $$`);
    await query(`create constraint trigger refuse after update on listings.listings deferrable initially deferred
      for each row execute function listings.refuse()`);
    const before = await written();
    const reply = await member.client.delete(`/api/listings/${listing}`).catch((error: Error) => error);
    await query('drop function listings.refuse cascade');
    expect(String(reply)).toMatch(/does not list .* 500/);
    expect(await written()).toEqual(before);
    expect((await member.client.delete(`/api/listings/${listing}`)).status).toBe(204);
  });

  it('has a row of a sign-up', async () => {
    const email = `new.${randomUUID().slice(0, 8)}@example.com`;
    const body = { name: 'Mika', email, password: PASSWORD, confirmPassword: PASSWORD, role: 'USER' };
    const reply = await market.someone().post<{ uuid: string }>('/api/users/signup', body);
    const last = (await written()).at(-1);
    expect(last).toMatchObject({ act: 'users.signed-up', actor: reply.body.uuid, subject: reply.body.uuid });
  });

  it('has a row of a log-in to an address that nobody has, about nobody', async () => {
    await market.someone().post('/api/auth/login', { email: 'nobody@example.com', password: PASSWORD });
    expect((await written()).at(-1)).toMatchObject({
      act: 'auth.log-in-refused',
      actor: null,
      subject: null,
    });
  });

  it('knows the request, and its network as a mark that does not say which it is', async () => {
    const member = await signedUp(market);
    const from = async (ip: string, id: string) => {
      const body = { email: member.user.email, password: PASSWORD };
      await market.someone().post('/api/auth/login', body, { 'x-forwarded-for': ip, 'x-request-id': id });
      return (await written()).at(-1);
    };
    const [one, same, other] = [
      await from('2001:db8:1:2::7', 'audit-request-1'),
      await from('2001:db8:1:2::8', 'audit-request-2'),
      await from('203.0.113.7', 'audit-request-3'),
    ];
    expect([one?.request, other?.request]).toEqual(['audit-request-1', 'audit-request-3']);
    expect(one?.network).toMatch(/^[\w-]{22}$/);
    expect(same?.network).toBe(one?.network);
    expect(other?.network).not.toBe(one?.network);
    const kept = JSON.stringify(await query('select * from platform.audit'));
    for (const secret of ['203.0.113', '2001:db8', '@example', PASSWORD]) expect(kept).not.toContain(secret);
  });

  it.each([
    ['changed', `update platform.audit set actor = null`],
    ['deleted', 'delete from platform.audit'],
    ['emptied', 'truncate platform.audit'],
  ])('cannot be %s, not even by the database’s owner', async (_how, text) => {
    const before = await written();
    expect(before.length).toBeGreaterThan(0);
    await expect(query(text)).rejects.toThrow('The audit is not to be changed');
    expect(await written()).toEqual(before);
  });

  it('forgets at night what is older than a year, and nothing else', async () => {
    const before = await written();
    await query(`insert into platform.audit (at, act) values
      (now() - interval '366 days', 'auth.logged-in'), (now() - interval '364 days', 'auth.logged-in')`);
    await market.app.get(Retention).applyAll();
    expect(await written()).toHaveLength(before.length + 1);
  });
});

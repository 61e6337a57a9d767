// The story of a session that ends while its access token is still good: no replica reads anything out to it from then on.
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { createApp } from '../../../../src/app.setup.js';
import { Client, type ProblemBody } from '../../../../test/client.js';
import { type Member, PASSWORD, signedUp } from '../../../../test/people.js';
import { story } from '../../../../test/story.js';
import { PgListener } from '../../../platform/database/pg-listener.js';
import { Environment } from '../../../platform/environment/environment.js';
import { LiveSessions } from '../../../platform/http/access/live-sessions.js';

/** The other replica hears of it a moment later: the notice is under way while the one that ended it answers. */
const HEARD_MS = 1_000;

type End = (at: Client, of: Member, session: string) => Promise<{ status: number }>;
const account = ({ user }: Member) => `/api/users/${user.uuid}`;
/** The token of a link in a mail is not needed here: changing the password ends the sessions of the others alike. */
const ENDS: readonly (readonly [what: string, end: End])[] = [
  ['logs out', (_at, { client }) => client.post('/api/auth/logout')],
  ['logs the device out from Settings', (at, _of, session) => at.delete(`/api/auth/sessions/${session}`)],
  ['closes the account', (at, of) => at.put(`${account(of)}/disable`, { password: PASSWORD })],
  ['erases the account', (at, of) => at.call('DELETE', account(of), { password: PASSWORD })],
];

describe('on two replicas, with an access token that is still good,', () => {
  const market = story({}, { replicas: 2 });
  let member: Member;

  const at = (origin: string | undefined, token: string | undefined): Client => {
    const client = new Client(origin ?? '');
    client.token = token;
    return client;
  };
  const here = () => at(market.origins[0], member.client.token);
  const there = () => at(market.origins[1], member.client.token);
  const read = async (client: Client) => {
    const { status, body } = await client.get<ProblemBody>(`${account(member)}`);
    return status === 200 ? 200 : `${status} ${body.code}`;
  };
  const session = (token = member.client.token): string => {
    const [, claims = ''] = (token ?? '').split('.');
    return JSON.parse(Buffer.from(claims, 'base64url').toString()).sid;
  };
  const statement = async (text: string, values: unknown[] = []): Promise<void> => {
    const other = new pg.Client({ connectionString: market.databaseUrl });
    await other.connect();
    await other.query(text, values);
    await other.end();
  };
  /** What a read is answered once the notice was heard; until then, a read of a closed account gets 403. */
  const readLater = async (client: Client) => {
    const end = Date.now() + HEARD_MS;
    let answer = await read(client);
    while (answer !== '401 auth.session-ended' && Date.now() < end) {
      await pause(5);
      answer = await read(client);
    }
    return answer;
  };
  const until = async (isSo: () => boolean): Promise<void> => {
    const end = Date.now() + 10_000;
    while (!isSo()) {
      if (Date.now() > end) throw new Error('It did not come to that');
      await pause(10);
    }
  };

  beforeEach(async () => {
    member = await signedUp(market);
    for (const replica of market.replicas) await until(() => replica.get(PgListener).isListening);
  });

  it.each(ENDS)('nobody reads on, on either, who %s', async (_what, end) => {
    expect([await read(here()), await read(there())]).toEqual([200, 200]);
    // The member's own client calls one replica and then the other: each end is told to one of them alone.
    const acting = member.client;
    const on = at(market.origins[0], acting.token);
    on.cookies.set('refreshToken', acting.cookies.get('refreshToken') ?? '');
    const { status } = await end(on, { ...member, client: on }, session());
    expect(status).toBe(204);
    expect([await readLater(there()), await read(here())]).toEqual([
      '401 auth.session-ended',
      '401 auth.session-ended',
    ]);
  });

  it('another device reads nothing more once the password was changed, and the one that did it reads on', async () => {
    const phone = market.someone();
    const credentials = { email: member.user.email, password: PASSWORD };
    const { body } = await phone.post<{ accessToken: string }>('/api/auth/login', credentials);
    const far = at(market.origins[1], body.accessToken);
    expect(await read(far)).toBe(200);
    const passwords = { currentPassword: PASSWORD, newPassword: 'five copies of a card' };
    await here().patch(`${account(member)}/change-password`, passwords);
    expect([await readLater(far), await read(there())]).toEqual(['401 auth.session-ended', 200]);
  });

  it('nobody reads on whose account the operator closes by hand', async () => {
    expect(await read(there())).toBe(200);
    await statement('update users.account set enabled = false where uuid = $1', [member.user.uuid]);
    for (const replica of market.replicas) await replica.get(PgListener).catchUp();
    expect([await read(there()), await read(here())]).toEqual([
      '401 auth.session-ended',
      '401 auth.session-ended',
    ]);
  });

  it('a read asks the database while notices may be missed, and no longer afterwards', async () => {
    const [, replica] = market.replicas;
    const listener = replica?.get(PgListener) as PgListener;
    const live = replica?.get(LiveSessions) as LiveSessions;
    const asks = () => live.refuseIfEnded(session(), 'GET') !== undefined;
    await until(() => !asks());
    // The same as a network that is cut: what is published now is never heard.
    const client = listener['client' as keyof PgListener] as unknown as pg.Client;
    client.removeAllListeners('notification');
    await statement(`select pg_terminate_backend(pid) from pg_stat_activity
      where application_name = 'playset listener' and datname = current_database()`);
    await until(() => !listener.isListening);
    expect(asks()).toBe(true);
    await here().post('/api/auth/logout');
    await statement('update auth.session set ended_at = now() where uuid = $1', [session()]);
    expect(await read(there())).toBe('401 auth.session-ended');
    await until(() => listener.isListening);
    const other = await signedUp(market);
    await until(() => live.refuseIfEnded(session(other.client.token), 'GET') === undefined);
    expect(await read(there())).toBe('401 auth.session-ended');
  });

  it('a replica that starts later knows what ended before', async () => {
    await statement('update auth.session set ended_at = now() where uuid = $1', [session()]);
    const late = await createApp(market.app.get(Environment), { clock: market.clock });
    try {
      await late.listen(0, '127.0.0.1');
      const client = at(await late.getUrl(), member.client.token);
      expect(await read(client)).toBe('401 auth.session-ended');
      const other = await signedUp(market);
      const live = late.get(LiveSessions);
      await until(() => live.refuseIfEnded(session(other.client.token), 'GET') === undefined);
      expect(await read(client)).toBe('401 auth.session-ended');
    } finally {
      await late.close();
    }
  });
});

// The story of staying logged in: refresh tokens that change at each use, forgiveness for ten seconds, and log-out.
import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { DataSource } from 'typeorm';
import { Client, type ProblemBody, type Reply } from '../../../../test/client.js';
import { signedUp } from '../../../../test/people.js';
import { story } from '../../../../test/story.js';
import type { UserDto } from '../../users/index.js';

type Answer = ProblemBody & { accessToken: string; user: UserDto };

const GRACE = 10;
const DAY = 24 * 3600;

describe('staying logged in', () => {
  const market = story();
  const refresh = (client: Client): Promise<Reply<Answer>> => client.post<Answer>('/api/auth/refresh');
  const cookieOf = (client: Client) => client.cookies.get('refreshToken') ?? '';
  /** Another tab, program or thief with this token. */
  const holding = (token: string) => {
    const client = market.someone();
    client.cookies.set('refreshToken', token);
    return client;
  };
  const worksAs = async (token: string) =>
    Object.assign(market.someone(), { token }).get('/api/catalogs/tcg-types');

  // @spec call-refresh
  it('answers a fresh access token and replaces the cookie', async () => {
    const { client } = await signedUp(market);
    const first = cookieOf(client);
    const { status, body, headers } = await refresh(client);
    expect(status).toBe(200);
    expect((await worksAs(body.accessToken)).status).toBe(200);
    expect(cookieOf(client)).not.toBe(first);
    expect(headers.get('set-cookie')).toMatch(
      /^refreshToken=[\w-]{43}; Max-Age=2592000; Path=\/api\/auth; HttpOnly; SameSite=Strict$/,
    );
    expect((await refresh(client)).status).toBe(200);
  });

  // @spec call-refresh
  it('tells what the account is called now, for a name that was changed on another device', async () => {
    const { client, user } = await signedUp(market);
    expect((await refresh(client)).body.user).toEqual(user);
    await client.patch(`/api/users/${user.uuid}`, { name: 'Another Name' });
    expect((await refresh(client)).body.user).toEqual({ ...user, name: 'Another Name' });
  });

  it('takes an empty JSON body, which some programs send', async () => {
    const { client } = await signedUp(market);
    const reply = await client.post<Answer>('/api/auth/refresh', '', { 'content-type': 'application/json' });
    expect(reply.status).toBe(200);
  });

  // @spec call-refresh
  it('takes a call without a length, too', async () => {
    const { client } = await signedUp(market);
    const { hostname, port, host } = new URL(market.origin);
    const socket = connect(Number(port), hostname);
    const head = ['POST /api/auth/refresh HTTP/1.1', `Host: ${host}`, 'Content-Type: application/json'];
    socket.write(
      [...head, `Cookie: refreshToken=${cookieOf(client)}`, 'Connection: close', '', ''].join('\r\n'),
    );
    expect(await text(socket)).toMatch(/^HTTP\/1\.1 200 OK/);
  });

  it('forgives an old cookie for ten seconds, and gives the newest one again', async () => {
    const { client } = await signedUp(market);
    const old = holding(cookieOf(client));
    await refresh(client);
    await refresh(client);
    market.clock.pass(GRACE - 2);
    expect((await refresh(old)).status).toBe(200);
    expect(cookieOf(old)).toBe(cookieOf(client));
    market.clock.pass(DAY);
    expect((await refresh(client)).status).toBe(200);
  });

  it('lets ten tabs refresh at once, and leaves all of them with the same good cookie', async () => {
    const { client } = await signedUp(market);
    const tabs = Array.from({ length: 10 }, () => holding(cookieOf(client)));
    const replies = await Promise.all(tabs.map(refresh));
    expect(replies.map(({ status }) => status)).toEqual(Array<number>(10).fill(200));
    expect(new Set(tabs.map(cookieOf)).size).toBe(1);
    market.clock.pass(GRACE + 1);
    expect((await refresh(holding(cookieOf(tabs[0] ?? client)))).status).toBe(200);
  });

  it('ends the whole session when a used token comes back later: somebody else has it', async () => {
    const { client } = await signedUp(market);
    const thief = holding(cookieOf(client));
    await refresh(client);
    market.clock.pass(GRACE + 1);
    const { status, body } = await refresh(thief);
    expect([status, body.code]).toEqual([401, 'auth.session-ended']);
    expect((await refresh(client)).status).toBe(401);
  });

  it('ends no other session with it', async () => {
    const { client } = await signedUp(market);
    const { client: other } = await signedUp(market);
    const thief = holding(cookieOf(client));
    await refresh(client);
    market.clock.pass(GRACE + 1);
    await refresh(thief);
    expect((await refresh(other)).status).toBe(200);
  });

  it('lasts thirty days from the last refresh', async () => {
    const { client } = await signedUp(market);
    market.clock.pass(29 * DAY);
    expect((await refresh(client)).status).toBe(200);
    market.clock.pass(29 * DAY);
    expect((await refresh(client)).status).toBe(200);
    market.clock.pass(30 * DAY);
    expect((await refresh(client)).status).toBe(401);
  });

  it('ends ninety days after the log-in, however much it is used', async () => {
    const { client } = await signedUp(market);
    for (const days of [29, 29, 29, 2]) {
      market.clock.pass(days * DAY);
      expect((await refresh(client)).status).toBe(200);
    }
    market.clock.pass(DAY);
    expect((await refresh(client)).status).toBe(401);
    expect((await client.get('/api/auth/sessions')).status).toBe(401);
  });

  // @spec call-refresh
  it.each([
    ['no cookie', ''],
    ['a made-up token', 'A'.repeat(43)],
    ['a long one', 'A'.repeat(3000)],
    ['odd characters', "%00'; drop schema auth"],
  ])('answers 401 to %s', async (_what, token) => {
    const { status, body } = await refresh(token ? holding(token) : market.someone());
    expect([status, body.code]).toEqual([401, 'auth.session-ended']);
  });

  it('keeps no token, only hashes', async () => {
    const { client } = await signedUp(market);
    await refresh(client);
    const rows = await market.app.get(DataSource).query('select * from auth.refresh_token');
    expect(JSON.stringify(rows)).not.toContain(cookieOf(client));
  });

  it('ends for an account that was disabled', async () => {
    const { client, user } = await signedUp(market);
    await market.app
      .get(DataSource)
      .query('update users.account set enabled = false where uuid = $1', [user.uuid]);
    expect((await refresh(client)).status).toBe(401);
  });

  // @spec added-log-out
  it('ends with log-out, on the server too, even when the access token has expired', async () => {
    const { client } = await signedUp(market);
    const copy = holding(cookieOf(client));
    client.token = undefined;
    const { status, headers } = await client.post('/api/auth/logout');
    expect(status).toBe(204);
    expect(headers.get('set-cookie')).toMatch(/^refreshToken=; .*Expires=Thu, 01 Jan 1970/);
    expect(client.cookies.size).toBe(0);
    expect((await refresh(copy)).status).toBe(401);
  });

  // @spec added-log-out
  it('lets anybody log out twice', async () => {
    const { client } = await signedUp(market);
    await client.post('/api/auth/logout');
    expect((await client.post('/api/auth/logout')).status).toBe(204);
  });

  it('is not for the pages of other sites', async () => {
    const { client } = await signedUp(market);
    for (const path of ['/api/auth/refresh', '/api/auth/logout']) {
      for (const origin of ['https://evil.example', 'null', `${market.origin}.evil.example`, 'nonsense']) {
        const { status, body } = await client.post<ProblemBody>(path, undefined, { origin });
        expect([path, origin, status, body.code]).toEqual([path, origin, 403, 'request.foreign-origin']);
      }
    }
    const { origin } = market;
    const page = new Client(origin);
    page.cookies.set('refreshToken', client.cookies.get('refreshToken') ?? '');
    const own = await page.post<Answer>('/api/auth/refresh', undefined, { origin });
    expect(own.status).toBe(200);
  });
});

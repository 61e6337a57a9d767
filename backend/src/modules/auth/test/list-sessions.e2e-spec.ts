// The story of somebody who looks where they are logged in, and logs a device out from elsewhere.
import type { Client, ProblemBody, Reply } from '../../../../test/client.js';
import { type Member, PASSWORD, signedUp } from '../../../../test/people.js';
import { story } from '../../../../test/story.js';
import type { SessionDto } from '../dto/session.dto.js';

const DAY = 24 * 3600;
const FIREFOX = 'Mozilla/5.0 (X11; Linux x86_64; rv:142.0) Gecko/20100101 Firefox/142.0';
const IPHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Mobile/15E148 Safari/604.1';

describe('the sessions of an account', () => {
  const market = story();
  let member: Member;
  beforeEach(async () => {
    member = await signedUp(market);
  });

  const sessions = (client: Client, query = '') => client.get<SessionDto[]>(`/api/auth/sessions${query}`);
  const listed = async (client: Client) => (await sessions(client)).body;
  const logIn = async (userAgent: string) => {
    const device = market.someone();
    const body = { email: member.user.email, password: PASSWORD };
    const headers = { 'user-agent': userAgent };
    const reply = await device.post<{ accessToken: string }>('/api/auth/login', body, headers);
    device.token = reply.body.accessToken;
    return device;
  };
  const currentOf = async (device: Client) =>
    (await listed(device)).find(({ current }) => current)?.uuid ?? '';
  const end = (client: Client, uuid: string) => client.delete<ProblemBody>(`/api/auth/sessions/${uuid}`);
  const refresh = async (client: Client) => (await client.post('/api/auth/refresh')).status;
  const write = (client: Client) =>
    client.patch<ProblemBody>(`/api/users/${member.user.uuid}`, { name: 'Mika' });

  // @spec added-sessions
  it('are listed with the words of their devices, the latest log-in first, and which is this one', async () => {
    market.clock.pass(60);
    await logIn(FIREFOX);
    market.clock.pass(60);
    const phone = await logIn(IPHONE);
    const found = await listed(phone);
    expect(found.map(({ browser, system, current }) => [browser, system, current])).toEqual([
      ['Safari', 'iPhone', true],
      ['Firefox', 'Linux', false],
      [null, null, false],
    ]);
    for (const { createdAt, lastUsedAt } of found) expect(lastUsedAt).toBe(createdAt);
  });

  // @spec added-sessions
  it('tell when they were last used', async () => {
    market.clock.pass(3600);
    expect(await refresh(member.client)).toBe(200);
    const [session] = await listed(member.client);
    const [created = 0, used = 0] = [session?.createdAt, session?.lastUsedAt].map((at) =>
      Date.parse(at ?? ''),
    );
    expect(used - created).toBeGreaterThanOrEqual(3600_000);
    expect(used - created).toBeLessThan(3660_000);
  });

  it('come in pages', async () => {
    await logIn(FIREFOX);
    market.clock.pass(1);
    const phone = await logIn(IPHONE);
    const seen: string[] = [];
    let path: string | undefined = '/api/auth/sessions?limit=2';
    while (path) {
      const { body, headers }: Reply<SessionDto[]> = await phone.get(path);
      expect(headers.get('x-total-count')).toBe('3');
      seen.push(...body.map(({ uuid }) => uuid));
      path = /<(.*)>/.exec(headers.get('link') ?? '')?.[1];
    }
    expect(seen).toEqual((await listed(phone)).map(({ uuid }) => uuid));
    expect((await phone.get<ProblemBody>('/api/auth/sessions?after=nonsense')).status).toBe(400);
  });

  it('are listed no more when they were ended, or not used for thirty days', async () => {
    const phone = await logIn(IPHONE);
    await phone.post('/api/auth/logout');
    expect(await listed(member.client)).toHaveLength(1);
    await logIn(FIREFOX);
    market.clock.pass(29 * DAY);
    expect(await refresh(member.client)).toBe(200);
    market.clock.pass(DAY);
    expect((await listed(member.client)).map(({ current }) => current)).toEqual([true]);
  });

  it('are listed no more once their log-in was ninety days ago, but for the one that asks', async () => {
    const phone = await logIn(IPHONE);
    market.clock.pass(DAY);
    const laptop = await logIn(FIREFOX);
    for (const days of [0, 29, 29, 29, 1.99]) {
      market.clock.pass(days * DAY);
      for (const each of [phone, laptop]) expect(await refresh(each)).toBe(200);
    }
    market.clock.pass(0.015 * DAY);
    // A device that never asks again is not ended by its refused refresh.
    const [mine, ...others] = (await listed(laptop)).map(({ browser, current }) => [browser, current]);
    expect([mine, others]).toEqual([['Firefox', true], []]);
  });

  it('of one browser are one: a login takes the place of the one that its cookie is of', async () => {
    const browser = member.client;
    const body = { email: member.user.email, password: PASSWORD };
    const again = await browser.post<{ accessToken: string }>('/api/auth/login', body);
    expect((await write(browser)).body.code).toBe('auth.session-ended');
    browser.token = again.body.accessToken;
    expect((await listed(browser)).map(({ current }) => current)).toEqual([true]);
    const other = await signedUp(market);
    await browser.post('/api/auth/login', { email: other.user.email, password: PASSWORD });
    expect((await write(browser)).body.code).toBe('auth.session-ended');
    expect(await refresh(other.client)).toBe(200);
  });

  it('are nobody else’s to see', async () => {
    const stranger = await signedUp(market);
    const theirs = await listed(member.client);
    expect((await listed(stranger.client)).map(({ uuid }) => uuid)).not.toContain(theirs[0]?.uuid);
  });

  // @spec added-end-session
  it('end one by one: the device writes nothing more and gets no fresh token, the others go on', async () => {
    const phone = await logIn(IPHONE);
    expect((await end(member.client, await currentOf(phone))).status).toBe(204);
    expect((await write(phone)).body.code).toBe('auth.session-ended');
    expect(await refresh(phone)).toBe(401);
    expect((await write(member.client)).status).toBe(200);
    expect(await listed(member.client)).toHaveLength(1);
  });

  it('may be ended twice, and from the very device', async () => {
    const phone = await logIn(IPHONE);
    const uuid = await currentOf(phone);
    expect((await end(phone, uuid)).status).toBe(204);
    expect((await end(member.client, uuid)).status).toBe(204);
  });

  // @spec added-end-session
  it('of somebody else do not exist, and go on', async () => {
    const stranger = await signedUp(market);
    const { status, body } = await end(stranger.client, await currentOf(member.client));
    expect([status, body.code]).toEqual([404, 'auth.unknown-session']);
    expect((await write(member.client)).status).toBe(200);
  });

  // @spec added-end-other-sessions
  it('end all but this one at once, and nobody else’s', async () => {
    const [phone, laptop] = [await logIn(IPHONE), await logIn(FIREFOX)];
    const stranger = await signedUp(market);
    expect((await phone.delete('/api/auth/sessions')).status).toBe(204);
    const left = [phone, laptop, member.client, stranger.client].map(refresh);
    expect(await Promise.all(left)).toEqual([200, 401, 401, 200]);
    expect((await listed(phone)).map(({ current }) => current)).toEqual([true]);
  });

  it('keep nothing that a device says of itself but our words for it', async () => {
    await logIn('Firefox/1.0 <b>Call your bank</b>');
    const [first] = await listed(member.client);
    expect([first?.browser, first?.system]).toEqual(['Firefox', null]);
  });
});

// The story of somebody whose verification logs them in: in the browser that signed up, once, and nowhere else.
import { randomUUID } from 'node:crypto';
import { DataSource } from 'typeorm';
import type { Client, ProblemBody } from '../../../../test/client.js';
import { mailsTo } from '../../../../test/mails.js';
import { PASSWORD } from '../../../../test/people.js';
import { story } from '../../../../test/story.js';

type Verified = ProblemBody & { email: string; canLogIn: boolean };
type LoggedIn = ProblemBody & { accessToken: string; user: { email: string; uuid: string } };
const MINUTE = 60;
const COOKIE = 'pendingVerification';

describe('verifying an address where it signed up', () => {
  const market = story();
  let people = 0;
  const signUp = async (browser = market.someone()) => {
    const email = `claimant.${people++}@example.com`;
    const body = { name: 'Mika', email, password: PASSWORD, confirmPassword: PASSWORD, role: 'USER' };
    const { status, headers } = await browser.post('/api/users/signup', body);
    expect(status).toBe(201);
    const [mail] = await mailsTo(market, email);
    return { email, browser, token: mail?.token ?? '', cookie: headers.getSetCookie().join() };
  };
  const verify = (browser: Client, token: string) => browser.get<Verified>(`/api/auth/verify?token=${token}`);
  const enter = (browser: Client, token: string) =>
    browser.post<LoggedIn>('/api/auth/verify/session', { token });

  // @spec added-verified-log-in
  it('logs in as the log-in form does, and the cookie of the claim goes', async () => {
    const { email, browser, token, cookie } = await signUp();
    expect(cookie).toMatch(
      /^pendingVerification=[\w-]{43}; Max-Age=86400; Path=\/api\/auth; HttpOnly; SameSite=Strict$/,
    );
    expect((await verify(browser, token)).body).toMatchObject({ email, canLogIn: true });
    const { status, body } = await enter(browser, token);
    expect([status, body.user.email]).toEqual([200, email]);
    expect([browser.cookies.has('refreshToken'), browser.cookies.has(COOKIE)]).toEqual([true, false]);
    browser.token = body.accessToken;
    expect((await browser.get(`/api/dashboard/user-summary/${body.user.uuid}`)).status).toBe(200);
    expect((await browser.post('/api/auth/refresh')).status).toBe(200);
    const acts = await market.app
      .get(DataSource)
      .query("select act from platform.audit where actor = $1 and act = 'auth.logged-in'", [body.user.uuid]);
    expect(acts).toHaveLength(1);
  });

  // @spec added-verified-log-in
  it('does so once, also of two at once', async () => {
    const { browser, token } = await signUp();
    await verify(browser, token);
    const claim = browser.cookies.get(COOKIE) ?? '';
    const replies = await Promise.all([enter(browser, token), enter(browser, token)]);
    expect(replies.map(({ status }) => status).sort()).toEqual([200, 403]);
    browser.cookies.set(COOKIE, claim);
    expect((await verify(browser, token)).body.canLogIn).toBe(false);
    expect((await enter(browser, token)).body.code).toBe('auth.not-signed-up-here');
  });

  it('logs in, too, where the answer to the sign-up was lost, and it was retried with its key', async () => {
    const email = 'lost.answer@example.com';
    const body = { name: 'Mika', email, password: PASSWORD, confirmPassword: PASSWORD, role: 'USER' };
    const [lost, browser, other] = [market.someone(), market.someone(), market.someone()];
    const headers = { 'idempotency-key': randomUUID() };
    for (const each of [lost, browser])
      expect((await each.post('/api/users/signup', body, headers)).status).toBe(201);
    const refused = { ...body, password: 'another password', confirmPassword: 'another password' };
    expect((await other.post('/api/users/signup', refused, headers)).status).toBe(422);
    expect(other.cookies.has(COOKIE)).toBe(false);
    const [mail] = await mailsTo(market, email);
    expect((await verify(browser, mail?.token ?? '')).body).toMatchObject({ email, canLogIn: true });
    expect((await enter(browser, mail?.token ?? '')).status).toBe(200);
    expect((await enter(lost, mail?.token ?? '')).status).toBe(403);
  });

  it('tells another browser the address alone', async () => {
    const { email, token } = await signUp();
    const other = market.someone();
    expect((await verify(other, token)).body).toMatchObject({ email, canLogIn: false });
    expect((await enter(other, token)).body.code).toBe('auth.not-signed-up-here');
    expect(other.cookies.has('refreshToken')).toBe(false);
  });

  it('refuses the link of somebody else, a link before its use, one used long ago, and an old claim', async () => {
    const mine = await signUp();
    const stranger = await signUp();
    await verify(stranger.browser, stranger.token);
    // What a page of an attacker could ask for: that this browser be logged in to another account.
    expect((await enter(mine.browser, stranger.token)).body.code).toBe('auth.not-signed-up-here');
    expect((await enter(mine.browser, mine.token)).body.code).toBe('auth.link-invalid');
    await verify(mine.browser, mine.token);
    market.clock.pass(10 * MINUTE);
    expect((await enter(mine.browser, mine.token)).body.code).toBe('auth.link-used');
    const late = await signUp();
    market.clock.pass(24 * 60 * MINUTE);
    await late.browser.post('/api/auth/resend-verification', { email: late.email });
    const fresh = (await mailsTo(market, late.email, 2)).find(({ token }) => token !== late.token);
    expect((await verify(late.browser, fresh?.token ?? '')).body.canLogIn).toBe(false);
    expect((await enter(late.browser, fresh?.token ?? '')).status).toBe(403);
  });

  it('refuses a closed account', async () => {
    const { email, browser, token } = await signUp();
    await verify(browser, token);
    await market.app
      .get(DataSource)
      .query('update users.account set enabled = false where email = $1', [email]);
    expect((await enter(browser, token)).body.code).toBe('auth.not-signed-up-here');
  });
});

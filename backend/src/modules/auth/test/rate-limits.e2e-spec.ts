// The story of calling too often.
import { DataSource } from 'typeorm';
import type { ProblemBody } from '../../../../test/client.js';
import { codeAt, withSecondFactor } from '../../../../test/passkeys.js';
import { PASSWORD, signedUp } from '../../../../test/people.js';
import { story } from '../../../../test/story.js';

describe('calling too often', () => {
  const market = story({ RATE_LIMITS: 'on', TRUST_PROXY: '1' });
  const from = (ip: string) => ({ 'x-forwarded-for': ip });
  const logIn = (ip: string, email: string, password = 'a wrong one') =>
    market.someone().post<ProblemBody>('/api/auth/login', { email, password }, from(ip));
  const statuses = (replies: { status: number }[]) => replies.map(({ status }) => status).sort();
  const times = <Result>(count: number, act: (index: number) => Promise<Result>) =>
    Promise.all(Array.from({ length: count }, (_, index) => act(index)));

  it('stops guessing one account’s password after ten times a minute, and says when to come back', async () => {
    const { user } = await signedUp(market);
    const replies = await times(12, () => logIn('203.0.113.1', user.email));
    expect(statuses(replies)).toEqual([...Array<number>(10).fill(401), 429, 429]);
    const { status, body, headers } = await logIn('203.0.113.1', ` ${user.email.toUpperCase()}`, PASSWORD);
    expect([status, body.code, body.message]).toEqual([
      429,
      'request.too-many',
      'Too many requests. Wait a moment and try again.',
    ]);
    expect(Number(headers.get('retry-after'))).toBeGreaterThan(0);
    expect(Number(headers.get('retry-after'))).toBeLessThanOrEqual(60);
  });

  it('counts every spelling of an address that could be the same account', async () => {
    const { user } = await signedUp(market);
    const spelled = (index: number) => user.email.replace('example', `exam${'\u00ad'.repeat(index)}ple`);
    const replies = await times(12, (index) => logIn('203.0.113.21', spelled(index)));
    expect(statuses(replies)).toEqual([...Array<number>(10).fill(401), 429, 429]);
  });

  it.each(['/zzz', '?0', '#x', ':80'])('lets nobody in by an address with %s behind it', async (end) => {
    const { user } = await signedUp(market);
    const { status, body } = await logIn('203.0.113.22', `${user.email}${end}`, PASSWORD);
    expect([status, body.code]).toEqual([401, 'auth.wrong-credentials']);
  });

  it('does not lock the owner out who comes from elsewhere', async () => {
    const { user } = await signedUp(market);
    await times(11, () => logIn('203.0.113.2', user.email));
    expect((await logIn('203.0.113.3', user.email, PASSWORD)).status).toBe(200);
  });

  it('leaves room for a shop full of players behind one address', async () => {
    const shop = '203.0.113.4';
    const members = await times(25, () => signedUp(market));
    const replies = await Promise.all(members.map(({ user }) => logIn(shop, user.email, PASSWORD)));
    expect(statuses(replies)).toEqual(Array(25).fill(200));
    const more = await times(8, (index) => logIn(shop, `guess.${index}@example.com`));
    expect(statuses(more)).toEqual([...Array<number>(5).fill(401), 429, 429, 429]);
  });

  it('counts a whole IPv6 network as one', async () => {
    const replies = await times(32, (index) =>
      logIn(`2001:db8:0:1::${index + 1}`, `guess.${index}@example.com`),
    );
    expect(statuses(replies).filter((status) => status === 429)).toHaveLength(2);
    expect((await logIn('2001:db8:0:2::1', 'guess@example.com')).status).toBe(401);
  });

  it('does not believe an address that the caller made up before the proxy', async () => {
    const replies = await times(12, (index) =>
      logIn(`198.51.100.${index}, 203.0.113.9`, 'made.up@example.com'),
    );
    expect(statuses(replies).filter((status) => status === 429)).toHaveLength(2);
  });

  it('stops guessing the second factor of an account, from however many networks', async () => {
    const member = await signedUp(market);
    const { secret, recoveryCodes } = await withSecondFactor(member, () => market.clock.now());
    const { email } = member.user;
    const asked = await market
      .someone()
      .post<{ challenge: string }>('/api/auth/login', { email, password: PASSWORD }, from('203.0.113.30'));
    const guess = (ip: string, code: string) =>
      market
        .someone()
        .post<ProblemBody>(
          '/api/auth/login/second-factor',
          { challenge: asked.body.challenge, code },
          from(ip),
        );
    // Turning it on was the first of ten.
    const replies = await times(11, (index) => guess(`203.0.113.${40 + index}`, '000000'));
    expect(statuses(replies)).toEqual([...Array<number>(9).fill(400), 429, 429]);
    market.clock.pass(30);
    const right = await guess('203.0.113.31', codeAt(secret, market.clock.now()));
    expect([right.status, right.body.code]).toEqual([429, 'request.too-many']);
    expect(Number(right.headers.get('retry-after'))).toBeGreaterThan(60);
    // Nobody keeps the owner out who has a recovery code.
    expect((await guess('203.0.113.32', recoveryCodes[0] ?? '')).status).toBe(200);
  });

  it('lets one network present sixty passkeys a minute', async () => {
    const present = () =>
      market.someone().post<ProblemBody>('/api/auth/login/passkey', {}, from('203.0.113.33'));
    expect(statuses(await times(62, present))).toEqual([...Array<number>(60).fill(400), 429, 429]);
  });

  it('counts what was refused, too: sign-ups are thirty an hour', async () => {
    const signUp = () => market.someone().post<ProblemBody>('/api/users/signup', {}, from('203.0.113.5'));
    expect(statuses(await times(31, signUp))).toEqual([...Array<number>(30).fill(400), 429]);
  });

  it('mails an address five times an hour', async () => {
    const answers: number[] = [];
    for (let count = 0; count < 6; count++) {
      const body = { email: 'often@example.com' };
      answers.push((await market.someone().post('/api/auth/forgot-password', body)).status);
      market.clock.pass(61);
    }
    expect(answers).toEqual([202, 202, 202, 202, 202, 429]);
  });

  it('does not count callers without an address as one another', async () => {
    const replies = await times(12, (index) => logIn(`203.0.113.${30 + index}`, ''));
    expect(statuses(replies)).toEqual(Array(12).fill(400));
    const mails = await times(7, (index) =>
      market.someone().post('/api/auth/forgot-password', {}, from(`203.0.113.${30 + index}`)),
    );
    expect(statuses(mails)).toEqual(Array(7).fill(400));
  });

  it('says with each answer how much is left', async () => {
    const { headers } = await logIn('203.0.113.6', 'nobody@example.com');
    expect(headers.get('ratelimit-policy')).toBe(
      '"login-address-and-network";q=10;w=60, "login-network";q=30;w=60',
    );
    expect(headers.get('ratelimit')).toMatch(
      /^"login-address-and-network";r=9;t=\d+, "login-network";r=29;t=\d+$/,
    );
  });

  it('keeps no addresses', async () => {
    const rows = await market.app.get(DataSource).query('select key from platform.rate_limit');
    expect(rows.length).toBeGreaterThan(10);
    expect(JSON.stringify(rows)).not.toMatch(/example\.com|203\.0\.113/);
  });
});

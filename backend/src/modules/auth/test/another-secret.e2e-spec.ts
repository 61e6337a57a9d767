// The story of a server that gets another secret: while it knows the one before, nobody is logged out and no link in a mail is
// lost; once it knows it no longer, nothing that was signed with it is believed.

import type { Client } from '../../../../test/client.js';
import { mailsTo } from '../../../../test/mails.js';
import { codeAt, withSecondFactor } from '../../../../test/passkeys.js';
import { signedUp } from '../../../../test/people.js';
import { SECRET, story } from '../../../../test/story.js';
import { createApp } from '../../../app.setup.js';
import { Environment } from '../../../platform/environment/environment.js';
import { ResealSecrets } from '../second-factor/reseal-secrets.js';

const NEW = 'another-secret-of-the-stories-0123456789';
const NEWEST = 'the-newest-secret-of-the-stories-0123456';

describe('another secret', () => {
  const market = story({}, { alone: true });
  /** The same server on the same database with other secrets. */
  const restart = async (JWT_SECRET: string, JWT_SECRET_PREVIOUS?: string) => {
    const environment = market.app.get(Environment);
    await market.app.close();
    const changed = Object.assign(environment, { JWT_SECRET, JWT_SECRET_PREVIOUS });
    market.app = await createApp(changed, { clock: market.clock });
    await market.app.listen(0, '127.0.0.1');
    market.origins.splice(0, 1, await market.app.getUrl());
  };
  afterEach(() => restart(SECRET));
  const moved = (client: Client) => {
    const again = market.someone();
    again.token = client.token;
    for (const [name, value] of client.cookies) again.cookies.set(name, value);
    return again;
  };
  const refresh = (client: Client) => client.post<{ accessToken: string }>('/api/auth/refresh');
  const reads = async (client: Client) => (await client.get('/api/events')).status;

  // @spec added-another-secret
  it('keeps everybody logged in while the one before is known', async () => {
    const { client } = await signedUp(market);
    await restart(NEW, SECRET);
    const same = moved(client);
    expect(await reads(same)).toBe(200);
    const { status, body } = await refresh(same);
    expect(status).toBe(200);
    same.token = body.accessToken;
    await restart(NEW);
    expect(await reads(moved(same))).toBe(200);
    expect((await refresh(moved(same))).status).toBe(200);
  });

  it('gives two tabs the same cookie, though the secret changed between their refreshes', async () => {
    const { client } = await signedUp(market);
    const [one, other] = [moved(client), moved(client)];
    expect((await refresh(one)).status).toBe(200);
    await restart(NEW, SECRET);
    const late = moved(other);
    expect((await refresh(late)).status).toBe(200);
    expect(late.cookies.get('refreshToken')).toBe(one.cookies.get('refreshToken'));
  });

  it('keeps the links in mails good while the one before is known, and no longer', async () => {
    const [kept, lost] = [await signedUp(market), await signedUp(market)];
    const tokens = [];
    for (const { user } of [kept, lost]) {
      await market.someone().post('/api/auth/forgot-password', { email: user.email });
      tokens.push((await mailsTo(market, user.email))[0]?.token);
    }
    const reset = (token: string | undefined) =>
      market.someone().post('/api/auth/reset-password', { token, password: 'five copies of a card' });
    await restart(NEW, SECRET);
    expect((await reset(tokens[0])).status).toBe(204);
    await restart(NEWEST, NEW);
    expect((await reset(tokens[1])).status).toBe(400);
  });

  it('keeps two-step verification, also when the one before is forgotten after a night', async () => {
    const member = await signedUp(market);
    const { secret, recoveryCodes } = await withSecondFactor(member, () => market.clock.now());
    const logIn = async (code: string) => {
      const { email } = member.user;
      const asked = await market
        .someone()
        .post<{ challenge: string }>('/api/auth/login', { email, password: member.password });
      const { challenge } = asked.body;
      return (await market.someone().post('/api/auth/login/second-factor', { challenge, code })).status;
    };
    const next = () => {
      market.clock.pass(30);
      return codeAt(secret, market.clock.now());
    };
    await restart(NEW, SECRET);
    expect(await logIn(next())).toBe(200);
    await market.app.get(ResealSecrets).reseal();
    await restart(NEW);
    expect(await logIn(next())).toBe(200);
    // Forgotten too early: the app is of no use, and a recovery code is.
    await restart(NEWEST);
    expect(await logIn(next())).toBe(400);
    expect(await logIn(recoveryCodes[0] ?? '')).toBe(200);
  });

  // @spec added-another-secret
  it('believes nothing that the one before signed, once it is known no longer', async () => {
    const { client } = await signedUp(market);
    await restart(NEW);
    expect(await reads(moved(client))).toBe(401);
    // A refresh token is no signature: its session goes on.
    expect((await refresh(moved(client))).status).toBe(200);
  });
});

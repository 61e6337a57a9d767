// The story of a server that people reach by https, behind a proxy.
import { signedUp } from '../../../../test/people.js';
import { story } from '../../../../test/story.js';

describe('behind https', () => {
  const market = story({ PUBLIC_URL: 'https://playset.example', RATE_LIMITS: 'on' });

  it('sends the refresh cookie over https only, and takes calls from its public address', async () => {
    const { client } = await signedUp(market);
    const origin = 'https://playset.example';
    const { status, headers } = await client.post('/api/auth/refresh', undefined, { origin });
    expect(status).toBe(200);
    const cookies = headers.getSetCookie();
    expect(cookies.at(-1)).toMatch(
      /^__Secure-refreshToken=.+; Path=\/api\/auth; HttpOnly; Secure; SameSite=Strict$/,
    );
  });

  it('takes a cookie from before the prefix once more, and puts the prefixed one in its place', async () => {
    const { client } = await signedUp(market);
    const token = client.cookies.get('refreshToken') ?? '';
    const { status, headers } = await client.post('/api/auth/refresh');
    expect(status).toBe(200);
    const [former, next] = headers.getSetCookie();
    expect([former, next]).toEqual([
      expect.stringMatching(/^refreshToken=; .*(Expires=Thu, 01 Jan 1970|Max-Age=0)/),
      expect.stringMatching(/^__Secure-refreshToken=/),
    ]);
    const browser = market.someone();
    browser.cookies.set('__Secure-refreshToken', /=([^;]+)/.exec(next ?? '')?.[1] ?? '');
    expect((await browser.post('/api/auth/refresh')).status).toBe(200);
    expect(token).not.toBe(browser.cookies.get('__Secure-refreshToken'));
  });
});

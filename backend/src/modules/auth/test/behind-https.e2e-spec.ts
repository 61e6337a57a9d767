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
    expect(headers.get('set-cookie')).toMatch(/; Secure/);
  });
});

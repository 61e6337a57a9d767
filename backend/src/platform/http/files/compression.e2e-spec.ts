// The story of long answers: they come small to anyone who can read that, and are the same inside.
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { PASSWORD, signedUp } from '../../../../test/people.js';
import { story } from '../../../../test/story.js';

describe('an answer', () => {
  const market = story();

  const inject = (url: string, encoding?: string) =>
    market.app.inject({ url, headers: encoding ? { 'accept-encoding': encoding } : {} });

  it('that is long comes compressed, and the same', async () => {
    const plain = await inject('/api/openapi.json');
    expect(plain.headers['content-encoding']).toBeUndefined();
    for (const [encoding, open] of [
      ['br', brotliDecompressSync],
      ['gzip', gunzipSync],
    ] as const) {
      const { headers, rawPayload } = await inject('/api/openapi.json', encoding);
      expect(headers).toMatchObject({
        'content-encoding': encoding,
        vary: expect.stringMatching(/accept-encoding/i),
      });
      expect(rawPayload.length).toBeLessThan(plain.rawPayload.length / 4);
      expect(open(rawPayload).equals(plain.rawPayload)).toBe(true);
    }
  });

  it('that is short comes as it is, also the longest with a token in it', async () => {
    expect((await inject('/health/live', 'br')).headers['content-encoding']).toBeUndefined();
    const { user } = await signedUp(market, { role: 'STORE', name: 'N'.repeat(80) });
    const login = await market.app.inject({
      method: 'POST',
      url: '/api/auth/login',
      headers: { 'accept-encoding': 'br, gzip' },
      payload: { email: user.email, password: PASSWORD },
    });
    expect(login.statusCode).toBe(200);
    expect(login.headers['content-encoding']).toBeUndefined();
  });
});

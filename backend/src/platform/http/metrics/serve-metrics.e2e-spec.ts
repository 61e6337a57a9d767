// Who may read the process's figures.
import { story } from '../../../../test/story.js';

describe('the figures of the process', () => {
  describe('without a token', () => {
    const market = story({ TRUST_PROXY: '1' });
    const ask = (headers: Record<string, string> = {}) => fetch(`${market.origin}/metrics`, { headers });

    it('are for anyone who asks on this machine', async () => {
      const reply = await ask();
      expect([reply.status, await reply.text()]).toEqual([
        200,
        expect.stringContaining('http_request_duration_seconds'),
      ]);
    });

    it.each([
      ['x-forwarded-for', '203.0.113.7'],
      ['x-forwarded-for', '127.0.0.1'],
      ['forwarded', 'for=203.0.113.7'],
      ['x-real-ip', '203.0.113.7'],
    ])('are not for anyone who comes through a proxy beside us: %s %s', async (name, value) => {
      expect((await ask({ [name]: value })).status).toBe(404);
    });
  });

  describe('with a token', () => {
    const token = '0123456789-for-figures';
    const market = story({ METRICS_TOKEN: token, TRUST_PROXY: '1' });

    it.each([
      ['it', `Bearer ${token}`, 200],
      ['another one', 'Bearer 0123456789-for-nothing', 404],
      ['none', '', 404],
    ])('are for anyone who has it: %s', async (_which, authorization, status) => {
      const headers = { authorization, 'x-forwarded-for': '203.0.113.7' };
      expect((await fetch(`${market.origin}/metrics`, { headers })).status).toBe(status);
    });
  });
});

// Where somebody says who has found a hole.
import { story } from '../../../../test/story.js';

describe('security.txt', () => {
  describe.each([
    ['security@playset.example', 'mailto:security@playset.example'],
    ['https://playset.example/report', 'https://playset.example/report'],
  ])('with the contact %s', (SECURITY_CONTACT, contact) => {
    const market = story({ SECURITY_CONTACT, PUBLIC_URL: 'http://localhost:3000' }, { alone: true });

    it('names it, for a time', async () => {
      const reply = await fetch(`${market.origin}/.well-known/security.txt`);
      expect(reply.headers.get('content-type')).toBe('text/plain; charset=utf-8');
      const lines = (await reply.text()).trimEnd().split('\n');
      expect(lines).toEqual([
        `Contact: ${contact}`,
        expect.stringMatching(/^Expires: \d{4}-/),
        'Preferred-Languages: en, es',
        'Canonical: http://localhost:3000/.well-known/security.txt',
      ]);
      const days = (Date.parse(lines[1]?.slice(9) ?? '') - Date.now()) / 86_400_000;
      expect(days).toBeGreaterThan(90);
      expect(days).toBeLessThan(365);
    });
  });

  describe('without a contact', () => {
    const market = story({}, { alone: true });

    it('is not there', async () => {
      expect((await fetch(`${market.origin}/.well-known/security.txt`)).status).toBe(404);
    });
  });
});

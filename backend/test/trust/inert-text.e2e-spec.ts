// What people write stays text: in mails, in the log, in answers and in the landing page.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { mailsTo } from '../mails.js';
import { PASSWORD, signedUp } from '../people.js';
import { type Story, story } from '../story.js';
import { tell } from './promise.js';

/** Names and places that somebody would rather have done something than read. */
const HOSTILE = [
  '<script>alert(1)</script>',
  '"><img src=x onerror=alert(1)>',
  '</title></style></textarea>',
  'javascript:alert(1)',
  '{{constructor.constructor("alert(1)")()}}',
  '=HYPERLINK("https://evil.example")',
  '@SUM(1+1)*cmd|calc!A0',
  '+1-1',
  'A “free” prize: https://evil.example/now',
  'Robin <victim@example.com>',
  '\u200bRobin\u200d',
  "Robin'; drop table users; --",
  '%0d%0aBcc: victim@example.com',
  '{jndi:ldap://evil.example}',
];
/** What no field takes at all. */
const REFUSED = [
  'Robin\r\nBcc: victim@example.com',
  'Robin\u001b[2J\u001b[31m',
  'gnp.exe\u202e',
  'Robin\u2066',
  'Robin\u0000',
  'Robin\u2028{"level":30}',
];

const account = (email: string, name: string) => ({
  name,
  email,
  password: PASSWORD,
  confirmPassword: PASSWORD,
  role: 'USER',
  phoneNumber: '+1 (312) 555-0103',
  address: name,
});
const signUp = (market: Story, email: string, name: string) =>
  market.someone().post<{ name: string }>('/api/users/signup', account(email, name));

describe('what people write', () => {
  const log: string[] = [];
  const market = story({ LOG_LEVEL: 'info' }, { log: { write: (line) => void log.push(line) } });

  it.each(HOSTILE.map((name, nth) => [name, `hostile.${nth}@example.com`] as const))(
    'is neither markup nor a header in a mail: %s',
    async (name, email) => {
      expect((await signUp(market, email, name)).status).toBe(201);
      const [mail] = await mailsTo(market, email);
      expect([mail?.to, mail?.subject]).toEqual([email, 'Verify your email for Playset']);
      expect(mail?.html).not.toMatch(/<script|<img[^>]+onerror|evil\.example|victim@/i);
      expect(mail?.text).not.toMatch(/evil\.example|victim@/i);
      // One link, which is ours, however often it is named.
      const links = new Set(
        [...(mail?.html.matchAll(/href="([^"]+)"/g) ?? [])].map(([, link = '']) => new URL(link).origin),
      );
      expect([...links]).toEqual(['http://127.0.0.1:3000']);
      tell({ cases: 1 });
    },
  );

  it('sends no mail to anybody else, and has no header of theirs', () => {
    const raw = readdirSync(join(market.folder, 'outbox')).map((file) =>
      readFileSync(join(market.folder, 'outbox', file), 'utf8'),
    );
    expect(raw).toHaveLength(HOSTILE.length);
    for (const mail of raw) {
      const [head = ''] = mail.split('\r\n\r\n');
      expect(head.match(/^to:.*/gim)).toHaveLength(1);
      expect(head).not.toMatch(/^b?cc:/im);
    }
  });

  it.each(REFUSED)('is refused where it would end a line or turn one round: %j', async (name) => {
    const { status } = await signUp(market, 'refused@example.com', name);
    expect(status).toBe(400);
  });

  it.each([
    'a@b.example\r\nBcc: c@d.example',
    'a@b.example, c@d.example',
    '<a@b.example>',
    'a@b.example\u0000',
  ])('is no address of a mail: %j', async (email) => {
    expect((await signUp(market, email, 'Robin')).status).toBe(400);
  });

  it('is one line of the log an event, and no command for a terminal', async () => {
    const { client: player, user } = await signedUp(market);
    log.length = 0;
    for (const text of [...HOSTILE, ...REFUSED]) {
      await player.call('PATCH', `/api/users/${user.uuid}`, { name: text });
      await fetch(`${market.origin}/api/${encodeURIComponent(text)}`, {
        headers: { 'user-agent': encodeURI(text), 'x-request-id': encodeURI(text) },
      });
    }
    expect(log.length).toBeGreaterThan(HOSTILE.length);
    for (const line of log) {
      expect(line).toMatch(/^[^\n]*\n$/);
      expect(line.slice(0, -1)).not.toMatch(/\p{Cc}/u);
      expect(JSON.parse(line)).toHaveProperty('level');
    }
  });

  it('comes back as JSON, which no browser reads as a page', async () => {
    const { client: player, user } = await signedUp(market);
    const [name = ''] = HOSTILE;
    const changed = await player.call<{ name: string }>('PATCH', `/api/users/${user.uuid}`, { name });
    expect([changed.status, changed.body.name]).toEqual([200, name]);
    const echoes = [changed, await player.call('GET', `/api/events?q=${encodeURIComponent(name)}`)];
    for (const { headers } of echoes) {
      expect(headers.get('content-type')).toMatch(/^application\/(problem\+)?json/);
      expect(headers.get('x-content-type-options')).toBe('nosniff');
    }
  });
});

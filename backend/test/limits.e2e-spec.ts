// No call is without a limit, and no limit keeps out who did not use it up.

import { emailKey } from '../src/kernel/email.js';
import { LOGIN } from '../src/modules/auth/auth.limits.js';
import { POST_LISTINGS } from '../src/modules/listings/listings.limits.js';
import { READ, REQUEST, WRITE } from '../src/platform/http/limits/rate-limit-classes.js';
import { RateLimits } from '../src/platform/http/limits/rate-limits.js';
import { HOUR, type RateLimitClass } from '../src/platform/manifest/rate-limit-class.js';
import type { Client, ProblemBody } from './client.js';
import { CLASSES, callsOf, LIMITS } from './limit-classes.js';
import { mailsTo } from './mails.js';
import { operations } from './operations.js';
import { type Member, PASSWORD, signedUp } from './people.js';
import { story } from './story.js';
import { extent, tell } from './trust/promise.js';

const NOBODY = '00000000-0000-4000-8000-000000000000';
describe('limits', () => {
  // What is counted in memory is known to another replica a moment later only.
  const market = story({ RATE_LIMITS: 'on', TRUST_PROXY: '1' }, { alone: true });
  let store: Member;
  let player: Member;
  beforeAll(async () => {
    store = await signedUp(market, { role: 'STORE' });
    player = await signedUp(market);
    // Logging out is one of the operations: it must not end the session of the others.
    store.client.cookies.clear();
  });
  const from = (ip: string) => ({ 'x-forwarded-for': ip });
  const used = async (limit: RateLimitClass, counted: Parameters<RateLimits['count']>[1], times: number) => {
    const limits = market.app.get(RateLimits);
    await Promise.all(Array.from({ length: times }, () => limits.count(limit, counted)));
  };

  describe.each(operations)('$method $path', ({ id, method, path, operation }) => {
    it('is counted, and says so in its document and its answer', async () => {
      const address = path.replace('{status}', 'ACTIVE').replace(/\{[^}]+\}/g, NOBODY);
      const body = method === 'GET' || method === 'DELETE' ? undefined : {};
      const { client } = operation['x-role'] === 'USER' ? player : store;
      const { headers } = await client.call(method, address, body, from('203.0.113.200'));
      const limit = CLASSES[id] ?? (method === 'GET' ? 'read' : 'write');
      const names = [...(headers.get('ratelimit-policy') ?? '').matchAll(/"([\w-]+)";q=\d+;w=\d+/g)];
      expect(LIMITS.get(limit)?.rules.map(({ by }) => `${limit}-${by}`)).toEqual(
        expect.arrayContaining(names.map(([, name]) => name)),
      );
      expect(names.length).toBeGreaterThan(0);
      expect(headers.get('ratelimit')).toMatch(/^"[\w-]+";r=\d+;t=\d+/);
      expect(operation.responses[429]).toHaveProperty('headers.Retry-After');
      expect(operation.responses[429]).toHaveProperty('headers.RateLimit');
    });
  });

  it.each(['/', '/api/nothing', '/api/openapi.json', '/metrics', '/api/events'])(
    'count even what no route of ours sees: %s',
    async (address) => {
      const { headers } = await fetch(market.origin + address, { headers: from('203.0.113.201') });
      expect(headers.get('ratelimit-policy')).toBe('"request-network";q=12000;w=60');
    },
  );

  it('let one network flood nobody but itself, and leave the health of the server to be seen', async () => {
    const ip = '203.0.113.202';
    await used(REQUEST, { ip }, callsOf(REQUEST));
    const ask = (address: string, forwarded: string) =>
      fetch(market.origin + address, { headers: from(forwarded) });
    const refused = await ask('/api/client-config', ip);
    expect([refused.status, ((await refused.json()) as ProblemBody).code]).toEqual([429, 'request.too-many']);
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
    expect((await ask('/api/client-config', '203.0.113.203')).status).toBe(200);
    expect((await ask('/health/ready', ip)).status).toBe(200);
  });

  it('let one account flood nobody but itself, from however many networks', async () => {
    const [flood, calm] = [await signedUp(market), await signedUp(market)];
    const calls = extent({ quick: 60, whole: callsOf(READ) + 100 });
    await used(READ, { ip: '203.0.113.204', account: flood.user.uuid }, callsOf(READ) - 30);
    let refused = 0;
    const read = ({ client }: Member, ip: string) =>
      client.call<unknown>('GET', '/api/catalogs/tcg-types', undefined, from(ip));
    for (let call = 0; call < calls; call += 20) {
      const ips = Array.from({ length: 20 }, (_, nth) => `198.51.100.${(call + nth) % 250}`);
      const replies = await Promise.all(ips.map((ip) => read(flood, ip)));
      refused += replies.filter(({ status }) => status === 429).length;
    }
    tell({ cases: calls });
    expect(refused).toBe(calls - 30);
    expect((await read(calm, '198.51.100.1')).status).toBe(200);
  });

  it('hold writes back, and the posting of many listings more', async () => {
    const member = await signedUp(market);
    const ip = '203.0.113.206';
    const account = member.user.uuid;
    await used(WRITE, { ip, account }, callsOf(WRITE));
    const watch = await member.client.post(`/api/watchlist/${account}?cardId=${NOBODY}`, undefined, from(ip));
    expect(watch.status).toBe(429);
    const post = () => member.client.post<ProblemBody>('/api/listings', [], from(ip));
    expect((await post()).status).toBe(400);
    await used(POST_LISTINGS, { ip, account }, callsOf(POST_LISTINGS));
    expect((await post()).status).toBe(429);
  });

  describe('on guessing one account’s password', () => {
    const guess = (client: Client, email: string, ip: string, password = 'a wrong one') =>
      client.post<ProblemBody>('/api/auth/login', { email, password }, from(ip));
    /** From so many networks at once. */
    const attack = async (email: string, guesses: number) => {
      const statuses: number[] = [];
      for (let nth = 0; nth < guesses; nth += 10) {
        const ips = Array.from(
          { length: 10 },
          (_, each) => `10.${Math.floor(nth / 250)}.${nth % 250}.${each}`,
        );
        const replies = await Promise.all(ips.map((ip) => guess(market.someone(), email, ip)));
        statuses.push(...replies.map(({ status }) => status));
      }
      return statuses;
    };

    /** As after an attack, without its guesses: each costs what comparing a password costs. */
    const attacked = async (email: string) => {
      const ips = Array.from({ length: 60 }, (_, nth) => `10.9.9.${nth}`);
      await Promise.all(ips.map((ip) => used(LOGIN, { ip, address: emailKey(email) }, 1)));
    };

    it('let sixty strangers an hour try, from however many networks', async () => {
      const { user } = await signedUp(market);
      const guesses = extent({ quick: 80, whole: 1_000 });
      const statuses = await attack(user.email, guesses);
      tell({ cases: guesses, figure: `60 of ${guesses} guesses from as many networks were looked at` });
      expect(statuses.filter((status) => status === 401)).toHaveLength(60);
      expect(statuses.filter((status) => status === 429)).toHaveLength(guesses - 60);
    });

    it('let the owner in at once, in the meantime: on the device that knows the account, and from its network', async () => {
      const { user } = await signedUp(market);
      const phone = market.someone();
      expect((await guess(phone, user.email, '203.0.113.10', PASSWORD)).status).toBe(200);
      await attacked(user.email);
      expect((await guess(phone, user.email, '203.0.113.77', PASSWORD)).status).toBe(200);
      expect((await guess(market.someone(), user.email, '203.0.113.10', PASSWORD)).status).toBe(200);
      expect((await guess(market.someone(), user.email, '203.0.113.11', PASSWORD)).status).toBe(429);
    });

    it('let sixty an hour try in a network from which the account was logged in to, and its device still in', async () => {
      const { user } = await signedUp(market);
      const [phone, shop] = [market.someone(), '203.0.113.15'];
      expect((await guess(phone, user.email, shop, PASSWORD)).status).toBe(200);
      const rules = LOGIN.rules.filter(({ seconds }) => seconds === HOUR);
      const neighbor = { ip: shop, address: emailKey(user.email), isTrusted: true };
      await used({ ...LOGIN, rules }, neighbor, 59);
      const asked = [1, 2].map(() => guess(market.someone(), user.email, shop));
      expect((await Promise.all(asked)).map(({ status }) => status).sort()).toEqual([401, 429]);
      expect((await guess(phone, user.email, shop, PASSWORD)).status).toBe(200);
    });

    it('count the networks of one IPv6 site as one', async () => {
      const statuses: number[] = [];
      for (let nth = 0; nth < 120; nth += 10) {
        const replies = await Promise.all(
          Array.from({ length: 10 }, (_, each) => {
            const ip = `2001:db8:77:${(nth + each).toString(16)}::1`;
            return guess(market.someone(), `site.${nth + each}@example.com`, ip);
          }),
        );
        statuses.push(...replies.map(({ status }) => status));
      }
      expect(statuses.filter((status) => status === 401)).toHaveLength(90);
      expect(statuses.filter((status) => status === 429)).toHaveLength(30);
      const elsewhere = await guess(market.someone(), 'site@example.com', '2001:db8:78::1');
      expect(elsewhere.status).toBe(401);
    });

    it('tell nobody whether an account was logged in to from here', async () => {
      const { user } = await signedUp(market);
      await guess(market.someone(), user.email, '203.0.113.17', PASSWORD);
      const policies = ['203.0.113.17', '203.0.113.18'].map(async (ip) =>
        (await guess(market.someone(), user.email, ip)).headers.get('ratelimit-policy'),
      );
      const [known, unknown] = await Promise.all(policies);
      expect(known).toBe(unknown);
    });

    it('let the owner’s device in from the very network of the attacker', async () => {
      const { user } = await signedUp(market);
      const [phone, shop] = [market.someone(), '203.0.113.12'];
      expect((await guess(phone, user.email, shop, PASSWORD)).status).toBe(200);
      const guesses = Array.from({ length: 40 }, (_, nth) =>
        guess(market.someone(), nth % 2 ? user.email : `other.${nth}@example.com`, shop),
      );
      expect((await Promise.all(guesses)).map(({ status }) => status)).toContain(429);
      expect((await guess(market.someone(), user.email, shop, PASSWORD)).status).toBe(429);
      expect((await guess(phone, user.email, shop, PASSWORD)).status).toBe(200);
    });

    it('hold back a device that knows the account, too, and give it none of another’s', async () => {
      const [{ user }, { user: other }] = [await signedUp(market), await signedUp(market)];
      const phone = market.someone();
      expect((await guess(phone, user.email, '203.0.113.13', PASSWORD)).status).toBe(200);
      const wrong = await Promise.all(
        Array.from({ length: 12 }, (_, nth) => guess(phone, user.email, `203.0.113.${20 + nth}`)),
      );
      expect(wrong.filter(({ status }) => status === 401)).toHaveLength(10);
      await attacked(other.email);
      expect((await guess(phone, other.email, '203.0.113.14')).status).toBe(429);
    });

    it('let the owner in on a new device in the meantime, by the link in a mail', async () => {
      const { user } = await signedUp(market);
      const [phone, ip] = [market.someone(), '203.0.113.19'];
      await attacked(user.email);
      expect((await guess(phone, user.email, ip, PASSWORD)).status).toBe(429);
      await phone.post('/api/auth/forgot-password', { email: user.email }, from(ip));
      const [mail] = await mailsTo(market, user.email);
      const password = 'five copies of a card';
      await phone.post('/api/auth/reset-password', { token: mail?.token, password }, from(ip));
      expect((await guess(phone, user.email, ip, password)).status).toBe(200);
    });

    it('do not believe a device that says it knows the account', async () => {
      const { user } = await signedUp(market);
      await attacked(user.email);
      const liar = market.someone();
      liar.cookies.set('device', 'made-up');
      expect((await guess(liar, user.email, '203.0.113.15', PASSWORD)).status).toBe(429);
    });
  });

  it('give a device a name that no page’s script can read', async () => {
    const { user } = await signedUp(market);
    const { headers } = await market
      .someone()
      .post('/api/auth/login', { email: user.email, password: PASSWORD }, from('203.0.113.16'));
    const line = headers.getSetCookie().find((cookie) => cookie.startsWith('device='));
    expect(line).toMatch(/^device=[\w-]{32}; Max-Age=31536000; Path=\/api\/auth; HttpOnly; SameSite=Strict$/);
  });
});

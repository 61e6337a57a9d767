// Whatever is answered, and to whomever: the browser is told what it may do with it.
import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { loadSample, sampleCard } from '../../src/modules/cards/test/sample-catalogue.js';
import { REQUEST } from '../../src/platform/http/limits/rate-limit-classes.js';
import { RateLimits } from '../../src/platform/http/limits/rate-limits.js';
import { signedUp } from '../people.js';
import { story } from '../story.js';

/** A client as small as can be. */
const client = mkdtempSync(join(tmpdir(), 'playset-client-'));
for (const folder of ['assets', 'shells']) mkdirSync(join(client, folder));
for (const [name, content] of Object.entries({
  'index.html': '<!doctype html><title>Playset</title>',
  'app.html': '<!doctype html><script>atOnce();</script><title>Playset</title>',
  'favicon.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
  'humans.txt': 'Players and stores',
  'assets/index-1.js': '0;',
  // Of the landing page, which nothing renders here.
  'shells/.html': '<!doctype html><title>Playset</title>',
  'shells/home.html': '<!doctype html><title>Playset</title>',
})) {
  writeFileSync(join(client, name), content);
}
afterAll(() => rmSync(client, { recursive: true, force: true }));

const { id: card } = sampleCard('brm', '1');
const PICTURE = `/api/cards/${card}/image/front/normal`;
const JSON_TYPE = { 'content-type': 'application/json' };

/** What is asked for, with the status that it is answered with. */
const ASKED: [what: string, status: number, path: string, options?: RequestInit][] = [
  ['the landing page', 200, '/'],
  ['a page of the client', 200, '/home'],
  ['a script', 200, '/assets/index-1.js'],
  ['a script that is not there', 404, '/assets/none.js'],
  ['a drawing among the files', 200, '/favicon.svg'],
  ['a file', 200, '/humans.txt'],
  ['what the client needs', 200, '/api/client-config'],
  ['the front page’s figures', 200, '/api/dashboard/front-page'],
  ['a drawn card', 200, PICTURE],
  ['a symbol', 200, '/api/cards/symbology/W.svg'],
  ['a symbol that is not there', 404, '/api/cards/symbology/none.svg'],
  ['the description of the API', 200, '/api/openapi.json'],
  ['the same for people', 200, '/api/docs'],
  ['a script of that', 200, '/api/docs/swagger-ui-bundle.js'],
  ['the figures', 200, '/metrics'],
  ['the signs of life', 200, '/health/live'],
  ['an address that is none', 404, '/api/nothing'],
  ['an address that cannot be read', 400, '/api/%zz'],
  ['an address that is too long', 414, `/api/${'x'.repeat(13_000)}`],
  ['a private list without a token', 401, '/api/listings/with-card'],
  ['the landing page’s head', 200, '/', { method: 'HEAD' }],
  ['a picture’s head', 200, PICTURE, { method: 'HEAD' }],
  ['an unknown method', 404, '/api/client-config', { method: 'PUT' }],
  ['a body that is no JSON', 400, '/api/auth/login', { method: 'POST', headers: JSON_TYPE, body: '{' }],
  ['a body with nothing in it', 400, '/api/auth/login', { method: 'POST', headers: JSON_TYPE, body: '{}' }],
  [
    'a form',
    415,
    '/api/auth/login',
    { method: 'POST', headers: { 'content-type': 'application/x-www-form-urlencoded' }, body: 'a=b' },
  ],
  [
    'a body that is too large',
    413,
    '/api/auth/login',
    { method: 'POST', headers: JSON_TYPE, body: ' '.repeat(1_100_000) },
  ],
];

/** What Node answers by itself, or nearly. */
const UNPARSABLE: [what: string, bytes: string][] = [
  ['no HTTP at all', 'EHLO playset.example\r\n\r\n'],
  ['headers without end', `GET / HTTP/1.1\r\nhost: x\r\nx: ${'x'.repeat(20_000)}\r\n\r\n`],
  ['an expectation', 'GET / HTTP/1.1\r\nhost: x\r\nexpect: a miracle\r\nconnection: close\r\n\r\n'],
];

describe.each([
  ['http', undefined],
  ['https', 'https://playset.example'],
])('every answer over %s', (scheme, publicUrl) => {
  const variables: NodeJS.ProcessEnv = publicUrl ? { PUBLIC_URL: publicUrl } : {};
  const market = story(variables, { client });
  beforeAll(async () => void (await loadSample(market)));

  /** What must hold of the headers of every answer. */
  const expectGuarded = (of: (name: string) => string | null) => {
    const policy = of('content-security-policy') ?? '';
    expect(policy).toMatch(/default-src '(self|none)'/);
    expect(policy).toContain("frame-ancestors 'none'");
    expect(policy).not.toMatch(/unsafe-|\*|http:/);
    expect(of('x-content-type-options')).toBe('nosniff');
    expect(of('x-frame-options')).toBe('DENY');
    expect(of('referrer-policy')).toBe('strict-origin-when-cross-origin');
    expect(of('permissions-policy')).toMatch(/camera=\(\).*microphone=\(\).*geolocation=\((self)?\)/);
    expect(of('cross-origin-opener-policy')).toBe('same-origin');
    expect(of('cross-origin-resource-policy')).toBe('same-origin');
    expect(of('cache-control')).toBeTruthy();
    const { length } = of('strict-transport-security') ?? '';
    expect(length > 0).toBe(scheme === 'https');
    expect(of('server') ?? of('x-powered-by')).toBeNull();
  };

  it.each(ASKED)('is guarded: %s', async (_what, status, path, options = {}) => {
    const reply = await fetch(market.origin + path, { redirect: 'manual', ...options });
    await reply.arrayBuffer();
    expect(reply.status).toBe(status);
    expectGuarded((name) => reply.headers.get(name));
    if (status >= 400) expect(reply.headers.get('cache-control')).toBe('no-store');
  });

  it.each(UNPARSABLE)('is guarded: %s', async (_what, bytes) => {
    const socket = connect(Number(new URL(market.origin).port), '127.0.0.1');
    socket.write(bytes);
    const [head = ''] = (await text(socket)).split('\r\n\r\n');
    const headers = new Map(
      head.split('\r\n').map((line) => {
        const [name = '', ...value] = line.split(': ');
        return [name.toLowerCase(), value.join(': ')];
      }),
    );
    expectGuarded((name) => headers.get(name) ?? null);
  });

  it('is guarded when there is nothing new', async () => {
    const { headers } = await fetch(market.origin + PICTURE);
    const known = { 'if-none-match': headers.get('etag') ?? '' };
    const again = await fetch(market.origin + PICTURE, { headers: known });
    expect(again.status).toBe(304);
    expectGuarded((name) => again.headers.get(name));
  });

  it('is kept by nobody when it is for one person, least of all a token', async () => {
    const { client: player, user } = await signedUp(market);
    const answers = [
      await player.call('GET', `/api/listings/user/${user.uuid}/order-history`),
      await player.call('GET', `/api/watchlist/${user.uuid}`),
      await player.call('GET', `/api/users/${user.uuid}/export`),
      await player.call('POST', '/api/auth/refresh'),
    ];
    for (const { status, headers } of answers) {
      expect([status, headers.get('cache-control')]).toEqual([200, 'no-store']);
      expectGuarded((name) => headers.get(name));
    }
    // Our own client's service worker may keep what is shown without a network, and nothing else.
    const offline = answers.map(({ headers }) => headers.get('service-worker-cache-control'));
    expect(offline).toEqual(['private', 'private', null, null]);
  });

  it('lets the page ask where its reader is, and no other site in a frame', async () => {
    const { headers } = await fetch(market.origin);
    expect(headers.get('permissions-policy')?.split(', ')).toContain('geolocation=(self)');
  });

  // @spec screen-hand-over
  it('lets the page of a deal alone use the camera', async () => {
    const policyAt = async (path: string) =>
      (await fetch(market.origin + path)).headers.get('permissions-policy')?.split(', ');
    const deal = `/deals/${crypto.randomUUID()}`;
    expect(await policyAt(deal)).toContain('camera=(self)');
    expect(await policyAt(`${deal}?from=inbox`)).toContain('microphone=()');
    for (const path of ['/', '/deals/queue', `${deal}/more`, `/api${deal}`, `/x?y=${deal}`])
      expect(await policyAt(path)).toContain('camera=()');
  });

  it('lets the page look like files of ours alone, and run those and what was built into it', async () => {
    const policy = (await fetch(market.origin)).headers.get('content-security-policy');
    const atOnce = createHash('sha256').update('atOnce();').digest('base64');
    for (const part of [
      `script-src 'self' 'sha256-${atOnce}'`,
      "style-src 'self'",
      "script-src-attr 'none'",
      "object-src 'none'",
      "base-uri 'none'",
      "require-trusted-types-for 'script'",
    ]) {
      expect(policy?.split(';')).toContain(part);
    }
  });
});

describe('a refusal of what is too much', () => {
  const market = story({ RATE_LIMITS: 'on' }, { alone: true });

  it('is guarded as the answer would have been', async () => {
    const limits = market.app.get(RateLimits);
    const asked = Array.from({ length: REQUEST.rules[0]?.calls ?? 0 }, () =>
      limits.count(REQUEST, { ip: '127.0.0.1' }),
    );
    await Promise.all(asked);
    const reply = await fetch(`${market.origin}/api/nothing`);
    expect(reply.status).toBe(429);
    expect(reply.headers.get('content-security-policy')).toContain("frame-ancestors 'none'");
    expect(reply.headers.get('cache-control')).toBe('no-store');
  });
});

describe('with human verification', () => {
  const market = story({
    TURNSTILE_SITE_KEY: 'key',
    TURNSTILE_SECRET_KEY: 'secret',
    TURNSTILE_SCRIPT_URL: 'https://challenges.example/turnstile/v0/api.js',
  });

  it('its one host may run a script and show a frame, and nobody else', async () => {
    const policy = (await fetch(`${market.origin}/health/live`)).headers.get('content-security-policy');
    expect(policy?.split(';')).toEqual(
      expect.arrayContaining([
        "script-src 'self' https://challenges.example",
        'frame-src https://challenges.example',
        "connect-src 'self' https://challenges.example",
        "style-src 'self'",
      ]),
    );
  });
});

// The story of the calls that a browser makes with the refresh cookie, which another site's page must not make: every such
// call, from every page that is not ours.
import type { Client, ProblemBody } from '../../../../test/client.js';
import { operations } from '../../../../test/operations.js';
import { signedUp } from '../../../../test/people.js';
import { story } from '../../../../test/story.js';

const cookieCalls = operations.filter(({ operation }) =>
  operation.security?.some((scheme) => 'refreshCookie' in scheme),
);

type Headers = Record<string, string>;
/** What a browser says of the page that calls; `own` is where the product is. */
type Said = (own: URL) => Headers;
type Page = readonly [what: string, said: Said];

const OURS: readonly Page[] = [
  ['our own page', ({ origin }) => ({ origin })],
  [
    'our own page, of a browser that says more',
    ({ origin }) => ({ origin, 'sec-fetch-site': 'same-origin' }),
  ],
  ['our own page, by Referer only', ({ href }) => ({ referer: `${href}settings?tab=sessions` })],
  ['a program, which names no page', () => ({})],
];
const FOREIGN: readonly Page[] = [
  ['another site', () => ({ origin: 'https://evil.example' })],
  ['a page without an origin', () => ({ origin: 'null' })],
  ['an empty origin', () => ({ origin: '' })],
  ['no address at all', () => ({ origin: 'nonsense' })],
  [
    'a host that begins like ours',
    ({ protocol, hostname }) => ({ origin: `${protocol}//${hostname}.evil.example` }),
  ],
  ['a host that ends like ours', ({ protocol, host }) => ({ origin: `${protocol}//evil${host}` })],
  ['a subdomain', ({ protocol, host }) => ({ origin: `${protocol}//cards.${host}` })],
  ['another port', ({ protocol, hostname }) => ({ origin: `${protocol}//${hostname}:1` })],
  [
    'our host as a name before an @',
    ({ protocol, host }) => ({ origin: `${protocol}//${host}@evil.example` }),
  ],
  ['another site, by Referer only', ({ host }) => ({ referer: `https://evil.example/${host}` })],
  ['a subdomain, by Referer only', ({ protocol, host }) => ({ referer: `${protocol}//cards.${host}/` })],
  ['another site that shows our Referer', ({ href }) => ({ origin: 'https://evil.example', referer: href })],
  ['another site, by Sec-Fetch-Site only', () => ({ 'sec-fetch-site': 'cross-site' })],
  ['a subdomain, by Sec-Fetch-Site only', () => ({ 'sec-fetch-site': 'same-site' })],
  ['another site whose origin is ours', ({ origin }) => ({ origin, 'sec-fetch-site': 'cross-site' })],
];

describe('a call with the refresh cookie', () => {
  // A page is of one address.
  const market = story({}, { alone: true });
  let client: Client;
  beforeEach(async () => {
    client = (await signedUp(market)).client;
    client.token = undefined;
  });
  const call = (method: string, path: string, said: Said) =>
    client.call<ProblemBody>(method, path, undefined, said(new URL(market.origin)));

  /** How each is answered; the last asks for the token of a link, too. */
  const ANSWERS: Readonly<Record<string, number>> = { logout: 204, refresh: 200, startVerifiedSession: 400 };

  it('is refresh, log-out or the log-in of a verified address', () => {
    expect(cookieCalls.map(({ id }) => id).sort()).toEqual(Object.keys(ANSWERS));
  });

  describe.each(cookieCalls)('$method $path', ({ id, method, path }) => {
    it.each(OURS)('is answered to %s', async (_what, said) => {
      expect((await call(method, path, said)).status).toBe(ANSWERS[id]);
    });

    it.each(FOREIGN)('is refused to %s, and leaves the session as it was', async (_what, said) => {
      const before = client.cookies.get('refreshToken');
      const { status, body, headers } = await call(method, path, said);
      expect([status, body.code]).toEqual([403, 'request.foreign-origin']);
      expect(headers.getSetCookie()).toEqual([]);
      expect(client.cookies.get('refreshToken')).toBe(before);
      expect((await client.post('/api/auth/refresh')).status).toBe(200);
    });
  });
});

describe('a call with the refresh cookie behind https', () => {
  const PUBLIC_URL = 'https://playset.example';
  const market = story({ PUBLIC_URL, TRUST_PROXY: '1' });

  it.each([
    ['the public address', PUBLIC_URL, undefined, 200],
    ['the public address without its encryption', 'http://playset.example', 'playset.example', 403],
    ['another port of the public address', `${PUBLIC_URL}:8443`, undefined, 403],
    ['a subdomain of the public address', 'https://cards.playset.example', undefined, 403],
  ])('from %s', async (_what, origin, host, answer) => {
    const { client } = await signedUp(market);
    // fetch says the host itself, so a proxy's word for it is what a server behind one hears.
    const headers = { origin, ...(host ? { 'x-forwarded-host': host } : {}) };
    expect((await client.post('/api/auth/refresh', undefined, headers)).status).toBe(answer);
  });
});

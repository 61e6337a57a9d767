// Who may call what, made from openapi.yaml: no operation answers without a token unless it is marked public.
import { JwtService } from '@nestjs/jwt';
import type { ProblemBody } from './client.js';
import { guarded, operations } from './operations.js';
import { type Member, signedUp } from './people.js';
import { story } from './story.js';

const NOBODY = '00000000-0000-4000-8000-000000000000';

/** What anybody may call; a new public route must be written down here. */
const PUBLIC = [
  'forgotPassword',
  'getCardImage',
  'getCardSymbolPicture',
  'getClientConfig',
  'getFrontPage',
  'login',
  'logout',
  'refresh',
  'resendVerification',
  'resetPassword',
  'signUp',
  'verifyEmail',
];

const addressOf = (path: string) => path.replace('{status}', 'ACTIVE').replace(/\{[^}]+\}/g, NOBODY);
/** What our own tokens say. */
const CLAIMS = { sub: NOBODY, role: 'STORE', sid: NOBODY, iss: 'playset', aud: 'playset-api' };

describe('access', () => {
  const market = story();
  let member: Member;
  let leaver: Member;
  beforeAll(async () => {
    member = await signedUp(market, { role: 'STORE' });
    leaver = await signedUp(market, { role: 'STORE' });
    await leaver.client.post('/api/auth/logout');
  });

  const signed = (claims: object, options: object = {}) =>
    market.app.get(JwtService, { strict: false }).sign(claims, { expiresIn: 60, ...options });

  /** What would open a door that is not well kept. */
  const KEYS: readonly (readonly [what: string, authorization: () => string | undefined])[] = [
    ['no token', () => undefined],
    ['a token that is none', () => 'Bearer nonsense'],
    ['another scheme', () => 'Basic cGxheWVyOnBsYXlzZXQ='],
    ['an unsigned token', () => `Bearer ${unsigned()}`],
    ['an expired token', () => `Bearer ${signed(CLAIMS, { expiresIn: -1 })}`],
    [
      'a token signed with another secret',
      () => `Bearer ${signed(CLAIMS, { secret: 'another-secret-0123456789' })}`,
    ],
    ['a token signed in another way', () => `Bearer ${signed(CLAIMS, { algorithm: 'HS512' })}`],
    ['a token of another issuer', () => `Bearer ${signed({ ...CLAIMS, iss: 'somebody' })}`],
    ['a token for another audience', () => `Bearer ${signed({ ...CLAIMS, aud: 'somebody' })}`],
    ['a token of no known role', () => `Bearer ${signed({ ...CLAIMS, role: 'ADMIN' })}`],
    ['a refresh token', () => `Bearer ${member.client.cookies.get('refreshToken')}`],
  ];

  it('names the public operations, and only those', () => {
    const open = operations.filter((each) => !guarded.includes(each)).map(({ id }) => id);
    expect(open.sort()).toEqual(PUBLIC);
  });

  it('has one operationId for each operation', () => {
    expect(new Set(operations.map(({ id }) => id)).size).toBe(operations.length);
  });

  it('is given by a token of ours, so that the ones below are refused for what is wrong with them', async () => {
    const headers = { authorization: `Bearer ${signed(CLAIMS)}` };
    expect((await market.someone().call('GET', '/api/events', undefined, headers)).status).toBe(200);
  });

  describe.each(guarded)('$method $path', ({ path, method }) => {
    const body = ['GET', 'DELETE'].includes(method) ? undefined : {};

    it.each(KEYS)('answers 401 to %s', async (_what, authorization) => {
      const key = authorization();
      const headers: Record<string, string> = key ? { authorization: key } : {};
      const { status } = await market.someone().call(method, addressOf(path), body, headers);
      expect(status).toBe(401);
    });
  });

  describe.each(guarded.filter(({ method }) => method !== 'GET'))('$method $path', ({ path, method }) => {
    const body = method === 'DELETE' ? undefined : {};
    const ofSession = [
      ['has ended', () => leaver.client.token ?? ''],
      ['is forgotten', () => signed(CLAIMS)],
    ] as const;

    it.each(ofSession)('answers 401 to a token whose session %s, because it writes', async (_what, token) => {
      const headers = { authorization: `Bearer ${token()}` };
      const reply = await market.someone().call<ProblemBody>(method, addressOf(path), body, headers);
      expect([reply.status, reply.body.code]).toEqual([401, 'auth.session-ended']);
    });
  });
});

/** What a forger would try first: our own claims under `alg: none`. */
function unsigned(): string {
  const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
  return `${part({ alg: 'none', typ: 'JWT' })}.${part({ ...CLAIMS, exp: 4_102_444_800 })}.`;
}
